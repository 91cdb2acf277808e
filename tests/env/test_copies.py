"""Copies are their owners' for as long as they hold any part of them; then their memory is used again."""

import gc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from wunderkammer import env
from wunderkammer.env.copies import LARGE, Copies


def place(array: NDArray[np.uint8]) -> int:
    return array.ctypes.data


def original(size: int = LARGE) -> NDArray[np.uint8]:
    """A window with gaps, as the observations of a batch are."""
    return np.arange(2 * size, dtype=np.uint64).astype(np.uint8).reshape(2, size)[:, :-1]


@pytest.mark.parametrize("size", [3, LARGE])
def test_a_copy_is_equal_whole_and_ones_own(size: int) -> None:
    array = original(size)
    copies = Copies(array)
    one, other = copies.another(), copies.another()
    before = array.copy()
    array[:] = 7
    assert (one == before).all()
    assert (copies.another() == 7).all()
    one[:] = 1
    assert (other == before).all()
    assert one.flags.c_contiguous
    assert (one.shape, one.dtype) == (array.shape, array.dtype)


def test_the_memory_of_a_copy_is_used_again_when_nobody_holds_it() -> None:
    copies = Copies(original())
    one = copies.another()
    where = place(one)
    other = copies.another()
    assert place(other) != where
    del one
    assert place(copies.another()) == where


HOLDING: dict[str, Callable[[NDArray[np.uint8]], Any]] = {
    "a part": lambda copy: copy[1:, 5:].T,
    "another type": lambda copy: copy.view(np.int8),
    "a part of a part": lambda copy: copy.reshape(-1)[::2][3:],
    "its memory": lambda copy: copy.data,
    "a part of its memory": lambda copy: copy.data[1:],
    "another library": np.from_dlpack,
    "rows": list,
}


@pytest.mark.parametrize("how", HOLDING)
def test_who_holds_a_part_of_a_copy_keeps_it(how: str) -> None:
    copies = Copies(original())
    kept = HOLDING[how](copies.another())
    gc.collect()
    before = np.array(kept)
    copies.original[:] = 3
    for _ in range(3):
        copies.another()[:] = 9
    assert (np.array(kept) == before).all()


@pytest.mark.parametrize("game", ["artefakt", "artifact", "artisans"])
def test_many_games_keep_what_they_showed(game: str) -> None:
    """So many that their copies are large; each moment is held, and the twin plays in its own memory."""
    games, twin = env.batch(game, 200, seed=4), env.batch(game, 200, seed=4, copy=False)
    assert games.observations().nbytes > LARGE
    for _ in range(2):
        held, shown = [], []
        for _ in range(12):
            held.append(games.step(games.sample()))
            shown.append([part.copy() for part in twin.step(twin.sample())])
        for moment, parts in zip(held, shown, strict=True):
            assert all((one == other).all() for one, other in zip(moment, parts, strict=True))
