"""What is watched in a game, and which sheets come of it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wunderkammer import shelf
from wunderkammer.core.errors import LabError
from wunderkammer.lab.balance.seen import Facts, Story, View
from wunderkammer.lab.balance.sheets import Sheet
from wunderkammer.lab.balance.tally import Tally
from wunderkammer.lab.plan import Setup


class Eyes(NamedTuple):
    """`watch` notes what a finished game shows, from its story, its last view and the scores."""

    watch: Callable[[Facts, Story, View, Sequence[int]], None]
    sheets: Callable[[Tally, Setup], list[Sheet]]


def eyes_for(game: str) -> Eyes:
    """What a game brings for its report; LabError if it brings nothing."""
    eyes = shelf.plug(game).balance()
    if eyes is None:
        raise LabError("no-balance", {"game": game})
    return eyes
