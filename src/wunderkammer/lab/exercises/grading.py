"""How hard an exercise is: which bots solve it."""

from random import Random
from typing import Final

from wunderkammer import bots
from wunderkammer.bots.perspective import Perspective
from wunderkammer.core.state import State
from wunderkammer.exercises.exercise import Grade

TRIES: Final = 5  # of each bot
SOLVED: Final = 4  # of these, so that it was not luck
# By grade the bot that solves it: at first sight, with little thinking, with much; the hardest resist them all.
SOLVERS: Final[tuple[tuple[Grade, str], ...]] = (("novice", "amateur"), ("amateur", "expert"), ("expert", "master"))


def grade(state: State, answers: list[int], seed: str) -> Grade:
    for found, level in SOLVERS:
        solved = sum(plays(state, level, f"{seed}/{level}/{number}") in answers for number in range(TRIES))
        if solved >= SOLVED:
            return found
    return "master"


def plays(state: State, level: str, seed: str) -> int:
    """What a bot does here; the seed alone decides."""
    rng = Random(seed)
    return bots.bot(level, rng, clock=False).choose(Perspective(state, state.actor, rng))
