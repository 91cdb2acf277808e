"""What comes out of many games, bot by bot and seat by seat, with intervals that hold in 95 of 100 cases."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import nan, sqrt
from typing import NamedTuple

from wunderkammer.lab.play import Result

CONFIDENCE = 1.96  # standard deviations, of 95 %


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval for a share of wins."""
    z, share = CONFIDENCE, wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return Interval(max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole))


@dataclass
class Mean:
    """The mean of many figures; of none it is no number."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else nan

    @property
    def error(self) -> float:
        """By the normal distribution; a single figure says nothing about its error, so that is taken as none."""
        spread = max(0.0, self.squares - self.total * self.value) / max(1, self.count - 1)
        return CONFIDENCE * sqrt(spread / max(1, self.count))

    def interval(self) -> Interval:
        return Interval(self.value - self.error, self.value + self.error)


@dataclass
class Standing:
    """The results of a bot in all seats, or of a seat with all bots. Shared wins are split.

    Scores and margins are of the games that nobody forfeited: those that all played to the end.
    """

    wins: float = 0.0
    forfeits: int = 0
    ranks: Mean = field(default_factory=Mean)
    scores: Mean = field(default_factory=Mean)
    margins: Mean = field(default_factory=Mean)  # points more than the others had on average

    @property
    def games(self) -> int:
        return self.ranks.count

    @property
    def share(self) -> float:
        return self.wins / self.games

    def note(self, result: Result, seat: int) -> None:
        ranks, scores = result.ranks, result.scores
        self.wins += 1 / ranks.count(1) if ranks[seat] == 1 else 0
        self.ranks.note(ranks[seat])
        self.forfeits += any(forfeited.seat == seat for forfeited in result.forfeits)
        if not result.forfeits:
            self.scores.note(scores[seat])
            self.margins.note(scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1))


@dataclass
class Standings:
    bots: dict[str, Standing]
    seats: list[Standing]
    games: int = 0


def counted(bots: Iterable[str], seats: int, results: Iterable[Result]) -> Standings:
    """A bot that sat in several seats of a game is counted in each of them."""
    standings = Standings({name: Standing() for name in bots}, [Standing() for _ in range(seats)])
    for result in results:
        standings.games += 1
        for seat, name in enumerate(result.bots):
            standings.bots[name].note(result, seat)
            standings.seats[seat].note(result, seat)
    return standings
