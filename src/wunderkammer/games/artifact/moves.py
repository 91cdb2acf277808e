"""Actions and their notation. An action is a number; each verb has a block of them, in the order of the notation."""

from typing import Final

from wunderkammer.core.notation import Notation, numbers
from wunderkammer.games.artifact.components import CARDS, MARKERS, MARKET, ROLES, SITES, card_name, tile_names

# The first action of each verb. An action that uses a marker has eight ways to be paid: with the marker it needs, with
# each of the six as a joker, and free (Andersson).
UNEARTH: Final = 0  # card
DRAW: Final = 40  # card
PLACE: Final = 80  # site
RESEARCH: Final = 84  # site, payment
HIRE: Final = 116  # site, payment
DOUBLE: Final = 148  # site, payment
SHIP: Final = 180  # site, payment
EXHIBIT: Final = 212  # tile, payment
FEATURE: Final = 412  # site, payment
SELL: Final = 444  # card
BUY: Final = 484  # place in the market
GOLD: Final = 487  # place in the market
END: Final = 490
PASS: Final = 491
PICK: Final = 492  # card
SHOW: Final = 532  # card
WILD: Final = 572  # card
KEEP: Final = 612  # card
USE: Final = 652
SKIP: Final = 653
ROLE: Final = 654  # role
TAKE: Final = 662  # marker
SWAP: Final = 668  # marker, marker
REST: Final = 704
ACTIONS: Final = 705

PAYMENTS: Final = 8
PLAIN: Final = 0
FREE: Final = 7

NOTATION: Final = Notation(
    (
        "unearth <card>",
        "draw <card>",
        "place <site>",
        "research <site><payment>",
        "hire <site><payment>",
        "hire <site> double<payment>",
        "ship <site><payment>",
        "exhibit <tile><payment>",
        "feature <site><payment>",
        "sell <card>",
        "buy <place>",
        "gold <place>",
        "end",
        "pass",
        "pick <card>",
        "show <card>",
        "show <card> wild",
        "keep <card>",
        "use",
        "skip",
        "role <role>",
        "take <marker>",
        "swap <marker> <to>",
        "rest",
    ),
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
