"""Where the scores of a game come from, and what tells equal ones apart."""

from typing import NamedTuple


class Row(NamedTuple):
    """A source of points, or something else that counts, by seat."""

    name: str
    values: list[int]


class Tally(NamedTuple):
    sources: list[Row]
    adds: bool  # the score is their sum; else it is the greatest of them
    ties: list[Row]  # compared one after the other where scores are equal: more is better


def deciding(scores: list[int], ties: list[Row]) -> list[bool]:
    """For each of the ties whether it told seats apart that nothing before it had."""
    told: list[bool] = []
    equal = [[score] for score in scores]
    for row in ties:
        then = [[*before, value] for before, value in zip(equal, row.values, strict=True)]
        told.append(len({tuple(one) for one in then}) > len({tuple(one) for one in equal}))
        equal = then
    return told
