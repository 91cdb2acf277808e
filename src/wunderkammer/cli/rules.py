"""`rules`: the rulebook, and the edition file to copy."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from wunderkammer import editions
from wunderkammer.cli import rulebook
from wunderkammer.cli.house import House
from wunderkammer.cli.options import GameName, Lang, house_of

Place = Annotated[str | None, typer.Argument(metavar="CLAUSE", help="A chapter (3) or a clause (3.2).")]
EditionText = Annotated[bool, typer.Option("--edition", help="Print the standard edition, to copy and correct.")]


def rules(
    ctx: typer.Context, game: GameName, clause: Place = None, edition: EditionText = False, lang: Lang = None
) -> None:
    """Read the rules of a game: all, a chapter or a clause."""
    house = house_of(ctx, lang, game=game)
    if edition:
        house.out.out(editions.standard_text(game), end="", highlight=False)
    else:
        read_out(house, clause)


def read_out(house: House, place: str | None) -> None:
    """The whole book or one passage of it."""
    speaker = house.speaker
    text = rulebook.passage(speaker, place) if place else rulebook.whole(speaker)
    house.out.print(Markdown(text), width=min(house.out.width, 100))
