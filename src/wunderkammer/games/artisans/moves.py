"""Actions and their notation. An action is a number; each verb has a block of them, in the order of the notation."""

from typing import Final

from wunderkammer.core.notation import Notation, numbers
from wunderkammer.games.artisans.components import ARTISANS, ARTWORKS, HAND, MARKET, MATERIALS

# The first action of each verb.
DEAL: Final = 0
LAY: Final = 7
REVEAL: Final = 14
CHOOSE: Final = 38
RESERVE: Final = 47
SKIP: Final = 71
CRAFT: Final = 72
TAKE: Final = 96
SWAP: Final = 101
TOKEN: Final = 136
PASS: Final = 137
DEVELOP: Final = 138
REST: Final = 180
ACTIONS: Final = 181

NOTATION: Final = Notation(
    {
        DEAL: "deal <material>",
        LAY: "market <material>",
        REVEAL: "reveal <artwork>",
        CHOOSE: "choose <artisan>",
        RESERVE: "reserve <artwork>",
        SKIP: "skip",
        CRAFT: "craft <artwork>",
        TAKE: "take <place>",
        SWAP: "swap <material> <place>",
        TOKEN: "token",
        PASS: "pass",
        DEVELOP: "develop <material> <number>",
        REST: "rest",
    },
    {
        "material": MATERIALS,
        "artwork": ARTWORKS,
        "artisan": ARTISANS,
        "place": numbers(MARKET),
        "number": numbers(HAND),
    },
)
