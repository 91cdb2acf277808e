"""Which chapter is being played, and what is asked."""

from typing import Final

from wunderkammer.core.tables import numbered

# The chapter.
DEALING: Final = 0
FILLING: Final = 1  # the row of artworks, in set-up and at the start of a round
CHOOSING: Final = 2
RESERVING: Final = 3
TRADING: Final = 4  # phase A
DEVELOPING: Final = 5  # phase B
FINISHING: Final = 6  # the last artworks
FINISHED: Final = 7
STAGES: Final = numbered(
    {
        DEALING: "dealing",
        FILLING: "filling",
        CHOOSING: "choosing",
        RESERVING: "reserving",
        TRADING: "trading",
        DEVELOPING: "developing",
        FINISHING: "finishing",
        FINISHED: "finished",
    }
)

# The question: its name for the texts, and the clause that says it is asked now.
NOTHING: Final = 0
DEAL: Final = 1
LAY: Final = 2
REVEAL: Final = 3
CHOOSE: Final = 4
RESERVE: Final = 5
TURN: Final = 6
LAST: Final = 7  # the last turn of one who has not taken the token
NIGHT: Final = 8  # the night worker has crafted and may still trade
SECOND: Final = 9  # the second action of the opportunist's last turn
DEVELOP: Final = 10
FINAL: Final = 11
QUESTIONS: Final = numbered(
    {
        NOTHING: ("nothing", "§7.1"),
        DEAL: ("deal", "§2.1"),
        LAY: ("lay", "§3.1"),
        REVEAL: ("reveal", "§2.3"),
        CHOOSE: ("choose", "§2.4"),
        RESERVE: ("reserve", "§9.9"),
        TURN: ("turn", "§4.1"),
        LAST: ("last", "§4.4"),
        NIGHT: ("night", "§9.5"),
        SECOND: ("second", "§9.8"),
        DEVELOP: ("develop", "§6.1"),
        FINAL: ("final", "§7.1"),
    }
)


def clause_of(question: int, round_played: int) -> str:
    """The clause by which something is asked now; of chance it depends on whether the first round has begun."""
    if question == LAY and round_played == 0:
        return "§2.5"
    if question == REVEAL and round_played > 0:
        return "§3.1"
    return QUESTIONS[question][1]
