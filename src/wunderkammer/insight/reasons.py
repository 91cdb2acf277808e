"""Why one move is better than another: both are played on to the end of the seat's next turn, and what it has compared.

The figures are what the engine says, on average over some possible worlds, the same for both moves.
"""

from random import Random
from typing import Final

import msgspec

from wunderkammer import shelf
from wunderkammer.bots.judges import judge_for
from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.search import Search
from wunderkammer.core.dealer import deal
from wunderkammer.core.state import OVER, State

WORLDS: Final = 12  # in which both moves are tried
FARTHEST: Final = 40  # decisions of a seat until its next turn must be over
TOLD: Final = 0.75  # a smaller difference is not worth telling
MOST: Final = 3  # differences that are told
WIN: Final = "win"  # the measure of a game that is over by then, and won
LIKELY: Final = 0.5  # a win that is told must be more likely by this


class Reason(msgspec.Struct, frozen=True):
    """What a seat would have more (or less) of at the end of its next turn."""

    measure: str
    more: float


def compare(perspective: Perspective, better: int, other: int, seed: str) -> list[Reason]:
    """What speaks for a move and against it, the weightiest first."""
    measures = shelf.plug(perspective.position().game()).measures()
    if not measures:
        return []
    ours = figures(perspective, better, seed)
    theirs = figures(perspective, other, seed)
    if ours[WIN] - theirs[WIN] >= LIKELY:
        return [Reason(WIN, ours[WIN] - theirs[WIN])]
    worth = {measure.name: measure.worth for measure in measures} | {WIN: 0}
    found = [Reason(name, ours[name] - theirs[name]) for name in ours if abs(ours[name] - theirs[name]) >= TOLD]
    return sorted(found, key=lambda one: -abs(one.more) * worth[one.measure])[:MOST]


def figures(perspective: Perspective, action: int, seed: str) -> dict[str, float]:
    """What the seat has, after this move, at the end of its next turn, and whether it has won; on average."""
    seat = perspective.seat
    measures = shelf.plug(perspective.position().game()).measures()
    total = dict.fromkeys([*(measure.name for measure in measures), WIN], 0.0)
    for number in range(WORLDS):
        rng = Random(f"{seed}/{number}")
        world = perspective.world(rng)
        world.play(action, seat)
        play_on(world, seat, rng)
        player = world.player(seat)
        for measure in measures:
            total[measure.name] += measure.count(player)
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
