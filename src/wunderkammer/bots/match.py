"""A game among bots."""

from collections.abc import Sequence
from random import Random

from wunderkammer.bots.bot import Bot
from wunderkammer.bots.perspective import Perspective
from wunderkammer.core.dealer import deal
from wunderkammer.core.state import OVER, State


def play_out(state: State, players: Sequence[Bot], rng: Random) -> int:
    """Play to the end, one bot a seat; how many decisions the bots made."""
    decisions = 0
    while deal(state, rng).actor != OVER:
        seat = state.actor
        state.play(players[seat].choose(Perspective(state, seat, rng)), seat)
        decisions += 1
    return decisions
