"""The file of an arena: a first line with the set-up, then one line a finished game, in the order they were finished.

An interrupted run is continued from it. A line counts once its end is written; what follows the last one is dropped.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import wunderkammer as wk
from wunderkammer.core.errors import LabError
from wunderkammer.core.options import settle
from wunderkammer.lab.file_lines import content_of, parsed, result_of
from wunderkammer.lab.plan import Setup
from wunderkammer.lab.play import Result

FORMAT: Final = 1
BEGINNING: Final = '{"arena":'  # recognises our own half-written first line


class ArenaFile:
    """Games that were kept, and a place for more."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines, self.size = self.whole_lines()
        self.head: dict[str, Any] | None = self.read_head()

    @property
    def seed(self) -> str | None:
        """The seed of the games that are there."""
        return None if self.head is None else str(self.head.get("seed"))

    def open(self, setup: Setup) -> dict[int, Result]:
        """The games of this set-up that were played already; a file of another one is refused. Then games are kept."""
        head = head_of(setup)
        if self.head is None:
            self.write(line(head), anew=True)
            return {}
        for key in head:
            if self.head.get(key) != head[key]:
                raise LabError(
                    "arena-other",
                    {"file": str(self.path), "key": key, "found": self.head.get(key), "expected": head[key]},
                )
        found = {result.number: result for result in self.results(setup)}
        self.cut()
        return found

    def keep(self, result: Result) -> None:
        self.write(line(content_of(result)))

    def results(self, setup: Setup) -> list[Result]:
        found = []
        for number, text in enumerate(self.lines[1:], start=2):
            result = result_of(text, setup)
            if result is None:
                raise LabError("arena-line", {"file": str(self.path), "line": number})
            found.append(result)
        return found

    def whole_lines(self) -> tuple[list[str], int]:
        """The lines with an end, and how many bytes they are."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            return [], 0
        except OSError as error:
            raise LabError("arena-unreadable", {"file": str(self.path), "problem": error.strerror}) from None
        whole, end, rest = data.rpartition(b"\n")
        ours = BEGINNING.encode()
        if not end and rest and not (rest.startswith(ours) or ours.startswith(rest)):
            raise LabError("arena-not-one", {"file": str(self.path)})
        return whole.decode(errors="replace").split("\n") if end else [], len(whole + end)

    def read_head(self) -> dict[str, Any] | None:
        if not self.lines:
            return None
        head = parsed(self.lines[0])
        if head is None or head.get("arena") != FORMAT:
            raise LabError("arena-not-one", {"file": str(self.path)})
        return head

    def cut(self) -> None:
        """Drop what was half written."""
        try:
            with self.path.open("r+b") as file:
                file.truncate(self.size)
        except OSError as error:
            raise LabError("arena-unwritable", {"file": str(self.path), "problem": error.strerror}) from None

    def write(self, text: str, anew: bool = False) -> None:
        try:
            with self.path.open("w" if anew else "a", encoding="utf-8", newline="\n") as file:
                file.write(text)
        except OSError as error:
            raise LabError("arena-unwritable", {"file": str(self.path), "problem": error.strerror}) from None


def head_of(setup: Setup) -> dict[str, Any]:
    """What must be equal for games to be of one arena."""
    game = wk.game(setup.game)
    edition = setup.edition or game.standard
    programs = {program.name: {"command": program.command, "patience": program.patience} for program in setup.programs}
    return {
        "arena": FORMAT,
        "version": wk.__version__,
        "game": setup.game,
        "rules": game.rules,
        "edition": f"{edition.name} {edition.fingerprint}",
        "options": settle(game.options, setup.options),
        "seats": setup.seats,
        "bots": list(setup.bots),
        "seed": setup.seed,
        **({"programs": programs} if programs else {}),
    }


def line(content: Mapping[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False) + "\n"
