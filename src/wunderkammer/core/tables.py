"""Tables of rows that the rules call by number."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def numbered(rows: Mapping[int, T]) -> tuple[T, ...]:
    """The rows in the order of their numbers, which must be 0, 1, 2 … without a gap and each its own."""
    if sorted(rows) != list(range(len(rows))):
        raise ValueError(f"these rows are not numbered one after another: {sorted(rows)}")
    return tuple(rows[number] for number in range(len(rows)))
