"""`rules`: the rulebook, the glossary, and the edition file to copy."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.text import Text

from wunderkammer import editions
from wunderkammer.boards.marks import WHISPER
from wunderkammer.cli import marks, rulebook
from wunderkammer.cli.glossary import entries, found, listed
from wunderkammer.cli.house import House
from wunderkammer.cli.options import GameName, Lang, house_of

WIDEST = 100  # columns of a text that is read
Place = Annotated[str | None, typer.Argument(metavar="CLAUSE|TERM")]
Words = Annotated[bool, typer.Option("--glossary")]
EditionText = Annotated[bool, typer.Option("--edition")]


def rules(
    ctx: typer.Context,
    game: GameName,
    place: Place = None,
    glossary: Words = False,
    edition: EditionText = False,
    lang: Lang = None,
) -> None:
    """Read the rules of a game: all, a chapter or a clause, or what a word means."""
    house = house_of(ctx, lang, game=game)
    if edition:
        house.out.out(editions.standard_text(game), end="", highlight=False)
    elif glossary:
        house.out.print(listed(entries(house.speaker)), width=width(house))
    else:
        read_out(house, place)


def read_out(house: House, place: str | None) -> None:
    """The whole book, one passage of it, or what a word means."""
    speaker = house.speaker
    if place and not rulebook.is_place(place):
        house.out.print(listed(found(speaker, place)), width=width(house))
        return
    text = rulebook.passage(speaker, place) if place else rulebook.whole(speaker)
    house.out.print(Markdown(marks.drawn(text)), width=width(house))
    if legend := marks.legend(text, speaker):
        house.blank()
        house.out.print(Text(legend, WHISPER), width=width(house))


def width(house: House) -> int:
    return min(house.out.width, WIDEST)
