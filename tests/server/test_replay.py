"""Whole games step by step: what each viewer saw, and nothing else during the game."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.server.house.commands import do
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.wire.messages import Play

from .inside import keys_of, legal, table_of, tell
from .provoked import opened
from .serving import seated

GAME = (Path(__file__).parents[1] / "records" / "3-seats-advanced.wk").read_text(encoding="utf-8")


async def played_on(house: House, room: Room, actions: int) -> None:
    """Everybody makes the last move in their list, until there are this many actions."""
    while len(room.table.game.record.entries) < actions and room.table.actors():
        seat = room.table.actors()[0]
        event = room.table.number
        await do(house, room, Play(id=f"m{event}", event=event, moves=[legal(room, seat)[-1]]), keys_of(seat))


async def replay(address: str, eyes: str = "", token: str = "") -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table") as client:
        return await client.get("/replay", params={"eyes": eyes}, headers=headers)


def upload(tmp_path: Path, **body: object) -> httpx.Response:
    async def asked() -> httpx.Response:
        async with opened(tmp_path) as (_, client):
            return await client.post("/replay", json=body)

    return asyncio.run(asked())


@pytest.mark.parametrize(("game", "seats"), [("artefakt", 3), ("artifact", 3), ("artisans", 3)])
def test_a_game_that_goes_on_is_seen_with_ones_own_eyes(game: str, seats: int, tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, game, [None] * seats)
        await played_on(house, room, 60)
        told = (await replay(address, "", "token-2")).json()
        played = room.table.game.record
        assert [told["eyes"], told["phase"], told["scores"]] == ["1", "playing", []]
        assert len(told["steps"]) == len(played.entries)
        states = record.positions(played)
        assert told["view"] == as_json(next(states).view(1))
        for step, state, entry in zip(told["steps"], states, played.entries, strict=True):
            assert step["view"] == as_json(state.view(1))
            assert step["story"] == as_json(state.story(1))
            assert step["asked"] == state.actors()
            assert step["seat"] == (None if entry.seat == wk.CHANCE else entry.seat)
            assert len(step["points"]) == seats
        assert (await replay(address)).json()["eyes"] == "spectator"
        for eyes, token in (("open", "token-1"), ("0", "token-2"), ("0", ""), ("open", "")):
            refused = await replay(address, eyes, token)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-your-eyes")
        refused = await replay(address, "4", "token-1")
        assert (refused.status_code, refused.json()["code"]) == (409, "no-such-seat")

    tell(tmp_path, story)


def test_when_it_is_over_everybody_has_all_eyes(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await played_on(house, room, 10_000)
        played = room.table.game.record
        told = {eyes: (await replay(address, eyes)).json() for eyes in ("0", "1", "spectator", "open")}
        for eyes, one in told.items():
            assert [one["eyes"], one["phase"], one["scores"]] == [eyes, "over", played.scores]
            assert one["steps"][-1]["points"] == played.scores
        assert [step["move"] for step in told["open"]["steps"]] == [entry.move for entry in played.entries]
        assert any("?" in step["move"] for step in told["0"]["steps"])
        assert told["0"]["steps"][40]["view"]["players"][0]["hidden"] == 0

    tell(tmp_path, story)


def test_the_steps_tell_what_was_told_live(tmp_path: Path) -> None:
    """Event by event, so that a line of the log is found in the replay."""

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None, None, None], {"advanced": True})
        told: list[dict[str, Any]] = []
        async with seated(address, "table", "token-2") as person:
            told += (await person.hear("table"))["story"]
            while len(room.table.game.record.entries) < 120:
                await played_on(house, room, len(room.table.game.record.entries) + 1)
                told += (await person.hear("table"))["story"]
        steps = (await replay(address, "1", "token-2")).json()["steps"]
        assert [event for step in steps for event in step["story"]] == told

    tell(tmp_path, story)


def test_before_the_game_there_is_nothing_to_tell(tmp_path: Path) -> None:
    async def asked() -> httpx.Response:
        async with opened(tmp_path) as (_, client):
            made = (await client.post("/tables", json={"game": "artisans", "seats": 2})).json()
            return await client.get(f"/tables/{made['table']}/replay")

    assert asyncio.run(asked()).json()["code"] == "not-begun"


def test_a_record_is_told_as_it_stands(tmp_path: Path) -> None:
    answer = upload(tmp_path, record=GAME)
    assert answer.headers["content-encoding"] == "gzip"
    told = answer.json()
    game = record.parse(GAME)
    assert [told["game"], told["table"], told["eyes"], told["scores"]] == ["artefakt", "", "open", game.scores]
    assert [seat["name"] for seat in told["seats"]] == game.people
    assert len(told["steps"]) == len(game.entries)
    assert sum(told["steps"][-1]["points"]) > 0


def test_who_cannot_unpack_gets_it_in_full(tmp_path: Path) -> None:
    async def asked() -> tuple[bytes, bytes]:
        async with opened(tmp_path) as (_, client):
            answers = []
            for encoding in ("gzip", "identity"):
                headers = {"accept-encoding": encoding}
                async with client.stream("POST", "/replay", json={"record": GAME}, headers=headers) as answer:
                    answers.append(b"".join([part async for part in answer.aiter_raw()]))
            return answers[0], answers[1]

    packed, plain = asyncio.run(asked())
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 10


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "not-a-record", 1),
        ("hello", "not-a-record", 1),
        (GAME.replace("Game: artefakt", "Game: chess"), "unknown-game", None),
        (GAME.replace("* lay", "* loy", 1), "unknown-move", None),
        (GAME.replace("\n\n", "\n\n1 collect\n", 1), "not-chance", None),
        (GAME.replace("= ", "= 1", 1), "wrong-scores", None),
        (GAME.replace("* lay ", "* ?; ", 1), "hidden-move", None),
    ],
)
def test_what_is_wrong_with_a_record_is_said_with_its_line(
    text: str, code: str, line: int | None, tmp_path: Path
) -> None:
    answer = upload(tmp_path, record=text)
    refused = answer.json()
    assert (answer.status_code, refused["code"]) == (409, code)
    assert refused["args"]["line"] == line if line else refused["args"]["line"] > 1


def test_an_illegal_move_is_refused_with_its_clause(tmp_path: Path) -> None:
    lines = GAME.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    lines[place] = "1 collect"
    refused = upload(tmp_path, record="\n".join(lines)).json()
    assert (refused["code"], refused["args"]["line"]) == ("illegal-move", place + 1)
    assert refused["args"]["reason"]["clause"].startswith("artefakt §")


def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    assert upload(tmp_path, record=GAME + "; word\n" * 20_000).status_code == 413


def as_json(value: object) -> Any:  # noqa: ANN401
    return json.loads(json.dumps(value))
