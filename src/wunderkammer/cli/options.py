"""What several commands take from the command line, read the same way everywhere."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import wunderkammer as wk
from wunderkammer.cli.house import House

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr|de")]
Json = Annotated[bool, typer.Option("--json")]
GameName = Annotated[str, typer.Argument(metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE")]
At = Annotated[int | None, typer.Option("--at", metavar="N")]
Eyes = Annotated[int | None, typer.Option("--seat", metavar="S")]
Choices = Annotated[list[str] | None, typer.Option("--option", metavar="NAME[=VALUE]")]
Levels = Annotated[str, typer.Option("--bots", metavar="A,B")]


def house_of(ctx: typer.Context, lang: str | None, as_json: bool = False, game: str | None = None) -> House:
    """The house of this run, with what the command says about it; an unknown game is refused."""
    house: House = ctx.obj
    house.as_json = as_json
    house.speak(lang)
    house.speak(game=None if game is None else wk.game(game).name)
    return house


def choices(words: Sequence[str] | None) -> dict[str, bool | str]:
    """`advanced`, `advanced=false`, `opening=random`."""
    chosen: dict[str, bool | str] = {}
    for word in words or []:
        name, equals, value = word.strip().partition("=")
        chosen[name] = {"true": True, "false": False}.get(value, value) if equals else True
    return chosen


def edition_of(game: str, path: Path | None) -> wk.Edition | None:
    return None if path is None else wk.edition(game, path)


def seat_of(number: int | None, seats: int) -> int | None:
    """A seat as people count, from 1; the library counts from 0."""
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise wk.BadSeats("no-such-seat", {"seat": number, "seats": seats})
    return number - 1
