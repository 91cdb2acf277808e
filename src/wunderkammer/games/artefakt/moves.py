"""Actions and their notation. An action is a number; each verb has a block of them, in the order of the notation."""

from typing import Any, Final

from wunderkammer.core.state import unknown_action, unknown_move
from wunderkammer.games.artefakt.components import CARDS, COLOURS, DIRECTIONS, FIGURES, PIECES, SITES

# The first action of each verb; within a block the last parameter runs fastest.
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

_SEATS = ("1", "2", "3", "4")
_SITES = tuple(str(site) for site in range(1, SITES + 1))
_PIECES = tuple(str(piece) for piece in range(1, PIECES + 1))
_CARDS = tuple(str(card) for card in range(1, CARDS + 1))

# Each verb with its parameters: the name by which reasons and stories speak of one, and its words.
_NOTATION: tuple[tuple[str, tuple[tuple[str, tuple[str, ...]], ...]], ...] = (
    ("lay", (("site", _SITES),)),
    ("open", (("site", _SITES),)),
    ("roll", (("site", _SITES),)),
    ("colour", (("colour", COLOURS),)),
    ("piece", (("piece", _PIECES),)),
    ("stand", (("figure", FIGURES),)),
    ("choose", (("colour", COLOURS),)),
    ("give", (("colour", COLOURS), ("piece", _PIECES))),
    ("assign", (("figure", FIGURES), ("card", _CARDS))),
    ("move", (("direction", DIRECTIONS),)),
    ("collect", ()),
    ("rob", (("seat", _SEATS), ("colour", COLOURS))),
    ("leave", ()),
    ("march", (("figure", FIGURES), ("direction", DIRECTIONS))),
    ("peek site", (("site", _SITES),)),
    ("peek seat", (("seat", _SEATS), ("colour", COLOURS))),
    ("push", (("seat", _SEATS), ("figure", FIGURES), ("direction", DIRECTIONS))),
    ("salvage", (("site", _SITES), ("colour", COLOURS))),
    ("sift", (("colour", COLOURS), ("piece", _PIECES))),
    ("barter", (("colour", COLOURS), ("piece", _PIECES), ("seat", _SEATS))),
    ("carry", (("colour", COLOURS), ("site", _SITES), ("to", _SITES))),
    ("dive", ()),
    ("curse", (("seat", _SEATS),)),
    ("book", ()),
    ("timetable", ()),
    ("skip", ()),
)


def _spell_out() -> tuple[list[str], list[dict[str, Any]]]:
    """The notation and the parameters of every action, in order."""
    words: list[str] = []
    parameters: list[dict[str, Any]] = []
    for verb, slots in _NOTATION:
        block: list[tuple[str, dict[str, Any]]] = [(verb, {})]
        for slot, values in slots:
            block = [(f"{text} {value}", {**given, slot: value}) for text, given in block for value in values]
        words += [text for text, _ in block]
        parameters += [given for _, given in block]
    return words, parameters


NAMES, _PARAMETERS = _spell_out()
_ACTIONS = {text: action for action, text in enumerate(NAMES)}


def name(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise unknown_action(action)
    return NAMES[action]


def parse(text: str) -> int:
    if text not in _ACTIONS:
        raise unknown_move(text)
    return _ACTIONS[text]


def parameters(action: int) -> dict[str, Any]:
    """What a move speaks of: {"seat": "2", "colour": "blue"} for `rob 2 blue`."""
    return dict(_PARAMETERS[action])
