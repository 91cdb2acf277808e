"""How tables are drawn in a terminal. A board is drawn from a view alone: it cannot show a secret.

Every game brings a `Drawing` of its own; one that has none yet gets the general one.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from wunderkammer import shelf
from wunderkammer.texts import Speaker

Board = Callable[[dict[str, Any], Speaker, Sequence[str], int], RenderableType]
Legend = Callable[[Speaker], RenderableType]


class Drawing(NamedTuple):
    """`board` draws a view, `legend` explains the signs; a picture has this many `rows`, and more for each seat."""

    board: Board
    legend: Legend
    rows: tuple[int, int]


def drawing(game: str) -> Drawing:
    """How the table of a game is drawn."""
    if (own := shelf.plug(game).board()) is not None:
        return own
    from wunderkammer.boards import general  # noqa: PLC0415 - games with their own board do without

    return Drawing(general.board, general.legend, general.ROWS)


def board(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> RenderableType:
    """The table as one seat sees it, for a terminal of this width."""
    return drawing(view["game"]).board(view, speaker, people, width)


def legend(game: str, speaker: Speaker) -> RenderableType:
    """What the signs on the board mean."""
    return drawing(game).legend(speaker)


def rows(game: str, seats: int) -> int:
    """Room for every board of such a game, so that all its pictures are of one size."""
    base, more = drawing(game).rows
    return base + more * seats
