"""The interface of a bot, and the simplest one."""

from abc import ABC, abstractmethod
from random import Random

from wunderkammer.bots.perspective import Perspective
from wunderkammer.core.errors import UnknownBot


class Bot(ABC):
    """Chooses one of the legal actions of the seat whose perspective it is given."""

    name: str

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, perspective: Perspective) -> int: ...


class RandomBot(Bot):
    """Any legal action, each as likely as any other."""

    name = "random"

    def choose(self, perspective: Perspective) -> int:
        return self.rng.choice(perspective.legal())


_BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot,)}


def bots() -> tuple[str, ...]:
    return tuple(_BOTS)


def check(name: str) -> None:
    """UnknownBot if there is none of this name."""
    if name not in _BOTS:
        raise UnknownBot("unknown-bot", {"name": name, "allowed": list(bots())})


def bot(name: str, rng: Random) -> Bot:
    check(name)
    return _BOTS[name](rng)
