"""What cards are worth towards a tile of Artifact: reckoned once for an edition, then looked up again and again."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.games.artifact.components import TILES, Rulings, size_of
from wunderkammer.games.artifact.judge.money import income
from wunderkammer.games.artifact.rules.rounds import YEARS

# As a share in hundredths.
READY: Final = 72  # of a tile that a hand is worth which could show it now
PARTLY: Final = 65  # the same of a tile for which cards are still missing, the less the more are missing
CURVE: Final = 1  # the higher, the more the first cards towards a tile count

COUNTS: Final = 6  # of cards that make a difference: none to five


class TileWorths:
    """By years to come, tile, and cards that fit it."""

    def __init__(self, rulings: Rulings) -> None:
        self.rulings = rulings
        self.worths = vec[i64]([0] * (COUNTS * TILES * (YEARS + 1)))
        for years in range(YEARS + 1):
            for tile in range(TILES):
                worth = 100 * rulings.prestige[tile] + rulings.bonus[tile] * income(years)
                for there in range(COUNTS):
                    self.worths[COUNTS * (TILES * years + tile) + there] = towards(worth, there, size_of(tile))

    def of(self, years: i64, tile: i64, there: i64) -> i64:
        most: i64 = COUNTS - 1
        return self.worths[COUNTS * (TILES * years + tile) + min(there, most)]


def towards(worth: i64, there: i64, size: i64) -> i64:
    """What this many cards are worth towards a tile that is worth so much."""
    if there >= size:
        return worth * READY // 100
    return worth * there * (there + CURVE) * PARTLY // (100 * size * (size + CURVE))
