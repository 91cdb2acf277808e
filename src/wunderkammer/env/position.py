"""A game as it stands together with the path that led there, so that it can be copied, resampled and written down."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

import wunderkammer as wk

if TYPE_CHECKING:
    from collections.abc import Iterable


class Origin(NamedTuple):
    """Where a path begins: a fresh table of this kind."""

    game: str
    seats: int
    options: dict[str, bool | str]


class Resampled(NamedTuple):
    """A step of a path that is not a move: everything this seat cannot know was dealt again, with this seed."""

    seat: int
    seed: int


class Position:
    """Holds a state for those who copy with `copy.deepcopy` and store with `pickle`.

    A state can be copied by itself; on paper it is the path to it, which is played again when it is read.
    """

    def __init__(self, origin: Origin, state: wk.State, path: Iterable[int | Resampled] = ()) -> None:
        self.origin = origin
        self.state = state
        self.path = list(path)

    def play(self, action: int) -> None:
        """Play the action of the deciding seat or of chance; a MoveError says why not."""
        self.state.play(action)
        self.path.append(action)

    def resample(self, seat: int, seed: int) -> Position:
        """A possible world for this seat."""
        world = self.state.resample(seat, Random(seed))
        return Position(self.origin, world, [*self.path, Resampled(seat, seed)])

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return Position(self.origin, self.state.copy(), self.path)

    def __reduce__(self) -> tuple[object, ...]:
        return retrace, (self.origin, self.path)


def retrace(origin: Origin, path: list[int | Resampled]) -> Position:
    """Play a path again."""
    position = Position(origin, wk.game(origin.game).new(origin.seats, origin.options))
    for step in path:
        if isinstance(step, Resampled):
            position = position.resample(step.seat, step.seed)
        else:
            position.play(step)
    return position
