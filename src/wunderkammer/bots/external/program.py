"""A program that plays: its name, how it is started, and how long one waits for it."""

import shlex
import shutil
from pathlib import Path
from typing import Final, NamedTuple

from wunderkammer.bots.levels import is_bot
from wunderkammer.core.errors import LabError

PATIENCE: Final = 10.0  # seconds for a decision, if nothing else is said


class Program(NamedTuple):
    name: str
    command: str
    folder: str  # where it is started, so that it is found from everywhere
    patience: float = PATIENCE

    @property
    def words(self) -> list[str]:
        return shlex.split(self.command)

    def check(self) -> None:
        """A LabError if it cannot be called so, or if there is nothing to start."""
        if is_bot(self.name) or not self.name or set(self.name) & set(", \t\n"):
            raise LabError("program-name", {"name": self.name})
        try:
            first = self.words[0]
        except (ValueError, IndexError):
            raise LabError("program-command", {"name": self.name, "command": self.command}) from None
        if shutil.which(str(Path(self.folder, first)) if "/" in first else first) is None:
            raise LabError("program-missing", {"name": self.name, "program": first})
