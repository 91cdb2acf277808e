"""Mistakes in the command itself, in the language of the reader: an unknown option, a missing argument."""

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text
from typer.exceptions import TyperException

from wunderkammer.boards.marks import WRONG
from wunderkammer.texts.guide import Guide


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The value of `--lang`, read before anything else: help and errors use it, too."""
    for place, word in enumerate(arguments):
        if word == "--lang":
            return "".join(arguments[place + 1 : place + 2])
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def complain(error: TyperException, guide: Guide) -> int:
    """Say what is wrong, how the command is used, and where there is more; the exit code."""
    err = Console(stderr=True, highlight=False)
    context = getattr(error, "ctx", None)
    if type(error).__name__ != "NoArgsIsHelpError":  # which has shown the help already
        err.print(Text(sentence(error, guide), WRONG), soft_wrap=True)
        if context is not None:
            err.print(Text(context.get_usage(), "dim"), soft_wrap=True)
            err.print(Text(guide.say("usage-help", command=context.command_path), "dim"), soft_wrap=True)
    return error.exit_code


def sentence(error: Any, guide: Guide) -> str:  # noqa: ANN401 (typer tells its errors apart by private classes)
    """By the kind of error; unknown ones keep typer's message."""
    kind, message = type(error).__name__, str(error.message)
    if kind == "NoSuchOption":
        return with_guesses(guide.say("usage-no-such-option", option=error.option_name), error.possibilities, guide)
    if kind == "BadOptionUsage":
        key = "usage-takes-no-value" if "does not take" in message else "usage-needs-value"
        return guide.say(key, option=error.option_name)
    if kind == "MissingParameter":
        return guide.say("usage-missing", what=called(error.param))
    if kind == "BadParameter" and error.param is not None:
        return bad_value(error, guide)
    if (found := re.match(r"No such command '(.*?)'(?:\. Did you mean (.*)\?)?", message)) is not None:
        near = re.findall(r"'(.*?)'", found[2] or "")
        return with_guesses(guide.say("usage-no-such-command", command=found[1]), near, guide)
    if (found := re.match(r"Got unexpected extra argument.*? \((.*)\)", message)) is not None:
        return guide.say("usage-too-much", words=found[1])
    return str(error.format_message())


def bad_value(error: Any, guide: Guide) -> str:  # noqa: ANN401
    """What the option can be, as far as the option itself says."""
    what = called(error.param)
    bound = re.search(r"(less|greater) than(?: or equal to)? (-?[\d.]+)", str(error.message))
    if bound is not None:
        low, high = ("none", bound[2]) if bound[1] == "less" else (bound[2], "none")
        return guide.say("usage-range", what=what, low=low, high=high)
    if re.search(r"integer|float|number", str(error.message)):
        return guide.say("usage-bad-number", what=what)
    value = re.search(r"'(.*?)'", str(error.message))
    return guide.say("usage-bad-value", what=what, value=value[1] if value else str(error.message))


def called(param: Any) -> str:  # noqa: ANN401
    """`--port`, or an argument as the usage line calls it."""
    return str(param.metavar or param.name) if param.param_type_name == "argument" else str(param.opts[-1])


def with_guesses(told: str, near: Sequence[str] | None, guide: Guide) -> str:
    return f"{told} {guide.say('usage-did-you-mean', near=', '.join(near))}" if near else told
