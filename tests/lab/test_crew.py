"""Who plays the games of a training or a tuning. Here this process acts as a cluster; `test_cluster` has one."""

import os
import pickle
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from cli.running import LANGUAGES, refused, run

from wunderkammer.core.errors import LabError
from wunderkammer.lab.train.course import Course
from wunderkammer.lab.train.crew import Crew, alone, crew, crew_on_ray
from wunderkammer.lab.train.curves import note
from wunderkammer.lab.train.training import Training
from wunderkammer.texts import Speaker


class Lost(Exception):
    """As Ray tells that it has failed."""


class Remote(NamedTuple):
    """Work whose tasks and results travel as copies, and that waits until it is asked for."""

    work: Callable[[Any], list[Any]]

    def options(self, **_: int) -> "Remote":
        return self

    def remote(self, task: object) -> Callable[[], list[Any]]:
        sent = pickle.dumps(task)
        return lambda: pickle.loads(pickle.dumps(self.work(pickle.loads(sent))))


class Cluster:
    """As much of Ray as a crew uses; the last task is done first."""

    exceptions = SimpleNamespace(RayError=Lost)

    def __init__(self, problem: BaseException | None = None) -> None:
        self.problem = problem
        self.has_left = False
        self.remote = Remote

    def get(self, tasks: list[Callable[[], list[Any]]]) -> list[list[Any]]:
        if self.problem is not None:
            raise self.problem
        return [task() for task in reversed(tasks)][::-1]

    def shutdown(self) -> None:
        self.has_left = True


def joining(monkeypatch: pytest.MonkeyPatch, problem: BaseException | None = None) -> Cluster:
    cluster = Cluster(problem)
    monkeypatch.setattr("wunderkammer.lab.cluster.connected", lambda _: cluster)
    return cluster


def doubled(number: int) -> list[int]:
    return [number, 2 * number]


def leave(code: int) -> list[int]:
    os._exit(code)


def trained(folder: Path, work: Crew) -> dict[str, bytes]:
    """All that a short training leaves."""
    course = Course("artefakt", "seed", rounds=2, games=3, first=8, second=4, keep=10, batch=8, gate=2, trials=2)
    training = Training(course, folder)
    for row in training.run(work):
        note(folder, row)
    files = {file.name: file.read_bytes() for file in folder.iterdir()}
    return {**files, "weights now": training.weights()}


def test_results_are_in_the_order_of_the_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = joining(monkeypatch)
    with crew(2) as processes, crew_on_ray(None) as machines:
        for work in (alone, processes, machines):
            assert work(doubled, range(3)) == [0, 0, 1, 2, 2, 4]
            assert work(doubled, []) == []
        assert not cluster.has_left
    assert cluster.has_left


def test_a_process_that_is_lost_is_told_of() -> None:
    with pytest.raises(LabError) as lost, crew(2) as processes:
        processes(leave, [1])
    for lang in LANGUAGES:
        assert "1" not in Speaker(lang, "artefakt").error(lost.value)


def test_a_cluster_learns_what_one_process_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.lab.train.training.PORTION", 1)
    joining(monkeypatch)
    with crew_on_ray(None) as machines:
        assert trained(tmp_path / "far", machines) == trained(tmp_path / "here", alone)


@pytest.mark.parametrize("command", ["train", "tune"])
def test_a_cluster_that_fails_is_told_of(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = joining(monkeypatch, Lost("The head is gone.\nIt was there a moment ago."))
    for lang in LANGUAGES:
        answer = run("lab", command, "artefakt", "--seed", "s", "--ray", "auto", "--out", tmp_path, "--lang", lang)
        refused(answer, "Ray", "(The head is gone.)")
    assert cluster.has_left


@pytest.mark.parametrize("command", ["train", "tune"])
def test_ctrl_c_leaves_the_cluster(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = joining(monkeypatch, KeyboardInterrupt())
    answer = run("lab", command, "artefakt", "--ray", "auto", "--out", tmp_path)
    assert answer.code == 0
    assert "Run the same command again to continue" in answer.err
    assert cluster.has_left


@pytest.mark.parametrize("command", ["train", "tune"])
def test_a_cluster_is_named_or_a_number_of_processes(command: str, tmp_path: Path) -> None:
    words = ("lab", command, "artefakt", "--out", tmp_path / "new")
    refused(run(*words, "--ray", "auto", "--workers", 2), "--workers")
    assert not (tmp_path / "new").exists()
    refused(run(*words, "--ray", "127.0.0.1:1"), "127.0.0.1:1")
