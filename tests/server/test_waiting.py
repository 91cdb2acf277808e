"""At the start of a machine not everything is there at once: the server waits, and gives up only on a wrong address."""

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from .faults import Line
from .hosting import Host, answers, wait_for


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@contextmanager
def line_at(port: int, database: str) -> Iterator[None]:
    """The database appears at this port."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def begin() -> tuple[Line, asyncio.Server]:
        line = Line(database)
        return line, await asyncio.start_server(line.serve, "127.0.0.1", port)

    async def end(line: Line, server: asyncio.Server) -> None:
        server.close()
        for writer in line.writers:
            writer.close()
        for task in line.tasks:
            task.cancel()
        await asyncio.gather(*line.tasks, return_exceptions=True)

    opened = asyncio.run_coroutine_threadsafe(begin(), loop).result()
    try:
        yield
    finally:
        asyncio.run_coroutine_threadsafe(end(*opened), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_the_server_waits_for_the_database(postgres: Callable[[], str]) -> None:
    database = postgres()
    parts, port = urlsplit(database), free_port()
    address = f"postgresql://{parts.username}:secret@127.0.0.1:{port}{parts.path}?sslmode=disable"
    host = Host(environment={"DATABASE_URL": address})
    try:
        wait_for(lambda: len([note for note in host.notes() if "waiting" in note["message"]]) > 1)
        assert host.process.poll() is None
        with line_at(port, database):
            wait_for(lambda: answers(host.address))
            host.signal(signal.SIGTERM)
            assert host.ended() == 0
        assert {note["cause"] for note in host.notes() if "waiting" in note["message"]} == {"away"}
        assert not any("secret" in line for line in host.noted)
    finally:
        host.kill()


def test_the_server_does_not_wait_for_the_bus(tmp_path: Path) -> None:
    host = Host("--data", tmp_path, environment={"BUS_URL": f"redis://127.0.0.1:{free_port()}"})
    try:
        host.ready()
        assert any("bus is unreachable" in note["message"] for note in host.notes())
    finally:
        host.kill()


def test_a_wrong_address_is_told_at_once(postgres: Callable[[], str]) -> None:
    host = Host(environment={"DATABASE_URL": postgres().replace("/tables", "/nothing")})
    try:
        assert host.ended() == 2
        assert "DATABASE_URL" in host.noted[-1]
    finally:
        host.kill()
