"""RLCard, in its own environment: two card games. Each step also makes the features of the seat that is asked."""

from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import rlcard
from answering import Measure, answer, calls

GAMES = ("uno", "gin-rummy")


def driven(env: Any, games: int) -> tuple[int, int]:
    """Whole games: `legal_actions` of the state, choose, `step`; what is drawn is part of a step."""
    random = Random(1).random
    decisions = 0
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
    return decisions, decisions


def measures(name: str) -> list[Measure]:
    env = rlcard.make(name, config={"seed": 1})
    watched = rlcard.make(name, config={"seed": 1})
    watched.reset()
    return [
        Measure("driven", name, partial(driven, env)),
        calls("tensor", name, partial(watched.get_state, watched.get_player_id())),
    ]


if __name__ == "__main__":
    answer("RLCard", version("rlcard"), [measure for name in GAMES for measure in measures(name)])
