"""A thinking process that hangs, here stopped by a signal: others take its place, and the server ends in time."""

import asyncio
import os
import signal
from pathlib import Path

import httpx

from wunderkammer.server.http.running import FAREWELL, GRACE

from .hosting import Host, group_of, hosted, wait_for
from .serving import make

MASTERS: list[str | None] = ["master"] * 3


def thinkers(host: Host) -> list[int]:
    return [process for process in group_of(host.process.pid) if process != host.process.pid]


def stop(host: Host) -> list[int]:
    """All processes that think stand still in the middle of it, without having ended."""
    table = asyncio.run(make(host.address, "artifact", MASTERS))["table"]
    before = moves(host, table)
    wait_for(lambda: moves(host, table) > before)
    stopped = thinkers(host)
    assert stopped
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    return stopped


def moves(host: Host, table: str) -> int:
    ply: int = httpx.get(f"http://{host.address}/api/tables/{table}").json()["event"]
    return ply


def test_a_thinker_that_hangs_is_replaced_and_holds_nothing_up(tmp_path: Path) -> None:
    with hosted("--data", tmp_path, environment={"WUNDERKAMMER_THINKING": "1"}) as host:
        stopped = stop(host)
        wait_for(lambda: any(note["message"].startswith("a thinking process hung") for note in host.notes()))
        table = asyncio.run(make(host.address, "artefakt", ["random"] * 2))["table"]
        before = moves(host, table)
        wait_for(lambda: moves(host, table) > before + 2)
        assert not set(stopped) & set(thinkers(host))
        figures = httpx.get(f"http://{host.address}/metrics").text
        assert 'wunderkammer_thoughts_total{outcome="timeout"}' in figures


def test_a_server_ends_in_time_although_its_thinkers_hang(tmp_path: Path) -> None:
    with hosted("--data", tmp_path) as host:
        stop(host)
        host.signal(signal.SIGTERM)
        assert host.ended(GRACE + FAREWELL) == 0
        assert group_of(host.process.pid) == []


def test_thinkers_that_hang_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    with hosted("--data", tmp_path) as host:
        stop(host)
        host.signal(signal.SIGKILL)
        wait_for(lambda: not group_of(host.process.pid))
