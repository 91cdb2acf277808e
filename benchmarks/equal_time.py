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

from matches import Result, arguments, report, result

import wunderkammer as wk
from wunderkammer import bots, shelf
from wunderkammer.bots import weights
from wunderkammer.bots.thinkers import SearchBot
from wunderkammer.core.judge import Judge
from wunderkammer.lab.train.course import Course
from wunderkammer.lab.train.lessons import judge_of


def play(course: Course, new: Judge, args: argparse.Namespace, number: int) -> Result:
    """Of the network against the others."""
    rng = Random(f"{course.seed}/{args.seats}/{number}")
    state = course.table_of(args.seats, not args.mixture, rng)
    mine = number % args.seats
    old = shelf.plug(course.game).judge()
    players = [
        SearchBot(rng, 0, args.milliseconds / 1000, judge=new if seat == mine else old) for seat in range(args.seats)
    ]
    bots.play_out(state, players, rng)
    return result(state.ranks(), state.scores(), mine)


def main() -> None:
    parser = arguments(__doc__, wk.games(), "exam")
    parser.add_argument("--weights", type=Path)
    args = parser.parse_args()
    data = args.weights.read_bytes() if args.weights else shelf.plug(args.game).weights(args.seats)
    if data is None:
        parser.error("this game has no weights yet")
    course = Course(args.game, args.seed)
    new = judge_of(course, weights.read(data))
    time.monotonic = time.process_time  # a search ends by it: other work on the machine does not count
    report(args, lambda number: play(course, new, args, number))


if __name__ == "__main__":
    main()
