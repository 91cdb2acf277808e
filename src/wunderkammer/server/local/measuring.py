"""How fast this device thinks: a short look at one decision, from which follows what each level would take."""

import time
from functools import cache
from random import Random

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots.thinkers import GUIDED

CLOCK = 2.0  # seconds after which a search ends here; a level that would need longer plays weaker than on a server
GAME, SEATS = "artisans", 3
TRIES = 3  # guided iterations


@cache
def seconds_by_level() -> dict[str, float]:
    """For each level that searches, without a clock."""
    one = seconds_of_one()
    made = {level: bots.bot(level, Random(1)) for level in bots.LEVELS}
    return {level: bot.iterations * one for level, bot in made.items() if isinstance(bot, bots.SearchBot)}


def seconds_of_one() -> float:
    """For one quick iteration."""
    state = wk.deal(wk.game(GAME).new(SEATS), Random(1))
    perspective = bots.Perspective(state, state.actors()[0], Random(2))
    bot = bots.SearchBot(Random(3), iterations=TRIES * GUIDED, learned=True)
    began = time.perf_counter()
    bot.consider(perspective)
    return (time.perf_counter() - began) / (TRIES * GUIDED)
