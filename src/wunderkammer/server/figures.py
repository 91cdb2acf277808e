"""The figures of a player in a view: what a plot shows of a whole game, and what a preview shows of a move."""

from collections.abc import Mapping
from typing import Any

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


def figures(view: View, seat: int) -> dict[str, int]:
    """The numbers that a player has of his own, and his points unless they are one of them."""
    own = {name: value for name, value in view["players"][seat].items() if type(value) is int and name != "seat"}
    return own if "prestige" in own else own | {"points": points(view)[seat]}
