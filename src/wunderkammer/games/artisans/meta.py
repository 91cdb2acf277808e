"""Artisans on the shelf: seats, and the figures that an edition must hold. It has no options."""

from typing import Any, Final, cast

from mypy_extensions import i64

from wunderkammer.core.edition import Edition, Figure
from wunderkammer.core.game import Game
from wunderkammer.core.state import State
from wunderkammer.games.artisans import contract, moves
from wunderkammer.games.artisans.components import (
    KINDS,
    LEVELS,
    LOWEST_VALUE,
    MATERIALS,
    VALUES,
    WORKS,
    WORKS_A_VALUE,
    Rulings,
    card,
)

RULES: Final = 1

ARTWORKS: Final = tuple(
    Figure(f"artworks_{LOWEST_VALUE + rank}", 0, LEVELS, shape=(WORKS_A_VALUE, KINDS), together=WORKS)
    for rank in range(VALUES)
)
# The cap is as high as what an observation can tell of four seats: a byte for the turns of a phase.
FIGURES: Final = (*ARTWORKS, Figure("most_turns", 1, 50, default=10))


class ArtisansGame(Game):
    def __init__(self, standard: Edition) -> None:
        super().__init__("artisans", range(2, 5), (), FIGURES, moves.ACTIONS, RULES, standard)

    def set_up(self, seats: int, options: dict[str, bool | str], edition: Edition) -> State:
        return contract.new(seats, cast("Rulings", self.rulings(seats, options, edition)))

    def read(self, seats: int, options: dict[str, bool | str], figures: dict[str, Any]) -> Rulings:  # noqa: ARG002
        return rulings(figures)

    def move_names(self) -> list[str]:
        return moves.NOTATION.names[:]


def rulings(figures: dict[str, Any]) -> Rulings:
    """§10 How many artworks there are of each value, and the level of each material that each asks for."""
    works = [figures[figure.key] for figure in ARTWORKS]
    asked = [packed(levels) for of_value in works for levels in of_value]
    return Rulings(asked, [len(of_value) for of_value in works], figures["most_turns"])


def packed(levels: list[int]) -> i64:
    asked: i64 = 0
    for material in range(len(MATERIALS)):
        asked += levels[material] * card(material)
    return asked
