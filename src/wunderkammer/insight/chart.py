"""The chances of all seats over a game, as an SVG picture. Colours come from the page."""

import itertools
from collections.abc import Sequence
from html import escape
from typing import Final

WIDE: Final = 900
HIGH: Final = 300
BESIDE: Final = 140  # room for the names at the end of the lines
LEVELS: Final = (0, 25, 50, 75, 100)
APART: Final = 16  # between two names


def chart(title: str, names: Sequence[str], plies: Sequence[int], chances: Sequence[Sequence[float]]) -> str:
    """A line for each seat; every row of chances belongs to one ply."""
    last = max(plies[-1], 1)
    across = [(WIDE - BESIDE) * ply / last for ply in plies]
    levels = "".join(level(percent) for percent in LEVELS)
    lines = "".join(line(seat, across, [row[seat] for row in chances]) for seat in range(len(names)))
    ends = spread([height(chances[-1][seat]) for seat in range(len(names))])
    labels = "".join(
        f'<text class="seat-{seat}" x="{WIDE - BESIDE + 10}" y="{end + 4:.1f}">{escape(name)}</text>'
        for seat, (name, end) in enumerate(zip(names, ends, strict=True))
    )
    return (
        f'<svg class="chances" viewBox="-44 -10 {WIDE + 44} {HIGH + 20}" role="img" aria-label="{escape(title)}">'
        f"{levels}{lines}{labels}</svg>"
    )


def height(chance: float) -> float:
    return HIGH * (1 - chance)


def level(percent: int) -> str:
    at = height(percent / 100)
    return (
        f'<line class="level" x1="0" x2="{WIDE - BESIDE}" y1="{at:.1f}" y2="{at:.1f}"/>'
        f'<text class="tick" x="-8" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>'
    )


def line(seat: int, across: Sequence[float], chances: Sequence[float]) -> str:
    points = " ".join(f"{x:.1f},{height(chance):.1f}" for x, chance in zip(across, chances, strict=True))
    return f'<polyline class="seat-{seat}" points="{points}"/>'


def spread(ends: Sequence[float]) -> list[float]:
    """Where the names stand, so that none lies on another and none below the picture."""
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    placed = list(ends)
    for above, seat in itertools.pairwise(order):
        placed[seat] = max(placed[seat], placed[above] + APART)
    lowest = float(HIGH)
    for seat in reversed(order):
        placed[seat] = min(placed[seat], lowest)
        lowest = placed[seat] - APART
    return placed
