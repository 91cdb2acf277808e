"""Faults made on purpose: a line to the database that can hang, and pages of a file that are overwritten."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from urllib.parse import parse_qs, urlsplit

PAGE = 4096  # bytes, SQLite's default


class Line:
    """Between a client and PostgreSQL; while it hangs nothing comes through, and nobody is told."""

    def __init__(self, address: str) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.address = address
        self.writers: list[asyncio.StreamWriter] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        parts = urlsplit(self.address)
        folder = parse_qs(parts.query).get("host", [""])[0]
        if folder.startswith("/"):
            there = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{parts.port or 5432}")
        else:
            there = await asyncio.open_connection(parts.hostname, parts.port)
        self.writers += [writer, there[1]]
        for one, other in ((reader, there[1]), (there[0], writer)):
            task = asyncio.create_task(self.carry(one, other))
            self.tasks.add(task)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                await self.open.wait()
                writer.write(data)
                await writer.drain()
            writer.close()


@asynccontextmanager
async def line_to(address: str) -> AsyncIterator[tuple[Line, str]]:
    """The line, and the address of its end here."""
    line = Line(address)
    server = await asyncio.start_server(line.serve, "127.0.0.1", 0)
    parts = urlsplit(address)
    port = server.sockets[0].getsockname()[1]
    try:
        yield line, f"postgresql://{parts.username}:@127.0.0.1:{port}{parts.path}?sslmode=disable"
    finally:
        server.close()
        for writer in line.writers:
            writer.close()
        for task in line.tasks:
            task.cancel()
        await asyncio.gather(*line.tasks, return_exceptions=True)


def spoil(file: Path, page: int) -> None:
    """Overwrite a page, the first is 1, with garbage that is always the same."""
    with file.open("r+b") as opened:
        opened.seek((page - 1) * PAGE)
        opened.write(Random(page).randbytes(PAGE))


def pages(file: Path) -> range:
    return range(1, file.stat().st_size // PAGE + 1)
