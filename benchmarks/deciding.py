"""How long bots think about one decision, with the clock that people wait for; here, and inside the browser's Python.

`web/run-python.mjs` reads this file alone.
"""

import json
import statistics
import time
from random import Random
from typing import Any

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.server.thinking.thinker import Thinker

APART = 17  # actions between two positions


def seconds(game: str, level: str, positions: int, clock: float) -> float:
    """The median of some positions of a game at random."""
    rng, took = Random(1), list[float]()
    thinker = Thinker(clock)
    state = wk.deal(wk.game(game).new(3), rng)
    for number in range(APART * positions):
        seat = state.actors()[0]
        if number % APART == APART - 1:
            perspective = bots.Perspective(state, seat, Random(number))
            bot = thinker.fresh(level, Random(number))
            began = time.perf_counter()
            bot.consider(perspective)
            took.append(time.perf_counter() - began)
        state.play(rng.choice(state.legal(seat)), seat)
        wk.deal(state, rng)
    return statistics.median(took)


async def told(wish: str) -> str:
    """For the browser's Python."""
    asked: dict[str, Any] = json.loads(wish)
    levels: list[str] = asked.pop("levels")
    return json.dumps({level: seconds(level=level, **asked) for level in levels})
