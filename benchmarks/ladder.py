"""The ladder of the bots: one stronger bot among weaker ones, in every game at its smallest and largest table.

    python benchmarks/ladder.py --games 400

prints rows of Markdown. The stronger one sits in every seat equally often; the seed alone decides the games.
"""

import argparse

import wunderkammer as wk
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import play_all
from wunderkammer.lab.tally import wilson
from wunderkammer.lab.workers import alone, cores, processes

STEPS = ("greedy/random", "amateur/novice", "expert/amateur", "master/expert")
HEAD = "| game | seats | stronger/weaker | games | share of wins | 95 % | fair | above it |\n" + "|---" * 8 + "|"


class OneAmong(Setup):
    """The first bot takes turns in all seats, the second has the others."""

    def lineup(self, number: int) -> list[str]:
        one, others = self.bots
        return [one if seat == number % self.seats else others for seat in range(self.seats)]


def tables(game: str) -> tuple[int, int]:
    seats = wk.game(game).seats
    return seats[0], seats[-1]


def row(setup: OneAmong, games: int, workers: int) -> str:
    """How the stronger one did."""
    numbers = range(games)
    results = alone(setup, numbers, play_all) if workers == 1 else processes(setup, numbers, workers, play_all)
    wins = sum(1 / each.ranks.count(1) for each in results if each.ranks[each.number % setup.seats] == 1)
    low, high = wilson(wins, games)
    fair = 1 / setup.seats
    cells = [setup.game, setup.seats, "/".join(setup.bots), games, f"{wins / games:.3f}", f"{low:.3f} – {high:.3f}"]
    return "| " + " | ".join(map(str, [*cells, f"{fair:.3f}", "yes" if low > fair else "no"])) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="of each pair at each table, rounded up to full turns")
    parser.add_argument("--game", action="append", choices=wk.games(), help="only this one; may be repeated")
    parser.add_argument("--step", action="append", help="only this one, as stronger/weaker; may be repeated")
    parser.add_argument("--seats", type=int, action="append", help="only at this table; may be repeated")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seed", default="ladder")
    args = parser.parse_args()
    print(HEAD)
    for step in args.step or STEPS:
        for game in args.game or wk.games():
            for seats in args.seats or tables(game):
                setup = OneAmong(game, seats, tuple(step.split("/")), args.seed, {})
                setup.check()
                print(row(setup, -(-args.games // seats) * seats, args.workers), flush=True)


if __name__ == "__main__":
    main()
