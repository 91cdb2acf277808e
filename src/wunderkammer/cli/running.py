"""One run of the command line: from the words to the exit code."""

import os

import typer
import typer.main
from typer.exceptions import Abort, TyperException

from wunderkammer.cli.app import app, needed
from wunderkammer.cli.help import translate, translate_headings
from wunderkammer.cli.language import from_environment
from wunderkammer.cli.usage import complain, wanted_language
from wunderkammer.texts.guide import Guide


def run(words: list[str]) -> int:
    """Run a command and return the exit code; help and errors use the language that is asked for."""
    guide = Guide(wanted_language(words) or from_environment(os.environ))
    command = typer.main.get_command(app(*needed(words)))
    translate(command, guide)
    translate_headings(guide)
    try:
        return command.main(args=words, prog_name="wunderkammer", standalone_mode=False) or 0
    except TyperException as error:
        return complain(error, guide)
    except Abort:
        typer.echo(guide.say("usage-aborted"), err=True)
        return 1
