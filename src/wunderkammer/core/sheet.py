"""A sheet of numbers: what a seat sees, each thing always at the same place. For programs that learn."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final = 8  # numbers in a word
WORD: Final = 0x7FFFFFFFFFFFFFFF  # what fits into it, as long as all are below 128


class Part(NamedTuple):
    """A named stretch of a sheet; its numbers are from 0 to `high`."""

    name: str
    start: int
    size: int
    high: int


class Sheet:
    """Small numbers, a byte each, written one after another; eight share a word, the first in its lowest bits.

    They are all zero before. Every method writes one part; its name is of interest only to who keeps `notes`.
    """

    def __init__(self, words: vec[i64]) -> None:
        self.words = words
        self.at: i64 = 0
        self.notes: Notes | None = None

    def blank(self, first: i64, size: i64) -> None:
        """Begin at a number that is the first of its word, and clear this many."""
        self.at = first
        words = self.words
        word = first >> 3
        end = (first + size) >> 3
        while word + 3 < end:  # four at a time, for speed
            words[word] = 0
            words[word + 1] = 0
            words[word + 2] = 0
            words[word + 3] = 0
            word += 4
        while word < end:
            words[word] = 0
            word += 1

    def of(self, owner: str, which: i64) -> None:
        """What follows is about this; 0 if there is only one of the kind."""
        if self.notes is not None:
            self.notes.begin(owner, which)

    def skip(self, size: i64) -> bool:
        """Skip this many numbers, unless their layout is being noted; returns whether they were skipped."""
        if self.notes is not None:
            return False
        self.at += size
        return True

    def number(self, name: str, number: i64, high: i64) -> None:
        """A number from 0 to a bound of at most 255; larger values are given as the bound."""
        if self.notes is not None:
            self.notes.add(name, 1, high)
        if number > 0:
            if number > high:
                number = high
            shift = (self.at & 7) << 3
            if shift == 56 and number > 127:
                number -= 256  # the highest bit of a word is its sign
            words = self.words
            words[self.at >> 3] |= number << shift
        self.at += 1

    def one_of(self, name: str, which: i64, size: i64) -> None:
        """A block of this many numbers with a single 1; all zeros if the place is negative."""
        if self.notes is not None:
            self.notes.add(name, size, 1)
        if which >= 0:
            at = self.at + which
            words = self.words
            words[at >> 3] |= 0x0100000000000000 >> ((7 - (at & 7)) << 3)
        self.at += size

    def several_of(self, name: str, packed: i64, number: i64, bits: i64, size: i64) -> None:
        """The same for several things, packed into one number with this many bits each; from 1, with 0 for none."""
        if self.notes is not None:
            self.notes.add(name, number * size, 1)
        mask: i64 = 0xFF >> (8 - bits)
        at = self.at - 1
        self.at += number * size
        words = self.words
        while packed != 0:
            which = packed & mask
            if which > 0:
                place = at + which
                words[place >> 3] |= 0x0100000000000000 >> ((7 - (place & 7)) << 3)
            packed >>= bits
            at += size

    def flags(self, name: str, members: i64, size: i64) -> None:
        """A set as zeros and ones."""
        self.counts(name, members, size, 1, 1)

    def counts(self, name: str, packed: i64, size: i64, bits: i64, high: i64) -> None:
        """Several numbers packed into one, with the same number of bits each (at most 7), the lowest first."""
        if self.notes is not None:
            self.notes.add(name, size, high)
        at = self.at
        self.at = at + size
        while packed != 0:
            self.put(at, spread(packed, bits))
            packed >>= LANES * bits
            at += LANES

    def numbers(self, name: str, packed: i64, size: i64, high: i64) -> None:
        """Up to eight numbers below 128 that are packed into one, a byte each, the lowest first."""
        if self.notes is not None:
            self.notes.add(name, size, high)
        if packed != 0:
            self.put(self.at, packed)
        self.at += size

    def put(self, at: i64, eight: i64) -> None:
        """Eight numbers below 128, a byte each, from a place on."""
        words = self.words
        word = at >> 3
        shift = (at & 7) << 3
        words[word] |= eight << shift & WORD
        if shift > 0:
            over = eight >> (64 - shift)
            if over > 0:
                words[word + 1] |= over


def sheet_of(words: i64) -> Sheet:
    """A new one. Whoever is not compiled gets it here: a `vec` that they hand over would never be freed."""
    return Sheet(vec[i64]([0] * words))


def spread(packed: i64, bits: i64) -> i64:
    """Spread the lowest eight of the packed numbers over one byte each: halves apart, then quarters."""
    one: i64 = 0xFF >> (8 - bits)
    two: i64 = one | one << bits
    four: i64 = two | two << (2 * bits)
    two |= two << 32
    one |= one << 16
    one |= one << 32
    apart: i64 = packed & four | (packed >> (4 * bits) & four) << 32
    apart = apart & two | (apart >> (2 * bits) & two) << 16
    return apart & one | (apart >> bits & one) << 8


class Notes:
    """What stands where: one part after another; of a row of the same name one longer part is made."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.owner = ""  # put before the names that follow

    def begin(self, owner: str, which: i64) -> None:
        self.owner = f"{owner} {which} " if which > 0 else f"{owner} "

    def add(self, name: str, size: i64, high: i64) -> None:
        name = self.owner + name
        start: int = 0
        if self.parts:
            last = self.parts[-1]
            start = last.start + last.size
            if last.name == name:
                self.parts[-1] = Part(name, last.start, last.size + size, high)
                return
        self.parts.append(Part(name, start, size, high))
