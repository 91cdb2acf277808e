"""The figures of a report: each with the interval that holds it in 95 of 100 cases."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

from wunderkammer.lab.balance.tally import Tally
from wunderkammer.lab.tally import Mean, wilson


class Figure(NamedTuple):
    value: float
    low: float
    high: float


class Column(NamedTuple):
    """A column of a sheet: `key` names it, `of` is what it measures (the first part of a key of the tally)."""

    key: str
    unit: Literal["percent", "decimal"]
    of: str
    measure: Callable[[Tally, str], Figure | None]
    plotted: bool = False


def share(part: float, whole: int) -> Figure | None:
    return None if whole == 0 else Figure(part / whole, *wilson(part, whole))


def mean(of: Mean, count: int | None = None) -> Figure | None:
    """The mean; with a count, all that were not noted count as 0. One figure alone says nothing about its error."""
    whole = Mean(of.count if count is None else count, of.total, of.squares)
    return None if whole.count < 2 else Figure(whole.value, *whole.interval())


def mean_of(counts: Mapping[int, int]) -> Figure | None:
    return mean(
        Mean(
            sum(counts.values()),
            sum(value * count for value, count in counts.items()),
            sum(value * value * count for value, count in counts.items()),
        )
    )


# Of the seats that did or had something.


def wins(tally: Tally, key: str) -> Figure | None:
    """How many of these seats won."""
    return share(tally.holders[key].wins, tally.holders[key].count)


def score(tally: Tally, key: str) -> Figure | None:
    return mean(tally.holders[key].scores)


def per_holder(tally: Tally, key: str) -> Figure | None:
    return mean(tally.holders[key].values)


def share_of_seats(tally: Tally, key: str) -> Figure | None:
    return share(tally.holders[key].count, tally.seats)


def games_with(tally: Tally, key: str) -> Figure | None:
    """In how many games it was done by anybody."""
    return share(tally.holders[key].games.count, tally.games)


# Of all seats or games, those included that did not do it.


def per_seat(tally: Tally, key: str) -> Figure | None:
    return mean(tally.holders[key].values, tally.seats)


def per_winner(tally: Tally, key: str) -> Figure | None:
    return mean(tally.holders[key].winners, tally.winners)


def per_game(tally: Tally, key: str) -> Figure | None:
    return mean(tally.holders[key].games, tally.games)


# Of what happened at the table.


def share_of_games(tally: Tally, key: str) -> Figure | None:
    """Of something that happens once in a game at most."""
    return share(tally.samples[key].total(), tally.games)


def share_of_samples(tally: Tally, key: str) -> Figure | None:
    return share(tally.samples[key][1], tally.samples[key].total())


def per_sample(tally: Tally, key: str) -> Figure | None:
    counts: Counter[int] = tally.samples[key]
    return mean_of(counts)


# Of points, by where they came from.

POINTS: Final = (
    Column("mean", "decimal", "points", per_seat, plotted=True),
    Column("winners", "decimal", "points", per_winner, plotted=True),
)
