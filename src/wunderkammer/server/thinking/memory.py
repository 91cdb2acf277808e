"""Which positions a thinking process keeps: it and the server forget the same tables at the same time."""

from collections import OrderedDict
from typing import TypeVar

KEPT = 200  # tables, those that were thought about last

T = TypeVar("T")


def remember(kept: OrderedDict[str, T], table: str, what: T, most: int | None = None) -> None:
    """Keep this of a table, and forget the table that nobody has asked about for the longest time."""
    kept[table] = what
    kept.move_to_end(table)
    if len(kept) > (KEPT if most is None else most):
        kept.popitem(last=False)
