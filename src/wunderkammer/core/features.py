"""What a network looks at: the things of a game that matter to a seat, as numbers of about the size of one."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.sheet import Notes, Part
from wunderkammer.core.state import State

WIDEST = 4096  # inputs, at most


class Inputs:
    """Numbers, written one after another, each thing always at the same place; all are zero before."""

    def __init__(self, size: i64) -> None:
        self.values = vec[float]([0.0] * size)
        self.at: i64 = 0
        self.notes: Notes | None = None

    def blank(self) -> None:
        values = self.values
        for index in range(len(values)):
            values[index] = 0.0
        self.at = 0

    def number(self, name: str, number: float) -> None:
        if self.notes is not None:
            self.notes.add(name, 1, 1)
        self.values[self.at] = number
        self.at += 1

    def flag(self, name: str, is_set: bool) -> None:
        self.number(name, 1.0 if is_set else 0.0)

    def one_of(self, name: str, which: i64, size: i64) -> None:
        """A single 1 among zeros; none if the place is outside."""
        if self.notes is not None:
            self.notes.add(name, size, 1)
        if 0 <= which < size:
            self.values[self.at + which] = 1.0
        self.at += size


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a game tells a network about a seat: only what this seat knows, in a world it thinks possible.

    A network adds what the judge of the game overlooks. Its answer is counted in `unit`s of so many hundredths of a
    point, from what the seat has for certain.
    """

    def __init__(self) -> None:
        self.unit = 1000.0  # hundredths of a point
        self.by_points = True  # whether it learns the points of a seat in the end; else who wins
        self.envy = 0.5  # how much the worth of the rivals counts against a seat's own when it chooses

    def write(self, world: State, seat: i64, inputs: Inputs) -> None:
        """The inputs, in the same order for any number of seats and any options."""

    def certain(self, world: State, seat: i64) -> i64:
        """What a seat has for certain, in hundredths of a point."""
        return 100 * world.scores()[seat]

    def is_rare(self, world: State) -> bool:  # noqa: ARG002 - a game that overrides it looks at the position
        """Whether something is asked so seldom that it has to be tried at random to learn about it."""
        return False


def parts_of(features: Features, fresh: State) -> list[Part]:
    """The names of the inputs, with their places; the judge's opinion comes last and is not among them."""
    inputs = Inputs(WIDEST)
    notes = Notes()
    inputs.notes = notes
    features.write(fresh, 0, inputs)
    return notes.parts
