"""Options as they are found: a list of numbers that makes no Python object of each."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Found:
    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64](capacity=16)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count < len(self.actions):
            self.actions[self.count] = action
        else:
            self.actions = append(self.actions, action)
        self.count += 1

    def listed(self) -> list[int]:
        return [self.actions[index] for index in range(self.count)]
