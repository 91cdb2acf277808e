"""How well the judge of a game foretells who wins: its logarithmic score at the beginning of every round but the first.

    python benchmarks/foretelling.py artefakt --seats 2 --games 1000
    python benchmarks/foretelling.py artefakt --seats 2 --games 1000 --figure behind=100 --figure held=0

Searches of a hundred iterations play, always by the figures in use; `--figure` changes those that foretell. The judge
looks at all cards, as a search does in a possible world. The seed alone decides. Who knows nothing scores the
logarithm of the number of seats: 0.693 with two, 1.386 with four.
"""

import argparse
import math
from collections.abc import Iterator
from random import Random

import wunderkammer as wk
from wunderkammer import bots, shelf
from wunderkammer.bots.thinkers import SearchBot
from wunderkammer.core.judge import Judge, shares
from wunderkammer.core.state import CHANCE, OVER

THOUGHT = 100  # iterations
LEAST = 1e-9  # chance: the logarithm of nothing is infinite
REPORT = 100  # games from one row to the next


def foretold(judge: Judge, game: str, seats: int, seed: str) -> Iterator[list[float]]:
    """A whole game: what the judge says at the beginning of each round, and at last who has won."""
    rng = Random(seed)
    state = wk.game(game).new(seats)
    players = [SearchBot(rng, THOUGHT, judge=shelf.plug(game).judge()) for _ in range(seats)]
    known = 1
    while state.actor != OVER:
        if getattr(state, "round") > known:  # noqa: B009 - our games count rounds, the contract does not
            known += 1
            yield judge.prospects(state)
        seat = None if state.actor == CHANCE else state.actor
        legal = state.legal(seat)
        if seat is None:
            state.play(rng.choices(legal, state.weights())[0])
        else:
            move = legal[0] if len(legal) == 1 else players[seat].choose(bots.Perspective(state, seat, rng))
            state.play(move, seat)
    yield shares(state.ranks())


def scores(judge: Judge, game: str, seats: int, seed: str) -> list[float]:
    """The logarithmic score of each beginning of a round."""
    *said, won = foretold(judge, game, seats, seed)
    return [-sum(share * math.log(max(LEAST, chance)) for share, chance in zip(won, row, strict=True)) for row in said]


def changed(judge: Judge, figures: list[str]) -> Judge:
    """With other figures, each as `name=number`."""
    known = judge.figures()
    for figure in figures:
        name, _, number = figure.partition("=")
        if name not in known:
            message = f"{name} is none of the figures {', '.join(known)}"
            raise SystemExit(message)
        known[name] = int(number)
    judge.adopt(known)
    return judge


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=wk.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--figure", action="append", default=[], metavar="NAME=N")
    parser.add_argument("--seed", default="foretelling")
    args = parser.parse_args()
    judge = changed(shelf.plug(args.game).judge(), args.figure)
    found: list[float] = []
    for number in range(1, args.games + 1):
        found += scores(judge, args.game, args.seats, f"{args.seed}/{number}")
        if number % REPORT == 0 or number == args.games:
            mean = sum(found) / len(found)
            print(f"| {args.game} | {args.seats} | {number} | {len(found)} | {mean:.4f} |", flush=True)


if __name__ == "__main__":
    main()
