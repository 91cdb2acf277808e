"""The protocol of the leaderboard: an agent among copies of a reference bot, at every table of a list.

A change of anything in this file makes another protocol, with another number; results of different ones do not compare.
"""

from collections.abc import Iterator
from typing import Any, Final

import wunderkammer as wk
from wunderkammer.bots.external import Program
from wunderkammer.lab.ladder import OneAmong, rung, tables
from wunderkammer.lab.play import Result

PROTOCOL: Final = 1
REFERENCES: Final = ("greedy", "amateur")
GAMES: Final = 120  # at each table, against each reference: the agent sits in every seat equally often
SEED: Final = f"leaderboard {PROTOCOL}"


def setups(agent: str, program: Program | None, games: list[str]) -> Iterator[OneAmong]:
    """The smallest and the largest table of each game, with its default options, against each reference."""
    programs = () if program is None else (program,)
    for game in games:
        for seats in tables(game):
            for reference in REFERENCES:
                if reference != agent:
                    yield OneAmong(game, seats, (agent, reference), SEED, {}, None, programs)


def line_of(setup: OneAmong, results: list[Result]) -> dict[str, Any]:
    """A line of an entry; a forfeited game is lost."""
    found = rung(setup, results)
    forfeits = sum(len(result.forfeits) for result in results)
    figures = {key: round(value, 4) for key, value in found._asdict().items()}
    return {"game": setup.game, "seats": setup.seats, "among": setup.bots[1], **figures, "forfeits": forfeits}


def entry_of(agent: str, program: Program | None, lines: list[dict[str, Any]]) -> dict[str, Any]:
    command = {} if program is None else {"command": program.command, "patience": program.patience}
    return {"agent": agent, **command, "protocol": PROTOCOL, "version": wk.__version__, "lines": lines}
