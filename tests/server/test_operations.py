"""Too many connections for the descriptors that there are, HEAD, and the figures of several workers together."""

import asyncio
import os
import resource
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import uvicorn

from wunderkammer.server.house import pulse
from wunderkammer.server.house.house import House
from wunderkammer.server.http import connections, running
from wunderkammer.server.http.app import Settings
from wunderkammer.server.system import descriptors
from wunderkammer.server.thinking.fair_queue import Waiting

from .hosting import hosted, wait_for
from .inside import open_house, table_of, until
from .serving import make


def test_out_of_descriptors_newcomers_are_turned_away_with_a_note(tmp_path: Path) -> None:
    """The attack: connections are opened until there is no room, of a server that may open few files."""
    with hosted("--data", tmp_path) as host:
        port = int(host.address.rpartition(":")[2])
        made = asyncio.run(make(host.address, "artefakt", [None, None]))
        limit = descriptors.SPARE + 20
        resource.prlimit(host.process.pid, resource.RLIMIT_NOFILE, (limit, limit))
        with ExitStack() as crowd:
            for _ in range(limit):
                crowd.enter_context(socket.create_connection(("127.0.0.1", port)))
            wait_for(lambda: any("descriptors" in note["message"] for note in host.notes()))
        wait_for(lambda: httpx.get(f"http://{host.address}/readyz").status_code == 200)
        assert httpx.get(f"http://{host.address}/api/tables/{made['table']}").status_code == 200
        told = httpx.get(f"http://{host.address}/metrics").text
        assert 'wunderkammer_limits_total{limit="descriptors"}' in told
        assert "process_open_fds" in told
        assert len([note for note in host.notes() if "descriptors" in note["message"]]) == 1, "once a minute is enough"


def test_a_server_takes_all_descriptors_that_it_may_have(tmp_path: Path) -> None:
    """Where a host starts it with few, as shells and services do, but lets it have more."""
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = 512
    with ExitStack() as ours:
        ours.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (before, most))
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))  # which the server inherits
        host = ours.enter_context(hosted("--data", tmp_path))
        told = httpx.get(f"http://{host.address}/metrics").text
        (found,) = [line.split()[1] for line in told.splitlines() if line.startswith("process_max_fds")]
        assert float(found) == most > few


def test_a_server_notes_what_fails_beside_all_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(*_: object) -> None:
        pass

    async def story() -> None:
        await running.Serving(Settings(tmp_path / "tables.db"), lambda: None).startup()
        assert asyncio.get_running_loop().get_exception_handler() is connections.note_trouble

    monkeypatch.setattr(uvicorn.Server, "startup", start)
    asyncio.run(story())


def test_what_fails_beside_all_requests_is_noted_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(connections.note_trouble)
        context = {"message": "socket.accept() out of system resource", "exception": OSError(24, "x")}
        loop.call_exception_handler(context)

    asyncio.run(story())
    (note,) = caplog.records
    assert note.levelname == "ERROR"
    assert "accept" not in note.getMessage()


def test_head_is_get_without_the_body(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (_, address), httpx.AsyncClient(base_url=f"http://{address}") as client:
            for path in ("/", "/healthz", "/readyz", "/metrics"):
                head, whole = await client.head(path), await client.get(path)
                assert (head.status_code, head.content) == (200, b""), path
                assert head.headers["content-type"] == whole.headers["content-type"]
            assert (await client.head("/nothing")).status_code == 404
            assert (await client.get("/metrics")).headers["content-type"].count("charset") == 1

    asyncio.run(story())


def test_a_scrape_answers_for_all_workers(postgres: Callable[[], str], valkey: str) -> None:
    environment = {"DATABASE_URL": postgres(), "BUS_URL": valkey, "WUNDERKAMMER_RATE": "1e9"}
    with hosted("--workers", 2, environment=environment) as host:
        wait_for(lambda: len([note for note in host.notes() if note["message"] == "open"]) == 2)
        for _ in range(12):
            asyncio.run(make(host.address, "artisans", [None, None]))
        told = {scraped(host.address) for _ in range(20)}
        assert told == {"wunderkammer_tables_total 12.0"}
        wait_for(lambda: scraped(host.address, "wunderkammer_tables_live") == "wunderkammer_tables_live 12.0")
        both = {note["process"] for note in host.notes() if note["message"] == "table created"}
        os.kill(min(both), 9)  # what it had counted stays
        wait_for(lambda: any(note["level"] == "error" for note in host.notes()))
        assert scraped(host.address) == "wunderkammer_tables_total 12.0"


def scraped(address: str, name: str = "wunderkammer_tables_total") -> str:
    told = httpx.get(f"http://{address}/metrics").text
    return next(line for line in told.splitlines() if line.startswith(name))


def test_what_a_worker_is_busy_with_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables in memory, questions that wait for a bot, and how late everything is."""
    monkeypatch.setattr(pulse, "BEAT", 0.01)

    def found(house: House, name: str) -> float:
        return house.metrics.registry.get_sample_value(f"wunderkammer_{name}") or 0.0

    async def story() -> None:
        async with open_house(tmp_path) as (house, _):
            await table_of(house, "artisans", [None, None])
            house.thinkers.queue.put(Waiting("table", True, lambda: pytest.fail("nobody thinks here")))
            await until(lambda: found(house, "tables_live") == found(house, "thoughts_waiting") == 1)
            before = found(house, "late_seconds_sum")
            time.sleep(0.2)  # the loop stands still
            await until(lambda: found(house, "late_seconds_sum") > before + 0.1)

    asyncio.run(story())
