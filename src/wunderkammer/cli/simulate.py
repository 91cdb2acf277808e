"""`simulate`: many games among bots, from a seed."""

import time
from random import Random, SystemRandom
from typing import Annotated, Any

import typer

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.cli.house import House
from wunderkammer.cli.levels import named, seated
from wunderkammer.cli.options import Choices, EditionFile, GameName, Json, Lang, Levels, choices, edition_of, house_of
from wunderkammer.cli.progress import watched
from wunderkammer.cli.results import show
from wunderkammer.cli.statistics import Series, Tally

Seats = Annotated[int | None, typer.Option("--seats", metavar="N")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S")]


def simulate(
    ctx: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: Games = 100,
    levels: Levels = "random",
    option: Choices = None,
    edition: EditionFile = None,
    seed: Seed = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and count. The seed alone decides what happens; Ctrl-C counts what was played so far."""
    house = house_of(ctx, lang, as_json, game)
    house.warn_if_slow()
    shelf = wk.game(game)
    if seats is None:
        seats = len(named(levels)) if len(named(levels)) > 1 else shelf.seats[0]
    fresh = shelf.new(seats, choices(option), edition_of(game, edition))
    places = seated(levels, seats)
    seed = seed if seed is not None else str(SystemRandom().getrandbits(32))
    series = Series([Tally() for _ in range(seats)])
    began = time.perf_counter()
    try:
        for number in watched(house, range(games), games):
            one_game(fresh.copy(), rotated(places, number), Random(f"{seed}/{number}"), series)
    except KeyboardInterrupt:
        if series.games == 0:
            raise
        house.whisper("ui-stopped", games=series.games, total=games)
    report(house, series, seed, places, time.perf_counter() - began)


def one_game(state: wk.State, levels: list[str], rng: Random, series: Series) -> None:
    decisions = bots.play_out(state, [bots.bot(level, rng, clock=False) for level in levels], rng)
    series.decisions += decisions
    series.rounds += state.view(None).get("round", 0)
    series.actions += state.ply
    series.note(levels, state.ranks(), state.scores())


def rotated(levels: list[str], game: int) -> list[str]:
    """Bots that differ change seats from game to game, so that no seat favours one of them."""
    turn = game % len(levels)
    return [*levels[turn:], *levels[:turn]]


def report(house: House, series: Series, seed: str, levels: list[str], seconds: float) -> None:
    speed = round(series.decisions / seconds)
    if house.as_json:
        house.data(as_data(series, seed, levels, seconds, speed))
    else:
        show(house, series, seed, levels, speed)


def as_data(series: Series, seed: str, levels: list[str], seconds: float, speed: int) -> dict[str, Any]:
    return {
        "games": series.games,
        "seed": seed,
        "levels": levels,
        "seats": [tally.data() for tally in series.seats],
        "bots": {level: tally.data() for level, tally in series.bots.items()},
        "per_game": {
            "rounds": series.rounds / series.games,
            "actions": series.actions / series.games,
            "decisions": series.decisions / series.games,
        },
        "seconds": round(seconds, 3),
        "decisions_per_second": speed,
    }
