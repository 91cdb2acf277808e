"""How long bots think: milliseconds of the processor for a decision that is a choice, and iterations a second.

    python benchmarks/thinking.py --games 4

prints rows of Markdown. Bots of one kind sit in all seats; the seed alone decides the games.
"""

import argparse
import time
from collections.abc import Iterator, Mapping
from random import Random

import wunderkammer as wk
from wunderkammer import bots

BOTS = ("greedy", "expert", "master")
HEAD = "| game | seats | bot | mean ms | longest ms | iterations/s |\n|---|---|---|---|---|---|"
EXPANSIONS = {"research": True, "roles": True}
TABLES: tuple[tuple[str, int, Mapping[str, bool | str]], ...] = (
    ("artefakt", 2, {}),
    ("artefakt", 4, {}),
    ("artifact", 3, {}),
    ("artifact", 5, {}),
    ("artifact", 4, EXPANSIONS),
    ("artisans", 2, {}),
    ("artisans", 4, {}),
)


def thoughts(state: wk.State, name: str, rng: Random) -> Iterator[tuple[float, int]]:
    """The seconds and the visits of each decision of a game that is a choice."""
    player = bots.bot(name, rng, clock=False)
    while wk.deal(state, rng).actor != wk.OVER:
        perspective = bots.Perspective(state, state.actor, rng)
        start = time.process_time()
        considered = player.consider(perspective)
        seconds = time.process_time() - start
        if len(considered) > 1:
            yield seconds, sum(each.visits for each in considered)
        state.play(considered[0].action)


def row(game: str, seats: int, options: Mapping[str, bool | str], name: str, games: int) -> str:
    found = []
    for number in range(games):
        found += list(thoughts(wk.game(game).new(seats, options), name, Random(f"thinking/{number}")))
    spent = [seconds for seconds, _ in found]
    rate = f"{sum(visits for _, visits in found) / sum(spent):.0f}" if name != "greedy" else ""
    title = f"{game} with {' and '.join(options)}" if options else game
    mean = sum(spent) / len(spent)
    return f"| {title} | {seats} | {name} | {mean * 1000:.2f} | {max(spent) * 1000:.1f} | {rate} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="of each bot at each table")
    args = parser.parse_args()
    print(HEAD)
    for game, seats, options in TABLES:
        for name in BOTS:
            print(row(game, seats, options, name, args.games), flush=True)


if __name__ == "__main__":
    main()
