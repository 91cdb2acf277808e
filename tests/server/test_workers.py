"""Several workers on one socket, with a real PostgreSQL and a real Valkey."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest
from cli.running import finished_record, run

from wunderkammer import record
from wunderkammer.record import fair

from .hosting import Host, group_of, hosted, wait_for
from .serving import make, play_out


@pytest.fixture
def environment(postgres: Callable[[], str], valkey: str) -> dict[str, str]:
    return {"DATABASE_URL": postgres(), "BUS_URL": valkey}


def workers_of(host: Host) -> set[int]:
    return {note["process"] for note in host.notes() if note["message"] == "open"}


def test_two_workers_play_one_game(environment: dict[str, str]) -> None:
    async def play(address: str) -> None:
        made = await make(address, "artisans", [None, None])
        both = [play_out(address, made["table"], token, Random(seat)) for seat, token in enumerate(made["tokens"])]
        last = await asyncio.gather(*both)
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            text = (await client.get(f"/tables/{made['table']}/record")).text
        assert record.verify(record.parse(text)).scores() == last[0]["scores"] == last[1]["scores"]
        fairness = fair.noted(text)
        assert fairness is not None
        fair.check_commitment(fairness, made["commitment"])

    with hosted("--workers", 2, environment=environment) as host:
        wait_for(lambda: len(workers_of(host)) == 2)
        asyncio.run(play(host.address))
        host.signal(signal.SIGTERM)
        assert host.ended() == 0
        wait_for(lambda: not group_of(host.process.pid))
    assert {note["level"] for note in host.notes()} == {"info"}


def test_a_worker_that_dies_is_replaced(environment: dict[str, str]) -> None:
    with hosted("--workers", 2, environment=environment) as host:
        wait_for(lambda: len(workers_of(host)) == 2)
        os.kill(min(workers_of(host)), signal.SIGKILL)
        wait_for(lambda: len(workers_of(host)) == 3)
        made = asyncio.run(make(host.address, "artefakt", ["random", None]))
        assert httpx.get(f"http://{host.address}/api/tables/{made['table']}").status_code == 200
        (note,) = [note for note in host.notes() if note["level"] != "info"]
        assert note["status"] == -signal.SIGKILL


def test_workers_end_with_the_one_who_began_them(environment: dict[str, str]) -> None:
    with hosted("--workers", 2, environment=environment) as host:
        wait_for(lambda: len(workers_of(host)) == 2)
        host.signal(signal.SIGKILL)
        wait_for(lambda: not group_of(host.process.pid))


def test_told_twice_all_end_at_once(environment: dict[str, str]) -> None:
    with hosted("--workers", 2, environment=environment) as host:
        wait_for(lambda: len(workers_of(host)) == 2)
        host.signal(signal.SIGINT)
        host.signal(signal.SIGINT)
        assert host.ended() in (0, 130)  # both may have come as one
        wait_for(lambda: not group_of(host.process.pid))


def test_games_come_into_the_database_and_out_of_it(environment: dict[str, str], tmp_path: Path) -> None:
    game = finished_record(tmp_path / "game.wk")
    database = ["--database", environment["DATABASE_URL"]]
    answer = run("import", game, *database)
    assert answer.code == 0, answer
    name = answer.out.split()[-1]
    assert run("export", name, "--out", tmp_path, *database).code == 0
    exported = tmp_path / f"artefakt-{name}.wk"
    assert exported.read_text() == game.read_text()
    fairness = fair.note(fair.Fairness(name, b"", ["", "", ""]))
    game.write_text(game.read_text().replace("\n", f"\n{fairness}\n", 1))
    assert run("import", game, *database).code == 2  # chance does not follow from this key
