"""What the environments have in common: a fresh table, rewards, and observations as NumPy arrays."""

from __future__ import annotations

import operator
import sys
from typing import TYPE_CHECKING

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

import wunderkammer as wk
from wunderkammer.core.batch import REWARDS, earned, layout
from wunderkammer.core.errors import MalformedMove
from wunderkammer.core.sheet import LANES, sheet_of
from wunderkammer.env import choices

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from wunderkammer.core.edition import Edition
    from wunderkammer.core.sheet import Part


class Table:
    """A kind of game: which, with how many seats and which options, and how it is rewarded.

    Raises the library's own errors: UnknownGame, BadSeats, BadOption, BadEdition.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, bool | str] | None = None,
        edition: Edition | None = None,
        reward: str = "ranks",
    ) -> None:
        choices.check("reward", reward, REWARDS)
        self.game = wk.game(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.fresh = self.game.new(self.seats, options, edition)
        self.reward = reward
        self.actions = self.game.actions
        self.layout: list[Part] = layout(self.fresh)
        self.size = self.layout[-1].start + self.layout[-1].size
        self.highs: NDArray[np.uint8] = np.repeat(
            np.array([part.high for part in self.layout], np.uint8), [part.size for part in self.layout]
        )

        self._desk = Desk(self.size)

    def rewards(self, state: wk.State) -> list[float]:
        """What each seat gets for a game that is over."""
        return earned(state, self.reward)

    def observation(self, state: wk.State, seat: int) -> NDArray[np.uint8]:
        """What a seat sees, as numbers; `layout` says what stands where. One thread at a time."""
        return self._desk.observation(state, seat)

    def mask(self, actions: Sequence[int]) -> NDArray[np.int8]:
        """One for each of these actions, zero for all others."""
        mask = np.zeros(self.actions, np.int8)
        mask[actions] = 1
        return mask


class Desk:
    """A sheet that is used again and again: to make one takes longer than to fill it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.sheet = sheet_of(size // LANES + 1)
        self.window = numbers(self.sheet.words)

    def observation(self, state: wk.State, seat: int) -> NDArray[np.uint8]:
        self.sheet.blank(0, len(self.window))
        state.observe(seat, self.sheet)
        return self.window[: self.size].copy()

    def __reduce__(self) -> tuple[type[Desk], tuple[int]]:
        """For `pickle` and copies, which get one of their own."""
        return Desk, (self.size,)


def numbers(words: vec[i64]) -> NDArray[np.uint8]:
    """A window on the numbers of a sheet, in order; eight share a word, the first in its lowest bits."""
    if sys.byteorder != "little":
        raise NotImplementedError("observations are laid out for little-endian machines")
    return np.frombuffer(memoryview(words), np.uint8)


def whole_number(action: object) -> int:
    """An action of any kind of whole number."""
    try:
        return operator.index(action)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        raise MalformedMove("bad-action", {"type": type(action).__name__}) from None
