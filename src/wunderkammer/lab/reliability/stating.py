"""One game among bots, from its number alone: what an analysis states at some of its decisions, and who won."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.core.judge import shares
from wunderkammer.insight.analysis import ITERATIONS
from wunderkammer.insight.calibration import RAW
from wunderkammer.insight.weighing import OpenPerspective, Scales
from wunderkammer.lab.plan import Setup

LOOKS: Final = 3  # decisions of a game that are looked at, drawn at random


class Alike(Setup):
    """The same bot in every seat."""

    __slots__ = ()

    def check(self) -> None:
        """A WunderkammerError says what cannot be: bot, seats, options or edition."""
        bots.check(self.bots[0])
        self.new()

    def lineup(self, number: int) -> list[str]:  # noqa: ARG002 (the same in every game)
        return [self.bots[0]] * self.seats


class Statement(NamedTuple):
    """How likely each seat is to win with the move that was made, as the search states it."""

    ply: int
    chances: list[float]


class Stated(NamedTuple):
    """A game: what was stated, how long it was, and what each seat won."""

    number: int
    statements: list[Statement]
    actions: int
    won: list[float]


class Moment(NamedTuple):
    state: wk.State
    seat: int
    action: int


def state_chances(setup: Setup, number: int) -> Stated:
    """Always the same for the same set-up and number."""
    state, luck = setup.new(), Random(f"{setup.seed}/{number}")
    choices = played(state, [bots.bot(name, luck, clock=False) for name in setup.lineup(number)], luck)
    looked_at = luck.sample(choices, min(LOOKS, len(choices)))
    statements = [one for moment in looked_at for one in both(moment, f"{setup.seed}/{number}/{moment.state.ply}")]
    return Stated(number, statements, state.ply, shares(state.ranks()))


def played(state: wk.State, players: Sequence[bots.Bot], luck: Random) -> list[Moment]:
    """To the end; the decisions in which there was a choice."""
    found: list[Moment] = []
    while wk.deal(state, luck).actor != wk.OVER:
        seat = state.actor
        action = players[seat].choose(bots.Perspective(state, seat, luck))
        if len(state.legal(seat)) > 1:
            found.append(Moment(state.copy(), seat, action))
        state.play(action, seat)
    return found


def both(moment: Moment, seed: str) -> list[Statement]:
    """From what the deciding seat knows, and with open cards: as an analysis weighs the move, but not calibrated."""
    state, seat, action = moment
    scales = Scales(ITERATIONS, seed, RAW)
    perspectives = (bots.Perspective(state, seat, scales.rng()), OpenPerspective(state, seat))
    return [Statement(state.ply, scales.stand(one, action)) for one in perspectives]


def state_all(setup: Setup, numbers: Sequence[int]) -> list[Stated]:
    """A worker's portion."""
    return [state_chances(setup, number) for number in numbers]
