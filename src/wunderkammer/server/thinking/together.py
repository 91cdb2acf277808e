"""Advice where several things are chosen: all of them, not only the first that the rules ask for."""

from random import Random

from wunderkammer import bots
from wunderkammer.core.state import State
from wunderkammer.insight.advice import best_of
from wunderkammer.server.tables.sets import Asked


def without_a_choice(question: Asked) -> tuple[list[str], State]:
    """The moves that there is no choice about, and where the first choice comes; the last move is always left."""
    now, found = question.state, []
    while len(legal := now.legal(question.seat)) == 1:
        after = now.copy().play(legal[0], question.seat)
        if not question.goes_on(after):
            break
        found.append(now.name(legal[0]))
        now = after
    return found, now


def rest(question: Asked, now: State, move: str, seed: str) -> list[str]:
    """A move, and the best ones after it until everything is chosen. The seat learns nothing between them."""
    found = [move]
    trial = now.copy().play(now.action(move), question.seat)
    while question.goes_on(trial):
        perspective = bots.Perspective(trial, question.seat, Random(seed))
        action = best_of(perspective, seed)
        found.append(perspective.name(action))
        trial.play(action, question.seat)
    return found
