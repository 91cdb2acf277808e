"""Actions and their notation. An action is a number; each verb has a block of them, in the order of the notation."""

from typing import Final

from wunderkammer.core.notation import Notation, numbers
from wunderkammer.games.artifact.components import CARDS, MARKERS, MARKET, ROLES, SITES, card_name, tile_names

# The first action of each verb. An action that uses a marker has eight ways to be paid: with the marker it needs, with
# each of the six as a joker, and free (Andersson).
UNEARTH: Final = 0
DRAW: Final = 40
PLACE: Final = 80
RESEARCH: Final = 84
HIRE: Final = 116
DOUBLE: Final = 148
SHIP: Final = 180
EXHIBIT: Final = 212
FEATURE: Final = 412
SELL: Final = 444
BUY: Final = 484
GOLD: Final = 487
END: Final = 490
PASS: Final = 491
PICK: Final = 492
SHOW: Final = 532
WILD: Final = 572
KEEP: Final = 612
USE: Final = 652
SKIP: Final = 653
ROLE: Final = 654
TAKE: Final = 662
SWAP: Final = 668
REST: Final = 704
ACTIONS: Final = 705

PAYMENTS: Final = 8
PLAIN: Final = 0
FREE: Final = 7

NOTATION: Final = Notation(
    {
        UNEARTH: "unearth <card>",
        DRAW: "draw <card>",
        PLACE: "place <site>",
        RESEARCH: "research <site><payment>",
        HIRE: "hire <site><payment>",
        DOUBLE: "hire <site> double<payment>",
        SHIP: "ship <site><payment>",
        EXHIBIT: "exhibit <tile><payment>",
        FEATURE: "feature <site><payment>",
        SELL: "sell <card>",
        BUY: "buy <place>",
        GOLD: "gold <place>",
        END: "end",
        PASS: "pass",
        PICK: "pick <card>",
        SHOW: "show <card>",
        WILD: "show <card> wild",
        KEEP: "keep <card>",
        USE: "use",
        SKIP: "skip",
        ROLE: "role <role>",
        TAKE: "take <marker>",
        SWAP: "swap <marker> <to>",
        REST: "rest",
    },
    {
        "card": [card_name(card) for card in range(CARDS)],
        "site": SITES,
        "payment": ("", *[f" with {marker}" for marker in MARKERS], " free"),
        "tile": tile_names(),
        "place": numbers(MARKET),
        "role": ROLES,
        "marker": MARKERS,
        "to": MARKERS,
    },
)
