"""How long the analysis of a long game takes: processor time of one core, for games of 300 decisions and more.

Bots that play at random make the longest games; of their games the first that is long enough is taken, or of SEEDS the
longest. `--write` puts the figures into docs/benchmarks.md. Part of `make bench`.
"""

import argparse
import time
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

import page

import wunderkammer as wk
from wunderkammer.insight import analyse
from wunderkammer.record import Journal, Record

LONG = 300  # decisions that are a choice
BAR = 60.0  # seconds
SEEDS = 200
TABLES: tuple[tuple[str, int, Mapping[str, bool | str]], ...] = (
    ("artefakt", 4, {}),
    ("artifact", 5, {"research": True, "roles": True}),
    ("artisans", 4, {}),
)
HEAD = """| game | seats | decisions | seconds | seconds for 300 | progress told |
|---|---:|---:|---:|---:|---:|"""


class Measured(NamedTuple):
    """An analysis: of which game, how long it took, and how often it told how far it was."""

    game: str
    seats: int
    decisions: int
    seconds: float
    told: int

    @property
    def of_a_long_game(self) -> float:
        return self.seconds * LONG / self.decisions


class Played(NamedTuple):
    """A game, and how many of its decisions were a choice."""

    decisions: int
    record: Record


def at_random(game: str, seats: int, options: Mapping[str, bool | str], seed: int) -> Played:
    rng = Random(f"analysing/{seed}")
    journal = Journal(wk.game(game), [f"Player {seat}" for seat in range(1, seats + 1)], dict(options))
    decisions = 0
    journal.deal(rng)
    while journal.state.actor != wk.OVER:
        seat = journal.state.actor
        legal = journal.state.legal(seat)
        decisions += len(legal) > 1
        journal.play(rng.choice(legal), seat)
        journal.deal(rng)
    return Played(decisions, journal.record)


def long_game(game: str, seats: int, options: Mapping[str, bool | str]) -> Record:
    longest = at_random(game, seats, options, 0)
    for seed in range(1, SEEDS):
        if longest.decisions >= LONG:
            break
        longest = max(longest, at_random(game, seats, options, seed), key=lambda one: one.decisions)
    return longest.record


def measured(game: str, seats: int, options: Mapping[str, bool | str]) -> Measured:
    record, told = long_game(game, seats, options), 0

    def heard(_done: int, _of: int) -> None:
        nonlocal told
        told += 1

    start = time.process_time()
    found = analyse(record, heard=heard)
    return Measured(game, seats, len(found.decisions), time.process_time() - start, told)


def row(one: Measured) -> str:
    counts = f"{one.decisions} | {one.seconds:.1f} | {one.of_a_long_game:.1f} | {one.told} times"
    return f"| {one.game} | {one.seats} | {counts} |"


def table(all_of_them: list[Measured]) -> str:
    longest = max(one.of_a_long_game for one in all_of_them)
    verdict = "passed" if longest < BAR else "missed"
    return "\n".join([HEAD, *map(row, all_of_them), "", f"The bar of {BAR:.0f} s is {verdict}."])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    wanted = asked.parse_args()
    text = table([measured(*one) for one in TABLES])
    print(text)
    if wanted.write:
        whole = page.PAGE.read_text(encoding="utf-8")
        page.PAGE.write_text(page.replaced(whole, "analysing", text), encoding="utf-8")


if __name__ == "__main__":
    main()
