"""A game as one finds it on the shelf: its name, who can play it, how, and a new table of it."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from wunderkammer.core.edition import Edition, Figure, check_figures, completed
from wunderkammer.core.errors import BadSeats
from wunderkammer.core.options import Option, settle
from wunderkammer.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    def __init__(
        self,
        name: str,
        seats: range,
        options: tuple[Option, ...],
        figures: tuple[Figure, ...],
        actions: int,
        rules: int,
        standard: Edition,
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.figures = figures  # what an edition of this game must hold
        self.actions = actions  # the size of the action space: actions are 0 .. actions - 1
        self.rules = rules  # the version of the rules, named in every record
        self.standard = standard

    def new(self, seats: int, options: Mapping[str, Any] | None = None, edition: Edition | None = None) -> State:
        """A new game before its first event; a SetupError says what cannot be."""
        if seats not in self.seats:
            raise BadSeats("bad-seats", {"game": self.name, "seats": seats, "allowed": list(self.seats)})
        if edition is not None:
            check_figures(self.figures, edition.figures)
            edition = edition._replace(figures=completed(self.figures, edition.figures))
        return self.set_up(seats, settle(self.options, options), edition or self.standard)

    @abstractmethod
    def set_up(self, seats: int, options: dict[str, bool | str], edition: Edition) -> State:
        """The state before the first event; everything has been checked."""

    @abstractmethod
    def move_names(self) -> list[str]:
        """The notation of every action of the game, by its number."""
