"""Why a move is refused: numbers for the rules, and what each means, with the clause it rests on."""

from typing import Any, Final

from wunderkammer.core.errors import Reason
from wunderkammer.core.state import OK
from wunderkammer.core.tables import numbered
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
REASONS: Final = numbered(
    {
        OK: ("", ""),
        NOT_ASKED: ("not-asked", ""),  # no clause: that of the question
        NOT_IN_DECK: ("not-in-deck", "§1.1"),
        PLACE_UNUSED: ("unused-site", "§2.4"),
        UNUSED_SITE: ("unused-site", "§2.4"),
        TRACK_EMPTY: ("track-empty", "§4.3"),
        MAT_FULL: ("mat-full", "§8.3"),
        TURN_FULL: ("turn-full", "§6.1"),
        HUT_THERE: ("hut-there", "§7.1"),
        NO_HUT_LEFT: ("no-hut-left", "§7.8"),
        NO_HUT_TO_JOIN: ("no-hut-there", "§7.2"),
        NO_HUT_TO_SHIP: ("no-hut-there", "§7.3"),
        NOT_MORLEY: ("not-your-role", "§13.4"),
        NO_TWO_HUTS: ("no-two-huts", "§13.4"),
        NO_MARKER: ("no-marker", "§6.2"),
        NEEDLESS_JOKER: ("needless-joker", "§6.3"),
        NO_JOKER: ("no-joker", "§6.3"),
        TOO_DEAR: ("too-dear", "§4.4"),
        NOT_FREE: ("not-free", "§13.4"),
        TILE_GONE: ("tile-gone", "§7.4"),
        NO_SHOWING: ("no-showing", "§7.5"),
        NO_SOLO: ("no-solo", "§12.4"),
        SELL_NOT_IN_HAND: ("not-in-hand", "§7.6"),
        SELL_CURSE: ("curse-stays", "§12.7"),
        SELL_NO_SHIP: ("no-ship", "§7.6"),
        BUY_EMPTY: ("empty-place", "§7.7"),
        BUY_NO_SHIP: ("no-ship", "§7.7"),
        NO_GOLD: ("no-gold", "§12.5"),
        GOLD_EMPTY: ("empty-place", "§12.5"),
        END_TOO_EARLY: ("nothing-done", "§6.1"),
        PASS_TOO_LATE: ("something-done", "§6.4"),
        PICK_NOT_THERE: ("not-there", "§7.3"),
        PICK_ORDER: ("out-of-order", "§7.3"),
        PICK_TOO_FEW: ("too-few", "§7.3"),
        SHOW_NOT_IN_HAND: ("not-in-hand", "§7.4"),
        SHOW_ORDER: ("out-of-order", "§7.4"),
        SHOW_UNFIT: ("unfit", "§7.5"),
        SHOW_TOO_FEW: ("too-few", "§7.4"),
        NOT_NEW_YORK: ("not-your-role", "§13.3"),
        WILD_LAST: ("wild-is-last", "§13.3"),
        WILD_SPECIAL: ("wild-special", "§13.3"),
        WILD_NEEDLESS: ("wild-needless", "§13.3"),
        WILD_ORDER: ("wild-order", "§13.3"),
        KEEP_NOT_SHOWN: ("not-shown", "§7.4"),
        KEEP_SPECIAL: ("never-returns", "§12.6"),
        KEEP_ORDER: ("out-of-order", "§7.4"),
        KEEP_TOO_FEW: ("too-few", "§7.4"),
        ROLE_HELD: ("role-held", "§13.1"),
        SWAP_NOT_HELD: ("not-held", "§8.2"),
        SWAP_SAME: ("same-kind", "§8.2"),
        SWAP_EMPTY: ("track-empty", "§8.2"),
        MAY_NOT_REST: ("may-not-rest", "§8.3"),
    }
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
