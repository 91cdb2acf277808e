"""When something around the server breaks: it keeps running, and leaves nothing behind."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg

from .inside import open_house, table_of
from .serving import make, seated, served

WAIT = 20.0  # seconds


def running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_the_thinkers_of_a_killed_server_end_too(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert server.process is not None
        asyncio.run(make(server.address, "artefakt", ["master", "master"]))
        end = time.monotonic() + WAIT
        while not (thinkers := children(server.process.pid)) and time.monotonic() < end:
            time.sleep(0.05)
        assert thinkers
        time.sleep(1.0)  # so that they are at it
        os.kill(server.process.pid, signal.SIGKILL)
        while any(map(running, thinkers)) and time.monotonic() < end:
            time.sleep(0.05)
        assert not any(map(running, thinkers))


def test_a_worker_looks_by_itself_when_no_hint_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (one, here), open_house(tmp_path) as (_, there):
            await table_of(one, "artefakt", [None] * 2)
            async with seated(here, "table", "token-1") as ann, seated(there, "table", "token-2") as bob:
                await bob.hear("table")
                for number in range(2):
                    await ann.ask(do="say", id=f"s{number}", text="hello")
                    assert (await bob.hear("table"))["news"] == [{"what": "said", "seat": 0, "text": "hello"}]
                await asyncio.gather(*[person.ask(do="say", id="both", text="yes") for person in (ann, bob)])

    asyncio.run(story())


def test_the_database_hangs_up(postgres: Callable[[], str]) -> None:
    address = postgres()

    async def story() -> None:
        async with open_house(address) as (house, here):
            await table_of(house, "artefakt", [None] * 2)
            async with seated(here, "table", "token-1") as person:
                await person.hear("table")
                for number in range(3):
                    await hang_up(address)
                    assert (await person.ask(do="say", id=f"s{number}", text="hello"))["is"] == "done"
                    assert [row.command for row in await house.store.rows("table")].count(f"1/s{number}") == 1

    asyncio.run(story())


def test_who_comes_when_the_database_hangs_up_is_let_in(postgres: Callable[[], str]) -> None:
    """Every connection of the pool is lost at once, and the first to notice is a visitor."""
    address = postgres()

    async def story() -> None:
        async with open_house(address) as (house, here):
            await table_of(house, "artefakt", [None] * 2)
            await asyncio.gather(*[house.store.heights(["table"]) for _ in range(8)])
            for _ in range(5):
                await hang_up(address)
                async with seated(here, "table", "token-1") as visitor:
                    assert (await visitor.hear())["is"] == "welcome"

    asyncio.run(story())


async def hang_up(address: str) -> None:
    db = await asyncpg.connect(address)
    await db.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await db.close()
