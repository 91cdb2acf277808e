"""The asking side: workers, one process each, take turns on one core, round after round."""

import contextlib
import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from figures import Figure, Sample

HERE = Path(__file__).parent


class WorkerFailed(Exception):
    """A worker does not answer; its last words."""


class Worker:
    """A process that measures when it is asked and sleeps when it is not."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self._words = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - see close
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._words, text=True
        )
        try:
            greeting = self._hear()
        except WorkerFailed:
            self.close()
            raise
        self.who: str = greeting["who"]
        self.version: str = greeting["version"]
        self.measures = [(group, subject) for group, subject in greeting["measures"]]
        self.skipped: dict[str, str] = greeting["skipped"]

    def ask(self, number: int, seconds: float) -> dict[str, Any]:
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            print(json.dumps({"measure": number, "seconds": seconds}), file=self._process.stdin, flush=True)
        return self._hear()

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        while line and not line.startswith("{"):  # a library that greets when it is imported
            line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            self._words.seek(0)
            last = [words for words in self._words.read().splitlines() if words.strip()][-1:]
            raise WorkerFailed(last[0].strip() if last else f"it ended with {self._process.returncode}")
        heard: dict[str, Any] = json.loads(line)
        return heard

    def close(self) -> None:
        with contextlib.suppress(BrokenPipeError):
            self._process.communicate()
        self._words.close()


def environment(ours: bool, **more: str) -> dict[str, str]:
    """Of a worker. Peers do not see our sources, nor anything else that is not in their own environment."""
    kept = dict(os.environ)
    paths = [str(HERE), *([kept["PYTHONPATH"]] if ours and kept.get("PYTHONPATH") else [])]
    return kept | {"PYTHONPATH": os.pathsep.join(paths)} | more


def pin() -> bool:
    """This process, and the workers it starts from now on, keep to one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def play_rounds(
    workers: Sequence[Worker], rounds: int, seconds: float, step: Callable[[int, str], None]
) -> tuple[list[Figure], dict[str, str]]:
    """Every measure once a round, all workers in turn. What fails is left out from then on; the reason is given."""
    asked = [(worker, number, *names) for worker in workers for number, names in enumerate(worker.measures)]
    samples: dict[tuple[str, str, str], list[Sample]] = {}
    failed: dict[str, str] = {}
    for turn in range(1, rounds + 1):
        for worker, number, group, subject in asked:
            title = f"{worker.who}: {group}, {subject}"
            step(turn, title)
            if worker.who in failed or title in failed:
                continue
            try:
                heard = worker.ask(number, seconds)
            except WorkerFailed as trouble:
                failed[worker.who] = str(trouble)
                continue
            if "failed" in heard:
                failed[title] = heard["failed"]
            else:
                samples.setdefault((worker.who, group, subject), []).append(Sample(**heard))
    return [Figure(*key, each) for key, each in samples.items() if len(each) == rounds], failed
