"""`lab dataset`: many games among bots, as Parquet files with a card."""

from pathlib import Path
from typing import Annotated

import typer

import wunderkammer as wk
from wunderkammer.cli.crew import Ray, Workers, any_seed, check_crew, gather, played
from wunderkammer.cli.house import House
from wunderkammer.cli.options import Choices, EditionFile, GameName, Lang, choices, edition_of, house_of
from wunderkammer.cli.simulate import Seats, Seed
from wunderkammer.lab.dataset.card import card
from wunderkammer.lab.dataset.playing import play_all
from wunderkammer.lab.dataset.reading import Dataset
from wunderkammer.lab.dataset.shards import Shards, setup_of
from wunderkammer.lab.plan import Setup

Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…")]
Games = Annotated[int | None, typer.Option("--games", metavar="N", min=1)]
Size = Annotated[int, typer.Option("--size", metavar="N", min=1)]
Out = Annotated[Path, typer.Option("--out", metavar="DIR")]

CARD = "README.md"


def dataset(
    ctx: typer.Context,
    game: GameName,
    out: Out,
    bots: Bots = "random,greedy",
    seats: Seats = None,
    games: Games = None,
    size: Size = 10_000,
    option: Choices = None,
    edition: EditionFile = None,
    seed: Seed = None,
    workers: Workers = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Let bots play, and keep every action of every game, in files that `wunderkammer.lab.dataset` reads."""
    check_crew(workers, ray)
    house = house_of(ctx, lang, False, game)
    house.warn_if_slow()
    names = tuple(name.strip() for name in bots.split(","))
    seed = str(setup_of(out).get("seed", any_seed())) if seed is None else seed
    seats = seats or wk.game(game).seats[0]
    setup = Setup(game, seats, names, seed, choices(option), edition_of(game, edition))
    setup.check()
    total = setup.fair(games, about=1000)
    shards = Shards(out, setup, total, size)
    left = shards.open()
    if len(left) < total:
        house.whisper("ui-arena-found", games=total - len(left))
    done = gather(house, played(setup, left, workers, ray, play_all), shards.keep, total, total - len(left))
    report(house, shards, done < total)


def report(house: House, shards: Shards, stopped: bool) -> None:
    """The card is about the files that are there."""
    kept = Dataset(shards.folder)
    shards.put(CARD, card(kept))
    if stopped:
        house.whisper("ui-arena-continue", file=shards.folder)
    size = sum(path.stat().st_size for path in kept.files) / 1e6
    house.say("ui-dataset-summary", games=len(kept), size=f"{size:.1f}", card=shards.folder / CARD)
