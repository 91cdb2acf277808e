"""Bots in the seats that nobody learns in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.core.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Sequence

Opponent = str | Callable[[Random], bots.Bot]  # the name of one of our bots, or what makes one of yours


def check(opponents: Sequence[Opponent]) -> None:
    """UnknownBot if there is none of a name."""
    for opponent in opponents:
        if isinstance(opponent, str):
            bots.check(opponent)


def made(opponent: Opponent, rng: Random) -> bots.Bot:
    """No bot of ours looks at a clock here: what it does depends on the seed alone."""
    return bots.bot(opponent, rng, clock=False) if isinstance(opponent, str) else opponent(rng)


def around(seat: int, seats: int, opponents: Opponent | Sequence[Opponent]) -> dict[int, Opponent]:
    """Who sits where: one kind of bot in all other seats, or one each, clockwise from this seat."""
    each = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(each) != seats - 1:
        raise BadOption("bad-option-value", {"name": "opponents", "value": len(each), "allowed": [1, seats - 1]})
    check(each)
    return {(seat + distance) % seats: opponent for distance, opponent in enumerate(each, start=1)}


class Company:
    """The bots of a game. They and chance draw from the same random numbers."""

    def __init__(self, opponents: Mapping[int, Opponent], rng: Random) -> None:
        self.rng = rng
        self.bots = {seat: made(opponent, rng) for seat, opponent in opponents.items()}

    def go_on(self, state: wk.State) -> wk.State:
        """Deal, and answer for the bots, until somebody else is asked or the game is over."""
        while wk.deal(state, self.rng).actor in self.bots:
            state.play(self.answer(state), state.actor)
        return state

    def answer(self, state: wk.State) -> int:
        """What the bot that is asked does; it sees what its seat sees."""
        return self.bots[state.actor].choose(bots.Perspective(state, state.actor, self.rng))
