"""Chances made true: what a search states is turned into how often it comes about.

Early in a game a search is too sure of itself, in some games late ones are not sure enough. So the odds are raised to
a power, which changes over the usual number of actions. What it takes for certain fails now and then: chances below a
least one are raised to it before. And the order of the seats can be worth something that the
search does not see: that counts at the beginning, and no more at the end. `calibration.toml` beside each game has these
figures by the number of seats; `lab reliability` fits them and measures what they are worth.
"""

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from wunderkammer import shelf
from wunderkammer.core.errors import UnknownGame
from wunderkammer.core.state import State

LEAST: Final = 0.001  # a chance below this is no longer told apart from others, unless games speak for a higher one
MOVES: Final = 0.6  # how far, at least, a difference between two moves is to be believed


class Calibration(NamedTuple):
    """How far the odds are to be believed."""

    powers: tuple[float, ...] = (1.0, 1.0, 1.0)  # of the odds: early, amid and late
    leans: tuple[float, ...] = ()  # by seat, what its place is worth at the beginning, as logarithms of odds
    actions: int = 1  # of a usual game
    least: float = LEAST  # chance that is told apart from others

    def of(self, chances: Sequence[float], ply: int) -> list[float]:
        """What is stated after so many actions, as it comes about."""
        return self.after(chances, chances, ply)

    def after(self, best: Sequence[float], other: Sequence[float], ply: int) -> list[float]:
        """The same for another move than the best one.

        Both were tried in the same worlds, and what the search misjudges in one it misjudges in the other, too: so
        their difference says more than each of them.
        """
        if max(other) == 1.0:  # the game is over, or as good as
            return list(other)
        passed = min(1.0, ply / self.actions)
        power = self.power(passed)
        between = max(power, MOVES)
        leans = self.leans or (0.0,) * len(best)
        odds = [
            one**power * (two / one) ** between * math.exp((1 - passed) * lean)
            for one, two, lean in zip(map(self.told, best), map(self.told, other), leans, strict=True)
        ]
        return [odd / sum(odds) for odd in odds]

    def told(self, chance: float) -> float:
        return max(chance, self.least)

    def power(self, passed: float) -> float:
        """After this part of a usual game: on straight lines between the powers."""
        last = len(self.powers) - 1
        before = min(int(passed * last), last - 1)
        beyond = passed * last - before
        return self.powers[before] * (1 - beyond) + self.powers[before + 1] * beyond


RAW: Final = Calibration()  # as the search states it


def calibration_for(state: State) -> Calibration:
    """Of this game with so many seats; a game that says nothing is believed."""
    return of_game(state.game()).get(state.seats, RAW)


@cache
def of_game(game: str) -> dict[int, Calibration]:
    try:
        return parse(shelf.plug(game).calibration())
    except UnknownGame:
        return {}


def parse(text: str) -> dict[int, Calibration]:
    """By the number of seats."""
    return {
        int(seats): Calibration(
            tuple(figures["powers"]), tuple(figures["leans"]), figures["actions"], figures.get("least", LEAST)
        )
        for seats, figures in tomllib.loads(text).items()
    }


def written(figures: dict[int, Calibration]) -> str:
    """The file that `parse` reads."""
    told = [
        f"[{seats}]\npowers = {listed(one.powers)}\nleans = {listed(one.leans)}\nactions = {one.actions}\n"
        f"least = {one.least:.3f}\n"
        for seats, one in sorted(figures.items())
    ]
    return "# How far a stated chance is to be believed, by seats: written by `lab reliability --fit`.\n\n" + "\n".join(
        told
    )


def listed(figures: Sequence[float]) -> str:
    return f"[{', '.join(f'{figure:.2f}' for figure in figures)}]"
