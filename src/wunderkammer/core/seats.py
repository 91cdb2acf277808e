"""Seats round the table: who comes next, and who comes first in the end."""

from typing import TypeVar

from mypy_extensions import i64

Worth = TypeVar("Worth", int, tuple[int, ...])


def left_of(seat: i64, seats: i64) -> i64:
    """The next seat clockwise."""
    following = seat + 1
    if following == seats:
        return 0
    return following


def seen_from(eyes: i64, seat: i64, seats: i64) -> i64:
    """How many seats to the left of the own one; nobody, a negative number, is nobody from everywhere."""
    if seat < 0:
        return -1
    return seat - eyes if seat >= eyes else seat - eyes + seats


def ranked(worth: list[Worth]) -> list[int]:
    """Ranks from what each seat's result is worth: 1 is best, ties share and the next ranks are skipped.

    That is a number, or several, which are compared one by one: the second decides where the first is the same.
    """
    return [1 + len([other for other in worth if other > mine]) for mine in worth]
