"""Candidates: figures near those that did well before. CMA-ES, of which a library knows the details."""

from collections.abc import Sequence
from math import exp, log
from zlib import crc32

import numpy as np
from cmaes import CMA

from wunderkammer.lab.tune.plan import Plan

FARTHEST = log(4)  # a figure becomes four times as large at most, or a quarter

Candidate = list[float]  # of each figure the logarithm of how many times the present one it is


class Optimiser:
    """It knows all results that it was told, in this order; nothing else decides what it tries next."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.present = plan.present()
        count = len(self.present)
        self.cma = CMA(np.zeros(count), plan.spread, bounds=np.array([[-FARTHEST, FARTHEST]] * count))

    def ask(self) -> list[Candidate]:
        """The next generation."""
        self.cma.reseed_rng(crc32(f"{self.plan.seed}/{self.cma.generation}".encode()))
        return [self.cma.ask().tolist() for _ in range(self.cma.population_size)]

    def tell(self, candidates: Sequence[Candidate], results: Sequence[float]) -> None:
        """How good they were: the more, the better."""
        found = zip(candidates, results, strict=True)
        self.cma.tell([(np.array(candidate), -result) for candidate, result in found])

    def mean(self) -> Candidate:
        """What all generations come to: a better guess than any candidate, of which the best also had the most luck."""
        return [float(value) for value in self.cma.mean]

    def figures(self, candidate: Candidate) -> dict[str, int]:
        return {
            name: max(1, round(present * exp(factor)))
            for (name, present), factor in zip(self.present.items(), candidate, strict=True)
        }


def spread(candidates: Sequence[Candidate]) -> float:
    """By how much the figures of a generation differ, as a part of them."""
    return float(np.std(np.array(candidates), axis=0).mean())
