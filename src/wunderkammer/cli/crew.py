"""The bots and workers of an experiment, as named on the command line, and progress as games finish."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from random import SystemRandom
from typing import Annotated

import typer

from wunderkammer.cli.house import House
from wunderkammer.cli.progress import watched
from wunderkammer.lab.cluster import on_ray
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.train.crew import Crew, crew, crew_on_ray
from wunderkammer.lab.workers import R, Work, alone, cores, processes

Workers = Annotated[int | None, typer.Option("--workers", metavar="W", min=1)]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]


def check_crew(workers: int | None, ray: str | None) -> None:
    if ray is not None and workers is not None:
        raise typer.BadParameter("a Ray cluster has its own number of workers", param_hint="--workers")


def any_seed() -> str:
    return str(SystemRandom().getrandbits(32))


def played(setup: Setup, left: list[int], workers: int | None, ray: str | None, work: Work[R]) -> Iterator[R]:
    workers = min(workers or cores(), len(left))
    if ray is not None and left:
        return on_ray(setup, left, address(ray), work)
    return alone(setup, left, work) if workers < 2 else processes(setup, left, workers, work)


def crew_of(workers: int | None, ray: str | None) -> AbstractContextManager[Crew]:
    """For work that comes in rounds, each with an order."""
    return crew(workers or cores()) if ray is None else crew_on_ray(address(ray))


def address(ray: str) -> str | None:
    return None if ray == "auto" else ray


def gather(house: House, games: Iterable[R], note: Callable[[R], None], total: int, done: int = 0) -> int:
    """Note the games as they come; how many there are in the end, of a total of which some are done already.

    Ctrl-C ends it: what was played counts, if there is anything.
    """
    try:
        for game in watched(house, games, total, done):
            note(game)
            done += 1
    except KeyboardInterrupt:
        if not done:
            raise
        house.whisper("ui-stopped", games=done, total=total)
    return done
