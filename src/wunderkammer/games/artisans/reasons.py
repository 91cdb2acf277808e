"""Why a move is refused: numbers for the rules, and what each means, with the clause it rests on."""

from typing import Any, Final

from wunderkammer.core.errors import Reason
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
REASONS: Final = (
    ("", ""),
    ("not-asked", ""),  # no clause: that of the question
    ("not-in-pile", "§1.1"),
    ("not-in-deck", "§2.2"),
    ("seen-before", "§2.6"),
    ("artisan-chosen", "§2.4"),
    ("not-in-row", "§9.9"),
    ("only-token", "§4.7"),
    ("too-early", "§5.1"),
    ("not-first-turn", "§5.1"),
    ("preview", "§5.3"),
    ("reserved-by-other", "§9.9"),
    ("not-in-row", "§5.2"),
    ("level-missing", "§5.2"),
    ("one-artwork", "§5.1"),
    ("hand-full", "§4.3"),
    ("empty-place", "§4.2"),
    ("hand-not-full", "§4.2"),
    ("not-in-hand", "§4.3"),
    ("empty-place", "§4.3"),
    ("same-material", "§4.3"),
    ("neighbour", "§4.3"),
    ("token-taken", "§4.4"),
    ("may-not-pass", "§4.1"),
    ("top-level", "§6.1"),
    ("not-in-hand", "§6.1"),
    ("too-many", "§6.1"),
    ("not-first-turn", "§9.8"),
)


def explain(refusal: int, action: int, question: int, clause_asked: str) -> Reason:
    """A refusal in full, for a move made while a question was open by a clause."""
    code, clause = REASONS[refusal]
    args: dict[str, Any] = dict(moves.NOTATION.parameters(action))
    if refusal == NOT_ASKED:
        clause = clause_asked
        args = {"question": QUESTIONS[question][0]}
    return Reason(code, f"artisans {clause}", args)
