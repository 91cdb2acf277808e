"""`lab arena`: bots compared in many games, on all cores or on a cluster. The other experiments stand beside it."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import typer

import wunderkammer as wk
from wunderkammer.bots.external import PATIENCE, Program
from wunderkammer.cli.arena_results import as_data, show
from wunderkammer.cli.balance import balance
from wunderkammer.cli.crew import Ray, Workers, any_seed, check_crew, gather, played
from wunderkammer.cli.dataset import dataset
from wunderkammer.cli.evaluate import evaluate
from wunderkammer.cli.exercises import exercises
from wunderkammer.cli.forfeits import tell_forfeits
from wunderkammer.cli.house import House
from wunderkammer.cli.ladder import ladder
from wunderkammer.cli.options import Choices, EditionFile, GameName, Json, Lang, choices, edition_of, house_of
from wunderkammer.cli.reliability import reliability
from wunderkammer.cli.simulate import Seats, Seed
from wunderkammer.cli.train import train
from wunderkammer.cli.tune import tune
from wunderkammer.lab.file import ArenaFile
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import Result, play_all
from wunderkammer.lab.ratings import model

lab = typer.Typer(no_args_is_help=True)

Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…")]
Programs = Annotated[list[str] | None, typer.Option("--bot", metavar="NAME=COMMAND")]
Patience = Annotated[float, typer.Option("--patience", metavar="S", min=0.01)]
Games = Annotated[int | None, typer.Option("--games", metavar="N", min=1)]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE")]


@lab.callback()
def experiments(ctx: typer.Context, lang: Lang = None) -> None:
    """Experiments with bots."""
    house_of(ctx, lang)


@lab.command()
def arena(
    ctx: typer.Context,
    game: GameName,
    bots: Bots,
    bot: Programs = None,
    patience: Patience = PATIENCE,
    seats: Seats = None,
    games: Games = None,
    option: Choices = None,
    edition: EditionFile = None,
    seed: Seed = None,
    workers: Workers = None,
    ray: Ray = None,
    out: Out = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Compare bots, each in every seat equally often. The seed alone decides what happens, not who plays the games."""
    check_crew(workers, ray)
    house = house_of(ctx, lang, as_json, game)
    house.warn_if_slow()
    model()
    names = tuple(name.strip() for name in bots.split(","))
    kept = None if out is None else ArenaFile(out)
    seed = chosen(seed, kept)
    seats = seats or seats_for(wk.game(game), len(names))
    programs = tuple(program(text, patience) for text in bot or [])
    setup = Setup(game, seats, names, seed, choices(option), edition_of(game, edition), programs)
    setup.check()
    total = setup.fair(games)
    found = {} if kept is None else kept.open(setup)
    results = {number: found[number] for number in found if number < total}
    left = [number for number in range(total) if number not in results]
    if results:
        house.whisper("ui-arena-found", games=len(results))
    collect(house, played(setup, left, workers, ray, play_all), results, total, kept)
    report(house, setup, results)


def program(text: str, patience: float) -> Program:
    """`mine=python3 mybot.py`, started in this folder."""
    name, _, command = text.partition("=")
    return Program(name.strip(), command.strip(), str(Path.cwd()), patience)


def chosen(seed: str | None, kept: ArenaFile | None) -> str:
    """The seed that was named, else the one of the games that are there, else any."""
    if seed is None and kept is not None:
        seed = kept.seed
    return any_seed() if seed is None else seed


def seats_for(game: wk.Game, bots: int) -> int:
    """As many as bots if the game allows it, else the nearest number that it does."""
    return min(game.seats, key=lambda seats: abs(seats - bots))


def collect(
    house: House, games: Iterable[Result], results: dict[int, Result], total: int, kept: ArenaFile | None
) -> None:
    def note(result: Result) -> None:
        results[result.number] = result
        tell_forfeits(house, result)
        if kept is not None:
            kept.keep(result)

    if gather(house, games, note, total, len(results)) < total and kept is not None:
        house.whisper("ui-arena-continue", file=kept.path)


def report(house: House, setup: Setup, results: Mapping[int, Result]) -> None:
    in_order = [results[number] for number in sorted(results)]
    if house.as_json:
        house.data(as_data(setup, in_order))
    else:
        show(house, setup, in_order)


lab.command()(balance)
lab.command()(reliability)
lab.command()(train)
lab.command()(tune)
lab.command()(exercises)
lab.command()(ladder)
lab.command()(dataset)
lab.command()(evaluate)
