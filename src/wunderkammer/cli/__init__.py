"""The command line. Commands are thin: they read words, ask the library, and say what it answered."""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from wunderkammer.cli.app import app


def main(arguments: Sequence[str] | None = None) -> None:
    """The command `wunderkammer`; always ends in SystemExit."""
    forgive_encodings()
    try:
        app(args=None if arguments is None else list(arguments), prog_name="wunderkammer")
    except BrokenPipeError:
        sys.exit(0)
    finally:
        let_go_of_stdout()


def forgive_encodings() -> None:
    """A sign that the terminal cannot show, or bytes that are no text, become a question mark, not an accident."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def let_go_of_stdout() -> None:
    """Whoever read us may have gone (`| head`): then what is left goes nowhere, quietly."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
