"""Which of many repetitions are for every day (`make test`): the others are for the night (`make soak`)."""

import os
from collections.abc import Callable, Iterable
from typing import Any

import pytest

BY_NIGHT = pytest.mark.soak
INTERPRETED = os.environ.get("WUNDERKAMMER_PURE") == "1"


def daily(every: Iterable[Any], *days: Any) -> list[Any]:  # noqa: ANN401 (values of any kind)
    """All values of a parameter, of which these are tried every day."""
    every = list(every)
    assert all(one in every for one in days)
    return [one if one in days else pytest.param(one, marks=BY_NIGHT) for one in every]


def daily_pairs(every: Iterable[tuple[Any, ...]], *days: tuple[Any, ...]) -> list[Any]:
    """The same for several parameters at once."""
    every = list(every)
    assert all(one in every for one in days)
    return [pytest.param(*one, marks=() if one in days else BY_NIGHT) for one in every]


def by_night_interpreted(test: Callable[..., None]) -> Callable[..., None]:
    """Every day compiled; interpreted, where it takes many times longer, by night."""
    return BY_NIGHT(test) if INTERPRETED else test
