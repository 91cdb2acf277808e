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


def look_ahead(
    perspective: Perspective, judge: Judge, worlds: int, rng: Random, slips: float = 0.0
) -> list[Considered]:
    """The legal moves, the best first; among equals chance decides.

    One that slips mistakes moves for each other that look about equally good: by how much, from 0 to 1.
    """
    luck = Luck(rng)
    actions = perspective.legal()
    if len(actions) == 1:
        return [Considered(actions[0], 1.0)]
    merits = [0.0] * len(actions)
    chances = [0.0] * len(actions)
    judge.prepare(perspective.position())
    for _ in range(worlds):
        world = perspective.world(rng)
        for index in range(len(actions)):
            merit, chance = after(world, perspective.seat, actions[index], judge, luck)
            merits[index] += merit
            chances[index] += chance
    if slips > 0.0:
        for index in range(len(actions)):
            merits[index] += slips * float(worlds) * luck.gumbel()
    order: list[int] = list(range(len(actions)))
    luck.shuffle(order)
    order.sort(key=lambda index: -merits[index])
    return [Considered(actions[index], chances[index] / worlds, worlds) for index in order]


def after(world: State, seat: i64, action: i64, judge: Judge, luck: Luck) -> tuple[float, float]:
    """How a seat stands after a move and what chance makes of it: what it plays for, and how likely it wins."""
    copy = world.copy()
    copy.perform(action, seat)
    go_on(copy, luck, Found())
    merits, chances = judge.assess_at_sight(copy)
    return merits[seat], chances[seat]
