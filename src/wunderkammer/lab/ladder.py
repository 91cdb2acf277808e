"""The ladder of the bots: one stronger bot among weaker ones, in every seat equally often."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import Result
from wunderkammer.lab.tally import wilson

STEPS = ("amateur/novice", "expert/amateur", "master/expert", "grandmaster/master")


class OneAmong(Setup):
    """The first bot takes turns in all seats, the second has the others."""

    def lineup(self, number: int) -> list[str]:
        one, others = self.bots
        return [one if seat == number % self.seats else others for seat in range(self.seats)]

    def fair(self, games: int | None, about: int = 100) -> int:
        """Rounded up, so that the first bot sits in every seat equally often."""
        return -(-(games or about) // self.seats) * self.seats


class Rung(NamedTuple):
    """How the stronger one did; points are means."""

    games: int
    share: float
    low: float
    high: float
    points: float
    others: float


def ahead(share: float, seats: int) -> float:
    """How many points of rating the stronger one is ahead if it wins this share: 200 are three wins of four.

    As in chess (Elo), and with more seats by how often each of several comes first (Plackett-Luce).
    """
    if not 0 < share < 1:
        return math.inf if share else -math.inf
    return 400 * math.log10(share * (seats - 1) / (1 - share))


def tables(game: str) -> tuple[int, int]:
    """The smallest and the largest."""
    seats = wk.game(game).seats
    return seats[0], seats[-1]


def rung(setup: OneAmong, results: Sequence[Result]) -> Rung:
    games, wins, points, others = len(results), 0.0, 0.0, 0.0
    for each in results:
        mine = each.number % setup.seats
        wins += 1 / each.ranks.count(1) if each.ranks[mine] == 1 else 0
        points += each.scores[mine]
        others += (sum(each.scores) - each.scores[mine]) / (setup.seats - 1)
    low, high = wilson(wins, games)
    return Rung(games, wins / games, low, high, points / games, others / games)
