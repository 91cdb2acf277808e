"""How the table of each game is drawn in a terminal. A board is drawn from a view alone: it cannot show a secret."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType

from wunderkammer.boards import artefakt, artifact, artisans
from wunderkammer.texts import Speaker

Board = Callable[[dict[str, Any], Speaker, Sequence[str], int], RenderableType]
Legend = Callable[[Speaker], RenderableType]

_BOARDS: dict[str, Board] = {"artefakt": artefakt.board, "artifact": artifact.board, "artisans": artisans.board}
_LEGENDS: dict[str, Legend] = {
    "artefakt": artefakt.legend,
    "artifact": artifact.legend,
    "artisans": artisans.legend,
}


def board(view: dict[str, Any], speaker: Speaker, people: Sequence[str], width: int) -> RenderableType:
    """The table as one seat sees it, for a terminal of this width."""
    return _BOARDS[view["game"]](view, speaker, people, width)


def legend(game: str, speaker: Speaker) -> RenderableType:
    """What the signs on the board mean."""
    return _LEGENDS[game](speaker)
