"""Which kinds of our games are measured."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of game: which game, how many seats, which options and what these are called in the table."""

    game: str
    seats: int
    options: Mapping[str, bool | str] = MappingProxyType({})
    called: str = ""

    @property
    def title(self) -> str:
        seats = f"{self.game}, {self.seats} seats"
        return f"{seats}, {self.called}" if self.called else seats


OPTIONS: dict[str, bool | str] = {"opening": "random", "advanced": True}
EXPANSIONS: dict[str, bool | str] = {"research": True, "roles": True}

KINDS = (
    Kind("artefakt", 2),
    Kind("artefakt", 3),
    Kind("artefakt", 4),
    Kind("artefakt", 2, OPTIONS, "options"),
    Kind("artefakt", 3, OPTIONS, "options"),
    Kind("artefakt", 4, OPTIONS, "options"),
    Kind("artifact", 4, EXPANSIONS, "both"),
    Kind("artifact", 3),
    Kind("artifact", 5, EXPANSIONS, "both"),
    Kind("artisans", 2),
    Kind("artisans", 3),
    Kind("artisans", 4),
)

# With four seats, as hearts has: the ones that stand beside the peers.
COMPARED = (Kind("artefakt", 4), Kind("artifact", 4, EXPANSIONS, "both"), Kind("artisans", 4))

BATCHED = (Kind("artefakt", 2), *COMPARED)
CHANCE_TOO = ", chance too"  # a title goes on like this where chance is drawn in Python as well

BATCH = 1024  # games side by side
