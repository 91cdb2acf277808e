"""`lab reliability`: whether stated chances come about, and the figures that make them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table

import wunderkammer as wk
from wunderkammer.boards.marks import BRASS, WHISPER
from wunderkammer.cli.crew import Ray, Workers, any_seed, check_crew, gather, played
from wunderkammer.cli.house import House
from wunderkammer.cli.options import GameName, Json, Lang, house_of
from wunderkammer.cli.simulate import Seats, Seed
from wunderkammer.insight.calibration import RAW, Calibration, listed, of_game, parse, written
from wunderkammer.lab.balance.files import put
from wunderkammer.lab.reliability.fitting import crossed, fitted
from wunderkammer.lab.reliability.stating import Alike, Stated, state_all
from wunderkammer.lab.reliability.tenths import Portion, off, tenths

Games = Annotated[int, typer.Option("--games", metavar="N", min=2)]
Level = Annotated[str, typer.Option("--bots", metavar="BOT")]
VARIED: Final = "novice"  # who slips now and then, so that no two games are alike
Fit = Annotated[Path | None, typer.Option("--fit", metavar="FILE")]


def reliability(
    ctx: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: Games = 400,
    level: Level = VARIED,
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
    measured: list[Portion] = []
    for number in wk.game(game).seats if seats is None else [seats]:
        setup = Alike(game, number, (level,), seed, {})
        setup.check()
        found: list[Stated] = []
        gather(house, played(setup, list(range(games)), workers, ray, state_all), found.append, games)
        found.sort()
        if fit is not None:
            known[number] = fitted(found)
            put(fit, written(known))
        calibration = known.get(number, RAW)
        portions = [(found, calibration)] if fit is None else crossed(found)
        measured += portions
        told.append({"seats": number, **calibration._asdict(), **as_data(portions)})
        show(house, portions, "ui-reliability-seats", seats=number, **words(calibration))
    show(house, measured, "ui-reliability-all", seed=seed)
    if house.as_json:
        house.data({"game": game, "seed": seed, "bot": level, "seats": told, "all": as_data(measured)})


def as_data(portions: Sequence[Portion]) -> dict[str, Any]:
    by_tenth = tenths(*portions)
    rows = [None if one is None else one._asdict() for one in by_tenth]
    return {"games": sum(len(games) for games, _ in portions), "tenths": rows, "off": off(by_tenth)}


def words(calibration: Calibration) -> dict[str, str]:
    """The figures of a calibration."""
    powers, leans = listed(calibration.powers), listed(calibration.leans)
    return {"powers": powers, "leans": leans, "least": f"{100 * calibration.least:.1f}"}


def show(house: House, portions: Sequence[Portion], what: str, **args: object) -> None:
    """A row for each tenth in which something was stated, and what it is about."""
    if house.as_json:
        return
    say, by_tenth = house.speaker, tenths(*portions)
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
    games = sum(len(games) for games, _ in portions)
    house.say(what, WHISPER, games=games, off=f"{100 * off(by_tenth):.1f}", **args)
