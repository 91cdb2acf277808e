"""`lab balance`: what matters in a game when bots play it many times, as a page to read."""

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.boards.marks import BRASS, WHISPER, seat_mark
from wunderkammer.cli.crew import Ray, Workers, any_seed, check_crew, gather, played
from wunderkammer.cli.house import House
from wunderkammer.cli.levels import named, seated
from wunderkammer.cli.options import Choices, EditionFile, GameName, Json, Lang, Levels, choices, edition_of, house_of
from wunderkammer.cli.simulate import Seats, Seed
from wunderkammer.lab.balance.files import PAGE, prepare, write
from wunderkammer.lab.balance.numbers import written
from wunderkammer.lab.balance.page import Page
from wunderkammer.lab.balance.play import Seating, watch_all
from wunderkammer.lab.balance.report import Report, reported
from wunderkammer.lab.balance.seen import Watched

Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
Out = Annotated[Path, typer.Option("--out", metavar="DIR")]


def balance(
    ctx: typer.Context,
    game: GameName,
    out: Out,
    seats: Seats = None,
    games: Games = 1000,
    levels: Levels = bots.USUAL,
    option: Choices = None,
    edition: EditionFile = None,
    seed: Seed = None,
    workers: Workers = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and report what wins: seats, scores, and what matters in the game, with plots."""
    check_crew(workers, ray)
    house = house_of(ctx, lang, as_json, game)
    house.warn_if_slow()
    seats = seats or seats_for(wk.game(game), levels)
    seed = any_seed() if seed is None else seed
    setup = Seating(game, seats, tuple(seated(levels, seats)), seed, choices(option), edition_of(game, edition))
    setup.check()
    prepare(out)
    found: list[Watched] = []
    gather(house, played(setup, list(range(games)), workers, ray, watch_all), found.append, games)
    report = reported(setup, found, games)
    command = repeated(setup, levels, option, edition, games, out, house.speaker.lang)
    write(out, report, Page(report, house.speaker, command).html())
    if house.as_json:
        house.data(report.data())
    else:
        show(house, report, out)


def seats_for(game: wk.Game, levels: str) -> int:
    """As many as bots are named; with one for all as few as the game allows."""
    count = len(named(levels))
    return count if count > 1 else game.seats[0]


def repeated(
    setup: Seating,
    levels: str,
    option: list[str] | None,
    edition: Path | None,
    games: int,
    out: Path,
    lang: str,
) -> str:
    """The command that makes the same report again, whatever the defaults and the language of the system."""
    words = ["wunderkammer", "lab", "balance", setup.game, "--seats", str(setup.seats), "--bots", levels]
    words += [word for each in option or [] for word in ("--option", each)]
    words += [] if edition is None else ["--edition", str(edition)]
    words += ["--games", str(games), "--seed", setup.seed, "--lang", lang, "--out", str(out)]
    return shlex.join(words)


def show(house: House, report: Report, out: Path) -> None:
    """The seats; the rest is on the page."""
    say = house.speaker
    table = Table(box=box.SIMPLE_HEAD, header_style=BRASS, pad_edge=False)
    table.add_column(say("ui-seat"), no_wrap=True)
    for column in report.seats.columns:
        table.add_column(say(f"ui-balance-column-{column.key}"), justify="right", no_wrap=True)
        table.add_column(say("ui-interval"), justify="right", no_wrap=True)
    for seat, row in enumerate(report.seats.rows):
        pairs = zip(report.seats.columns, row.figures, strict=True)
        table.add_row(seat_mark(seat), *(word for column, one in pairs for word in written(say, one, column.unit)))
    house.out.print(table)
    house.say("ui-arena-summary", WHISPER, games=report.games, seats=report.setup.seats, seed=report.setup.seed)
    house.say("ui-balance-written", file=out / PAGE)
