"""The contract of a game as a suite that its authors call from one test: `check_game(wk.game("pawn"))`.

Random games are played, and in some positions everything is held against everything else. A failure is an
AssertionError that says what is wrong, in which game, from which seed and at which ply.

`check_lesson("pawn")` does the same for the lesson of a game.
"""

from wunderkammer.lessons.checking import check_lesson
from wunderkammer.testing.games import check_game

__all__ = ["check_game", "check_lesson"]
