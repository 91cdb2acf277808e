"""The bots by their names: the levels that people choose, and those that are good for comparison."""

from collections.abc import Callable
from random import Random
from typing import Final

from wunderkammer.bots.bot import Bot, RandomBot
from wunderkammer.bots.thinkers import GreedyBot, SearchBot
from wunderkammer.core.errors import UnknownBot

_BOTS: Final[dict[str, Callable[[Random], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "novice": lambda rng: GreedyBot(rng, slips=0.03, learned=True),
    "amateur": lambda rng: GreedyBot(rng, slips=0.01, learned=True),
    "expert": lambda rng: SearchBot(rng, iterations=200, seconds=1.0, learned=True),
    "master": lambda rng: SearchBot(rng, iterations=1600, seconds=1.0, learned=True),
    "grandmaster": lambda rng: SearchBot(rng, iterations=40_000, seconds=1.0, learned=True),
}

LEVELS: Final = ("novice", "amateur", "expert", "master", "grandmaster")  # that people choose from
USUAL: Final = "amateur"


def bots() -> tuple[str, ...]:
    return tuple(_BOTS)


def check(name: str) -> None:
    """UnknownBot if there is none of this name."""
    if name not in _BOTS:
        raise UnknownBot("unknown-bot", {"name": name, "allowed": list(bots())})


def bot(name: str, rng: Random, clock: bool = True) -> Bot:
    """The bot of this name; without the clock it thinks all its iterations, so that its luck alone decides."""
    check(name)
    made = _BOTS[name](rng)
    if isinstance(made, SearchBot) and not clock:
        made.seconds = 0.0
    return made
