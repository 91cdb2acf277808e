"""Advice for a decision: the best moves with equal attention, and what the best of them leads to.

It knows what the seat knows and no more, like a bot.
"""

from typing import Final, NamedTuple

from wunderkammer import shelf
from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.considered import Considered
from wunderkammer.insight.reasons import MOST, TOLD, WIN, Reason, figures
from wunderkammer.insight.weighing import EQUAL, Scales

CANDIDATES: Final = 3  # moves that are compared
ITERATIONS: Final = 600  # quick ones of the search


class Advice(NamedTuple):
    moves: list[Considered]  # the best first
    equal: int  # how many of them are about equally good, the best included
    reasons: list[Reason]  # what the seat would have more of by the end of its next turn, with the best move


def advise(perspective: Perspective, seed: str, iterations: int = ITERATIONS) -> Advice:
    """What to do, and what for. The seed alone decides what comes of it."""
    scales = Scales(iterations, seed)
    moves = [Considered(*one) for one in scales.compare(perspective, CANDIDATES)]
    equal = sum(moves[0].estimate - move.estimate < EQUAL for move in moves)
    return Advice(moves, equal, gains(perspective, moves[0].action, seed) if len(moves) > 1 else [])


def gains(perspective: Perspective, action: int, seed: str) -> list[Reason]:
    """What changes for the seat until the end of its next turn, the weightiest first."""
    then = figures(perspective, action, seed)
    if then[WIN] > EQUAL:
        return [Reason(WIN, then[WIN])]
    player = perspective.position().player(perspective.seat)
    measures = shelf.plug(perspective.position().game()).measures()
    found = [(measure, then[measure.name] - measure.count(player)) for measure in measures]
    told = [(measure, more) for measure, more in found if abs(more) >= TOLD]
    told.sort(key=lambda one: -abs(one[1]) * one[0].worth)
    return [Reason(measure.name, more) for measure, more in told[:MOST]]
