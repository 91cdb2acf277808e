"""What a bot gets to see."""

from random import Random
from typing import Any

from wunderkammer.core.state import State


class Perspective:
    """The game as one seat knows it.

    Fair by construction: it keeps no true state, only a world resampled from it, in which everything the seat cannot
    know has been dealt anew. What the seat does know is equal in both, and all answers come from there.
    """

    def __init__(self, state: State, seat: int, rng: Random) -> None:
        self.seat = seat
        self._world = state.resample(seat, rng)

    def view(self) -> dict[str, Any]:
        return self._world.view(self.seat)

    def legal(self) -> list[int]:
        return self._world.legal(self.seat)

    def name(self, action: int) -> str:
        return self._world.name(action)

    def position(self) -> State:
        """What there is to be judged: a possible world, always the same one; it must not be changed."""
        return self._world

    def world(self, rng: Random) -> State:
        """A possible world, to think ahead in; another one at each call."""
        return self._world.resample(self.seat, rng)
