"""The `master` of this version against that of another one, each by its own code, the same processor time a decision.

    git clone . other && (cd other && git checkout 68587b0 && python setup.py build_ext --inplace)  # version 0.1
    python benchmarks/against_version.py artisans --other other/src --seats 2 --games 400 --milliseconds 40

One search of this version sits among searches of the other, which run in a process of their own: it follows the game
move by move and is asked for decisions. At the end both must come to the same scores. A search that stops when it is
sure may think longer where it is not (`--longest`): the last line tells what a decision took on average. Games and
seats depend on the seed, what the bots do also on the speed of the machine. With `--first N` a longer match goes on
where a shorter one ended.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from matches import Result, arguments, report, result

import wunderkammer as wk
from wunderkammer.bots import Perspective
from wunderkammer.bots.thinkers import SearchBot
from wunderkammer.core.state import CHANCE, OVER

SERVE = "--serve"  # how the process of the other version is started
COUNTS = ("to_show", "to_keep")  # of Artifact: version 0.1 does not ask for a card where there is no choice


class Watch:
    """How long decisions take on average, in milliseconds of processor time."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds

    def mean(self) -> float:
        return 1000 * self.seconds / max(1, self.decisions)


class Other:
    """The process in which the other version thinks."""

    def __init__(self, sources: Path, milliseconds: float) -> None:
        self.watch = Watch()
        self.process = subprocess.Popen(
            [sys.executable, __file__, SERVE, str(milliseconds)],
            env={**os.environ, "PYTHONPATH": str(sources.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, request: dict[str, Any]) -> Any:  # noqa: ANN401 - what JSON can say
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            message = "the other version has ended without an answer; its last words are above"
            raise SystemExit(message)
        return json.loads(answer)


def serve(milliseconds: float) -> None:
    """Follow games and decide, in the process of the other version: only what both versions have is used."""
    state = wk.game("artisans").new(2)
    rng = Random(0)
    players: list[SearchBot] = []
    for line in sys.stdin:
        request = json.loads(line)
        answer: Any = None
        if "game" in request:
            state = wk.game(request["game"]).new(request["seats"], request["options"])
            rng = Random(request["seed"])
            players = [SearchBot(rng, 0, milliseconds / 1000) for _ in range(request["seats"])]
        elif "play" in request:
            follow(state, request["play"], request["seat"], request["left"])
        elif "choose" in request:
            seat = request["choose"]
            began = time.process_time()
            move = state.name(players[seat].choose(Perspective(state, seat, rng)))
            answer = [move, time.process_time() - began]
        else:
            answer = [state.actor == OVER, state.scores(), state.ranks()]
        print(json.dumps(answer), flush=True)


def left_of(state: wk.State) -> list[int]:
    """How much of an action is still to be done, as far as the game counts it."""
    return [getattr(state, name, 0) for name in COUNTS]


def follow(state: wk.State, move: str, seat: int | None, left: list[int]) -> None:
    """Play what the other side played; what only that version asks, since there is no choice, is played already."""
    asked = None if state.actor == CHANCE else seat
    if state.actor == OVER or left_of(state) < left:
        return
    actions = {state.name(action): action for action in state.legal(asked)}
    if move in actions:
        state.play(actions[move], asked)


def play(args: argparse.Namespace, watch: Watch, other: Other, number: int) -> Result:
    """Of this version against the other."""
    rng = Random(f"{args.seed}/{args.game}/{args.seats}/{number}")
    game = wk.game(args.game)
    mixture = {option.name: rng.choice(option.values or (False, True)) for option in game.options}
    options = mixture if args.mixture else dict.fromkeys(args.option, True)
    state = game.new(args.seats, options)
    other.ask({"game": args.game, "seats": args.seats, "options": options, "seed": f"{args.seed}/{number}"})
    mine = number % args.seats
    bot = SearchBot(rng, 0, (args.longest or args.milliseconds) / 1000, learned=True)
    while state.actor != OVER:
        seat = None if state.actor == CHANCE else state.actor
        legal = state.legal(seat)
        if seat is None:
            move = state.name(rng.choices(legal, state.weights())[0])
        elif len(legal) == 1:
            move = state.name(legal[0])
        elif seat == mine:
            began = time.process_time()
            move = state.name(bot.choose(Perspective(state, seat, rng)))
            watch.add(time.process_time() - began)
        else:
            move, seconds = other.ask({"choose": seat})
            other.watch.add(seconds)
        left = left_of(state)
        state.play(move, seat)
        other.ask({"play": move, "seat": seat, "left": left})
    over, scores, ranks = other.ask({"end": True})
    if not over or scores != state.scores() or ranks != state.ranks():
        message = f"game {number}: the versions differ: {scores} {ranks} is {state.scores()} {state.ranks()} here"
        raise SystemExit(message)
    return result(ranks, scores, mine)


def main() -> None:
    parser = arguments(__doc__, wk.games(), "versions")
    parser.add_argument("--other", type=Path, required=True, metavar="DIR", help="its folder `src`")
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help="as `research`; may be repeated")
    parser.add_argument("--longest", type=float, metavar="MS", help="of this version, if not `--milliseconds`")
    args = parser.parse_args()
    watch, other = Watch(), Other(args.other, args.milliseconds)
    report(args, lambda number: play(args, watch, other, number))
    print(f"milliseconds of a decision on average: {watch.mean():.1f}, of the other {other.watch.mean():.1f}")


if __name__ == "__main__":
    time.monotonic = time.process_time  # a search ends by it: other work on the machine does not count
    if sys.argv[1:2] == [SERVE]:
        serve(float(sys.argv[2]))
    else:
        main()
