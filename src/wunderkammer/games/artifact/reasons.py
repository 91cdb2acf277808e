"""Why a move is refused: numbers for the rules, and what each means, with the clause it rests on."""

from typing import Any, Final

from wunderkammer.core.errors import Reason
from wunderkammer.games.artifact import moves
from wunderkammer.games.artifact.components import MORLEY, NEW_YORK, ROLES
from wunderkammer.games.artifact.questions import QUESTIONS

NOT_ASKED: Final = 1
NOT_IN_DECK: Final = 2
PLACE_UNUSED: Final = 3
UNUSED_SITE: Final = 4
TRACK_EMPTY: Final = 5
MAT_FULL: Final = 6
TURN_FULL: Final = 7
HUT_THERE: Final = 8
NO_HUT_LEFT: Final = 9
NO_HUT_TO_JOIN: Final = 10
NO_HUT_TO_SHIP: Final = 11
NOT_MORLEY: Final = 12
NO_TWO_HUTS: Final = 13
NO_MARKER: Final = 14
NEEDLESS_JOKER: Final = 15
NO_JOKER: Final = 16
TOO_DEAR: Final = 17
NOT_FREE: Final = 18
TILE_GONE: Final = 19
NO_SHOWING: Final = 20
NO_SOLO: Final = 21
SELL_NOT_IN_HAND: Final = 22
SELL_CURSE: Final = 23
SELL_NO_SHIP: Final = 24
BUY_EMPTY: Final = 25
BUY_NO_SHIP: Final = 26
NO_GOLD: Final = 27
GOLD_EMPTY: Final = 28
END_TOO_EARLY: Final = 29
PASS_TOO_LATE: Final = 30
PICK_NOT_THERE: Final = 31
PICK_ORDER: Final = 32
PICK_TOO_FEW: Final = 33
SHOW_NOT_IN_HAND: Final = 34
SHOW_ORDER: Final = 35
SHOW_UNFIT: Final = 36
SHOW_TOO_FEW: Final = 37
NOT_NEW_YORK: Final = 38
WILD_LAST: Final = 39
WILD_SPECIAL: Final = 40
WILD_NEEDLESS: Final = 41
WILD_ORDER: Final = 42
KEEP_NOT_SHOWN: Final = 43
KEEP_SPECIAL: Final = 44
KEEP_ORDER: Final = 45
KEEP_TOO_FEW: Final = 46
ROLE_HELD: Final = 47
SWAP_NOT_HELD: Final = 48
SWAP_SAME: Final = 49
SWAP_EMPTY: Final = 50
MAY_NOT_REST: Final = 51

# For each: its code and its clause.
REASONS: Final = (
    ("", ""),
    ("not-asked", ""),  # no clause: that of the question
    ("not-in-deck", "§1.1"),
    ("unused-site", "§2.4"),
    ("unused-site", "§2.4"),
    ("track-empty", "§4.3"),
    ("mat-full", "§8.3"),
    ("turn-full", "§6.1"),
    ("hut-there", "§7.1"),
    ("no-hut-left", "§7.8"),
    ("no-hut-there", "§7.2"),
    ("no-hut-there", "§7.3"),
    ("not-your-role", "§13.4"),
    ("no-two-huts", "§13.4"),
    ("no-marker", "§6.2"),
    ("needless-joker", "§6.3"),
    ("no-joker", "§6.3"),
    ("too-dear", "§4.4"),
    ("not-free", "§13.4"),
    ("tile-gone", "§7.4"),
    ("no-showing", "§7.5"),
    ("no-solo", "§12.4"),
    ("not-in-hand", "§7.6"),
    ("curse-stays", "§12.7"),
    ("no-ship", "§7.6"),
    ("empty-place", "§7.7"),
    ("no-ship", "§7.7"),
    ("no-gold", "§12.5"),
    ("empty-place", "§12.5"),
    ("nothing-done", "§6.1"),
    ("something-done", "§6.4"),
    ("not-there", "§7.3"),
    ("out-of-order", "§7.3"),
    ("too-few", "§7.3"),
    ("not-in-hand", "§7.4"),
    ("out-of-order", "§7.4"),
    ("unfit", "§7.5"),
    ("too-few", "§7.4"),
    ("not-your-role", "§13.3"),
    ("wild-is-last", "§13.3"),
    ("wild-special", "§13.3"),
    ("wild-needless", "§13.3"),
    ("wild-order", "§13.3"),
    ("not-shown", "§7.4"),
    ("never-returns", "§12.6"),
    ("out-of-order", "§7.4"),
    ("too-few", "§7.4"),
    ("role-held", "§13.1"),
    ("not-held", "§8.2"),
    ("same-kind", "§8.2"),
    ("track-empty", "§8.2"),
    ("may-not-rest", "§8.3"),
)


def explain(refusal: int, action: int, clause_asked: str, question: int) -> Reason:
    """A refusal in full, for a move made while a question was open by a clause."""
    code, clause = REASONS[refusal]
    args: dict[str, Any] = dict(moves.NOTATION.parameters(action))
    if refusal == NOT_ASKED:
        clause = clause_asked
        args = {"question": QUESTIONS[question][0]}
    elif refusal == NOT_MORLEY or refusal == NOT_NEW_YORK:
        args["role"] = ROLES[MORLEY if refusal == NOT_MORLEY else NEW_YORK]
    elif refusal == SWAP_EMPTY:
        args["marker"] = args.pop("to")
    return Reason(code, f"artifact {clause}", args)
