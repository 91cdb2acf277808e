"""Why one move is better than another: both are played on to the end of the seat's next turn, and what it has compared.

The figures are what the engine says, on average over some possible worlds, the same for both moves.
"""

from random import Random
from typing import Final

from wunderkammer.bots.judges import judge_for
from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.search import Search
from wunderkammer.core.dealer import deal
from wunderkammer.core.state import OVER, State
from wunderkammer.insight.counting import MOST, WORLDS, Reason, counted, weightiest

__all__ = ["CHANCE", "MOST", "TOLD", "WIN", "Reason", "compare", "figures", "worth_telling"]

FARTHEST: Final = 40  # decisions of a seat until its next turn must be over
TOLD: Final = 0.75  # a smaller difference is not worth telling
WIN: Final = "win"  # the measure of a game that is over by then, and won
CHANCE: Final = "chance"  # to win: the measure where no other one tells moves apart
LIKELY: Final = 0.5  # a win that is told must be more likely by this


def compare(perspective: Perspective, better: int, other: int, seed: str) -> list[Reason]:
    """What speaks for a move and against it, the weightiest first."""
    ours = figures(perspective, better, seed)
    theirs = figures(perspective, other, seed)
    if ours[WIN] - theirs[WIN] >= LIKELY:
        return [Reason(WIN, ours[WIN] - theirs[WIN])]
    return worth_telling(perspective, {name: ours[name] - theirs[name] for name in ours if name != WIN})


def worth_telling(perspective: Perspective, more: dict[str, float]) -> list[Reason]:
    told = {name: difference for name, difference in more.items() if abs(difference) >= TOLD}
    return weightiest(perspective.position().game(), told)


def figures(perspective: Perspective, action: int, seed: str) -> dict[str, float]:
    """What the seat has, after this move, at the end of its next turn, and whether it has won; on average."""
    seat = perspective.seat
    total = dict.fromkeys([*counted(perspective.position(), seat), WIN], 0.0)
    for number in range(WORLDS):
        rng = Random(f"{seed}/{number}")
        world = perspective.world(rng)
        world.play(action, seat)
        play_on(world, seat, rng)
        for name, value in counted(world, seat).items():
            total[name] += value
        total[WIN] += world.actor == OVER and world.ranks()[seat] == 1
    return {name: value / WORLDS for name, value in total.items()}


def play_on(world: State, seat: int, rng: Random) -> None:
    """Everybody plays what looks best at first sight, until this seat has had its turn once more."""
    search = Search(judge_for(world), rng)
    turns, own = 0, True
    for _ in range(FARTHEST * world.seats):
        if deal(world, rng).actor == OVER:
            return
        deciding = seat if seat in world.actors() else world.actor
        if deciding == seat and not own:
            turns += 1
        own = deciding == seat
        if turns == 1 and not own:
            return
        world.play(search.best_looking(world, deciding), deciding)
