"""What is made and thrown away again and again, in trainings and analyses, leaves no memory behind."""

from collections.abc import Callable
from pathlib import Path

import pytest

import wunderkammer as wk
from wunderkammer.bots.weights import Weights
from wunderkammer.core.network import weights_of
from wunderkammer.core.sheet import sheet_of
from wunderkammer.testing.tools import observation

TIMES = 100
PAGE = 4096  # bytes, at least
HELD = Path("/proc/self/statm")  # how many pages this process has, second number


def pages() -> int:
    return int(HELD.read_text().split()[1])


@pytest.mark.skipif(not HELD.exists(), reason="this system does not tell how much memory a process has")
@pytest.mark.parametrize("thing", ["network", "sheet", "observation"])
def test_nothing_is_left_behind(thing: str) -> None:
    sizes = (1000, 64, 4)
    weights = Weights(sizes, "", 1.0, {}, [0.5] * weights_of(*sizes))
    state = wk.game("artisans").new(4)
    make: dict[str, tuple[int, Callable[[], object]]] = {  # about so many bytes each
        "network": (8 * len(weights.values), weights.network),
        "sheet": (8 * 60_000, lambda: sheet_of(60_000)),
        "observation": (300 * len(observation(state, 0)), lambda: [observation(state, 0) for _ in range(300)]),
    }
    size, made = make[thing]
    made()
    before = pages()
    for _ in range(TIMES):
        made()
    assert (pages() - before) * PAGE < TIMES * size / 4
