"""A full disk, a locked file, a database that hangs: named in one word, refused in time, over by itself."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import httpx
import pytest

from wunderkammer.server.house.house import House
from wunderkammer.server.http import readiness
from wunderkammer.server.system import logs
from wunderkammer.store import StoreTrouble, sqlite
from wunderkammer.store import postgres as pg
from wunderkammer.store.health import Health
from wunderkammer.store.sqlite import SqliteStore
from wunderkammer.store.trouble import WRITING, trouble

from .faults import line_to
from .inside import open_house, table_of, until
from .serving import seated
from .test_trouble import hang_up

FULL = "PRAGMA max_page_count = 1"  # as few as there are
ROOMY = "PRAGMA max_page_count = 1000000"
READ_ONLY, WRITABLE = "PRAGMA query_only = ON", "PRAGMA query_only = OFF"


@asynccontextmanager
async def asked(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://{address}") as client:
        yield client


async def turn(house: House, statement: str) -> None:
    """Change how the connection to the file behaves."""
    assert isinstance(house.store, SqliteStore)
    await house.store.do(lambda db: db.execute(statement).fetchall())


@pytest.mark.parametrize(("broken", "mended", "word"), [(FULL, ROOMY, "full"), (READ_ONLY, WRITABLE, "read-only")])
def test_a_disk_that_cannot_be_written(
    broken: str,
    mended: str,
    word: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(readiness, "OFTEN", 0.0)
    long = "x" * 400

    async def story() -> None:
        async with open_house(tmp_path) as (house, here), asked(here) as client:
            await table_of(house, "artefakt", [None] * 2)
            async with seated(here, "table", "token-1") as person:
                await person.hear("table")
                assert (await client.get("/readyz")).text == "ready"
                await turn(house, broken)
                answer = {"is": "done"}
                for number in range(100):  # until the last page is full
                    answer = await person.ask(do="say", id=f"full{number}", text=long)
                    if answer["is"] != "done":
                        break
                assert answer["code"] == "store-away"
                ready = await client.get("/readyz")
                assert (ready.status_code, ready.text) == (503, word)
                assert f'wunderkammer_store_trouble{{cause="{word}"}} 1.0' in (await client.get("/metrics")).text
                made = await client.post("/api/tables", json={"game": "artefakt", "seats": 2})
                assert (made.status_code, made.json()["code"]) == (503, "store-away")
                assert (await client.get("/api/tables/table")).status_code == 200, "one can still read"
                assert house.store.health.cause == word, "which does not mean that one can write"
                await turn(house, mended)
                assert (await client.get("/readyz")).text == "ready"
                assert (await person.ask(do="say", id="again", text=long))["is"] == "done"
                assert f'wunderkammer_store_trouble{{cause="{word}"}} 0.0' in (await client.get("/metrics")).text

    caplog.set_level(logging.INFO)
    asyncio.run(story())
    notes = [logs.told(one) for one in caplog.records if one.name == "wunderkammer.server.house.house"]
    trouble = [note for note in notes if "cause" in note]
    assert [note["cause"] for note in trouble] == [word], "noted once, however often it is met"
    assert trouble[0]["problem"]


def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY", 0.2)
    monkeypatch.setattr(readiness, "OFTEN", 0.0)

    async def story() -> None:
        async with open_house(tmp_path) as (house, here), asked(here) as client:
            await table_of(house, "artefakt", [None] * 2)
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                made = await client.post("/api/tables", json={"game": "artefakt", "seats": 2})
                assert (made.status_code, made.json()["code"]) == (503, "store-away")
                assert house.store.health.cause == "busy"
                other.execute("ROLLBACK")
            assert (await client.post("/api/tables", json={"game": "artefakt", "seats": 2})).status_code == 201
            assert (await client.get("/readyz")).text == "ready"

    asyncio.run(story())


@pytest.mark.parametrize("cause", WRITING)
def test_what_is_read_does_not_show_that_one_can_write(cause: str) -> None:
    health = Health()
    health.failed(trouble(cause))
    health.worked(wrote=False)
    assert health.cause == cause
    health.worked(wrote=True)
    assert not health.cause


def test_a_disk_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LIMIT", 0.3)
    monkeypatch.setattr(readiness, "LIMIT", 0.1)
    monkeypatch.setattr(readiness, "OFTEN", 0.0)

    async def story() -> None:
        async with open_house(tmp_path) as (house, here), asked(here) as client:
            await table_of(house, "artefakt", [None] * 2)
            hanging = asyncio.Event()
            loop = asyncio.get_running_loop()
            assert isinstance(house.store, SqliteStore)
            stuck = asyncio.create_task(house.store.do(lambda _: hold(loop, hanging)))
            made = await client.post("/api/tables", json={"game": "artefakt", "seats": 2})
            assert (made.status_code, made.json()["code"]) == (503, "store-away")
            ready = await client.get("/readyz")
            assert (ready.status_code, ready.text) == (503, "away")
            with pytest.raises(StoreTrouble):
                await stuck
            hanging.set()
            await until(lambda: not house.store.health.cause)
            before = await house.store.tables(live=True, limit=10)
            assert before == ["table"], "what was refused is not done later"

    asyncio.run(story())


def hold(loop: asyncio.AbstractEventLoop, until_set: asyncio.Event) -> None:
    asyncio.run_coroutine_threadsafe(until_set.wait(), loop).result()


def test_a_database_that_hangs(postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pg, "LIMIT", 0.5)
    monkeypatch.setattr(readiness, "OFTEN", 0.0)

    database = postgres()

    async def story() -> None:
        async with line_to(database) as (line, address), open_house(address) as (house, here), asked(here) as client:
            await table_of(house, "artefakt", [None] * 2)
            async with seated(here, "table", "token-1") as person:
                await person.hear("table")
                line.open.clear()
                answer = await person.ask(do="say", id="lost", text="hello")
                assert (answer["is"], answer["code"]) == ("refused", "store-away")
                looked = await client.get("/api/tables/table")
                assert (looked.status_code, looked.json()["code"]) == (503, "store-away")
                ready = await client.get("/readyz")
                assert (ready.status_code, ready.text) == (503, "away")
                line.open.set()
                await until(lambda: not house.store.health.cause)
                assert (await person.ask(do="say", id="lost", text="hello"))["is"] == "done"
                assert [row.command for row in await house.store.rows("table")].count("1/lost") == 1
            assert (await client.get("/readyz")).text == "ready"

    asyncio.run(story())


def test_a_database_that_cannot_be_written(postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "OFTEN", 0.0)
    address = postgres()

    async def story() -> None:
        async with open_house(address) as (house, here), asked(here) as client:
            await table_of(house, "artefakt", [None] * 2)
            await change(address, "SET default_transaction_read_only = on")
            made = await client.post("/api/tables", json={"game": "artefakt", "seats": 2})
            assert (made.status_code, made.json()["code"]) == (503, "store-away")
            ready = await client.get("/readyz")
            assert (ready.status_code, ready.text) == (503, "read-only")
            await change(address, "RESET default_transaction_read_only")
            assert (await client.get("/readyz")).text == "ready"

    asyncio.run(story())


async def change(address: str, what: str) -> None:
    """A setting of the database, which new connections follow."""
    db = await asyncpg.connect(address)
    name = await db.fetchval("SELECT current_database()")
    await db.execute("SET default_transaction_read_only = off")
    await db.execute(f"ALTER DATABASE {name} {what}")
    await db.close()
    await hang_up(address)
