"""The positions that a network learns from: the latest ones, the oldest forgotten."""

import numpy as np
from numpy.typing import NDArray

from wunderkammer.lab.train.lessons import Learnt, odds

Array = NDArray[np.float32]

FACTORS = np.geomspace(0.25, 4.0, 33)  # of the judge's doubt, that are tried


class Memory:
    """Positions with all their seats; a seat that a table does not have is empty."""

    def __init__(self, room: int, seats: int, width: int) -> None:
        self.inputs = np.zeros((room, seats, width), np.float16)
        self.targets = np.zeros((room, seats), np.float32)
        self.leads = np.full((room, seats), -np.inf, np.float32)
        self.won = np.zeros((room, seats), np.float32)
        self.seated = np.zeros((room, seats), bool)  # and learnt from
        self.count = 0
        self.at = 0

    def add(self, learnt: Learnt) -> None:
        for inputs, targets, leads in zip(learnt.inputs, learnt.targets, learnt.leads, strict=True):
            at, seats = self.at, len(targets)
            self.inputs[at, :seats] = inputs
            self.targets[at] = 0
            self.targets[at, :seats] = targets
            self.leads[at] = -np.inf
            self.leads[at, :seats] = leads
            self.won[at] = 0
            self.won[at, :seats] = learnt.won
            self.seated[at] = False
            self.seated[at, :seats] = learnt.learns
            self.at = (at + 1) % len(self.targets)
            self.count = max(self.count, at + 1)

    def sample(self, size: int, rng: np.random.Generator) -> tuple[Array, Array, NDArray[np.bool_]]:
        which = rng.integers(0, self.count, size)
        return self.inputs[which].astype(np.float32), self.targets[which], self.seated[which]

    def doubt(self) -> float:
        """The factor of the judge's doubt with which the chances of the last positions fit best who won."""
        recent = slice(0, self.count)
        leads, won = self.leads[recent], self.won[recent]
        surprise = [-(won * np.log(np.maximum(odds(leads / factor), 1e-9))).sum() for factor in FACTORS]
        return float(FACTORS[int(np.argmin(surprise))])
