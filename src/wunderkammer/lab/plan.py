"""Which bots sit where in which game: every bot in every seat equally often, in all possible company."""

from collections.abc import Mapping
from functools import cache
from itertools import permutations
from random import Random
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots.external import Program
from wunderkammer.core.errors import LabError


class Setup(NamedTuple):
    """All that the games of an arena depend on; the number of a game does the rest."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, bool | str]
    edition: wk.Edition | None = None
    programs: tuple[Program, ...] = ()  # the bots that are not ours

    def check(self) -> None:
        """A WunderkammerError says what cannot be: bots, seats, options or edition."""
        self.check_programs()
        for name in self.bots:
            if self.program(name) is None:
                bots.check(name)
            if self.bots.count(name) > 1:
                raise LabError("arena-twice", {"name": name})
        if len(self.bots) < 2:
            raise LabError("arena-alone")
        self.new()

    def check_programs(self) -> None:
        names = [program.name for program in self.programs]
        for program in self.programs:
            program.check()
            if names.count(program.name) > 1:
                raise LabError("program-twice", {"name": program.name})
            if program.name not in self.bots:
                raise LabError("program-unused", {"name": program.name})

    def program(self, name: str) -> Program | None:
        """The program of this name; None for a bot of ours."""
        return next((program for program in self.programs if program.name == name), None)

    def new(self) -> wk.State:
        return wk.game(self.game).new(self.seats, self.options, self.edition)

    def lineup(self, number: int) -> list[str]:
        """Who sits where in a game. In every round of as many games as bots, each bot sits once in every seat."""
        turn, rotation = divmod(number, len(self.bots))
        circle = circles(len(self.bots), self.seats)
        steps = circle[turn % len(circle)]
        return [self.bots[(rotation + step) % len(self.bots)] for step in steps]

    def fair(self, games: int | None, about: int = 100) -> int:
        """A number of games that treats all bots alike; None takes the first that is not less than `about`."""
        count = len(self.bots)
        if games is None:
            return -(-about // count) * count
        if games < count:
            raise LabError("arena-too-few", {"games": games, "bots": count})
        if games % count:
            below = games // count * count
            raise LabError("arena-uneven", {"games": games, "bots": count, "below": below, "above": below + count})
        return games


@cache
def circles(count: int, seats: int) -> list[tuple[int, ...]]:
    """How far from the first bot of a game the others stand in the list, seat by seat: all ways there are.

    More bots than seats take turns, fewer of them sit in several seats. The ways are mixed, so that already a few of
    them bring different bots together.
    """
    if count >= seats:
        ways = list(permutations(range(1, count), seats - 1))
    else:
        ways = sorted(set(permutations([seat % count for seat in range(1, seats)])))
    Random("circles").shuffle(ways)
    return [(0, *way) for way in ways]
