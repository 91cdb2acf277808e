"""One game of the arena, from its number alone."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots.external import ExternalBot
from wunderkammer.bots.external.protocol import hello
from wunderkammer.lab.match import Forfeited, Match
from wunderkammer.lab.plan import Setup


class Result(NamedTuple):
    """The result of a game: by seat the bot, the rank and the score; and any forfeits."""

    number: int
    bots: list[str]
    ranks: list[int]
    scores: list[int]
    decisions: int
    forfeits: tuple[Forfeited, ...] = ()


def play(setup: Setup, number: int) -> Result:
    """Always the same for the same set-up and number: no bot looks at a clock."""
    state, lineup, luck = setup.new(), setup.lineup(number), Random(f"{setup.seed}/{number}")
    players = [seated(setup, number, seat, luck) for seat in range(setup.seats)]
    match = Match(state, players, luck)
    match.play()
    return Result(number, lineup, match.ranks(), state.scores(), match.decisions, tuple(match.forfeits))


def seated(setup: Setup, number: int, seat: int, luck: Random) -> bots.Bot:
    """The bot of a seat. A program gets a separate seed, which reveals nothing about the game's random numbers."""
    name = setup.lineup(number)[seat]
    program = setup.program(name)
    if program is None:
        return bots.bot(name, luck, clock=False)
    seed = Random(f"{setup.seed}/{number}/{seat}").getrandbits(32)
    return ExternalBot(program, hello(wk.game(setup.game), setup.seats, seat, setup.options, setup.edition, seed))


def play_all(setup: Setup, numbers: Sequence[int]) -> list[Result]:
    """A worker's portion."""
    return [play(setup, number) for number in numbers]
