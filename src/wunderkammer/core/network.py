"""A small network: numbers in, one number out. Plain arithmetic: it needs nothing but Python, and is compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLOCK: Final = 4  # units that are reckoned together, for speed


class Start:
    """Inputs that were reckoned before: of others that are much alike, only what differs is added."""

    def __init__(self, inputs: vec[float], line: float, sums: vec[float]) -> None:
        self.inputs = inputs
        self.line = line  # what the straight line makes of them
        self.sums = sums  # and the units of the first layer, before they are cut off at zero


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
        self.active = vec[i64]([0] * max(inputs, first))  # which values count: most do not
        self.changes = vec[float]([0.0] * max(inputs, first))  # and how much
        self.cross = inputs + first * (inputs + 1)  # where the weights of the second layer begin
        self.leave = self.cross + second * (first + 1)  # and those of the last row
        self.inner = part(weights, self.leave - second, second)  # thresholds of the second layer
        self.nothing = Start(vec[float]([0.0] * inputs), 0.0, part(weights, self.cross - first, first))

    def twin(self) -> "Network":
        """The same weights, for another thread."""
        return Network(self.inputs, len(self.one), len(self.two), self.weights)

    def start(self, inputs: vec[float], near: Start) -> Start:
        """Reckon these, for others that are much alike."""
        line = self.enter(inputs, near)
        return Start(part(inputs, 0, self.inputs), line, part(self.one, 0, len(self.one)))

    def answer(self, inputs: vec[float], near: Start) -> float:
        """The same from any start, but for the last digits; quick from one that differs little."""
        found = self.enter(inputs, near)
        self.add(self.cross, self.positive(), self.inner, self.two)
        weights = self.weights
        two = self.two
        at = self.leave
        for unit in range(len(two)):
            if two[unit] > 0.0:
                found += two[unit] * weights[at + unit]
        return found + weights[at + len(two)]

    def enter(self, inputs: vec[float], near: Start) -> float:
        """The sums of the first layer; returns what the line makes of the inputs."""
        weights = self.weights
        active = self.active
        changes = self.changes
        known = near.inputs
        line = near.line
        count: i64 = 0
        for index in range(len(inputs)):
            change = inputs[index] - known[index]
            if change != 0.0:
                active[count] = index
                changes[count] = change
                line += change * weights[index]
                count += 1
        self.add(self.inputs, count, near.sums, self.one)
        return line

    def positive(self) -> i64:
        """Units of the first layer that have something to say become what counts; returns how many."""
        one = self.one
        count: i64 = 0
        for unit in range(len(one)):
            if one[unit] > 0.0:
                self.active[count] = unit
                self.changes[count] = one[unit]
                count += 1
        return count

    def add(self, at: i64, count: i64, before: vec[float], sums: vec[float]) -> None:
        """What the units of a layer add up, from what they had before; its weights begin at a place."""
        weights = self.weights
        active = self.active
        changes = self.changes
        width: i64 = len(sums)
        unit: i64 = 0
        while unit < width:
            a = before[unit]
            b = before[unit + 1]
            c = before[unit + 2]
            d = before[unit + 3]
            for which in range(count):
                change = changes[which]
                row = at + width * active[which] + unit
                a += change * weights[row]
                b += change * weights[row + 1]
                c += change * weights[row + 2]
                d += change * weights[row + 3]
            sums[unit] = a
            sums[unit + 1] = b
            sums[unit + 2] = c
            sums[unit + 3] = d
            unit += BLOCK


def network_from(inputs: i64, first: i64, second: i64, weights: list[float]) -> Network:
    """The same from a list, for callers that are not compiled: a `vec` that they hand over would never be freed."""
    return Network(inputs, first, second, vec[float](weights))


def weights_of(inputs: i64, first: i64, second: i64) -> i64:
    """How many weights a network of these sizes has."""
    return inputs + (inputs + 1) * first + (first + 1) * second + second + 1


def part(values: vec[float], at: i64, size: i64) -> vec[float]:
    """A copy of some of them."""
    found = vec[float]([0.0] * size)
    for index in range(size):
        found[index] = values[at + index]
    return found
