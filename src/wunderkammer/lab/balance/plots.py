"""Plots as SVG: bars with whiskers, and histograms.

They are as wide as there is room: across, everything is measured in parts of the whole, so that writing is never
stretched. Colours come from the page.
"""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from wunderkammer.lab.balance.measures import Figure

ROW = 38  # the height of a bar with what is written above it
LETTER = 7  # the width of a sign of an interval, about
GAP = 9  # between a value and its interval
CAP = 3  # half the height of the end of a whisker
HILL = 150  # the height of a histogram without what is written below it
FIELD = 0.88  # the part of its width that pillars stand on; beside it is written how high they are
MOST_TICKS = 8
LEVELS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5)  # how far apart the lines behind a histogram may be
MOST_LEVELS = 3


class Bar(NamedTuple):
    """A figure with its name, and how it is written: the value and its interval."""

    name: str
    value: str
    interval: str
    figure: Figure | None


class Pillar(NamedTuple):
    name: str
    share: Figure


class Scale(NamedTuple):
    low: float
    high: float

    def at(self, value: float) -> str:
        """Where a value lies, as a part of the width."""
        return f"{100 * (value - self.low) / (self.high - self.low):.2f}%"

    def length(self, one: float, other: float) -> str:
        return f"{100 * abs(one - other) / (self.high - self.low):.2f}%"


def scale_of(figures: Sequence[Figure], *more: float) -> Scale:
    """From 0, or from the lowest end of a whisker if that is below, to the highest."""
    low, high = min([0.0, *(one.low for one in figures)]), max([0.0, *more, *(one.high for one in figures)])
    return Scale(low, high if high > low else low + 1)


def bars(title: str, rows: Sequence[Bar], scale: Scale, fair: float | None = None) -> str:
    """A bar for each row, its interval as a whisker; `fair` is a line that all can be compared with."""
    room = GAP + LETTER * max(len(row.interval) for row in rows)
    drawn = "".join(bar(row, scale, fair, ROW * index, room) for index, row in enumerate(rows))
    return drawing(title, ROW * len(rows), drawn)


def bar(row: Bar, scale: Scale, fair: float | None, top: int, room: int) -> str:
    """With so much room for the interval, so that values stand below each other."""
    middle = top + 26
    parts = [
        text(row.name, "0", top + 15, "name"),
        text(row.value, "100%", top + 15, "value", "end", -room),
        text(row.interval, "100%", top + 15, "interval", "end"),
        line("0", "100%", middle, middle, "rail"),
    ]
    if row.figure is not None:
        value, low, high = row.figure
        parts.append(box(scale.at(min(0, value)), scale.length(value, 0), middle - 4, 8, "bar"))
        parts.append(line(scale.at(low), scale.at(high), middle, middle, "whisker"))
        parts += [line(scale.at(end), scale.at(end), middle - CAP, middle + CAP, "whisker") for end in (low, high)]
    if fair is not None:
        parts.append(line(scale.at(fair), scale.at(fair), middle - 8, middle + 8, "fair"))
    return "".join(parts)


def levels(shares: Sequence[Figure]) -> list[float]:
    """Round shares for the lines behind a histogram."""
    top = max(share.high for share in shares)
    step = next((step for step in LEVELS if top / step < MOST_LEVELS + 1), LEVELS[-1])
    return [step * count for count in range(1, int(top / step) + 1)]


def histogram(title: str, pillars: Sequence[Pillar], lines: Sequence[tuple[float, str]]) -> str:
    """A pillar for each bin, its interval as a whisker; names below, as many as there is room for."""
    top = max(pillar.share.high for pillar in pillars)
    drawn = [level(HILL * (1 - share / top), name) for share, name in lines]
    step = -(-len(pillars) // MOST_TICKS)
    for index, one in enumerate(pillars):
        name = one.name if index % step == 0 else ""
        drawn.append(pillar(Pillar(name, one.share), Scale(0, len(pillars) / FIELD), index, top))
    return drawing(title, HILL + 24, "".join([*drawn, line("0", Scale(0, 1).at(FIELD), HILL, HILL, "ground")]))


def level(y: float, name: str) -> str:
    return line("0", Scale(0, 1).at(FIELD), y, y, "level") + text(name, "100%", y + 4, "tick", "end")


def pillar(one: Pillar, scale: Scale, index: int, top: float) -> str:
    value, low, high = (HILL * (1 - share / top) for share in one.share)
    middle = scale.at(index + 0.5)
    parts = [
        box(scale.at(index + 0.1), scale.length(0.8, 0), value, HILL - value, "bar"),
        line(middle, middle, low, high, "whisker"),
    ]
    return "".join(parts) + (text(one.name, middle, HILL + 18, "tick", "middle") if one.name else "")


def drawing(title: str, height: int, content: str) -> str:
    return f'<svg role="img" width="100%" height="{height}"><title>{escape(title)}</title>{content}</svg>'


def text(words: str, x: str, y: float, kind: str, anchor: str = "start", dx: int = 0) -> str:
    return f'<text x="{x}" dx="{dx}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: str, x2: str, y1: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1}" x2="{x2}" y1="{y1:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: str, width: str, y: float, height: float, kind: str) -> str:
    return f'<rect x="{x}" width="{width}" y="{y:.1f}" height="{height:.1f}" class="{kind}"/>'
