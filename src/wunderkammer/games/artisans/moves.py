"""Actions and their notation. An action is a number; each verb has a block of them, in the order of the notation."""

from typing import Final

from wunderkammer.core.notation import Notation, numbers
from wunderkammer.games.artisans.components import ARTISANS, ARTWORKS, HAND, MARKET, MATERIALS

# The first action of each verb.
DEAL: Final = 0  # material
LAY: Final = 7  # material; `market` in the notation
REVEAL: Final = 14  # artwork
CHOOSE: Final = 38  # artisan
RESERVE: Final = 47  # artwork
SKIP: Final = 71
CRAFT: Final = 72  # artwork
TAKE: Final = 96  # place
SWAP: Final = 101  # material, place
TOKEN: Final = 136
PASS: Final = 137
DEVELOP: Final = 138  # material, number
REST: Final = 180
ACTIONS: Final = 181

NOTATION: Final = Notation(
    (
        "deal <material>",
        "market <material>",
        "reveal <artwork>",
        "choose <artisan>",
        "reserve <artwork>",
        "skip",
        "craft <artwork>",
        "take <place>",
        "swap <material> <place>",
        "token",
        "pass",
        "develop <material> <number>",
        "rest",
    ),
    {
        "material": MATERIALS,
        "artwork": ARTWORKS,
        "artisan": ARTISANS,
        "place": numbers(MARKET),
        "number": numbers(HAND),
    },
)
