"""The worker's side: a process that measures what it is asked to, a line of JSON for each question.

Only the standard library is used here: this also runs in the environments of the peers.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from itertools import repeat
from typing import Any, NamedTuple

LEAST, MOST = 1.2, 8.0  # by how much the size of a job grows while the right one is looked for


class Measure(NamedTuple):
    """Something to measure: a job of any size, and what it did, counted when the clock has stopped."""

    group: str
    subject: str
    job: Callable[[int], object]
    tally: Callable[[Any], tuple[int, int]] = lambda done: done  # decisions of seats, and actions with chance


def calls(group: str, subject: str, call: Callable[[], object]) -> Measure:
    """How often something can be called; the loop around it is part of the time."""

    def job(times: int) -> tuple[int, int]:
        for _ in repeat(None, times):
            call()
        return times, times

    return Measure(group, subject, job)


def answer(who: str, version: str, measures: list[Measure], skipped: Mapping[str, str] | None = None) -> None:
    """Say what can be measured, then measure until nobody asks any more."""
    # Libraries may print what they like: the answers have the standard output to themselves.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(words: Mapping[str, object]) -> None:
        print(json.dumps(words), file=out, flush=True)

    names = [[measure.group, measure.subject] for measure in measures]
    say({"who": who, "version": version, "measures": names, "skipped": dict(skipped or {})})
    respond(measures, sys.stdin, say)


def respond(measures: list[Measure], questions: Iterable[str], say: Callable[[Mapping[str, object]], None]) -> None:
    sizes: dict[int, int] = {}
    for line in questions:
        question = json.loads(line)
        number = question["measure"]
        try:
            if number not in sizes:
                sizes[number] = size_for(measures[number], question["seconds"])
            say(sample(measures[number], sizes[number]))
        except Exception as trouble:  # whatever it is, the others go on
            say({"failed": f"{type(trouble).__name__}: {trouble}"})


def size_for(measure: Measure, seconds: float) -> int:
    """How much of the job takes about so long. It stays the same in all rounds; trying warms up as well."""
    size = 1
    while (taken := timed(measure, size)[0]) < seconds / LEAST:
        size = max(size + 1, int(size * min(MOST, LEAST * seconds / max(taken, 1e-6))))
    return size


def sample(measure: Measure, size: int) -> dict[str, float]:
    seconds, done = timed(measure, size)
    decisions, actions = measure.tally(done)
    return {"decisions": decisions, "actions": actions, "seconds": seconds}


def timed(measure: Measure, size: int) -> tuple[float, object]:
    """Time of the processor: what other programs do meanwhile does not count."""
    start = time.process_time()
    done = measure.job(size)
    return time.process_time() - start, done
