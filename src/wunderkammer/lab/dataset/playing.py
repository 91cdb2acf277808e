"""One game of a data set, from its number alone, with everything that happened in it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.core.dealer import decision, outcome
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.lab.plan import Setup


class Played(NamedTuple):
    """A game: by seat the bot, the rank and the score; and every action, those of chance too, in order."""

    number: int
    bots: list[str]
    ranks: list[int]
    scores: list[int]
    decisions: int
    actions: array[int]


def play(setup: Setup, number: int) -> Played:
    """Always the same for the same set-up and number: no bot looks at a clock."""
    state, lineup, rng = setup.new(), setup.lineup(number), Random(f"{setup.seed}/{number}")
    players = [bots.bot(name, rng, clock=False) for name in lineup]
    luck, found, path, decisions = Luck(rng), Found(), array("i"), 0
    while state.actor != wk.OVER:
        seat = state.actor
        if seat == wk.CHANCE:
            action = outcome(state, luck, found)
        elif lineup[seat] == "random":  # the same as asking that bot, without showing it the table
            action = decision(state, seat, luck, found)
        else:
            action = players[seat].choose(bots.Perspective(state, seat, rng))
        decisions += seat != wk.CHANCE
        path.append(action)
        state.apply(action)
    return Played(number, lineup, state.ranks(), state.scores(), decisions, path)


def play_all(setup: Setup, numbers: Sequence[int]) -> list[Played]:
    """A worker's portion."""
    return [play(setup, number) for number in numbers]
