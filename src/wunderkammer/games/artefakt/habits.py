"""Which moves are of one kind: a search goes by how well they did in other worlds and after other moves."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import SITES, TALL
from wunderkammer.games.artefakt.moves import ACTIONS, MOVE
from wunderkammer.games.artefakt.rules.travel import destination
from wunderkammer.games.artefakt.state import Board

KINDS: Final = ACTIONS + (TALL + 1) * (SITES + 1)  # of a seat: its actions, and each figure at each site


def habit(s: Board, action: i64, seat: i64) -> i64:
    """A journey is known by the figure and where it gets: that it goes clockwise says little."""
    kind = action
    if s.question == asked.MOVE:
        kind = ACTIONS + (SITES + 1) * s.figure + destination(s, action - MOVE)
    return KINDS * seat + kind
