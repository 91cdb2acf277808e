"""A game on the shelf: its name, its seats and options, and new tables of it."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any, Final

from mypy_extensions import mypyc_attr

from wunderkammer.core.edition import Edition, Figure, check_figures, completed
from wunderkammer.core.errors import BadSeats
from wunderkammer.core.options import Option, settle
from wunderkammer.core.state import Origin, State

SHELVES: Final[list[Callable[[str], "Game"]]] = []  # where games are found by name; the shelf enters itself


class Reading:
    """An edition as the rules of a game have read it, for each number of seats and each choice of options."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.figures = figures
        self.rulings: dict[object, object] = {}


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
        self.usual = Reading(standard.figures)
        self.latest = self.usual  # of another edition than the standard one

    def new(self, seats: int, options: Mapping[str, Any] | None = None, edition: Edition | None = None) -> State:
        """A new game before its first event; a SetupError says what cannot be."""
        if seats not in self.seats:
            raise BadSeats("bad-seats", {"game": self.name, "seats": seats, "allowed": list(self.seats)})
        if edition is not None:
            check_figures(self.figures, edition.figures)
            edition = edition._replace(figures=completed(self.figures, edition.figures))
        settled = settle(self.options, options)
        state = self.set_up(seats, settled, edition or self.standard)
        state.origin = Setting(self, seats, settled, edition)
        return state

    def rulings(self, seats: int, options: dict[str, bool | str], edition: Edition) -> object:
        """What the rules read in an edition. Programs begin many games alike, so it is kept for the next one."""
        reading = self.usual if edition is self.standard else self.reading(edition.figures)
        choice = (seats, *options.values())
        kept = reading.rulings.get(choice)
        if kept is None:
            kept = self.read(seats, options, reading.figures)
            reading.rulings[choice] = kept
        return kept

    def reading(self, figures: dict[str, Any]) -> Reading:
        """Cached for one edition besides the standard one. Figures are copied, since callers may change lists."""
        reading = self.latest
        if reading.figures != figures:
            reading = Reading(deepcopy(figures))
            self.latest = reading
        return reading

    def read(self, seats: int, options: dict[str, bool | str], figures: dict[str, Any]) -> object:  # noqa: ARG002
        """The figures and options as the rules look them up. A game that does not ask `rulings` needs none."""
        return figures

    @abstractmethod
    def set_up(self, seats: int, options: dict[str, bool | str], edition: Edition) -> State:
        """The state before the first event; everything has been checked."""

    @abstractmethod
    def move_names(self) -> list[str]:
        """The notation of every action of the game, by its number."""

    def __repr__(self) -> str:
        return f"<{self.name}, for {self.seats[0]} to {self.seats[-1]}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: a game is found by its name."""
        return named, (self.name,)


def named(name: str) -> Game:
    return SHELVES[0](name)


class Setting(Origin):  # noqa: PLW1641 - it can be changed, so it is no key
    """With which seats, options and edition a game was begun; without an edition, the standard one."""

    def __init__(self, game: Game, seats: int, options: dict[str, bool | str], edition: Edition | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition

    def begin(self) -> State:
        return self.game.new(self.seats, self.options, self.edition)

    def figures(self) -> dict[str, Any]:
        return (self.edition or self.game.standard).figures

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setting):
            return False
        alike = self.game.name == other.game.name and self.seats == other.seats and self.options == other.options
        return alike and self.figures() == other.figures()

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game, self.seats, self.options, self.edition)
