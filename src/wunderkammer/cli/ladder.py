"""`lab ladder`: each level of bots among copies of the next lower one."""

import math
from typing import Annotated

import typer

import wunderkammer as wk
from wunderkammer.cli.crew import Workers, played
from wunderkammer.cli.options import Lang, house_of
from wunderkammer.lab.ladder import STEPS, OneAmong, ahead, rung, tables
from wunderkammer.lab.play import play_all

Game = Annotated[str | None, typer.Argument(metavar="GAME")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", min=1)]
Steps = Annotated[list[str] | None, typer.Option("--step", metavar="A/B")]
Seed = Annotated[str, typer.Option("--seed", metavar="S")]

COLUMNS = ("game", "seats", "bots", "games", "share", "interval", "fair", "ahead", "points")


def ladder(
    ctx: typer.Context,
    game: Game = None,
    games: Games = 100,
    seats: Seats = None,
    step: Steps = None,
    seed: Seed = "ladder",
    workers: Workers = None,
    lang: Lang = None,
) -> None:
    """Let each level play among copies of the next lower one, as rows of Markdown."""
    house = house_of(ctx, lang, False, game)
    house.warn_if_slow()
    head = [house.speaker.say(f"ui-ladder-{column}") for column in COLUMNS]
    typer.echo(row(head))
    typer.echo("|" + "---|" * len(head))
    for pair in step or STEPS:
        for name in [game] if game else wk.games():
            for table in [seats] if seats else tables(name):
                setup = OneAmong(name, table, tuple(pair.split("/")), seed, {})
                setup.check()
                results = list(played(setup, list(range(setup.fair(games))), workers, None, play_all))
                found = rung(setup, results)
                interval = f"{found.low:.3f} – {found.high:.3f}"
                points = f"{found.points:.1f} / {found.others:.1f}"
                share, fair, points_ahead = f"{found.share:.3f}", f"{1 / table:.3f}", rating(ahead(found.share, table))
                cells = [name, table, pair, found.games, share, interval, fair, points_ahead, points]
                typer.echo(row([str(cell) for cell in cells]))


def rating(points: float) -> str:
    """One that won all or nothing cannot be rated."""
    return f"{points:+.0f}" if math.isfinite(points) else "–"


def row(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"
