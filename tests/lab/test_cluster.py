"""The lab on a real Ray cluster: two nodes, here on one machine."""

import os
import shutil
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from bots.programs import all_gone, program

import wunderkammer as wk
from wunderkammer.lab.balance.play import Seating, watch_all
from wunderkammer.lab.cluster import joined, on_ray
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import play_all
from wunderkammer.lab.train.crew import alone as one_process
from wunderkammer.lab.train.crew import crew_on_ray
from wunderkammer.lab.workers import alone

from .test_crew import trained

SETUP = Setup("artefakt", 2, ("random", "novice"), "r", {})
NUMBERS = range(12)
SMALL = {"num_cpus": 1, "object_store_memory": 80 * 2**20}  # its least
WATCHFUL = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 3}


@contextmanager
def cluster() -> Iterator[Any]:
    """Two nodes without a dashboard, that report to nobody and keep everything in a folder of their own."""
    folder = tempfile.mkdtemp(prefix="wk-", dir="/tmp")  # a short name: sockets must have one
    surroundings = {"RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0"}
    with patch.dict("os.environ", surroundings), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from ray.cluster_utils import Cluster  # noqa: PLC0415 - it is large

        made: Any = Cluster()
        try:
            made.add_node(**SMALL, include_dashboard=False, _system_config=WATCHFUL)
            made.add_node(**SMALL)
            made.wait_for_nodes()
            yield made
        finally:
            made.shutdown()
            shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_finds_what_one_process_finds_even_when_it_loses_a_machine(tmp_path: Path) -> None:
    """One test, since a cluster takes long to begin, and tests of one file may run in several processes."""
    with cluster() as both:
        assert len(both.list_all_nodes()) == 2
        its_programs_play(both.address, tmp_path)
        it_plays_for_the_balance_report_too(both.address)
        it_learns_what_one_process_learns(both.address, tmp_path)
        its_crew_survives_its_workers(both.address, tmp_path)
        its_games_survive_a_node(both)


def its_programs_play(address: str, folder: Path) -> None:
    """External bots, one of which breaks down."""
    programs = (
        program(folder),
        program(folder, answer="def answer(legal): return legal[0] if asked < 3 else 1 // 0", name="weak"),
    )
    setup = Setup("artefakt", 2, ("mine", "weak", "random"), "r", {}, programs=programs)
    expected = list(alone(setup, NUMBERS, play_all))
    assert any(result.forfeits for result in expected)
    assert sorted(on_ray(setup, NUMBERS, address, play_all)) == expected
    assert all_gone(folder)


def it_plays_for_the_balance_report_too(address: str) -> None:
    seating = Seating("artefakt", 2, ("random", "random"), "r", {})
    games = on_ray(seating, NUMBERS, address, watch_all)
    assert sorted(games, key=lambda game: game.number) == watch_all(seating, NUMBERS)


def it_learns_what_one_process_learns(address: str, folder: Path) -> None:
    with patch("wunderkammer.lab.train.training.PORTION", 1), crew_on_ray(address) as machines:
        assert trained(folder / "far", machines) == trained(folder / "here", one_process)


def its_crew_survives_its_workers(address: str, folder: Path) -> None:
    def once_fatal(number: int) -> list[int]:
        """A function of a function: other machines need not have the tests."""
        try:
            (folder / f"fatal-{number}").touch(exist_ok=False)
        except FileExistsError:
            return [number]
        os._exit(1)

    with crew_on_ray(address) as machines:
        assert machines(once_fatal, range(4)) == [0, 1, 2, 3]


def its_games_survive_a_node(both: Any) -> None:  # noqa: ANN401 (of a library)
    numbers = range(40)
    games = on_ray(SETUP, numbers, both.address, play_all)
    found = list(islice(games, 2))
    (other,) = both.worker_nodes  # this program is attached to the head
    both.remove_node(other, allow_graceful=False)
    found += games
    assert sorted(found) == list(alone(SETUP, numbers, play_all))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_where_there_is_no_cluster(address: str) -> None:
    with pytest.raises(wk.LabError) as caught, joined(address):
        pass
    assert caught.value.code == "ray-unreachable"


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(wk.LabError) as caught, joined(None):
        pass
    assert caught.value.details == {"library": "ray", "extra": "ray"}
