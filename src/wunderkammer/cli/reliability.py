"""`lab reliability`: whether stated chances come about, and the figures that make them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.boards.marks import BRASS, WHISPER
from wunderkammer.cli.crew import Ray, Workers, any_seed, check_crew, gather, played
from wunderkammer.cli.house import House
from wunderkammer.cli.options import GameName, Json, Lang, house_of
from wunderkammer.cli.simulate import Seats, Seed
from wunderkammer.insight.calibration import RAW, Calibration, of_game, parse, written
from wunderkammer.lab.balance.files import put
from wunderkammer.lab.reliability.fitting import fitted
from wunderkammer.lab.reliability.stating import Alike, Stated, state_all
from wunderkammer.lab.reliability.tenths import Tenth, off, tenths

Games = Annotated[int, typer.Option("--games", metavar="N", min=2)]
Level = Annotated[str, typer.Option("--bots", metavar="BOT")]
Fit = Annotated[Path | None, typer.Option("--fit", metavar="FILE")]


def reliability(
    ctx: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: Games = 400,
    level: Level = bots.USUAL,
    seed: Seed = None,
    fit: Fit = None,
    workers: Workers = None,
    ray: Ray = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play, and compare the chances that an analysis states with who wins."""
    check_crew(workers, ray)
    house = house_of(ctx, lang, as_json, game)
    house.warn_if_slow()
    seed = any_seed() if seed is None else seed
    known = of_game(game) if fit is None else parse(fit.read_text(encoding="utf-8") if fit.is_file() else "")
    told: list[dict[str, Any]] = []
    for number in wk.game(game).seats if seats is None else [seats]:
        setup = Alike(game, number, (level,), seed, {})
        setup.check()
        found: list[Stated] = []
        gather(house, played(setup, list(range(games)), workers, ray, state_all), found.append, games)
        found.sort()
        if fit is not None:
            known[number] = fitted(found[::2])
            put(fit, written(known))
            found = found[1::2]
        calibration = known.get(number, RAW)
        by_tenth = tenths(found, calibration)
        told.append(as_data(setup, found, calibration, by_tenth))
        show(house, setup, found, calibration, by_tenth)
    if house.as_json:
        house.data({"game": game, "seed": seed, "bot": level, "seats": told})


def as_data(
    setup: Alike, found: Sequence[Stated], calibration: Calibration, by_tenth: Sequence[Tenth | None]
) -> dict[str, Any]:
    rows = [None if one is None else one._asdict() for one in by_tenth]
    return {"seats": setup.seats, "games": len(found), **calibration._asdict(), "tenths": rows, "off": off(by_tenth)}


def show(
    house: House, setup: Alike, found: Sequence[Stated], calibration: Calibration, by_tenth: Sequence[Tenth | None]
) -> None:
    """A row for each tenth in which something was stated."""
    if house.as_json:
        return
    say = house.speaker
    table = Table(box=box.SIMPLE_HEAD, header_style=BRASS, pad_edge=False)
    for column in ("tenth", "statements", "games", "stated", "won", "difference"):
        table.add_column(say(f"ui-reliability-{column}"), justify="right", no_wrap=True)
    for number, one in enumerate(by_tenth):
        if one is not None:
            sure = "" if one.error is None else f" ± {100 * one.error:.1f}"
            apart = f"{100 * (one.won - one.stated):+.1f}{sure}"
            counts = (str(one.statements), str(one.games), f"{100 * one.stated:.1f}", f"{100 * one.won:.1f}", apart)
            table.add_row(f"{10 * number} – {10 * number + 10}", *counts)
    house.out.print(table)
    house.say(
        "ui-reliability-summary",
        WHISPER,
        games=len(found),
        seats=setup.seats,
        off=f"{100 * off(by_tenth):.1f}",
        early=f"{calibration.early:.2f}",
        late=f"{calibration.late:.2f}",
        seed=setup.seed,
    )
