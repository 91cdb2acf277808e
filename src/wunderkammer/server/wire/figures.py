"""The figures of a player in a view: what a plot shows of a whole game, and what a preview shows of a move."""

from collections.abc import Mapping
from typing import Any

from wunderkammer import shelf
from wunderkammer.core.state import State

View = Mapping[str, Any]


def points(view: View) -> list[int]:
    """What each seat has achieved so far, as far as this viewer knows it."""
    return shelf.plug(view["game"]).points(view)


def own_figures(state: State, seat: int) -> dict[str, int]:
    """The numbers of a seat in its own view, and its points unless they are already among them."""
    own = {name: value for name, value in state.player(seat).items() if type(value) is int and name != "seat"}
    points = shelf.plug(state.game()).own_points(state, seat)
    if points is not None:
        own["points"] = points
    return own
