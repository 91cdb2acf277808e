"""Whether one move is clearly best: much thinking, with several kinds of luck, and equal attention for every move."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from wunderkammer.bots.perspective import Perspective
from wunderkammer.core.state import State
from wunderkammer.insight.weighing import EQUAL, Scales

LONG: Final = 6_000  # quick iterations of a search: ten times what a hint gets
LUCKS: Final = 3  # searches with other luck
ATTENTION: Final = 10  # of these iterations, the part that every single move gets afterwards
CLEAR: Final = 0.05  # by which every other move is worse


class Verified(NamedTuple):
    """What a long search says of a decision."""

    answers: list[int]  # the best first; all are about equal
    chances: dict[int, float]  # of every legal move, the best first


def verified(state: State, seat: int, seed: str, iterations: int = LONG, lucks: int = LUCKS) -> Verified | None:
    """The best moves, if whatever is not about as good is clearly worse; else None."""
    weighed = []
    for luck in range(lucks):
        first, chances = think(state, seat, f"{seed}/{luck}", iterations)
        weighed.append(chances)
        if chances[first] < max(chances.values()) - EQUAL:
            return None
    means = {action: sum(chances[action] for chances in weighed) / lucks for action in weighed[0]}
    order = dict(sorted(means.items(), key=lambda one: -one[1]))
    best = max(means.values())
    answers = [action for action, mean in order.items() if best - mean < EQUAL]
    others = [action for action in order if action not in answers]
    if not others or best - means[others[0]] < CLEAR:
        return None
    if any(lead(chances, answers, others) < EQUAL for chances in weighed):
        return None
    return Verified(answers, order)


def holds(state: State, answers: Iterable[str]) -> bool:
    """Whether the best moves of the seat that decides are these, with other luck than when they were found."""
    found = verified(state, state.actor, "again")
    return found is not None and {state.name(action) for action in found.answers} == set(answers)


def think(state: State, seat: int, seed: str, iterations: int) -> tuple[int, dict[int, float]]:
    """What a search would play, and how likely the seat wins after each of its moves."""
    scales = Scales(iterations, seed)
    perspective = Perspective(state, seat, scales.rng())
    search, thought = scales.search(perspective)
    first = search.think(perspective, thought)[0].action
    attention = -(-thought // ATTENTION)
    return first, {
        action: scales.follow(search, perspective, action, attention)[seat] for action in perspective.legal()
    }


def lead(chances: dict[int, float], answers: list[int], others: list[int]) -> float:
    return max(chances[action] for action in answers) - max(chances[action] for action in others)
