"""A number that stands for many: equal for equal ones, and for others another one."""

from typing import Final

from mypy_extensions import i64

HALF: Final = (1 << 32) - 1  # of a number
A: Final = 1000000007  # the factors: odd and below 2**30, so that nothing needs more than 63 bits
B: Final = 858599509
C: Final = 952765829
D: Final = 777767777


class Digest:
    """Takes numbers in, one after another, each with its place; the same compiled and interpreted.

    Both halves of the result take in both halves of every number, each spread so far that a change elsewhere cannot
    make up for it.
    """

    def __init__(self) -> None:
        self.one: i64 = 0
        self.other: i64 = 0

    def begin(self, number: i64) -> None:
        self.one = number
        self.other = 0

    def add(self, number: i64, place: i64) -> None:
        low = (number ^ place * C) & HALF
        high = number >> 32 & HALF
        one = (self.one ^ low) * A + high * B
        other = (self.other ^ high) * C + low * D
        self.one = (one ^ one >> 31) & HALF
        self.other = (other ^ other >> 31) & HALF

    def result(self) -> int:
        """Of 62 bits."""
        return self.one << 30 ^ self.other
