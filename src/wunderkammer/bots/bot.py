"""The interface of a bot, and the simplest one."""

from random import Random

from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.styles import by_taste
from wunderkammer.bots.thinking.considered import Considered


class Bot:
    """Chooses one of the legal actions of the seat whose perspective it is given.

    A bot implements `consider`, which also explains its choice; or `choose`, if it has nothing to explain.
    """

    style = ""  # its taste among moves that it finds about equally good (`styles.py`)

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def consider(self, perspective: Perspective) -> list[Considered]:
        """The moves it thought about with their estimates, the best first."""
        return [Considered(self.choose(perspective), 0.0)]

    def decide(self, perspective: Perspective) -> list[Considered]:
        """The same with the move it makes first, which is the best one or, by its style, one that is about as good."""
        return by_taste(self.style, perspective, self.consider(perspective), self.rng)

    def choose(self, perspective: Perspective) -> int:
        return self.decide(perspective)[0].action


class RandomBot(Bot):
    """Any legal action, each as likely as any other."""

    def choose(self, perspective: Perspective) -> int:
        return self.rng.choice(perspective.legal())
