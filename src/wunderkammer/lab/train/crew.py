"""Who plays the games: this process, or several."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from wunderkammer.lab.workers import leave_ctrl_c_to_the_parent

T = TypeVar("T")
R = TypeVar("R")

Crew = Callable[[Callable[[T], list[R]], Sequence[T]], list[R]]


def alone(work: Callable[[T], list[R]], tasks: Sequence[T]) -> list[R]:
    return [result for task in tasks for result in work(task)]


@contextmanager
def crew(workers: int) -> Iterator[Callable[[Callable[[T], list[R]], Sequence[T]], list[R]]]:
    """Does tasks and returns all results, in the order of the tasks."""
    if workers == 1:
        yield alone
        return
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, fresh, initializer=leave_ctrl_c_to_the_parent) as pool:
        yield lambda work, tasks: [result for results in pool.map(work, tasks) for result in results]


def portions(count: int, size: int) -> list[range]:
    return [range(first, min(first + size, count)) for first in range(0, count, size)]
