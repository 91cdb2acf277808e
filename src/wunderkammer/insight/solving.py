"""What is answered to a move in an exercise: whether it is right, what it promises, and why another one is better.

The chances are those of the long search that verified the exercise; the reasons are what the engine says now.
"""

from random import Random

import msgspec

from wunderkammer.bots.perspective import Perspective
from wunderkammer.core.state import State
from wunderkammer.exercises import Exercise
from wunderkammer.insight.reasons import Reason, compare


class Solution(msgspec.Struct, frozen=True):
    """The answer to a move."""

    move: str
    right: bool
    answers: list[str]  # the best moves
    chance: float  # to win with the move
    best: float  # and with the best one
    than: str  # what the reasons compare the best move with
    reasons: list[Reason]  # what the seat would have more of by the end of its next turn


def solution(exercise: Exercise, move: str) -> Solution:
    """A MoveError if the move is not legal."""
    return solved(exercise, exercise.position(), move)


def solved(exercise: Exercise, state: State, move: str) -> Solution:
    """In the position of the exercise, or in any that looks the same to the seat."""
    seat, action = state.actor, state.action(move)
    state.copy().play(action, seat)
    name = state.name(action)
    right = name in exercise.answers
    than = exercise.tempting if right else name
    better = name if right else exercise.best
    seed = f"exercise/{exercise.number}"
    perspective = Perspective(state, seat, Random(seed))
    return Solution(
        move=name,
        right=right,
        answers=exercise.answers,
        chance=exercise.chances[name],
        best=exercise.chances[exercise.best],
        than=than,
        reasons=compare(perspective, state.action(better), state.action(than), seed),
    )
