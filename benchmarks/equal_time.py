"""A network against the judge alone: one search with it among searches without, the same processor time a decision.

    python benchmarks/equal_time.py artifact --seats 4 --games 12 --milliseconds 4 --mixture

The judge alone is what `master` of version 0.1 went by. `--weights` takes a file of `lab train`; by default the weights
are those in use. Games and seats depend on the seed, what the bots do also on the speed of the machine. With
`--first N` a longer match goes on where a shorter one ended.
"""

import argparse
import time
from pathlib import Path
from random import Random

import wunderkammer as wk
from wunderkammer import bots, shelf
from wunderkammer.bots import weights
from wunderkammer.bots.thinkers import SearchBot
from wunderkammer.core.judge import Judge, shares
from wunderkammer.lab.train.course import Course
from wunderkammer.lab.train.lessons import judge_of

REPORT = 20  # games from one line to the next


def play(course: Course, new: Judge, args: argparse.Namespace, number: int) -> tuple[float, int, float]:
    """The network's share of the victory, its points, and those of the others."""
    rng = Random(f"{course.seed}/{args.seats}/{number}")
    state = course.table_of(args.seats, not args.mixture, rng)
    mine = number % args.seats
    old = shelf.plug(course.game).judge()
    players = [
        SearchBot(rng, 0, args.milliseconds / 1000, judge=new if seat == mine else old) for seat in range(args.seats)
    ]
    bots.play_out(state, players, rng)
    points = state.scores()
    return shares(state.ranks())[mine], points[mine], (sum(points) - points[mine]) / (args.seats - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=wk.games())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game")
    parser.add_argument("--milliseconds", type=float, default=40.0)
    parser.add_argument("--mixture", action="store_true", help="any mixture of the options of the game")
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--seed", default="exam")
    args = parser.parse_args()
    data = args.weights.read_bytes() if args.weights else shelf.plug(args.game).weights()
    if data is None:
        parser.error("this game has no weights yet")
    course = Course(args.game, args.seed)
    new = judge_of(course, weights.read(data))
    time.monotonic = time.process_time  # a search ends by it: other work on the machine does not count
    found: list[tuple[float, int, float]] = []
    for number in range(args.first, args.first + args.games):
        found.append(play(course, new, args, number))
        if len(found) % REPORT == 0 or len(found) == args.games:
            print(row(args, found), flush=True)


def row(args: argparse.Namespace, found: list[tuple[float, int, float]]) -> str:
    """So far: games, share of wins with its standard error, times the fair share, and points of both."""
    games = len(found)
    share, mine, others = (sum(column) / games for column in zip(*found, strict=True))
    error = (share * (1 - share) / games) ** 0.5
    times = f"{args.seats * share:.2f} ± {args.seats * error:.2f}"
    return f"| {args.game} | {args.seats} | {games} | {share:.2f} ± {error:.2f} | {times} | {mine:.1f} / {others:.1f} |"


if __name__ == "__main__":
    main()
