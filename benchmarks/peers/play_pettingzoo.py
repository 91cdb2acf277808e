"""PettingZoo, in its own environment: two classic games, as they come and without the wrappers that check the calls."""

import os
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from answering import Measure, answer
from pettingzoo.classic import connect_four_v3, texas_holdem_v4

GAMES = {"connect_four": connect_four_v3, "texas_holdem": texas_holdem_v4}


def driven(env: Any, games: int) -> tuple[int, int]:
    """Whole games: `last` with its mask, choose, `step`; each observes, what is drawn is part of a step."""
    random = Random(1).random
    decisions = 0
    for _ in range(games):
        env.reset()
        for _ in env.agent_iter():
            observation, _, over, stopped, _ = env.last()
            if over or stopped:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(random() * len(legal))]))
                decisions += 1
    return decisions, decisions


def measures(name: str) -> list[Measure]:
    listed = []
    for subject, make in ((name, GAMES[name].env), (f"{name}, unwrapped", GAMES[name].raw_env)):
        env: Any = make()
        env.reset(seed=1)
        listed.append(Measure("driven", subject, partial(driven, env)))
    return listed


if __name__ == "__main__":
    answer("PettingZoo", version("pettingzoo"), [measure for name in GAMES for measure in measures(name)])
