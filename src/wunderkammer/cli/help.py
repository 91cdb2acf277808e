"""Help in the language of the reader: what a command and its options are for is in the texts, not in the code."""

import re
from typing import Any

from typer import rich_utils

from wunderkammer.texts.guide import Guide


def translate(command: Any, guide: Guide, path: str = "") -> None:  # noqa: ANN401 (typer keeps the type to itself)
    """Give a command, its options and the commands below it their help in one language."""
    key = f"help-{path or 'wunderkammer'}"
    command.help = guide.say(key) if guide.has(key) else command.help
    command.short_help = None
    command.options_metavar = guide.say("word-options")
    command.format_usage = lambda ctx, formatter: write_usage(command, guide, ctx, formatter)
    for param in command.params:
        describe(param, guide, path)
    for name, below in getattr(command, "commands", {}).items():
        command.subcommand_metavar = guide.say("word-command")
        translate(below, guide, f"{path}-{name}".lstrip("-"))


def describe(param: Any, guide: Guide, path: str) -> None:  # noqa: ANN401
    """`--seats` of `play` is `help-play-seats` if there is that text, else `help-option-seats`."""
    name = param.opts[0].lstrip("-")
    key = next((key for key in (f"help-{path}-{name}", f"help-option-{name}") if guide.has(key)), None)
    if key is not None:  # a test finds what has no text; nobody should lose the command over it
        param.help = guide.say(key)
    if param.metavar:
        param.metavar = re.sub(r"[A-Z]{2,}", lambda word: guide.word(word[0]), param.metavar)


def write_usage(command: Any, guide: Guide, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
    """The usage line; on the way, the help option gets its words, as it is made only now."""
    if (option := command.get_help_option(ctx)) is not None:
        option.help = guide.say("help-option-help")
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{guide.say('part-usage')} ")


def translate_headings(guide: Guide) -> None:
    """The headings and marks around help, which typer keeps in its module for the look."""
    rich_utils.ARGUMENTS_PANEL_TITLE = guide.say("part-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = guide.say("part-options")
    rich_utils.COMMANDS_PANEL_TITLE = guide.say("part-commands")
    rich_utils.DEFAULT_STRING = guide.say("part-default")
    rich_utils.REQUIRED_LONG_STRING = guide.say("part-required")
    rich_utils.ENVVAR_STRING = guide.say("part-environment")
