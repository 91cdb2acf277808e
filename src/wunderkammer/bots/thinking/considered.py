"""What a bot says about a move."""

from typing import NamedTuple


class Considered(NamedTuple):
    """A move that a bot has thought about: how likely it wins, and how often it was thought through."""

    action: int
    estimate: float
    visits: int = 1
