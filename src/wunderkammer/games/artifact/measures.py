"""What a seat of Artifact has, in numbers."""

from typing import Final

from wunderkammer.shelf.measures import Measure

MEASURES: Final = (
    Measure("prestige", 100, lambda player: player["prestige"]),
    Measure("income", 60, lambda player: player["bonus"]),
    Measure("coins", 20, lambda player: player["money"]),
    Measure("cards", 60, lambda player: len(player["hand"])),
    Measure("huts", 30, lambda player: -player["supply"]),
    Measure("markers", 30, lambda player: sum(player["markers"].values())),
    Measure("research", 40, lambda player: sum(player["research"].values())),
    Measure("rival-prestige", 50, lambda player: player["prestige"]),
)
