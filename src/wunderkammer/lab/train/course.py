"""What a training depends on: the game, the seed, and the figures of the method."""

from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.bots.weights import fingerprint
from wunderkammer.core.errors import LabError
from wunderkammer.core.features import Features, parts_of
from wunderkammer.core.network import BLOCK

PLAIN = 0.5  # how often a game is played without options
FIGURES = (  # that seldom change
    "first", "second", "memory", "reuse", "batch", "trace", "calm", "rarely", "rate", "gate", "trials",
    "thought", "steady",
)  # fmt: skip
LAYERS = ("first", "second")


class Course(NamedTuple):
    """The whole recipe. Game by game the seed alone decides what is played, however many workers there are."""

    game: str
    seed: str
    rounds: int = 200  # of games, each followed by learning
    games: int = 64  # a round
    first: int = 64  # units of the first layer, a multiple of four
    second: int = 32  # and of the second
    keep: int = 80  # positions of a game that are learnt from, about
    memory: int = 40_000  # positions that are kept
    reuse: float = 6.0  # how often each is learnt from, about
    batch: int = 256  # positions
    trace: float = 0.9  # lambda: how much the end of a game counts, not what was expected on the way
    noise: float = 35.0  # hundredths of a point, at first
    calm: float = 0.15  # the part of it that is left in the end
    rarely: float = 0.5  # how often a rare choice is made at random
    mixed: float = 0.0  # of the games: there some of the seats go by the judge alone
    rate: float = 1e-3  # of learning, at first; it falls like the noise
    steady: int = 2000  # steps of learning, of which the weights in use are a mean
    gate: int = 50  # rounds from one test to the next
    only: int = 0  # seats, so that the network knows these tables best; 0: any number
    thought: int = 0  # iterations of a search that decides in the games; 0: each seat looks one decision ahead
    trials: int = 48  # games of a test, for each number of seats; half of them for each kind of table

    def adjusted(self, figures: Iterable[str]) -> "Course":
        """With other ones of the figures that seldom change, each as `name=number`."""
        changed: dict[str, Any] = dict(self.figure(one) for one in figures)
        return self._replace(**changed)

    def figure(self, text: str) -> tuple[str, float]:
        name, _, number = text.partition("=")
        if name in FIGURES:
            counted = isinstance(getattr(self, name), int)
            with suppress(ValueError):
                value = int(number) if counted else float(number)
                fits = name not in LAYERS or value % BLOCK == 0
                if value >= counted and fits:  # at least one of what is counted; of the rest nothing negative
                    return name, value
        raise LabError("train-figure", {"figure": text, "allowed": list(FIGURES)})

    def features(self) -> Features:
        found = shelf.plug(self.game).features()
        if found is None:
            raise LabError("train-no-features", {"game": self.game})
        return found

    def sizes(self) -> tuple[int, int, int]:
        """Of the network: its inputs, the judge's opinion included, and the units of both layers."""
        last = parts_of(self.features(), self.fresh())[-1]
        return last.start + last.size + 1, self.first, self.second

    def fingerprint(self) -> str:
        return fingerprint(self.features(), self.fresh())

    def fresh(self) -> wk.State:
        return wk.game(self.game).new(self.seats()[0])

    def seats(self) -> list[int]:
        return [self.only] if self.only else list(wk.game(self.game).seats)

    def tables(self) -> list[tuple[int, bool]]:
        """Every kind of table: a number of seats, and whether it is the usual game; else one with options."""
        kinds = (True, False) if wk.game(self.game).options else (True,)
        return [(seats, plain) for seats in self.seats() for plain in kinds]

    def table(self, rng: Random) -> wk.State:
        """Any number of seats; the usual game as often as any mixture of its options."""
        return self.table_of(rng.choice(self.seats()), rng.random() < PLAIN, rng)

    def table_of(self, seats: int, plain: bool, rng: Random) -> wk.State:
        """The usual game, or any mixture of its options."""
        game = wk.game(self.game)
        mixture = {option.name: rng.choice(option.values or (False, True)) for option in game.options}
        return game.new(seats, {} if plain else mixture)

    def simple(self, seats: int, rng: Random) -> list[bool]:
        """Which seats go by the judge alone: in a mixed game at least one, and half of the time all but one."""
        count = 0
        if self.mixed > 0 and rng.random() < self.mixed:
            count = rng.choice((rng.randint(1, seats - 1), seats - 1))
        chosen = rng.sample(range(seats), count)
        return [seat in chosen for seat in range(seats)]

    def waning(self, number: int) -> float:
        """From 1 in the first round to `calm` in the last."""
        return max(self.calm, 1.0 - (1.0 - self.calm) * number / max(1, self.rounds - 1))

    def recipe(self) -> dict[str, Any]:
        return self._asdict()
