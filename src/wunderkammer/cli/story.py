"""The story of a game on the screen: a line for each deed, a heading for each round."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from wunderkammer.boards.marks import BRASS, bullet
from wunderkammer.cli.house import House
from wunderkammer.texts.telling import is_heading, sentence


def tell(
    house: House, told: Iterable[Sequence[dict[str, Any]]], people: Sequence[str], reader: int | None = None
) -> None:
    """Lines of events in words; `reader` is the seat that reads them."""
    for line in told:
        show(house, line, sentence(house.speaker, line, people, reader))


def show(house: House, line: Sequence[dict[str, Any]], text: str) -> None:
    if is_heading(line, house.speaker.phrasing):
        house.blank()
        house.out.print(Text(text, BRASS), soft_wrap=not house.out.is_terminal)
    elif house.out.is_terminal:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text.assemble(" ", bullet(line[0].get("seat"))), text)
        house.out.print(grid)
    else:
        house.out.print(Text.assemble(" ", bullet(line[0].get("seat")), " ", text), soft_wrap=True)
