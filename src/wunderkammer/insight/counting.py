"""What a seat has, counted by the measures of its game; and what a move changes of it for certain."""

from collections.abc import Mapping
from random import Random
from typing import Final

import msgspec

from wunderkammer import shelf
from wunderkammer.bots.perspective import Perspective
from wunderkammer.core.state import State
from wunderkammer.shelf.measures import RIVAL

WORLDS: Final = 12  # possible ones that are looked at
CERTAIN: Final = 200  # of them in which something must be the same to be called certain: a few hide what is seldom
MOST: Final = 3  # differences that are told


class Reason(msgspec.Struct, frozen=True):
    """What a seat would have more (or less) of."""

    measure: str
    more: float


def is_gain(reason: Reason) -> bool:
    """More of one's own, or less for a rival."""
    return (reason.more > 0) != reason.measure.startswith(RIVAL)


def counted(state: State, seat: int) -> dict[str, int]:
    """By measure, as far as the seat itself sees it."""
    me, measures = state.player(seat), shelf.plug(state.game()).measures()
    if not any(measure.of_rivals for measure in measures):
        return {measure.name: measure.count(me) for measure in measures}
    rivals = [player for number, player in enumerate(state.view(seat)["players"]) if number != seat]
    return {
        measure.name: max(map(measure.count, rivals)) if measure.of_rivals else measure.count(me)
        for measure in measures
    }


def weightiest(game: str, more: dict[str, float]) -> list[Reason]:
    """The differences that matter most, first what is worth most."""
    worth = {measure.name: measure.worth for measure in shelf.plug(game).measures()}
    ranked = sorted(more, key=lambda name: -abs(more[name]) * worth.get(name, 0))
    return [Reason(name, more[name]) for name in ranked[:MOST]]


def certain(perspective: Perspective, action: int, seed: str) -> list[Reason]:
    """What a move itself changes for the seat that makes it: only what is the same in all worlds that are looked at."""
    seat, here = perspective.seat, perspective.position()
    before, told = counted(here, seat), None
    rng = Random(f"{seed}/certain")
    for _ in range(CERTAIN):
        after = counted(perspective.world(rng).play(action, seat), seat)
        changed = {name: after[name] - before[name] for name in before if after[name] != before[name]}
        told = changed if told is None else {name: more for name, more in told.items() if changed.get(name) == more}
    return weightiest(here.game(), own(told or {}))


def own(more: Mapping[str, float]) -> dict[str, float]:
    """Without the rivals, who get on whatever one does: what they have is only compared."""
    return {name: difference for name, difference in more.items() if not name.startswith(RIVAL)}
