"""Advice for a decision: the best moves with equal attention, and what the best of them leads to.

It knows what the seat knows and no more, like a bot.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.considered import Considered
from wunderkammer.core.state import State
from wunderkammer.insight.counting import Reason, certain, counted, is_gain, own
from wunderkammer.insight.reasons import CHANCE, WIN, compare, figures, worth_telling
from wunderkammer.insight.weighing import EQUAL, Scales

CANDIDATES: Final = 3  # moves that are compared
ITERATIONS: Final = 600  # quick ones of the search
GRAVE: Final = 0.08  # what a grave mistake gives away, at least
TWICE: Final = 3  # times as many iterations, before somebody is warned


class Advice(NamedTuple):
    moves: list[Considered]  # the best first
    equal: int  # how many of them are about equally good, the best included
    reasons: list[Reason]  # what the seat would have more of by the end of its next turn, with the best move
    now: list[Reason]  # what the best move itself changes, whatever is hidden


class Mistake(NamedTuple):
    """A move that would be a grave one."""

    move: str
    better: str
    reasons: list[
        Reason
    ]  # what the better one would bring instead, by the end of the next turn; else how much likelier it wins


def advise(perspective: Perspective, seed: str, iterations: int = ITERATIONS) -> Advice:
    """What to do, and what for. The seed alone decides what comes of it."""
    scales = Scales(iterations, seed)
    moves = [Considered(*one) for one in scales.compare(perspective, CANDIDATES)]
    equal = sum(moves[0].estimate - move.estimate < EQUAL for move in moves)
    best = moves[0].action
    if len(moves) == 1:
        return Advice(moves, equal, [], [])
    return Advice(moves, equal, gains(perspective, best, seed), certain(perspective, best, seed))


def best_of(perspective: Perspective, seed: str) -> int:
    """The best move alone; without a thought if there is only one."""
    legal = perspective.legal()
    return legal[0] if len(legal) == 1 else Scales(ITERATIONS, seed).compare(perspective, 1)[0][0]


def gains(perspective: Perspective, action: int, seed: str) -> list[Reason]:
    """What changes for the seat until the end of its next turn, the weightiest first."""
    then = figures(perspective, action, seed)
    if then[WIN] > EQUAL:
        return [Reason(WIN, then[WIN])]
    now = counted(perspective.position(), perspective.seat)
    return worth_telling(perspective, own({name: then[name] - value for name, value in now.items()}))


def warn(state: State, seat: int, moves: Sequence[str], seed: str) -> Mistake | None:
    """The first of these moves that would be a grave mistake, for all that the seat knows; moves may be refused."""
    trial = state.copy()
    for move in moves:
        action = trial.action(move)
        found = mistake(Perspective(trial, seat, Random(seed)), action, seed)
        if found is not None:
            return found
        trial.play(action, seat)
    return None


def mistake(perspective: Perspective, action: int, seed: str) -> Mistake | None:
    """Nobody is warned by chance: what looks like a mistake is weighed again, more thoroughly and in other worlds."""
    seat, legal = perspective.seat, perspective.legal()
    if len(legal) < 2 or action not in legal:
        return None
    if Scales(ITERATIONS, seed).weigh(perspective, action).loss(seat) < GRAVE:
        return None
    found = Scales(TWICE * ITERATIONS, f"{seed}/again").weigh(perspective, action)
    if found.loss(seat) < GRAVE:
        return None
    reasons = compare(perspective, found.best, action, seed)
    if not any(
        is_gain(reason) for reason in reasons
    ):  # it pays off later: what it costs until then is no reason for it
        reasons = [Reason(CHANCE, found.loss(seat))]
    return Mistake(perspective.name(action), perspective.name(found.best), reasons)
