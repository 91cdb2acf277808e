"""What benchmarks that let bots play against each other have in common: their arguments and their rows."""

import argparse
from collections.abc import Callable

REPORT = 20  # games from one row to the next

Result = tuple[
    float, int, float
]  # of one against others: its share of the victory, its points, and those of the others


def arguments(description: str | None, games: tuple[str, ...], seed: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game")
    parser.add_argument("--milliseconds", type=float, default=40.0)
    parser.add_argument("--mixture", action="store_true", help="any mixture of the options of the game")
    parser.add_argument("--seed", default=seed)
    return parser


def report(args: argparse.Namespace, play: Callable[[int], Result]) -> None:
    """Play game after game, and print how it stands now and then."""
    found: list[Result] = []
    for number in range(args.first, args.first + args.games):
        found.append(play(number))
        if len(found) % REPORT == 0 or len(found) == args.games:
            print(row(args, found), flush=True)


def row(args: argparse.Namespace, found: list[Result]) -> str:
    """So far: games, share of wins with its standard error, times the fair share, and points of both."""
    games = len(found)
    share, mine, others = (sum(column) / games for column in zip(*found, strict=True))
    error = (share * (1 - share) / games) ** 0.5
    times = f"{args.seats * share:.2f} ± {args.seats * error:.2f}"
    return f"| {args.game} | {args.seats} | {games} | {share:.2f} ± {error:.2f} | {times} | {mine:.1f} / {others:.1f} |"


def result(ranks: list[int], points: list[int], seat: int) -> Result:
    """Of one seat against the others."""
    share = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return share, points[seat], (sum(points) - points[seat]) / (len(points) - 1)
