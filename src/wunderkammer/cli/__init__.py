"""The command line. Commands are thin: they read arguments, call the library and print its answer."""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from wunderkammer.cli.version import version


def main(arguments: Sequence[str] | None = None) -> None:
    """The command `wunderkammer`; always ends in SystemExit."""
    forgive_encodings()
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        sys.exit(run(words))
    except BrokenPipeError:
        sys.exit(0)
    finally:
        let_go_of_stdout()


def run(words: list[str]) -> int:
    if words == ["--version"]:
        sys.stdout.write(f"{version()}\n")
        return 0
    from wunderkammer.cli import running  # noqa: PLC0415 - what reads commands and prints tables takes its time to import

    return running.run(words)


def forgive_encodings() -> None:
    """Print a question mark for what the terminal cannot show, or cannot decode, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def let_go_of_stdout() -> None:
    """If the reader of our output has gone (`| head`), drop the rest quietly."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
