import multiprocessing
import os
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

import wunderkammer as wk
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import Result, play_all
from wunderkammer.lab.workers import LARGEST, alone, portions, processes

SETUP = Setup("artefakt", 2, ("random", "novice"), "w", {})
NUMBERS = range(8)
MARK = "WUNDERKAMMER_TEST_MARK"  # a file: there once a worker has died


def in_order(results: Sequence[Result]) -> list[Result]:
    return sorted(results)


def dies_once(setup: Setup, numbers: Sequence[int]) -> list[Result]:
    """A worker that is killed in its fourth game, and its successor that is not."""
    mark = Path(os.environ[MARK])
    if 3 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_all(setup, numbers)


def dies_always(setup: Setup, numbers: Sequence[int]) -> list[Result]:  # noqa: ARG001 (the shape of work)
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def refuses(setup: Setup, numbers: Sequence[int]) -> list[Result]:  # noqa: ARG001 (the shape of work)
    raise wk.LabError("arena-alone")


def test_portions_hold_every_game_once() -> None:
    for games in (1, 7, 100, 10_000):
        for workers in (1, 2, 64):
            given = portions(range(games), workers)
            assert [number for portion in given for number in portion] == list(range(games))
            assert max(map(len, given)) <= LARGEST


def test_processes_find_what_one_finds() -> None:
    expected = list(alone(SETUP, NUMBERS, play_all))
    assert [result.number for result in expected] == list(NUMBERS)
    assert in_order(list(processes(SETUP, NUMBERS, 2, play_all))) == expected
    assert multiprocessing.active_children() == []


def test_other_luck_is_another_game() -> None:
    one, two, other = (next(alone(SETUP._replace(seed=seed), [3], play_all)) for seed in ("a", "a", "b"))
    assert one == two != other


def test_the_games_of_a_lost_worker_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    assert in_order(list(processes(SETUP, NUMBERS, 2, dies_once))) == list(alone(SETUP, NUMBERS, play_all))
    assert (tmp_path / "died").exists()


def test_when_all_are_lost_it_gives_up() -> None:
    with pytest.raises(wk.LabError) as caught:
        list(processes(SETUP, NUMBERS, 1, dies_always))
    assert caught.value.code == "workers-lost"


def test_what_a_worker_refuses_is_told_here() -> None:
    with pytest.raises(wk.LabError) as caught:
        list(processes(SETUP, NUMBERS, 1, refuses))
    assert caught.value.code == "arena-alone"


def test_who_stops_listening_leaves_no_process_behind() -> None:
    games = processes(SETUP, NUMBERS, 2, play_all)
    next(games)
    games.close()
    assert multiprocessing.active_children() == []
