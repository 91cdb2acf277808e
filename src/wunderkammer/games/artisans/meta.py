"""Artisans on the shelf: seats, and the figures that an edition must hold. It has no options."""

from typing import Any, Final

from mypy_extensions import i64

from wunderkammer.core.edition import Edition, Figure
from wunderkammer.core.game import Game
from wunderkammer.core.state import State
from wunderkammer.games.artisans import contract, moves
from wunderkammer.games.artisans.components import LEVELS, MATERIALS, Rulings, card

RULES: Final = 1

FIGURES: Final = (
    Figure("artworks_3", 0, LEVELS, shape=(5, 7)),
    Figure("artworks_4", 0, LEVELS, shape=(5, 7)),
    Figure("artworks_5", 0, LEVELS, shape=(5, 7)),
    Figure("artworks_6", 0, LEVELS, shape=(5, 7)),
    Figure("artworks_7", 0, LEVELS, shape=(4, 7)),
)


class ArtisansGame(Game):
    def __init__(self, standard: Edition) -> None:
        super().__init__("artisans", range(2, 5), (), FIGURES, moves.ACTIONS, RULES, standard)

    def set_up(self, seats: int, options: dict[str, bool | str], edition: Edition) -> State:  # noqa: ARG002
        return contract.new(seats, rulings(edition.figures))

    def move_names(self) -> list[str]:
        return moves.NOTATION.names[:]


def rulings(figures: dict[str, Any]) -> Rulings:
    """§10 The level of each material that each artwork asks for."""
    return Rulings([packed(levels) for figure in FIGURES for levels in figures[figure.key]])


def packed(levels: list[int]) -> i64:
    asked: i64 = 0
    for material in range(len(MATERIALS)):
        asked += levels[material] * card(material)
    return asked
