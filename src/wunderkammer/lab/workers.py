"""Where the games are played: in this process, in many processes, or on a cluster. Only the order differs.

A portion of games that was lost with its worker is given out again; a portion is handed in once, or not at all.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

from wunderkammer.core.errors import LabError
from wunderkammer.lab.plan import Setup

R = TypeVar("R")
Work = Callable[[Setup, Sequence[int]], list[R]]  # the games of these numbers, and what came of each

PORTIONS = 32  # a worker comes back so often, if there are enough games
LARGEST = 32  # games of a portion: what is lost at most when a run is interrupted
PATIENCE = 3  # so often in a row all workers may be lost without a single portion handed in


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def portions(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    size = max(1, min(LARGEST, len(numbers) // (PORTIONS * workers)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def alone(setup: Setup, numbers: Sequence[int], work: Work[R]) -> Iterator[R]:
    """In this process."""
    return (result for number in numbers for result in work(setup, [number]))


def processes(setup: Setup, numbers: Sequence[int], workers: int, work: Work[R]) -> Generator[R, None, None]:
    """In this many processes on this machine; yields portions as they finish."""
    left = {portion[0]: portion for portion in portions(numbers, workers)}
    losses = 0
    while left:
        before = len(left)
        try:
            for first, results in one_pool(setup, list(left.values()), workers, work):
                del left[first]
                yield from results
        except BrokenProcessPool:
            losses = 0 if len(left) < before else losses + 1
            if losses == PATIENCE:
                raise LabError("workers-lost", {"times": losses}) from None


def one_pool(setup: Setup, left: Sequence[Sequence[int]], workers: int, work: Work[R]) -> Iterator[tuple[int, list[R]]]:
    """The first number of a portion with the results of all, until everything is done or a worker is lost."""
    others = set(multiprocessing.active_children())
    # Fresh interpreters: a forked copy of a program with threads may hang.
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(left)), fresh, initializer=leave_ctrl_c_to_the_parent)
    waiting: dict[Future[list[R]], int] = {}
    try:
        waiting |= {pool.submit(work, setup, portion): portion[0] for portion in left}
        while waiting:
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
    finally:
        ours = set(multiprocessing.active_children()) - others
        pool.shutdown(wait=not waiting, cancel_futures=True)
        stop(ours)


def stop(children: Iterable[BaseProcess]) -> None:
    """Stop workers whose results nobody needs."""
    for child in children:
        child.terminate()
    for child in children:
        while child.is_alive():  # the pool may be joining it at this very moment; then this returns too early
            child.join()


def leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
