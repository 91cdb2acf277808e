"""The command line. Commands are thin: they read arguments, call the library and print its answer."""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

import typer
import typer.main
from typer.exceptions import Abort, TyperException

from wunderkammer.cli.app import app
from wunderkammer.cli.help import translate, translate_headings
from wunderkammer.cli.language import from_environment
from wunderkammer.cli.usage import complain, wanted_language
from wunderkammer.texts.guide import Guide


def main(arguments: Sequence[str] | None = None) -> None:
    """The command `wunderkammer`; always ends in SystemExit."""
    forgive_encodings()
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        sys.exit(run(words, Guide(wanted_language(words) or from_environment(os.environ))))
    except BrokenPipeError:
        sys.exit(0)
    finally:
        let_go_of_stdout()


def run(words: list[str], guide: Guide) -> int:
    """Run a command and return the exit code; help and errors use the language of the guide."""
    command = typer.main.get_command(app)
    translate(command, guide)
    translate_headings(guide)
    try:
        return command.main(args=words, prog_name="wunderkammer", standalone_mode=False) or 0
    except TyperException as error:
        return complain(error, guide)
    except Abort:
        typer.echo(guide.say("usage-aborted"), err=True)
        return 1


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
