"""Which chapter is being played, what is asked, and what a blind piece is drawn for."""

from typing import Final

from wunderkammer.core.tables import numbered

# The chapter.
LAYING_OUT: Final = 0
OPENING_UP: Final = 1
STANDING: Final = 2
DISCOVER: Final = 3
PREPARE: Final = 4
TRAVEL: Final = 5
POSSESSION: Final = 6
ROUND_END: Final = 7
FINISHED: Final = 8
STAGES: Final = numbered(
    {
        LAYING_OUT: "laying-out",
        OPENING_UP: "opening-up",
        STANDING: "standing",
        DISCOVER: "discover",
        PREPARE: "prepare",
        TRAVEL: "travel",
        POSSESSION: "possession",
        ROUND_END: "round-end",
        FINISHED: "finished",
    }
)

# The question: its name for the texts, and the clause that says it is asked now.
NOTHING: Final = 0
LAY: Final = 1
OPENING: Final = 2
ROLL: Final = 3
COLOUR: Final = 4
PIECE: Final = 5
STAND: Final = 6
GIVE: Final = 7
CHOOSE: Final = 8
ASSIGN: Final = 9
TIMETABLE: Final = 10
MOVE: Final = 11
SETTLE: Final = 12
DIRECTIVE: Final = 13
OPEN: Final = 14
CURSED: Final = 15
QUESTIONS: Final = numbered(
    {
        NOTHING: ("nothing", "§8.1"),
        LAY: ("lay", "§2.1"),
        OPENING: ("opening", "§2.1"),
        ROLL: ("roll", "§3.1"),
        COLOUR: ("colour", "§3.1"),
        PIECE: ("piece", "§3.1"),
        STAND: ("stand", "§2.3"),
        GIVE: ("give", "§3.3"),
        CHOOSE: ("choose", "§3.2"),
        ASSIGN: ("assign", "§4.1"),
        TIMETABLE: ("timetable", "§10.10"),
        MOVE: ("move", "§5.1"),
        SETTLE: ("settle", "§6.4"),
        DIRECTIVE: ("directive", "§6.6"),
        OPEN: ("open", "§7.2"),
        CURSED: ("cursed", "§10.9"),
    }
)

# The errand.
FOR_DISCOVERY: Final = 1
FOR_ROBBERY: Final = 2
FOR_PEEK: Final = 3
FOR_SALVAGE: Final = 4
FOR_SIFT: Final = 5
FOR_BARTER: Final = 6
FOR_CARRY: Final = 7
FOR_DIVE: Final = 8
ERRAND_CLAUSES: Final = ("", "§3.1", "§6.4", "§10.2", "§10.4", "§10.5", "§10.6", "§10.7", "§10.8")


def clause_of(question: int, stage: int, errand: int) -> str:
    """The clause by which something is asked now; of dice and blind pieces it depends on what they are for."""
    if question == ROLL and stage == STANDING:
        return "§2.3"
    if question == PIECE or question == COLOUR:
        return ERRAND_CLAUSES[errand]
    return QUESTIONS[question][1]
