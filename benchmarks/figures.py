"""What came out: samples of every round, and what they say. Pure; nothing is measured here."""

import statistics
from typing import Any, NamedTuple

OURS, PURE, SPIEL = "Wunderkammer", "interpreted", "OpenSpiel"


class Sample(NamedTuple):
    """One repetition: what was done in how much time of the processor."""

    decisions: int  # of seats; or calls
    actions: int  # chance counted as well, where it is an action of its own
    seconds: float


class Ratio(NamedTuple):
    """The median of the ratios of all rounds, and between which two the middle half of them lies."""

    median: float
    low: float
    high: float


class Figure(NamedTuple):
    """All rounds of one thing that was measured."""

    who: str
    group: str
    subject: str
    samples: list[Sample]

    @property
    def decisions(self) -> float:
        """A second, in the best round: other work on the machine disturbed it least."""
        return max(sample.decisions / sample.seconds for sample in self.samples)

    @property
    def actions(self) -> float:
        return max(sample.actions / sample.seconds for sample in self.samples)

    @property
    def micros(self) -> float:
        """Of one call, in the best round."""
        return 1e6 / self.decisions

    def ratio(self, other: "Figure") -> Ratio:
        """How many times as quick as another, round by round: both had the same weather."""
        ratios = [
            (mine.decisions / mine.seconds) / (its.decisions / its.seconds)
            for mine, its in zip(self.samples, other.samples, strict=True)
        ]
        if len(ratios) == 1:
            return Ratio(ratios[0], ratios[0], ratios[0])
        low, median, high = statistics.quantiles(ratios, n=4, method="inclusive")
        return Ratio(median, low, high)


class Run(NamedTuple):
    """A whole run."""

    date: str
    python: str
    machine: str
    pinned: bool
    compiled: bool
    quick: bool
    rounds: int
    versions: dict[str, str]
    skipped: dict[str, str]  # what was left out, and why
    figures: list[Figure]

    def find(self, who: str, group: str, subject: str) -> Figure | None:
        found = [each for each in self.figures if each[:3] == (who, group, subject)]
        return found[0] if found else None

    def group(self, *names: str) -> list[Figure]:
        return [each for each in self.figures if each.group in names]

    def to_json(self) -> dict[str, Any]:
        return self._asdict() | {"figures": [each._asdict() for each in self.figures]}

    @staticmethod
    def from_json(words: dict[str, Any]) -> "Run":
        figures = [
            Figure(**each | {"samples": [Sample(*sample) for sample in each["samples"]]}) for each in words["figures"]
        ]
        return Run(**words | {"figures": figures})
