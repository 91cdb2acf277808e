"""What a network has learnt, as a file: a line of JSON that says what it is, then the weights as floats of two bytes.

So few digits are enough: what a position is worth changes by some thousandths of a point.
"""

import json
import struct
from hashlib import sha256
from typing import Any, NamedTuple

from wunderkammer.core.features import Features, parts_of
from wunderkammer.core.network import Network, network_from
from wunderkammer.core.state import State

VERSION = 3


class Weights(NamedTuple):
    """A network, and how it was made."""

    sizes: tuple[int, int, int]  # inputs, and units of both layers
    inputs: str  # a fingerprint of the inputs' names
    doubt: float  # how much more (or less) is open than the judge thinks
    recipe: dict[str, Any]
    values: list[float]
    exam: dict[str, float] = {}  # noqa: RUF012 - never changed; by the kind of table, what became of the last test

    def network(self) -> Network:
        return network_from(*self.sizes, self.values)

    def passed(self, seats: int, plain: bool) -> bool:
        """Whether a search with the network won more than its share among searches with the judge alone."""
        return self.exam.get(kind_of_table(seats, plain), 0.0) > 1

    def written(self) -> bytes:
        about = {
            "wunderkammer": "weights",
            "version": VERSION,
            "sizes": self.sizes,
            "inputs": self.inputs,
            "doubt": self.doubt,
            "recipe": self.recipe,
            "exam": self.exam,
        }
        return json.dumps(about).encode() + b"\n" + struct.pack(f"<{len(self.values)}e", *self.values)


def read(data: bytes) -> Weights:
    """ValueError if these are no weights of this version."""
    line, _, rest = data.partition(b"\n")
    about = json.loads(line)
    if about.get("wunderkammer") != "weights" or about.get("version") != VERSION:
        raise ValueError("these are no weights of a version that can be read")
    inputs, first, second = about["sizes"]
    return Weights(
        (inputs, first, second),
        about["inputs"],
        about["doubt"],
        about["recipe"],
        list(struct.unpack(f"<{len(rest) // 2}e", rest)),
        about["exam"],
    )


def kind_of_table(seats: int, plain: bool) -> str:
    """The usual game, or one with options, with so many seats."""
    return f"{seats}" if plain else f"{seats}+"


def fingerprint(features: Features, fresh: State) -> str:
    """The same as long as the inputs have the same names and sizes, in the same order."""
    names = "\n".join(f"{part.name} {part.size}" for part in parts_of(features, fresh))
    return sha256(names.encode()).hexdigest()[:16]
