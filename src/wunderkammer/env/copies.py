"""Copies of an array that changes, each for its owner to keep and to write into."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Generic, TypeVar

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

Kind = TypeVar("Kind", bound=np.generic)

LARGE = 1 << 16  # bytes; less than this the allocator keeps for the next who asks


class Copies(Generic[Kind]):
    """A large copy takes the memory of an earlier one that nobody holds any more.

    To get new memory from the system, page by page, takes several times as long as to fill it.
    """

    def __init__(self, original: NDArray[Kind]) -> None:
        self.original = original
        self.spare: list[bytearray] = []

    def another(self) -> NDArray[Kind]:
        """A copy of the array as it is now."""
        original = self.original
        if original.nbytes < LARGE:
            return original.copy()
        # No array: NumPy would let parts of the copy refer to that instead of to the copy, whose end is waited for.
        memory = self.spare.pop() if self.spare else bytearray(original.nbytes)
        copy: NDArray[Kind] = np.ndarray(original.shape, original.dtype, memory)
        weakref.finalize(copy, self.spare.append, memory).atexit = False
        np.copyto(copy, original)
        return copy
