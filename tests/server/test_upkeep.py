"""A server starts with the tables where something is due, opens them while it serves, and reads earlier stores."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from wunderkammer.server.house import upkeep
from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev
from wunderkammer.server.thinking import autopilot
from wunderkammer.store import open_store
from wunderkammer.store.trouble import AWAY, DAMAGED, trouble

from .filling import PERSON, Reads, fill, made
from .inside import legal, open_house, table_of, tell, until
from .serving import seated
from .test_lobby import ask
from .test_old_store import TABLES, store

__all__ = ["store"]  # the fixture

BOTS = [ev.Chair("bot", level="random")] * 2


def column(folder: Path, name: str) -> dict[str, object]:
    """What the store says of each table."""
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        return dict(db.execute(f'SELECT "table", {name} FROM tables').fetchall())


def test_a_start_reads_only_what_is_due(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before() -> None:
        store = await open_store(tmp_path / "tables.db")
        await fill(store, [f"free{number}" for number in range(300)], made([ev.Chair()] * 2))
        await fill(store, ["bots1", "bots2"], made(BOTS))
        await store.close()

    read: list[str] = []
    real = House.read

    async def counted(house: House, name: str) -> object:
        read.append(name)
        return await real(house, name)

    async def after(house: House, _: str) -> None:
        await until(lambda: sorted(read) == ["bots1", "bots2"])
        rooms = [await house.room(name) for name in read[:2]]
        await until(lambda: all(room.table.phase == "over" for room in rooms))
        assert sorted(read) == ["bots1", "bots2"], "of 302 tables"

    asyncio.run(before())
    monkeypatch.setattr(House, "read", counted)
    tell(tmp_path, after)


def test_who_waits_for_people_is_not_read_again(tmp_path: Path) -> None:
    """A game with bots at which a person is asked: after an orderly end nothing is due."""

    async def before(house: House, _: str) -> None:
        room = await table_of(house, "artisans", [None, "random"])
        await until(lambda: room.table.actors() == [0])

    async def after(house: House, _: str) -> None:
        reads = Reads(house.store)
        await house.upkeep.open_due()
        assert reads.names == []
        assert not house.rooms

    tell(tmp_path, before)
    assert column(tmp_path, "due") == {"table": None}
    tell(tmp_path, after)


def test_a_table_in_use_is_due_after_a_crash(tmp_path: Path) -> None:
    """The mark is written with the move, not afterwards: whatever happens then, the next server lets the bot go on."""

    async def story(house: House, _: str) -> None:
        room = await table_of(house, "artisans", [None, "random"])
        await until(lambda: room.table.actors() == [0])
        await house.upkeep.describe(room, leaving=True)
        assert column(tmp_path, "due") == {"table": None}
        move, ply = legal(room, 0)[0], room.table.number
        await house.submit("table", "go", lambda table: table.play(0, ply, [move]))
        assert column(tmp_path, "due") == {"table": 0.0}

    tell(tmp_path, story)


def test_a_clock_runs_on_without_its_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "NEAR", 0.0)
    monkeypatch.setattr(autopilot, "NEAR", 0.0)
    monkeypatch.setattr(upkeep, "ROUND", 600.0)  # the rounds are made here

    async def story(house: House, _: str) -> None:
        number = (await table_of(house, "artisans", [None, None], pace=1)).table.number
        await house.upkeep.settle()
        house.rooms.recent.clear()
        await until(lambda: not house.rooms)

        async def late() -> bool:
            await house.upkeep.settle()  # a slow machine was still thinking at the first look
            await house.upkeep.open_due()
            await house.upkeep.wind_clocks()  # and opened the table at once
            return "table" in house.rooms and house.rooms["table"].table.number > number

        async with asyncio.timeout(30):
            while not await late():
                await asyncio.sleep(0.02)
        assert any(one.what == "late" for one in house.rooms["table"].recent_news(number).news)

    tell(tmp_path, story)


def test_a_clock_runs_on_while_somebody_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is wound a minute before its end, also at a table that stays in memory."""
    monkeypatch.setattr(upkeep, "ROUND", 600.0)  # the rounds are made here

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None], pace=3600)
        number = room.table.number
        async with seated(address, "table", "token-1"):
            await house.upkeep.wind_clocks()
            assert room.clock is None, "there is an hour left"
            room.table.moved -= 3600  # which passes
            await house.upkeep.wind_clocks()
            await until(lambda: room.table.number > number)
        assert any(one.what == "late" for one in room.recent_news(number).news)

    tell(tmp_path, story)


def test_idle_rooms_are_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.server.house.rooms.STAY", 0.0)

    async def story(house: House, _: str) -> None:
        await table_of(house, "artisans", [None, None])
        await house.upkeep.settle()
        await until(lambda: not house.rooms)

    tell(tmp_path, story)


def test_lists_of_a_store_of_version_0_1_are_filled_in(store: Path) -> None:
    """While it serves: of finished tables from their logs, of the others when they are opened."""

    async def story(house: House, address: str) -> None:
        known = {"gathering", "playing", "over"}
        await until(lambda: set(column(store, "phase").values()) <= known)
        phases = column(store, "phase")
        for one in TABLES.values():
            before, now = one["phase"], phases[one["table"]]
            assert before == now or (before, now) == ("playing", "over"), "bots may have played on"
        listed = {name for name, yes in column(store, "listed").items() if yes}
        shown = [one["table"] for phase in known for one in await ask(address, phase=phase)]
        assert sorted(shown) == sorted(listed)
        for one in TABLES.values():
            assert (await house.room(one["table"])).table.made.listed == (one["table"] in listed)

    assert set(column(store, "over").values()) == {0, 1}
    tell(store, story)


@pytest.mark.parametrize(("cause", "goes_on"), [(DAMAGED, True), (AWAY, False)])
def test_a_damaged_page_keeps_nothing_else_from_being_seen_to(tmp_path: Path, cause: str, goes_on: bool) -> None:
    async def story(house: House, _: str) -> None:
        rounds, seen = [], []

        async def troubled() -> None:
            rounds.append(1)
            raise trouble(cause)

        async def see_to() -> None:
            seen.append(1)

        watch = upkeep.Upkeep(house)
        watch.keep_time, watch.open_due = troubled, see_to  # type: ignore[method-assign]
        running = asyncio.create_task(watch.run())
        await until(lambda: rounds)
        await asyncio.sleep(0.1)
        running.cancel()
        assert bool(seen) == goes_on

    tell(tmp_path, story)


def test_the_server_is_ready_before_tables_are_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = asyncio.Event()

    async def never(house: House, name: str) -> object:  # noqa: ARG001
        await told.wait()
        raise AssertionError

    async def story() -> None:
        store = await open_store(tmp_path / "tables.db")
        await fill(store, ["bots"], made(BOTS))
        await fill(store, ["listed"], made([PERSON, ev.Chair()], listed=True))
        await store.close()
        monkeypatch.setattr(House, "read", never)
        async with open_house(tmp_path) as (house, address):
            await until(lambda: "bots" in house.rooms.opening)
            assert [one["table"] for one in await ask(address)] == ["listed"]

    asyncio.run(story())
