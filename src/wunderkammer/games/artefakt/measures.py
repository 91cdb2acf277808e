"""What a seat of Artefakt has, in numbers."""

from collections import Counter
from typing import Final

from wunderkammer.shelf.measures import Measure, Player


def longest(player: Player) -> int:
    """How many different pieces of one colour it has at most; what is known of them is its own."""
    colours = Counter(piece.split("/")[0] for piece in set(player["known"]))
    return max(colours.values(), default=0)


MEASURES: Final = (
    Measure("longest", 300, longest),
    Measure("pieces", 200, lambda player: len(set(player["known"]))),
    Measure("fragments", 25, lambda player: sum(player["fragments"].values())),
    Measure("rival-fragments", 20, lambda player: sum(player["fragments"].values())),
)
