"""Who plays the games: this process, several, or a cluster. All return the results in the order of the tasks."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache, partial
from typing import Protocol, TypeVar

from wunderkammer.core.errors import LabError
from wunderkammer.lab.cluster import joined, remote
from wunderkammer.lab.workers import leave_ctrl_c_to_the_parent

T = TypeVar("T")
R = TypeVar("R")


class Crew(Protocol):
    """Does tasks, each of which has several results."""

    def __call__(self, work: Callable[[T], list[R]], tasks: Sequence[T], /) -> list[R]: ...


def alone(work: Callable[[T], list[R]], tasks: Sequence[T]) -> list[R]:
    return [result for task in tasks for result in work(task)]


@contextmanager
def crew(workers: int) -> Iterator[Crew]:
    """In this many processes on this machine."""
    if workers == 1:
        yield alone
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, fresh, initializer=leave_ctrl_c_to_the_parent) as pool:
        try:
            yield lambda work, tasks: [result for results in pool.map(work, tasks) for result in results]
        except BrokenProcessPool:
            raise LabError("workers-lost", {"times": 1}) from None


@contextmanager
def crew_on_ray(address: str | None) -> Iterator[Crew]:
    """On a cluster, joined once for all tasks."""
    with joined(address) as ray:
        known = cache(partial(remote, ray))  # what the cluster has been told of
        yield lambda work, tasks: [
            result for results in ray.get([known(work).remote(task) for task in tasks]) for result in results
        ]


def portions(count: int, size: int) -> list[range]:
    return [range(first, min(first + size, count)) for first in range(0, count, size)]
