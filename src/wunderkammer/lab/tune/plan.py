"""What a tuning depends on."""

from typing import Any, NamedTuple

from wunderkammer import shelf
from wunderkammer.lab.train.course import Course


class Plan(NamedTuple):
    """The seed alone decides what is tried and what is played, however many workers there are."""

    game: str
    seed: str
    generations: int = 20
    games: int = 60  # of each candidate, about
    iterations: int = 80  # quick ones, of each decision
    spread: float = 0.25  # of the candidates at first: about so much more or less than the present figures

    def present(self) -> dict[str, int]:
        return shelf.plug(self.game).judge().figures()

    def even(self, games: int) -> int:
        """A number of games that is not less, in which all numbers of seats and all seats have their turn."""
        turn = sum(self.course("").seats())
        return -(-games // turn) * turn

    def course(self, occasion: str) -> Course:
        """The tables and deals of an occasion: a generation, or the last match."""
        return Course(self.game, f"{self.seed}/{occasion}")

    def recipe(self) -> dict[str, Any]:
        """All but the number of generations, so that a tuning can be made longer."""
        recipe = {**self._asdict(), "present": self.present()}
        del recipe["generations"]
        return recipe
