"""A small network: numbers in, one number out. Plain arithmetic: it needs nothing but Python, and is compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLOCK: Final = 4  # units that are reckoned together, for speed


class Network:
    """Two hidden layers of units that are never negative, and beside them a straight line from the inputs.

    The weights lie one after another: the line (one for each input), the first layer (a row for each input) with its
    thresholds, the second (a row for each unit of the first) with its thresholds, and the last row with its own.
    """

    def __init__(self, inputs: i64, first: i64, second: i64, weights: vec[float]) -> None:
        """Layers have a multiple of four units."""
        if len(weights) != weights_of(inputs, first, second) or first % BLOCK or second % BLOCK:
            raise ValueError(f"{len(weights)} weights are not those of a network of {inputs}, {first} and {second}")
        self.inputs = inputs
        self.weights = weights
        self.one = vec[float]([0.0] * first)  # what the units say, again and again
        self.two = vec[float]([0.0] * second)
        self.active = vec[i64]([0] * max(inputs, first))  # which values are not zero: most are

    def twin(self) -> "Network":
        """The same weights, for another thread."""
        return Network(self.inputs, len(self.one), len(self.two), self.weights)

    def answer(self, inputs: vec[float]) -> float:
        weights = self.weights
        at = self.layer(inputs, self.inputs, self.one)
        at = self.layer(self.one, at, self.two)
        return dot(inputs, weights, 0) + dot(self.two, weights, at) + weights[at + len(self.two)]

    def layer(self, values: vec[float], at: i64, units: vec[float]) -> i64:
        """What the units of a layer make of the values; its weights begin at a place. Returns where the next begin."""
        weights = self.weights
        active = self.active
        count: i64 = 0
        for index in range(len(values)):
            if values[index] != 0.0:
                active[count] = index
                count += 1
        width: i64 = len(units)
        thresholds = at + width * len(values)
        unit: i64 = 0
        while unit < width:
            a = weights[thresholds + unit]
            b = weights[thresholds + unit + 1]
            c = weights[thresholds + unit + 2]
            d = weights[thresholds + unit + 3]
            for which in range(count):
                index = active[which]
                value = values[index]
                row = at + width * index + unit
                a += value * weights[row]
                b += value * weights[row + 1]
                c += value * weights[row + 2]
                d += value * weights[row + 3]
            units[unit] = a if a > 0.0 else 0.0
            units[unit + 1] = b if b > 0.0 else 0.0
            units[unit + 2] = c if c > 0.0 else 0.0
            units[unit + 3] = d if d > 0.0 else 0.0
            unit += BLOCK
        return thresholds + width


def weights_of(inputs: i64, first: i64, second: i64) -> i64:
    """How many weights a network of these sizes has."""
    return inputs + (inputs + 1) * first + (first + 1) * second + second + 1


def dot(values: vec[float], weights: vec[float], at: i64) -> float:
    total = 0.0
    for index in range(len(values)):
        total += values[index] * weights[at + index]
    return total
