"""Games among bots as records, with a blunder where one is wanted."""

from random import Random
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer.bots import Perspective, bot
from wunderkammer.insight.weighing import Scales
from wunderkammer.record import Entry, Record


class Planted(NamedTuple):
    """A game that was played well but for one decision, and where that was."""

    record: Record
    ply: int
    seat: int


def game(name: str, seats: int, seed: int, level: str = "greedy", blunder: int = -1) -> Planted:
    """A game to its end; of the decisions with four moves or more, the one of this number is as bad as can be."""
    rng = Random(seed)
    state = wk.game(name).new(seats)
    record = Record(name, [f"Player {seat}" for seat in range(1, seats + 1)])
    found, hard = (-1, -1), 0
    while state.actor != wk.OVER:
        if state.actor == wk.CHANCE:
            seat, action = wk.CHANCE, rng.choices(state.legal(), state.weights())[0]
        else:
            seat = state.actor
            perspective = Perspective(state, seat, rng)
            considered = bot(level, rng, clock=False).consider(perspective)
            action = considered[0].action
            if len(considered) >= 4:
                if hard == blunder:
                    found, action = (state.ply, seat), worst(perspective, [one.action for one in considered])
                hard += 1
        record.entries.append(Entry(seat, state.name(action)))
        state.play(action, None if seat == wk.CHANCE else seat)
    record.scores = state.scores()
    return Planted(record, *found)


def worst(perspective: Perspective, actions: list[int]) -> int:
    """By a careful look at each."""
    scales = Scales(400, "worst")
    return max(actions, key=lambda action: scales.weigh(perspective, action).loss(perspective.seat))
