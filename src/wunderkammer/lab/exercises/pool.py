"""What was found so far, in a file: game by game, so that an interrupted run goes on where it was."""

from pathlib import Path

import msgspec

from wunderkammer.core.errors import LabError
from wunderkammer.exercises import Exercise
from wunderkammer.lab.exercises.finding import Found
from wunderkammer.record.text import option_words

NAME = "found.jsonl"


class Line(msgspec.Struct, frozen=True):
    """A game that was looked through."""

    seed: str
    game: str
    number: int
    found: list[tuple[Exercise, int, int]]  # with seats and phase


class Pool:
    """The games from number 0 on that were looked through, in a folder."""

    def __init__(self, folder: Path, game: str, seed: str) -> None:
        self.path = folder / NAME
        self.game, self.seed = game, seed
        self.games = 0
        self.found: list[Found] = []
        if self.path.exists():
            for text in self.path.read_bytes().splitlines():
                self.remember(msgspec.json.decode(text, type=Line))

    def remember(self, line: Line) -> None:
        if (line.seed, line.game, line.number) != (self.seed, self.game, self.games):
            raise LabError("exercises-other", {"file": str(self.path)})
        for exercise, seats, phase in line.found:
            variant = ", ".join(option_words(exercise.played().options))
            self.found.append(Found(exercise, line.number, seats, phase, variant))
        self.games += 1

    def add(self, found: list[Found]) -> None:
        """What the next game has."""
        line = Line(self.seed, self.game, self.games, [(one.exercise, one.seats, one.phase) for one in found])
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
        self.remember(line)


def kept_seed(folder: Path) -> str | None:
    """The seed of the games that are in a folder; None if there are none."""
    path = folder / NAME
    lines = path.read_bytes().splitlines() if path.exists() else []
    return msgspec.json.decode(lines[0], type=Line).seed if lines else None
