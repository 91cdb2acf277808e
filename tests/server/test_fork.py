"""Tables that go on from another game: they begin where it was, with a chance of their own."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from wunderkammer import record
from wunderkammer.core.errors import RecordError
from wunderkammer.record import fair

from .inside import open_house
from .provoked import opened
from .serving import play_out, seated, served

GAME = (Path(__file__).parents[1] / "records" / "3-seats-advanced.wk").read_text(encoding="utf-8")
PLAYED = record.parse(GAME)
FORK = {"game": "artefakt", "seats": 3, "record": GAME, "at": 60}


async def forked(address: str, **more: object) -> dict[str, Any]:
    """A table of which the first seat is ours, and begun."""
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        body = {**FORK, "bots": [None, "random", "random"], **more}
        answer = await client.post("/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        sat = await client.post(
            f"/tables/{made['table']}/sit", json={"name": "Zoe", "invitation": made["invitations"][0]}
        )
        assert sat.status_code == 201, sat.text
        made["tokens"] = [sat.json()["token"]]
    return made


def refused(tmp_path: Path, **body: object) -> dict[str, Any]:
    async def asked() -> dict[str, Any]:
        async with opened(tmp_path) as (_, client):
            answer = await client.post("/tables", json={**FORK, **body})
            assert answer.status_code == 409
            return dict(answer.json())

    return asyncio.run(asked())


def test_it_begins_there_and_is_played_to_an_end_that_can_be_checked(tmp_path: Path) -> None:
    async def story() -> tuple[dict[str, Any], str]:
        async with open_house(tmp_path) as (_, address):
            made = await forked(address)
            async with seated(address, made["table"], made["tokens"][0]) as person:
                assert (await person.hear("welcome"))["given"] == 60
            await play_out(address, made["table"], made["tokens"][0], Random(4))
            async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/{made['table']}") as client:
                replay = (await client.get("/replay?eyes=open")).json()
                assert replay["given"] == 60
                return made, (await client.get("/record")).text

    made, text = asyncio.run(story())
    game = record.parse(text)
    record.verify(game)
    assert [entry.move for entry in game.entries[:60]] == [entry.move for entry in PLAYED.entries[:60]]
    assert game.options == PLAYED.options
    assert game.people == ["Zoe", "random", "random"]
    fairness = fair.noted(text)
    assert fairness is not None
    assert fairness.since == 60
    assert fair.commitment(fairness.key) == made["commitment"]
    assert fair.check(game, fairness) > 0
    with pytest.raises(RecordError, match="unfair outcome"):  # what was given came from another chance
        fair.check(game, fairness._replace(since=0))


@pytest.mark.soak
def test_it_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        made = asyncio.run(forked(server.address))
        server.kill()
        server.start()
        asyncio.run(play_out(server.address, made["table"], made["tokens"][0], Random(4)))
        text = httpx.get(f"http://{server.address}/api/tables/{made['table']}/record").text
        assert fair.noted(text).since == 60  # type: ignore[union-attr]
        record.verify(record.parse(text))


def test_what_was_given_cannot_be_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (_, address):
            made = await forked(address)
            async with seated(address, made["table"], made["tokens"][0]) as person:
                now = await person.hear("table")
                while now["phase"] != "playing" or not now["legal"]:
                    now = await person.hear("table")
                assert now["undo"] is None or now["undo"] >= 60
                assert len(now["story"]) > 0
                for to in (0, 59):
                    answer = await person.ask(do="undo", id=f"u{to}", to=to)
                    assert answer["code"] in ("undo-nothing", "no-such-ply")

    asyncio.run(story())


def test_a_finished_table_can_be_gone_on_from(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (_, address):
            first = await forked(address, at=100)
            async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
                body = {"game": "artefakt", "seats": 3, "table": first["table"], "at": 110}
                assert (await client.post("/tables", json=body)).json()["code"] == "still-playing"
                await play_out(address, first["table"], first["tokens"][0], Random(4))
                second = (await client.post("/tables", json={**body, "bots": ["random"] * 3})).json()
                seen = 0
                while (now := (await client.get(f"/tables/{second['table']}?seen={seen}&wait=20")).json())[
                    "phase"
                ] != "over":
                    seen = now["event"]
                text = (await client.get(f"/tables/{second['table']}/record")).text
            assert fair.noted(text).since == 110  # type: ignore[union-attr]

    asyncio.run(story())


def test_what_is_asked_for_wrongly_is_refused(tmp_path: Path) -> None:
    last = len(PLAYED.entries)
    assert refused(tmp_path, at=last + 1)["args"] == {"ply": last + 1, "last": last}
    assert refused(tmp_path, at=last)["code"] == "game-over"
    assert refused(tmp_path, at=None)["code"] == "record-or-table"
    assert refused(tmp_path, record="")["code"] == "record-or-table"
    assert refused(tmp_path, table="x")["code"] == "record-or-table"
    assert refused(tmp_path, seats=2)["args"] == {"game": "artefakt", "seats": 3}
    assert refused(tmp_path, game="artisans")["code"] == "other-game"
    assert refused(tmp_path, record=GAME.replace("* lay", "* loy", 1))["code"] == "unknown-move"
    assert refused(tmp_path, record=GAME, edition="x = 1")["code"].startswith("edition")


@pytest.mark.parametrize("at", [0, 1, 5, 12])
def test_in_the_midst_of_chance_the_new_chance_goes_on(at: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (house, address):
            made = await forked(address, at=at)
            async with seated(address, made["table"], made["tokens"][0]) as person:
                while (await person.hear("table"))["phase"] != "playing":
                    pass
            room = await house.room(made["table"])
            game = room.table.game.record
            assert game.entries[:at] == [record.Entry(entry.seat, entry.move) for entry in PLAYED.entries[:at]]
            fair.check(game, room.table.fairness)

    asyncio.run(story())
