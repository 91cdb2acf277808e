"""Actions and their notation. An action is a number; each verb has a block of them, in the order of the notation."""

from typing import Final

from wunderkammer.core.notation import Notation, numbers
from wunderkammer.games.artefakt.components import CARDS, COLOURS, DIRECTIONS, FIGURES, PIECES, SITES

# The first action of each verb.
LAY: Final = 0  # site
OPEN: Final = 10  # site
ROLL: Final = 20  # site
COLOUR: Final = 30  # colour
PIECE: Final = 33  # piece
STAND: Final = 37  # figure
CHOOSE: Final = 40  # colour
GIVE: Final = 43  # colour, piece
ASSIGN: Final = 55  # figure, card
MOVE: Final = 67  # direction
COLLECT: Final = 69
ROB: Final = 70  # seat, colour
LEAVE: Final = 82
MARCH: Final = 83  # figure, direction
PEEK_SITE: Final = 89  # site
PEEK_SEAT: Final = 99  # seat, colour
PUSH: Final = 111  # seat, figure, direction
SALVAGE: Final = 135  # site, colour
SIFT: Final = 165  # colour, piece
BARTER: Final = 177  # colour, piece, seat
CARRY: Final = 225  # colour, from, to
DIVE: Final = 525
CURSE: Final = 526  # seat
BOOK: Final = 530
TIMETABLE: Final = 531
SKIP: Final = 532
ACTIONS: Final = 533

NOTATION: Final = Notation(
    (
        "lay <site>",
        "open <site>",
        "roll <site>",
        "colour <colour>",
        "piece <piece>",
        "stand <figure>",
        "choose <colour>",
        "give <colour> <piece>",
        "assign <figure> <card>",
        "move <direction>",
        "collect",
        "rob <seat> <colour>",
        "leave",
        "march <figure> <direction>",
        "peek site <site>",
        "peek seat <seat> <colour>",
        "push <seat> <figure> <direction>",
        "salvage <site> <colour>",
        "sift <colour> <piece>",
        "barter <colour> <piece> <seat>",
        "carry <colour> <site> <to>",
        "dive",
        "curse <seat>",
        "book",
        "timetable",
        "skip",
    ),
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
