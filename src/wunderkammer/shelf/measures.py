"""What a seat has, in a few numbers that people care about: what moves are compared by, in words."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

Player = Mapping[str, Any]  # what a seat sees of itself, or of a rival
RIVAL: Final = "rival-"  # how a measure begins that is counted for the rivals: the most that one of them has


class Measure(NamedTuple):
    """A number of a seat. Its text is `measure-<name>`, with the number as `count`.

    `rival-<name>` is a danger: what the strongest rival has. It is told by the same text.
    """

    name: str
    worth: int  # of one, in hundredths of a point: what is told first
    count: Callable[[Player], int]

    @property
    def of_rivals(self) -> bool:
        return self.name.startswith(RIVAL)
