"""Which chapter is being played, and what is asked."""

from typing import Final

from wunderkammer.core.tables import numbered

# The chapter.
OPENING: Final = 0  # quick start: a card of each site comes to light
PLACING: Final = 1
STOCKING: Final = 2
ACTIONS: Final = 3
REFILLING: Final = 4
FINISHED: Final = 5
STAGES: Final = numbered(
    {
        OPENING: "opening",
        PLACING: "placing",
        STOCKING: "stocking",
        ACTIONS: "actions",
        REFILLING: "refilling",
        FINISHED: "finished",
    }
)

# The question: its name for the texts, and the clause that says it is asked now.
NOTHING: Final = 0
UNEARTH: Final = 1
DRAW: Final = 2
PLACE: Final = 3
TAKE: Final = 4
ACT: Final = 5
PICK: Final = 6
SHOW: Final = 7
KEEP: Final = 8
USE: Final = 9
ROLE: Final = 10
PASSED: Final = 11
QUESTIONS: Final = numbered(
    {
        NOTHING: ("nothing", "§10"),
        UNEARTH: ("unearth", "§3.2"),
        DRAW: ("draw", "§13.3"),
        PLACE: ("place", "§3.1"),
        TAKE: ("take", "§3.3"),
        ACT: ("act", "§6.1"),
        PICK: ("pick", "§7.3"),
        SHOW: ("show", "§7.4"),
        KEEP: ("keep", "§7.4"),
        USE: ("use", "§13.2"),
        ROLE: ("role", "§13.1"),
        PASSED: ("passed", "§8.2"),
    }
)


def clause_of(question: int, stage: int, is_research: bool, is_acting: bool) -> str:
    """The clause by which something is asked now; of some questions it depends on what they follow."""
    if question == TAKE and stage == REFILLING:
        return "§9.2"
    if question == UNEARTH and stage == OPENING:
        return "§3.4"
    if question == UNEARTH and is_acting:
        return "§7.1" if is_research else "§7.2"
    if question == DRAW and is_research:
        return "§13.4"
    return QUESTIONS[question][1]
