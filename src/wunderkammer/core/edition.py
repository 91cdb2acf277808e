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
    """What a game accepts for one figure: a whole number, or one of several words; with a shape, a list of them."""

    key: str
    low: int = 0
    high: int = 0
    shape: tuple[int | range, ...] = ()  # the length of the list, then of the lists in it; a range leaves a choice
    words: tuple[str, ...] = ()
    each: int = 0  # the edition may list this many values, one per thing, instead of one for all
    together: int = 0  # how many rows all figures with this number have, added up
    default: Any = None  # what an edition says that leaves the figure out; None: it must not

    def check(self, value: object) -> None:
        if self.each > 0 and isinstance(value, list) and len(value) == self.each:
            for one in value:
                self.check_shape(one, self.shape)
        else:
            self.check_shape(value, self.shape)

    def check_shape(self, value: object, shape: tuple[int | range, ...]) -> None:
        if not shape:
            self.check_one(value)
            return
        if not isinstance(value, list):
            raise self.wrong_length(value, shape[0])
        length = shape[0]
        if len(value) not in length if isinstance(length, range) else len(value) != length:
            raise self.wrong_length(value, length)
        for one in value:
            self.check_shape(one, shape[1:])

    def wrong_length(self, value: object, length: int | range) -> BadEdition:
        if isinstance(length, range):
            bounds = {"key": self.key, "low": length[0], "high": length[-1], "value": value}
            return BadEdition("figure-lengths", bounds)
        return BadEdition("figure-length", {"key": self.key, "length": length, "value": value})

    def check_one(self, value: object) -> None:
        if self.words:
            if not isinstance(value, str) or value not in self.words:
                raise BadEdition("figure-word", {"key": self.key, "value": value, "allowed": list(self.words)})
        elif not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise BadEdition("figure-range", {"key": self.key, "value": value, "low": self.low, "high": self.high})


def check_figures(wanted: tuple[Figure, ...], given: Mapping[str, Any]) -> None:
    """Every figure is there and within bounds, and there is nothing else."""
    for figure in wanted:
        if figure.key in given:
            figure.check(given[figure.key])
        elif figure.default is None:
            raise BadEdition("figure-missing", {"key": figure.key})
    known = [figure.key for figure in wanted]
    for key in given:
        if key not in known:
            raise BadEdition("figure-unknown", {"key": key, "allowed": known})
    check_together(wanted, given)


def check_together(wanted: tuple[Figure, ...], given: Mapping[str, Any]) -> None:
    """Figures that share a number of rows have neither more nor fewer, each of them of the right length already."""
    for total in {figure.together for figure in wanted if figure.together > 0}:
        keys = [figure.key for figure in wanted if figure.together == total]
        found = sum([len(given[key]) for key in keys])
        if found != total:
            raise BadEdition("figure-total", {"key": keys[0], "keys": keys, "total": total, "found": found})


def completed(wanted: tuple[Figure, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """All figures, in their order; one that an edition leaves out has its default."""
    return {figure.key: given.get(figure.key, figure.default) for figure in wanted}


def spelled_out(wanted: tuple[Figure, ...], figures: Mapping[str, Any]) -> dict[str, Any]:
    """Those that differ from their defaults. So a new figure does not change the fingerprint of older editions."""
    defaults = {figure.key: figure.default for figure in wanted}
    return {key: value for key, value in figures.items() if value != defaults[key]}
