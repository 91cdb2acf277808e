"""Why a move is refused: numbers for the rules, and what each means, with the clause it rests on."""

from typing import Any, Final

from mypy_extensions import i64

from wunderkammer.core.errors import Reason
from wunderkammer.core.state import OK
from wunderkammer.core.tables import numbered
from wunderkammer.games.artefakt import moves
from wunderkammer.games.artefakt.questions import QUESTIONS, clause_of

NOT_ASKED: Final = 1
OTHER_DIRECTIVE: Final = 2
ALREADY_LAID: Final = 3
ALREADY_OPEN: Final = 4
ALREADY_STANDS: Final = 5
NOT_IN_THE_MIDDLE: Final = 6
NO_SUCH_PIECE: Final = 7
NOT_OWNED: Final = 8
OTHER_FIGURE_FIRST: Final = 9
CARD_LAID: Final = 10
NOTHING_TO_COLLECT: Final = 11
SOMETHING_TO_COLLECT: Final = 12
ROB_YOURSELF: Final = 13
ROB_ABSENT: Final = 14
ROB_NOTHING: Final = 15
NOT_STANDING_HERE: Final = 16
PEEK_HERE: Final = 17
PEEK_EMPTY: Final = 18
PEEK_YOURSELF: Final = 19
PEEK_NOTHING: Final = 20
PUSH_YOURSELF: Final = 21
NOT_NEIGHBOURING: Final = 22
SALVAGE_WATCHED: Final = 23
SALVAGE_NOTHING: Final = 24
SIFT_NOT_OWNED: Final = 25
SIFT_NOTHING: Final = 26
BARTER_NOT_OWNED: Final = 27
BARTER_YOURSELF: Final = 28
BARTER_NOTHING: Final = 29
CARRY_NOTHING: Final = 30
CARRY_TOO_FAR: Final = 31
CURSE_YOURSELF: Final = 32
CURSE_NOTHING: Final = 33
CURSED_NOT_OWNED: Final = 34
OPENED_AT_FIRST: Final = 35
EMPTY_CHAIR: Final = 36

# For each: its code, its clause, and its reach: for how many actions in a row, from the first of them on, it holds. A
# refusal that speaks of the first words of a move holds whatever its last words are.
REASONS: Final = numbered(
    {
        OK: ("", "", 1),
        NOT_ASKED: ("not-asked", "", 1),  # no clause: that of the question
        OTHER_DIRECTIVE: ("other-directive", "§6.6", 1),
        ALREADY_LAID: ("already-laid", "§2.1", 1),
        ALREADY_OPEN: ("already-open", "§7.2", 1),
        ALREADY_STANDS: ("already-stands", "§2.3", 1),
        NOT_IN_THE_MIDDLE: ("not-in-the-middle", "§3.2", 1),
        NO_SUCH_PIECE: ("no-such-piece", "", 1),
        NOT_OWNED: ("not-owned", "§3.3", 1),
        OTHER_FIGURE_FIRST: ("other-figure-first", "§4.1", 4),
        CARD_LAID: ("card-laid", "§4.1", 1),
        NOTHING_TO_COLLECT: ("nothing-to-collect", "§6.4", 1),
        SOMETHING_TO_COLLECT: ("something-to-collect", "§6.4", 1),
        ROB_YOURSELF: ("not-yourself", "§6.4", 3),
        ROB_ABSENT: ("not-present", "§6.4", 3),
        ROB_NOTHING: ("owns-none", "§6.4", 1),
        NOT_STANDING_HERE: ("not-standing-here", "§10.1", 2),
        PEEK_HERE: ("not-this-site", "§10.2", 1),
        PEEK_EMPTY: ("empty-site", "§10.2", 1),
        PEEK_YOURSELF: ("not-yourself", "§10.2", 3),
        PEEK_NOTHING: ("owns-none", "§10.2", 1),
        PUSH_YOURSELF: ("not-yourself", "§10.3", 6),
        NOT_NEIGHBOURING: ("not-neighbouring", "§10.4", 3),
        SALVAGE_WATCHED: ("watched-site", "§10.4", 3),
        SALVAGE_NOTHING: ("none-lies-there", "§10.4", 1),
        SIFT_NOT_OWNED: ("not-owned", "§10.5", 1),
        SIFT_NOTHING: ("not-in-the-middle", "§10.5", 4),
        BARTER_NOT_OWNED: ("not-owned", "§10.6", 4),
        BARTER_YOURSELF: ("not-yourself", "§10.6", 1),
        BARTER_NOTHING: ("owns-none", "§10.6", 1),
        CARRY_NOTHING: ("none-lies-there", "§10.7", 10),
        CARRY_TOO_FAR: ("out-of-reach", "§10.7", 1),
        CURSE_YOURSELF: ("not-yourself", "§10.9", 1),
        CURSE_NOTHING: ("owns-nothing", "§10.9", 1),
        CURSED_NOT_OWNED: ("not-owned", "§10.9", 1),
        OPENED_AT_FIRST: ("already-open", "§2.1", 1),
        EMPTY_CHAIR: ("empty-chair", "", 1),
    }
)
REACH: Final[list[i64]] = [reach for _, _, reach in REASONS]


def explain(refusal: int, action: int, question: int, stage: int, errand: int) -> Reason:
    """A refusal in full, for a move made while a question was open."""
    code, clause, _ = REASONS[refusal]
    args: dict[str, Any] = dict(moves.NOTATION.parameters(action))
    if not clause:
        clause = clause_of(question, stage, errand)
    if refusal == NOT_ASKED:
        args = {"question": QUESTIONS[question][0]}
    return Reason(code, f"artefakt {clause}", args)
