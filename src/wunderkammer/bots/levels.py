"""The bots by their names: the levels that people choose, and those that are good for comparison.

A style or a persona may follow the level: `expert-builder`, `novice-amal`.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final, NamedTuple

from wunderkammer.bots.bot import Bot, RandomBot
from wunderkammer.bots.personas import PERSONAS
from wunderkammer.bots.styles import STYLES
from wunderkammer.bots.thinkers import GreedyBot, SearchBot
from wunderkammer.core.errors import UnknownBot

_BOTS: Final[dict[str, Callable[[Random], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "novice": lambda rng: GreedyBot(rng, slips=0.04, learned=True),
    "amateur": lambda rng: GreedyBot(rng, slips=0.018, learned=True),
    "expert": lambda rng: SearchBot(rng, iterations=64, seconds=1.0, learned=True),
    "master": lambda rng: SearchBot(rng, iterations=1600, seconds=1.0, learned=True),
    "grandmaster": lambda rng: SearchBot(rng, iterations=40_000, seconds=1.0, learned=True),
}

LEVELS: Final = ("novice", "amateur", "expert", "master", "grandmaster")  # that people choose from
USUAL: Final = "amateur"


class Named(NamedTuple):
    """What the name of a bot consists of; there is a style, a persona, or neither."""

    level: str
    style: str = ""
    persona: str = ""

    @property
    def taste(self) -> str:
        """The style it plays by."""
        return self.style or PERSONAS.get(self.persona, "")


def bots() -> tuple[str, ...]:
    """The levels; what may follow one is left out."""
    return tuple(_BOTS)


def named(name: str) -> Named:
    """What a name consists of; UnknownBot if there is no bot of this name."""
    found, more = parted(name), "-" in name
    check_level(found.level)
    if more and not found.persona and found.style not in STYLES:
        raise UnknownBot("unknown-style", {"name": found.style, "styles": list(STYLES), "allowed": list(PERSONAS)})
    return found


def parted(name: str) -> Named:
    """The same without a look at whether there is such a bot; there may have been one in an earlier version."""
    level, _, more = name.partition("-")
    return Named(level, persona=more) if more in PERSONAS else Named(level, more)


@cache
def names() -> tuple[str, ...]:
    """Every name that a bot can have."""
    return (*_BOTS, *(f"{level}-{more}" for level in _BOTS for more in (*STYLES, *PERSONAS)))


def is_bot(name: str) -> bool:
    """Whether somebody of this name in a record is a bot."""
    return name in names()


def check(name: str) -> None:
    """UnknownBot if there is none of this name."""
    named(name)


def check_level(level: str) -> None:
    """The same where only a level can be chosen."""
    if level not in _BOTS:
        raise UnknownBot("unknown-bot", {"name": level, "allowed": list(bots())})


def bot(name: str, rng: Random, clock: bool = True) -> Bot:
    """The bot of this name; without the clock it thinks all its iterations, so that its luck alone decides."""
    found = named(name)
    made = _BOTS[found.level](rng)
    made.style = found.taste
    if isinstance(made, SearchBot) and not clock:
        made.seconds = 0.0
    return made
