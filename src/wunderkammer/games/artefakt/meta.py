"""Artefakt on the shelf: seats, options, and the figures that an edition must hold."""

from typing import Any, Final, cast

from wunderkammer.core.edition import Edition, Figure
from wunderkammer.core.game import Game
from wunderkammer.core.options import Option
from wunderkammer.core.state import State
from wunderkammer.games.artefakt import contract, moves
from wunderkammer.games.artefakt.components import DIRECTIVES, Rulings

RULES: Final = 1

OPTIONS: Final = (
    Option("opening", "§2.1", ("printed", "random")),
    Option("advanced", "§7.2"),
)

FIGURES: Final = (
    Figure("travel_cards", 1, 9, shape=(4,)),
    Figure("colour_die", 1, 1000, shape=(3,)),
    Figure("directives", shape=(10,), words=DIRECTIVES),
    Figure("march_steps", 1, 9),
    Figure("push_steps", 1, 9),
    Figure("carry_reach", 1, 5),
    Figure("last_round", 1, 1000),
)


class ArtefaktGame(Game):
    def __init__(self, standard: Edition) -> None:
        super().__init__("artefakt", range(2, 5), OPTIONS, FIGURES, moves.ACTIONS, RULES, standard)

    def set_up(self, seats: int, options: dict[str, bool | str], edition: Edition) -> State:
        return contract.new(seats, cast("Rulings", self.rulings(seats, options, edition)))

    def read(self, seats: int, options: dict[str, bool | str], figures: dict[str, Any]) -> Rulings:  # noqa: ARG002
        return rulings(options, figures)

    def move_names(self) -> list[str]:
        return moves.NOTATION.names[:]


def rulings(options: dict[str, bool | str], figures: dict[str, Any]) -> Rulings:
    return Rulings(
        travel_cards=figures["travel_cards"],
        colour_die=figures["colour_die"],
        directives=[DIRECTIVES.index(directive) + 1 for directive in figures["directives"]],
        march_steps=figures["march_steps"],
        push_steps=figures["push_steps"],
        carry_reach=figures["carry_reach"],
        last_round=figures["last_round"],
        random_opening=options["opening"] == "random",
        advanced=options["advanced"] is True,
    )
