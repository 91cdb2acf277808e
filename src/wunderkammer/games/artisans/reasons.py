"""Why a move is refused: numbers for the rules, and what each means, with the clause it rests on."""

from typing import Any, Final

from wunderkammer.core.errors import Reason
from wunderkammer.core.state import OK
from wunderkammer.core.tables import numbered
from wunderkammer.games.artisans import moves
from wunderkammer.games.artisans.questions import QUESTIONS

NOT_ASKED: Final = 1
NOT_IN_PILE: Final = 2
NOT_IN_DECK: Final = 3
SEEN_BEFORE: Final = 4
ARTISAN_CHOSEN: Final = 5
RESERVE_NOT_IN_ROW: Final = 6
ONLY_TOKEN: Final = 7
TOO_EARLY: Final = 8
NOT_FIRST_TURN: Final = 9
PREVIEW: Final = 10
RESERVED_BY_OTHER: Final = 11
CRAFT_NOT_IN_ROW: Final = 12
LEVEL_MISSING: Final = 13
ONE_ARTWORK: Final = 14
HAND_FULL: Final = 15
TAKE_EMPTY: Final = 16
HAND_NOT_FULL: Final = 17
SWAP_NOT_IN_HAND: Final = 18
SWAP_EMPTY: Final = 19
SAME_MATERIAL: Final = 20
NEIGHBOUR: Final = 21
TOKEN_TAKEN: Final = 22
MAY_NOT_PASS: Final = 23
TOP_LEVEL: Final = 24
DEVELOP_NOT_IN_HAND: Final = 25
TOO_MANY: Final = 26
CRAFT_AFTER_MARKET: Final = 27

# For each: its code and its clause.
REASONS: Final = numbered(
    {
        OK: ("", ""),
        NOT_ASKED: ("not-asked", ""),  # no clause: that of the question
        NOT_IN_PILE: ("not-in-pile", "§1.1"),
        NOT_IN_DECK: ("not-in-deck", "§2.2"),
        SEEN_BEFORE: ("seen-before", "§2.6"),
        ARTISAN_CHOSEN: ("artisan-chosen", "§2.4"),
        RESERVE_NOT_IN_ROW: ("not-in-row", "§9.9"),
        ONLY_TOKEN: ("only-token", "§4.7"),
        TOO_EARLY: ("too-early", "§5.1"),
        NOT_FIRST_TURN: ("not-first-turn", "§5.1"),
        PREVIEW: ("preview", "§5.3"),
        RESERVED_BY_OTHER: ("reserved-by-other", "§9.9"),
        CRAFT_NOT_IN_ROW: ("not-in-row", "§5.2"),
        LEVEL_MISSING: ("level-missing", "§5.2"),
        ONE_ARTWORK: ("one-artwork", "§5.1"),
        HAND_FULL: ("hand-full", "§4.3"),
        TAKE_EMPTY: ("empty-place", "§4.2"),
        HAND_NOT_FULL: ("hand-not-full", "§4.2"),
        SWAP_NOT_IN_HAND: ("not-in-hand", "§4.3"),
        SWAP_EMPTY: ("empty-place", "§4.3"),
        SAME_MATERIAL: ("same-material", "§4.3"),
        NEIGHBOUR: ("neighbour", "§4.3"),
        TOKEN_TAKEN: ("token-taken", "§4.4"),
        MAY_NOT_PASS: ("may-not-pass", "§4.1"),
        TOP_LEVEL: ("top-level", "§6.1"),
        DEVELOP_NOT_IN_HAND: ("not-in-hand", "§6.1"),
        TOO_MANY: ("too-many", "§6.1"),
        CRAFT_AFTER_MARKET: ("not-first-turn", "§9.8"),
    }
)


def explain(refusal: int, action: int, question: int, clause_asked: str, most_turns: int) -> Reason:
    """A refusal in full: what was asked by which clause, and the cap of turns of the edition."""
    code, clause = REASONS[refusal]
    args: dict[str, Any] = dict(moves.NOTATION.parameters(action))
    if refusal == NOT_ASKED:
        clause = clause_asked
        args = {"question": QUESTIONS[question][0]}
    elif refusal == ONLY_TOKEN:
        args["turns"] = most_turns
    return Reason(code, f"artisans {clause}", args)
