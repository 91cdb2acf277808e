"""How fast this device thinks: a short look at one decision a game, from which follows what each level would take."""

import time
from functools import cache
from random import Random

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots.thinkers import best_judge

CLOCK = 2.0  # seconds after which a search ends here; a level that would need longer plays weaker than on a server
TRIES = 3  # iterations


@cache
def seconds_by_level() -> dict[str, float]:
    """For each level that searches, without a clock, in the game that takes longest."""
    one = max(map(seconds_of_one, wk.games()))
    made = {level: bots.bot(level, Random(1)) for level in bots.LEVELS}
    return {level: bot.iterations * one for level, bot in made.items() if isinstance(bot, bots.SearchBot)}


def seconds_of_one(name: str) -> float:
    """For what counts as one quick iteration."""
    game = wk.game(name)
    state = wk.deal(game.new(min(game.seats)), Random(1))
    perspective = bots.Perspective(state, state.actors()[0], Random(2))
    quick = TRIES * int(best_judge(perspective, learned=True).cost)
    bot = bots.SearchBot(Random(3), iterations=quick, learned=True)
    began = time.perf_counter()
    bot.consider(perspective)
    return (time.perf_counter() - began) / quick
