"""Tables are closed, removed and rid of a person while a server has them open; it notices."""

import asyncio
import json
from pathlib import Path
from random import Random

import httpx
import pytest
from cli.running import run
from websockets.exceptions import ConnectionClosed

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.server.care.management import close, forget, remove
from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import summary
from wunderkammer.server.tables.loading import read
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.store import open_store

from .filling import fill, made
from .inside import legal, table_of, tell, until
from .serving import seated


async def play(house: House, name: str, moves: int) -> None:
    rng = Random(7)
    for _ in range(moves):
        room = await house.room(name)
        seat, ply = room.table.actors()[0], room.table.number
        move = rng.choice(legal(room, seat))
        await house.submit(name, f"go{ply}", lambda table: table.play(seat, ply, [move]))  # noqa: B023


def test_a_closed_table_takes_nothing_and_can_be_looked_at(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None], listed=True)
        other = await open_store(tmp_path / "tables.db")
        async with seated(address, "table", "token-1") as person:
            shown = await person.hear("table")
            assert await close(other, "table")
            await other.close()
            assert (await person.hear("table"))["news"] == [{"what": "closed", "seat": None}]
            answer = await person.ask(do="play", id="p", event=shown["event"], moves=shown["legal"][:1])
            assert (answer["is"], answer["code"]) == ("refused", "table-closed")
            answer = await person.ask(do="say", id="s", text="Hello")
            assert answer["code"] == "table-closed"
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            assert (await client.get("/tables/table")).status_code == 200
            assert (await client.get("/tables", params={"phase": "playing"})).json() == []
        assert not await close(house.store, "table"), "once is enough"
        house.rooms.recent.clear()
        assert (await house.room("table")).table.closed

    tell(tmp_path, story)


def test_bots_at_a_closed_table_stop(tmp_path: Path) -> None:
    async def story(house: House, _: str) -> None:
        await table_of(house, "artisans", [None, "random"])
        await close(house.store, "table")
        room = await house.newest("table")
        assert room.table.actors() == []
        await house.upkeep.settle()
        assert await house.store.due(1e12, (-1.0, ""), 9) == []

    tell(tmp_path, story)


def test_nothing_is_due_at_a_table_that_was_closed_before_it_began(tmp_path: Path) -> None:
    async def story(house: House, _: str) -> None:
        chairs = [ev.Chair("person", "Ada", token="a", seals=True), ev.Chair("person", "Ben", token="b", seals=True)]
        made = ev.Made("artisans", wk.game("artisans").rules, {}, "", chairs, False, 10, "", sealed=True)
        await house.make(made, name="table")
        assert summary.due((await house.room("table")).table) is not None, "seals are waited for"
        await close(house.store, "table")
        room = await house.newest("table")
        assert summary.due(room.table) is None

    tell(tmp_path, story)


def test_a_table_that_was_removed_is_noticed(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with seated(address, "table", "token-1") as person:
            await person.hear("table")
            assert await remove(house.store, "table")
            with pytest.raises(ConnectionClosed):
                await person.hear("nothing else")
        with pytest.raises(Refused) as caught:
            await house.room("table")
        assert caught.value.code == "no-such-table"
        assert not await remove(house.store, "table")

    tell(tmp_path, story)


def test_a_move_at_a_removed_table_is_refused_at_once(tmp_path: Path) -> None:
    async def story(house: House, _: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await remove(house.store, "table")
        move, ply = legal(room, 0)[0], room.table.number
        with pytest.raises(Refused) as caught:
            await house.submit("table", "go", lambda table: table.play(0, ply, [move]))
        assert caught.value.code == "no-such-table"
        assert "table" not in house.rooms

    tell(tmp_path, story)


def test_a_person_is_forgotten_and_the_game_stays(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None], listed=True)
        await play(house, "table", 20)
        for seat, text in ((0, "my secret"), (1, "hello Person 1")):
            await house.submit("table", f"say{seat}", lambda table: table.say(seat, text))  # noqa: B023
        before = (await read(house.store, "table")).game
        async with seated(address, "table") as watcher:
            await watcher.hear("table")
            assert await forget(house.store, "table", " person  1")
            with pytest.raises(ConnectionClosed):  # viewers reconnect and get everything again
                await watcher.hear("nothing else")
        await until(lambda: "table" not in house.rooms)
        rows = await house.store.rows("table")
        assert b"my secret" not in b"".join(row.event for row in rows)
        after = (await house.room("table")).table
        assert after.chairs.people() == ["N. N. 1", "Person 2"]
        assert record.write(after.game.record).splitlines()[8:] == record.write(before.record).splitlines()[8:]
        assert after.game.state.view(None)["players"] == before.state.view(None)["players"]
        news = (await house.room("table")).recent_news(0).news
        assert [one.text for one in news if one.text] == ["…", "hello Person 1"]
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            (shown,) = (await client.get("/tables", params={"phase": "playing"})).json()
        assert [one["name"] for one in shown["seats"]] == ["N. N. 1", "Person 2"]
        assert not await forget(house.store, "table", "Person 1"), "there is nothing left"
        await play(house, "table", 3)

    tell(tmp_path, story)
    assert b"my secret" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


def test_the_command(tmp_path: Path) -> None:
    async def write() -> None:
        store = await open_store(tmp_path / "tables.db")
        person = ev.Chair("person", "Ada", token="x")
        await fill(store, ["old", "other"], made([ev.Chair()] * 2, listed=True))
        await fill(store, ["mine"], made([person, ev.Chair()], game="artefakt"), since=2e9)
        await store.close()

    asyncio.run(write())
    where = ["--data", tmp_path]

    def listed(*filters: object) -> list[str]:
        answer = run("tables", "list", "--json", *filters, *where)
        assert answer.code == 0, answer.err
        return [one["table"] for one in json.loads(answer.out)]

    assert listed() == ["mine", "other", "old"]
    assert listed("--game", "artefakt") == ["mine"]
    assert listed("--listed") == ["other", "old"]
    assert listed("--unlisted") == ["mine"]
    assert listed("--older-than", 1) == ["other", "old"]
    assert listed("--phase", "over") == []
    assert run("tables", "list", "--phase", "never", *where).code == 2
    assert (
        run("tables", "forget", "--name", "Ada", "--yes", *where).out
        == "The name and the messages were removed from one table.\n"
    )
    assert "N. N. 1" in run("tables", "list", *where).out
    assert run("tables", "close", "mine", "none", *where).code == 2
    assert listed("--phase", "closed") == ["mine"]
    prune = ["tables", "prune", "--phase", "gathering", "--older-than", 1, *where]
    assert "old" in run(*prune, "--dry-run").out
    for lang, typed, choice in (("en", "n", "[y/N]"), ("fr", "", "[o/N]"), ("de", "no", "[j/N]")):
        answer = run(*prune, "--lang", lang, typed=f"{typed}\n")
        assert (answer.code, choice in answer.out) == (1, True)
    assert listed() == ["mine", "other", "old"]
    assert run(*prune, "--lang", "fr", typed="o\n").code == 0
    assert listed() == ["mine"]
    assert run("tables", "delete", "mine", "--yes", *where).out == "One table was removed.\n"
    assert listed() == []
    assert run("tables", "export", "--out", tmp_path / "games", *where).code == 0
