"""A bar on the terminal while games are played."""

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wunderkammer.boards.marks import BRASS
from wunderkammer.cli.house import House

T = TypeVar("T")


def watched(house: House, games: Iterable[T], total: int, done: int = 0) -> Iterator[T]:
    """The games as they come, of a total of which some are done already; with their rate and the time left."""
    began = time.perf_counter()
    with bar(house) as progress:
        task = progress.add_task(house.speaker.say("ui-simulating"), total=total, completed=done, rate="")
        for count, game in enumerate(games, start=1):
            yield game
            rate = count / (time.perf_counter() - began)
            shown = round(rate) if rate >= 10 else round(rate, 1)
            progress.update(task, advance=1, rate=house.speaker.say("ui-per-second", count=shown))


def counted(house: House, things: Sequence[T], what: str) -> Iterator[T]:
    """All of them, with a bar that counts."""
    with bar(house) as progress:
        task = progress.add_task(house.speaker.say(what), total=len(things), rate="")
        for thing in things:
            yield thing
            progress.advance(task)


def bar(house: House) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(complete_style=BRASS, finished_style=BRASS),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=house.err,
        transient=True,
        disable=house.as_json or not house.err.is_terminal,
    )
