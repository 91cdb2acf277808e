"""One decision ahead: every move is tried in some possible worlds, and what it leads to is judged."""

from random import Random

from mypy_extensions import i64

from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.considered import Considered
from wunderkammer.bots.thinking.forced import go_on
from wunderkammer.core.found import Found
from wunderkammer.core.judge import Judge
from wunderkammer.core.luck import Luck
from wunderkammer.core.state import State


def look_ahead(perspective: Perspective, judge: Judge, worlds: int, rng: Random) -> list[Considered]:
    """The legal moves, the best first; among equals chance decides."""
    luck = Luck(rng)
    actions = perspective.legal()
    if len(actions) == 1:
        return [Considered(actions[0], 1.0)]
    sums = [0.0] * len(actions)
    for _ in range(worlds):
        world = perspective.world(rng)
        for index in range(len(actions)):
            sums[index] += after(world, perspective.seat, actions[index], judge, luck)
    order: list[int] = list(range(len(actions)))
    luck.shuffle(order)
    order.sort(key=lambda index: -sums[index])
    return [Considered(actions[index], sums[index] / worlds, worlds) for index in order]


def after(world: State, seat: i64, action: i64, judge: Judge, luck: Luck) -> float:
    """How a seat stands after a move and what chance makes of it."""
    copy = world.copy()
    copy.perform(action, seat)
    go_on(copy, luck, Found())
    return judge.prospects(copy)[seat]
