"""The network while it learns: the same arithmetic as `core/network.py`, for many positions at once, and backwards."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

MEMORY, SPREAD = 0.9, 0.999  # Adam: how long slopes and their sizes are remembered
TINY = 1e-8
EARLY = 10  # a mean of the last steps is one of the last tenth of them, as long as there are few


class Learner:
    """Weights as in `Network`, in parts, with what Adam remembers of each, and their means over the last steps.

    Every step follows a few positions and goes a little astray; the means do not, so these are what has been learnt.
    """

    def __init__(self, inputs: int, first: int, second: int, seed: int, steady: int = 1) -> None:
        """It begins with the judge's opinion, the last input, and nothing of its own. Means over so many steps."""
        rng = np.random.default_rng(seed)
        self.sizes = (inputs, first, second)
        line = np.zeros(inputs)
        line[-1] = 1.0
        parts = [
            line,
            rng.normal(0, (2 / 60) ** 0.5, (inputs, first)),  # about sixty inputs are not zero
            np.zeros(first),
            rng.normal(0, (2 / first) ** 0.5, (first, second)),
            np.zeros(second),
            np.zeros(second),
            np.zeros(1),
        ]
        self.steady = steady
        self.parts = [part.astype(np.float32) for part in parts]
        self.settled = [part.copy() for part in self.parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def answers(self, inputs: Array) -> Array:
        return self.forward(inputs)[0]

    def forward(self, inputs: Array) -> tuple[Array, Array, Array]:
        """The answer for each row, and what the units of both layers said."""
        line, enter, first, cross, second, leave, last = self.parts
        one = np.maximum(inputs @ enter + first, 0)
        two = np.maximum(one @ cross + second, 0)
        return inputs @ line + two @ leave + last[0], one, two

    def learn(self, inputs: Array, one: Array, two: Array, slopes: Array, rate: float) -> None:
        """One step of Adam, downhill: `slopes` says for each row how the loss changes with its answer."""
        _, _, _, cross, _, leave, _ = self.parts
        back_two = slopes[:, None] * leave * (two > 0)
        back_one = (back_two @ cross.T) * (one > 0)
        gradients = [
            inputs.T @ slopes,
            inputs.T @ back_one,
            back_one.sum(0),
            one.T @ back_two,
            back_two.sum(0),
            two.T @ slopes,
            slopes.sum(keepdims=True),
        ]
        self.steps += 1
        scale = rate * (1 - SPREAD**self.steps) ** 0.5 / (1 - MEMORY**self.steps)
        for index, gradient in enumerate(gradients):
            mean, square = self.means[index], self.squares[index]
            mean += (1 - MEMORY) * (gradient - mean)
            square += (1 - SPREAD) * (gradient * gradient - square)
            self.parts[index] -= scale * mean / (np.sqrt(square) + TINY)
        newest = max(1 / self.steady, EARLY / (EARLY + self.steps))
        for part, settled in zip(self.parts, self.settled, strict=True):
            settled[...] = (1 - newest) * settled + newest * part

    def values(self) -> list[float]:
        """All weights that have been learnt, in the order of `Network`."""
        return [float(value) for part in self.settled for value in part.ravel()]

    def begin_with(self, values: Sequence[float]) -> None:
        """All weights, in the same order."""
        at = 0
        for part, settled in zip(self.parts, self.settled, strict=True):
            part[...] = settled[...] = np.reshape(values[at : at + part.size], part.shape)
            at += part.size

    def kept(self) -> dict[str, Any]:
        """For a checkpoint."""
        groups = self.groups().items()
        found: dict[str, Any] = {f"{name}{i}": part for name, parts in groups for i, part in enumerate(parts)}
        return {**found, "steps": self.steps}

    def restore(self, kept: Any) -> None:  # noqa: ANN401 - an archive of arrays
        for name, parts in self.groups().items():
            for index, part in enumerate(parts):
                part[...] = kept[f"{name}{index}"]
        self.steps = int(kept["steps"])

    def groups(self) -> dict[str, list[Array]]:
        return {"part": self.parts, "settled": self.settled, "mean": self.means, "square": self.squares}
