"""Tables of figures, without words: the texts name what the keys mean."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from wunderkammer.lab.balance import measures
from wunderkammer.lab.balance.measures import Column, Figure, mean_of
from wunderkammer.lab.balance.tally import Tally
from wunderkammer.lab.tally import wilson

MOST_BINS = 24
WIDTHS = (1, 2, 5)  # of bins, and ten times, a hundred times as much


class Row(NamedTuple):
    """What the figures are of, for a program and as a message of the texts with a number."""

    which: str
    name: str
    number: int
    figures: tuple[Figure | None, ...]


class Sheet(NamedTuple):
    key: str
    columns: tuple[Column, ...]
    rows: Sequence[Row]

    def beside(self, column: Column) -> list[Figure]:
        """All figures that are plotted on one scale with these: means of the same, of all seats and of winners."""
        same = (column.of, column.unit)
        together = [
            one == column or (one.plotted and (one.of, one.unit) == same and one.unit == "decimal")
            for one in self.columns
        ]
        return [
            figure
            for row in self.rows
            for figure, alike in zip(row.figures, together, strict=True)
            if alike and figure is not None
        ]


class Bin(NamedTuple):
    """From the first to the last whole number."""

    first: int
    last: int
    times: int
    share: Figure


class Distribution(NamedTuple):
    key: str
    mean: Figure | None
    bins: Sequence[Bin]


def rows(tally: Tally, columns: Sequence[Column], whiches: Iterable[str | int], name: str) -> list[Row]:
    """A row for each thing, named by a message such as `name-tile-{}`."""
    return [
        Row(
            str(which),
            name.format(which),
            which if isinstance(which, int) else 0,
            tuple(column.measure(tally, f"{column.of}/{which}") for column in columns),
        )
        for which in whiches
    ]


SEATS = (
    Column("wins", "percent", "seat", measures.wins, plotted=True),
    Column("score", "decimal", "seat", measures.score, plotted=True),
)


def seats(tally: Tally) -> Sheet:
    found = rows(tally, SEATS, range(tally.table), "name-seat")
    return Sheet("seats", SEATS, [row._replace(which=str(row.number + 1), number=row.number + 1) for row in found])


def distributions(tally: Tally) -> list[Distribution]:
    """Of the scores of all seats, and of how long games are; rounds only where their number is not always the same."""
    counts = {"scores": tally.scores, "rounds": tally.samples["rounds"], "decisions": tally.samples["decisions"]}
    return [distribution(key, counts[key]) for key in counts if key != "rounds" or len(counts[key]) > 1]


def distribution(key: str, counts: Mapping[int, int]) -> Distribution:
    low, high, whole = min(counts), max(counts), sum(counts.values())
    width = bin_width(high - low + 1)
    found = []
    for first in range(low // width * width, high + 1, width):
        count = sum(counts.get(value, 0) for value in range(first, first + width))
        found.append(Bin(first, first + width - 1, count, Figure(count / whole, *wilson(count, whole))))
    return Distribution(key, mean_of(counts), found)


def bin_width(span: int) -> int:
    """The first round width by which the bins are not too many."""
    tens = 1
    while True:
        for width in WIDTHS:
            if span / (width * tens) <= MOST_BINS:
                return width * tens
        tens *= 10
