"""What is seen in a game, as plain numbers under plain keys such as `tile/weapon-4`."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Story = Sequence[Mapping[str, Any]]
View = Mapping[str, Any]


class Facts:
    """`seats`: what each seat did or had, counted; `samples`: what happened at the table, each time a number."""

    def __init__(self, seats: int) -> None:
        self.seats: list[dict[str, int]] = [{} for _ in range(seats)]
        self.samples: dict[str, list[int]] = {}

    def add(self, seat: int, key: str, count: int = 1) -> None:
        self.seats[seat][key] = self.seats[seat].get(key, 0) + count

    def sample(self, key: str, value: int) -> None:
        self.samples.setdefault(key, []).append(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and (self.seats, self.samples) == (other.seats, other.samples)

    __hash__ = None  # type: ignore[assignment] # it changes while the game is watched


class Watched(NamedTuple):
    """What came of a game, seat by seat, and what was seen in it."""

    number: int
    ranks: list[int]
    scores: list[int]
    facts: Facts
