"""Where typed lines come from: a terminal with completion and history, or any other input, line by line."""

import sys
from collections.abc import Sequence
from typing import Protocol

Words = Sequence[tuple[str, str]]  # what can be typed, with its description


class Reader(Protocol):
    def read(self, words: Words) -> str | None:
        """The next line; None when there will be no more."""


class Lines:
    """Input that is no terminal; what is read is repeated, so that the output reads like a conversation."""

    def read(self, words: Words) -> str | None:  # noqa: ARG002 (nothing to complete)
        line = sys.stdin.readline()
        if not line:
            return None
        sys.stdout.write(f"› {line.rstrip()}\n")
        return line


def reader() -> Reader:
    """The keyboard if a person sits there."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return Lines()
    from wunderkammer.cli.keyboard import Keyboard  # noqa: PLC0415 (costs a tenth of a second, and only play needs it)

    return Keyboard()
