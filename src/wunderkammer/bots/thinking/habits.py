"""How well each kind of move did for those who made it, wherever they made it."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Habits:
    """What has been good elsewhere is probably good here, too: so little is known about most decisions of a search.

    A game says which moves are of one kind (`State.habit`).
    """

    def __init__(self, kinds: i64) -> None:
        self.kinds = kinds
        self.tries = vec[i64]([0] * kinds)
        self.results = vec[float]([0.0] * kinds)
        self.made = vec[i64](capacity=64)  # the kinds of the moves of this iteration
        self.makers = vec[i64](capacity=64)  # and the seats that made them
        self.count: i64 = 0

    def note(self, kind: i64, seat: i64) -> None:
        """A move has been made; what comes of it will be known at the end of the iteration."""
        if self.count < len(self.made):
            self.made[self.count] = kind
            self.makers[self.count] = seat
        else:
            self.made = append(self.made, kind)
            self.makers = append(self.makers, seat)
        self.count += 1

    def learn(self, results: list[float]) -> None:
        """What came of all the moves that were made, for each seat."""
        for index in range(self.count):
            kind = self.made[index]
            self.tries[kind] += 1
            self.results[kind] += results[self.makers[index]]
        self.count = 0

    def mean(self, kind: i64) -> float:
        """What came of this kind of move so far; the best there is if it was never made, so that it will be."""
        tried = self.tries[kind]
        return self.results[kind] / float(tried) if tried > 0 else 1.0

    def mean_of(self, kinds: vec[i64]) -> float:
        """The same for several kinds, each counted once; those that were never made are left out."""
        total = 0.0
        count: i64 = 0
        for kind in kinds:
            if self.tries[kind] > 0:
                total += self.mean(kind)
                count += 1
        return total / float(count) if count > 0 else 0.0
