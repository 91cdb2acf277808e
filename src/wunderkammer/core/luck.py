"""Luck: small random numbers, drawn from a `random.Random`."""

import math
from random import Random
from typing import Any, Final

from mypy_extensions import i64

from wunderkammer.core.found import Found

BITS: Final = 48  # taken from each random float, which has 53
ENOUGH: Final = 1 << 20  # used up so far, at most: what is left has 28 bits, so no number is preferred noticeably


class Luck:
    """Draws whole numbers below a bound, several from each random float, the same compiled and interpreted.

    A fraction of 48 bits is multiplied by the bound: what comes before the point is the number, what comes after it is
    a random fraction again. It is used until it has become coarse, then a new one is fetched.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.fetch = rng.random
        self.fraction: i64 = 0
        self.used: i64 = ENOUGH

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to bound - 1, each equally likely."""
        self.used *= bound
        if self.used > ENOUGH:
            self.fraction = i64(self.fetch() * 281474976710656.0)  # 2 to the power of BITS
            self.used = bound
        product = self.fraction * bound
        self.fraction = product & ((1 << BITS) - 1)
        return product >> BITS

    def any_of(self, found: Found) -> i64:
        return found.actions[self.below(found.count)]

    def gumbel(self) -> float:
        """Noise that makes the choice of the highest of several as likely as their odds."""
        return -math.log(-math.log(self.fetch() + 1e-12) + 1e-12)

    def shuffle(self, things: list[int]) -> None:
        """Any order as likely as any other, in place."""
        last: i64 = len(things) - 1
        while last > 0:
            other = self.below(last + 1)
            thing = things[last]
            things[last] = things[other]
            things[other] = thing
            last -= 1

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: the numbers go on where they were."""
        return going_on, (self.rng, self.fraction, self.used)


def going_on(rng: Random, fraction: i64, used: i64) -> Luck:
    luck = Luck(rng)
    luck.fraction = fraction
    luck.used = used
    return luck
