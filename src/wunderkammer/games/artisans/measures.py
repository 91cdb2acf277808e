"""What a seat of Artisans has, in numbers."""

from typing import Final

from wunderkammer.shelf.measures import Measure

MEASURES: Final = (
    Measure("points", 100, lambda player: sum(player["points"].values())),
    Measure("artworks", 150, lambda player: len(player["artworks"])),
    Measure("levels", 80, lambda player: sum(player["levels"].values())),
    Measure("cards", 60, lambda player: player["cards"]),
    Measure("rival-points", 50, lambda player: sum(player["points"].values())),
)
