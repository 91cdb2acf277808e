"""Clocks run only while somebody serves: no game is lost by downtime, and no time is won by it."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import httpx
import pytest

from wunderkammer.server.care import serving_time
from wunderkammer.server.care.serving_time import ServingTime
from wunderkammer.server.house import upkeep
from wunderkammer.store import open_store
from wunderkammer.store.schema import STEPS

from .inside import open_house, table_of, until

PACE = 100  # seconds
SERVED = 40.0  # of them, before the server was away
AWAY = 5000.0
PAST = (
    f"UPDATE log SET at = at - {SERVED + AWAY}",
    f"UPDATE runs SET began = began - {SERVED + AWAY}, seen = seen - {AWAY}",
)


async def begin(where: Path | str) -> None:
    async with open_house(where) as (house, _):
        await table_of(house, "artefakt", [None] * 2, pace=PACE)


async def left(address: str) -> float:
    async with httpx.AsyncClient(base_url=f"http://{address}/api/tables") as client:
        told: float = (await client.get("/table")).json()["left"]
    return told


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        for statement in statements:
            db.execute(statement)


def test_a_clock_stands_still_while_nobody_serves(tmp_path: Path) -> None:
    async def again() -> None:
        async with open_house(tmp_path) as (house, address):
            assert PACE - SERVED - 20 < await left(address) <= PACE - SERVED
            room = await house.room("table")
            assert room.table.number == 2, "nobody was late"
            assert room.clock is not None
            assert 0 < room.clock.when() - asyncio.get_running_loop().time() <= PACE - SERVED

    asyncio.run(begin(tmp_path))
    change(tmp_path / "tables.db", *PAST)
    asyncio.run(again())
    change(
        tmp_path / "tables.db",
        f"UPDATE log SET at = at - {AWAY}",
        f"UPDATE runs SET began = began - {AWAY}, seen = seen - {AWAY}",
    )
    asyncio.run(again())  # however often it was away


def test_a_clock_that_ran_out_while_somebody_served_rings(tmp_path: Path) -> None:
    """Several downtimes are no way to think for ever."""

    async def again() -> None:
        async with open_house(tmp_path) as (house, _):
            room = await house.room("table")
            await until(lambda: room.table.number > 2)

    asyncio.run(begin(tmp_path))
    change(tmp_path / "tables.db", PAST[0], f"UPDATE runs SET began = began - {SERVED + AWAY}")  # it served all along
    asyncio.run(again())


def test_the_same_in_a_database(postgres: Callable[[], str]) -> None:
    address = postgres()

    async def story() -> None:
        await begin(address)
        db = await asyncpg.connect(address)
        for statement in PAST:
            await db.execute(statement)
        await db.close()
        async with open_house(address) as (_, here):
            assert PACE - SERVED - 20 < await left(here) <= PACE - SERVED

    asyncio.run(story())


def test_a_worker_that_begins_later_counts_what_others_served(postgres: Callable[[], str]) -> None:
    address = postgres()

    async def story() -> None:
        async with open_house(address) as (house, _):
            await table_of(house, "artefakt", [None] * 2, pace=PACE)
            db = await asyncpg.connect(address)
            await db.execute(f"UPDATE log SET at = at - {SERVED}")
            await db.execute(f"UPDATE runs SET began = began - {SERVED + AWAY}")
            await db.close()
            async with open_house(address) as (_, there):
                assert PACE - SERVED - 20 < await left(there) < PACE - SERVED + 20

    asyncio.run(story())


def test_time_in_which_the_store_was_away_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor time in which the machine slept: no round of upkeep came about."""
    monkeypatch.setattr(upkeep, "ROUND", 0.05)

    async def story() -> None:
        async with open_house(tmp_path) as (house, address):
            room = await table_of(house, "artefakt", [None] * 2, pace=PACE)
            room.table.moved -= SERVED + AWAY
            house.serving_time.began -= SERVED + AWAY
            house.serving_time.alive -= AWAY
            await until(lambda: room.table.lost > 0)
            assert PACE - SERVED - 5 < await left(address) <= PACE - SERVED

    asyncio.run(story())


def test_what_was_lost_is_what_nobody_covers(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "tables.db")
        hours = ServingTime(store)
        hours.began = 1000.0
        hours.runs = [(100.0, 200.0), (150.0, 300.0), (700.0, 900.0), (50.0, 120.0)]
        lost = {moment: hours.lost_since(moment) for moment in (0.0, 60.0, 250.0, 300.0, 500.0, 950.0, 1000.0, 2000.0)}
        assert lost == {
            0.0: 550.0,
            60.0: 500.0,
            250.0: 500.0,
            300.0: 500.0,
            500.0: 300.0,
            950.0: 50.0,
            1000.0: 0,
            2000.0: 0,
        }
        await store.close()

    asyncio.run(story())


def test_an_idle_server_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving_time, "BEAT", 0.0)

    async def story() -> None:
        async with open_house(tmp_path) as (house, _):
            noted = house.serving_time.noted
            await house.serving_time.beat()
            assert house.serving_time.noted == noted
            await table_of(house, "artefakt", [None] * 2, pace=PACE)
            await house.serving_time.beat()
            assert house.serving_time.noted > noted

    asyncio.run(story())


def test_a_store_without_notes_gives_back_all_the_time(tmp_path: Path) -> None:
    """One of version 0.1, or with a damaged page there."""

    async def again() -> None:
        async with open_house(tmp_path) as (_, address):
            assert PACE - 20 < await left(address) <= PACE

    asyncio.run(begin(tmp_path))
    change(tmp_path / "tables.db", PAST[0], "DELETE FROM runs")
    asyncio.run(again())
    assert any("runs" in statement for step in STEPS for statement in step)
