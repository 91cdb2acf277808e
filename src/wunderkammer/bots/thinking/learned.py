"""A judge that has learnt: the judge of a game, corrected by a network."""

import math
from typing import Final

from mypy_extensions import i64

from wunderkammer.core.features import Features, Inputs
from wunderkammer.core.judge import Judge, shares
from wunderkammer.core.network import Network, Start
from wunderkammer.core.state import OVER, State

FARTHEST: Final = 30.0  # doubts that a seat can gain or lose: more makes no difference
SEVERAL: Final = 4  # moves for which it pays to take in the position they start from
COST: Final = 8  # quick iterations that one of a search with a network takes
FAR: Final = 5000.0  # hundredths of a point that a seat has won or lost in the end, where only winning counts


class LearnedJudge(Judge):
    """The network sees what the game tells it and what the judge thinks, which is its last input."""

    def __init__(self, judge: Judge, features: Features, network: Network, doubt: float = 1.0) -> None:
        super().__init__()
        self.ahead = 1
        self.cost = COST
        self.settles = True
        self.halves = True
        self.judge = judge
        self.features = features
        self.network = network
        self.doubts = doubt  # how much more (or less) is open than the judge thinks
        self.inputs = Inputs(network.inputs)
        self.quick = False  # whether the judge alone gives first impressions
        self.pars: list[float] = []  # the advantage of each seat when somebody began to think
        self.starts: list[Start] = []  # what each seat saw then, or since: what follows is much alike

    def worth(self, world: State, seat: i64) -> i64:
        return i64(self.value(world, seat))

    def impression(self, world: State, seat: i64) -> i64:
        return self.judge.worth(world, seat) if self.quick else self.worth(world, seat)

    def value(self, world: State, seat: i64) -> float:
        """What the seat will have in the end, in hundredths of a point; or has, when the game is over."""
        if world.actor == OVER:
            if self.features.by_points:
                return 100.0 * float(world.scores()[seat])
            return FAR * (2.0 * shares(world.ranks())[seat] - 1.0)
        certain = self.look(world, seat)
        start = self.starts[seat] if seat < len(self.starts) else self.network.nothing
        return certain + self.features.unit * self.network.answer(self.inputs.values, start)

    def look(self, world: State, seat: i64) -> float:
        """Fill the inputs; returns what the seat has for certain."""
        inputs = self.inputs
        inputs.blank()
        self.features.write(world, seat, inputs)
        certain = float(self.features.certain(world, seat))
        inputs.number("judge", (float(self.judge.worth(world, seat)) - certain) / self.features.unit)
        return certain

    def doubt(self, world: State) -> float:
        return self.doubts * self.judge.doubt(world)

    def prepare(self, world: State) -> None:
        self.take_in(world)
        self.pars = self.advantages(world, self.values(world))

    def resume(self, world: State) -> None:
        self.take_in(world)

    def take_in(self, world: State) -> None:
        """Positions that follow from this one are judged faster."""
        self.starts = []
        if world.actor != OVER:
            for seat in range(world.seats):
                self.look(world, seat)
                self.starts.append(self.network.start(self.inputs.values, self.network.nothing))

    def attention(self, world: State, seat: i64) -> float:
        return self.judge.attention(world, seat)

    def approach(self, world: State, seat: i64, moves: i64) -> None:
        """What follows is even more like this position than like the one where the thinking began."""
        if moves >= SEVERAL and seat < len(self.starts) and not self.quick:
            self.look(world, seat)
            self.starts[seat] = self.network.start(self.inputs.values, self.starts[seat])

    def assess(self, world: State) -> tuple[list[float], list[float]]:
        """A seat plays for more of an advantage than it had when somebody began to think: a half is no change.

        When the game is over, who has won counts as much.
        """
        values = self.values(world)
        doubt = self.doubt(world)
        merits: list[float] = []
        advantages = self.advantages(world, values)
        for seat in range(world.seats):
            merits.append(1.0 / (1.0 + math.exp(-bounded((advantages[seat] - self.pars[seat]) / doubt))))
        if world.actor != OVER:
            return merits, odds(values, doubt)
        victory = self.prospects(world)
        return [(merits[seat] + victory[seat]) / 2.0 for seat in range(world.seats)], victory

    def values(self, world: State) -> list[float]:
        return [self.value(world, seat) for seat in range(world.seats)]

    def advantages(self, world: State, values: list[float]) -> list[float]:
        """For each seat its own value, less some of the rivals'."""
        doubt = self.doubt(world)
        found: list[float] = []
        for seat in range(world.seats):
            rivals = values[:seat] + values[seat + 1 :]
            found.append(values[seat] - self.features.envy * crest(rivals, doubt))
        return found

    def threat(self, world: State, seat: i64) -> float:
        """How much the rivals' prospects take away from a seat's own."""
        rivals: list[float] = []
        for rival in range(world.seats):
            if rival != seat:
                rivals.append(self.value(world, rival))
        return self.features.envy * crest(rivals, self.doubt(world))


def bounded(number: float) -> float:
    """Not so far from zero that its exponential is too large for a float."""
    return max(-FARTHEST, min(FARTHEST, number))


def odds(values: list[float], doubt: float) -> list[float]:
    """How likely each of several is the best."""
    top = max(values)
    grown = [math.exp((value - top) / doubt) for value in values]
    total = sum(grown)
    return [one / total for one in grown]


def crest(values: list[float], doubt: float) -> float:
    """About the highest of several; a little more the more of them come close."""
    top = max(values)
    total = 0.0
    for value in values:
        total += math.exp((value - top) / doubt)
    return top + doubt * math.log(total)
