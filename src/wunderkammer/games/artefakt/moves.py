"""Actions and their notation. An action is a number; each verb has a block of them, in the order of the notation."""

from typing import Final

from wunderkammer.core.notation import Notation, numbers
from wunderkammer.games.artefakt.components import CARDS, COLOURS, DIRECTIONS, FIGURES, PIECES, SITES

# The first action of each verb.
LAY: Final = 0
OPEN: Final = 10
ROLL: Final = 20
COLOUR: Final = 30
PIECE: Final = 33
STAND: Final = 37
CHOOSE: Final = 40
GIVE: Final = 43
ASSIGN: Final = 55
MOVE: Final = 67
COLLECT: Final = 69
ROB: Final = 70
LEAVE: Final = 82
MARCH: Final = 83
PEEK_SITE: Final = 89
PEEK_SEAT: Final = 99
PUSH: Final = 111
SALVAGE: Final = 135
SIFT: Final = 165
BARTER: Final = 177
CARRY: Final = 225
DIVE: Final = 525
CURSE: Final = 526
BOOK: Final = 530
TIMETABLE: Final = 531
SKIP: Final = 532
ACTIONS: Final = 533

NOTATION: Final = Notation(
    {
        LAY: "lay <site>",
        OPEN: "open <site>",
        ROLL: "roll <site>",
        COLOUR: "colour <colour>",
        PIECE: "piece <piece>",
        STAND: "stand <figure>",
        CHOOSE: "choose <colour>",
        GIVE: "give <colour> <piece>",
        ASSIGN: "assign <figure> <card>",
        MOVE: "move <direction>",
        COLLECT: "collect",
        ROB: "rob <seat> <colour>",
        LEAVE: "leave",
        MARCH: "march <figure> <direction>",
        PEEK_SITE: "peek site <site>",
        PEEK_SEAT: "peek seat <seat> <colour>",
        PUSH: "push <seat> <figure> <direction>",
        SALVAGE: "salvage <site> <colour>",
        SIFT: "sift <colour> <piece>",
        BARTER: "barter <colour> <piece> <seat>",
        CARRY: "carry <colour> <site> <to>",
        DIVE: "dive",
        CURSE: "curse <seat>",
        BOOK: "book",
        TIMETABLE: "timetable",
        SKIP: "skip",
    },
    {
        "site": numbers(SITES),
        "to": numbers(SITES),
        "colour": COLOURS,
        "piece": numbers(PIECES),
        "figure": FIGURES,
        "card": numbers(CARDS),
        "direction": DIRECTIONS,
        "seat": numbers(4),
    },
)
