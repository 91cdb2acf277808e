"""Styles: the taste of a bot, which decides among moves that it finds about equally good.

A style never makes a bot play a move that it thinks is clearly worse, so it costs little strength. It looks at possible
worlds of the perspective only, so it is as fair as the bot itself, and it knows no game: it asks the game's judge.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from wunderkammer.bots.judges import judge_for
from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.considered import Considered
from wunderkammer.bots.thinking.forced import go_on
from wunderkammer.core.found import Found
from wunderkammer.core.judge import Judge
from wunderkammer.core.luck import Luck
from wunderkammer.core.state import State

MARGIN: Final = 0.01  # of the chance to win: moves that are no farther apart are about equally good,
STAKE: Final = 0.1  # if that is no more than this part of what is at stake: of the best move's chance less the worst's
TRIED: Final = 0.25  # of the tries of the best one: what was tried less is not known well enough
MOST: Final = 8  # moves to choose among, so that even an interpreted bot needs no time to speak of
WORLDS: Final = 3  # in which they are compared

Measure = Callable[[Judge, State, int], float]  # of how a seat stands after a move, in hundredths of a point


def promised(judge: Judge, world: State, seat: int) -> float:
    """What the position is worth beyond the points that it has brought."""
    return float(judge.impression(world, seat)) - points(judge, world, seat)


def points(judge: Judge, world: State, seat: int) -> float:  # noqa: ARG001 - all measures are asked alike
    return 100 * world.scores()[seat]


def denied(judge: Judge, world: State, seat: int) -> float:
    """The less the position is worth to the strongest rival, the better."""
    return -max((float(judge.impression(world, rival)) for rival in range(world.seats) if rival != seat), default=0.0)


STYLES: Final[dict[str, Measure]] = {"builder": promised, "racer": points, "denier": denied}


def by_taste(style: str, perspective: Perspective, considered: list[Considered], rng: Random) -> list[Considered]:
    """What a bot has considered, the best first, with the move that a style prefers moved to the front."""
    choice = about_equal(considered) if style else []
    if len(choice) < 2:
        return considered
    liked = merits(STYLES[style], perspective, [one.action for one in choice], rng)
    first = choice[liked.index(max(liked))]  # the best one, if the style sees no difference
    return [first, *(one for one in considered if one is not first)]


def about_equal(considered: Sequence[Considered]) -> list[Considered]:
    """The move that a bot would make, and those that it tried often enough to know that they are about as good.

    Not those that look better, either: a bot that slips goes on slipping.
    """
    best = considered[0]
    tried = [one for one in considered if one.visits > 0]
    chances = [one.estimate for one in tried]
    margin = min(MARGIN, STAKE * (max(chances) - min(chances))) if tried else 0.0
    enough = TRIED * best.visits
    return [one for one in tried if one.visits >= enough and abs(one.estimate - best.estimate) <= margin][:MOST]


def merits(measure: Measure, perspective: Perspective, actions: Sequence[int], rng: Random) -> list[float]:
    """By action: how well a style likes what it leads to, all in the same worlds."""
    judge = judge_for(perspective.position())
    luck = Luck(rng)
    found = [0.0] * len(actions)
    for _ in range(WORLDS):
        world = perspective.world(rng)
        for index, action in enumerate(actions):
            after = world.copy()
            after.perform(action, perspective.seat)
            go_on(after, luck, Found())
            found[index] += measure(judge, after, perspective.seat)
    return found
