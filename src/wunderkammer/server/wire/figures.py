"""The figures of a player in a view: what a plot shows of a whole game, and what a preview shows of a move."""

from collections.abc import Mapping
from typing import Any

from wunderkammer.core.state import State

View = Mapping[str, Any]


def points(view: View) -> list[int]:
    """What each seat has to show for itself so far, as far as these eyes know it.

    Fragments in Artefakt, where nothing is counted before the end; prestige in Artifact, until the coins are counted.
    """
    players = view["players"]
    if view["game"] == "artefakt":
        return [sum(player["fragments"].values()) for player in players]
    if view["scores"] is not None:
        return list(view["scores"])
    return [player["prestige"] for player in players]


def own_figures(state: State, seat: int) -> dict[str, int]:
    """What the view of a seat says of its own numbers, and its points unless they are one of them."""
    player = state.player(seat)
    own = {name: value for name, value in player.items() if type(value) is int and name != "seat"}
    if "prestige" not in own:
        own["points"] = sum(player["fragments"].values()) if "fragments" in player else state.scores()[seat]
    return own
