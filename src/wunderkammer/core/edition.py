"""Figures that the print leaves open: an edition holds them as data, a game says what it needs."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from wunderkammer.core.errors import BadEdition

MARKS: Final = ("print", "reviews", "deduced", "reconstructed", "ours")


class Edition(NamedTuple):
    """A named, checked set of figures; the fingerprint tells two editions of one name apart."""

    name: str
    fingerprint: str
    figures: dict[str, Any]


class Figure(NamedTuple):
    """What a game accepts for one figure: a whole number, or a word of some; with a shape, a list of such."""

    key: str
    low: int = 0
    high: int = 0
    shape: tuple[int, ...] = ()
    words: tuple[str, ...] = ()

    def check(self, value: object) -> None:
        self.check_shape(value, self.shape)

    def check_shape(self, value: object, shape: tuple[int, ...]) -> None:
        if not shape:
            self.check_one(value)
            return
        if not isinstance(value, list) or len(value) != shape[0]:
            raise BadEdition("figure-length", {"key": self.key, "length": shape[0], "value": value})
        for one in value:
            self.check_shape(one, shape[1:])

    def check_one(self, value: object) -> None:
        if self.words:
            if not isinstance(value, str) or value not in self.words:
                raise BadEdition("figure-word", {"key": self.key, "value": value, "allowed": list(self.words)})
        elif not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise BadEdition("figure-range", {"key": self.key, "value": value, "low": self.low, "high": self.high})


def check_figures(wanted: tuple[Figure, ...], given: Mapping[str, Any]) -> None:
    """Every figure is there and within bounds, and there is nothing else."""
    for figure in wanted:
        if figure.key not in given:
            raise BadEdition("figure-missing", {"key": figure.key})
        figure.check(given[figure.key])
    known = [figure.key for figure in wanted]
    for key in given:
        if key not in known:
            raise BadEdition("figure-unknown", {"key": key, "allowed": known})
