"""What a seat has, in a few numbers that people care about: what moves are compared by, in words."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Player = Mapping[str, Any]  # a seat's own part of its view


class Measure(NamedTuple):
    """A number of a seat. Its text is `measure-<name>`, with the number as `count`."""

    name: str
    worth: int  # of one, in hundredths of a point: what is told first
    count: Callable[[Player], int]
