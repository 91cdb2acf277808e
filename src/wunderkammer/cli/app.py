"""The commands, and the one place where an error becomes a sentence and an exit code."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import wunderkammer as wk
from wunderkammer.cli.house import House
from wunderkammer.cli.options import Lang
from wunderkammer.cli.version import version

BAD_INPUT = 2

# Each command and the module of its function, which has the name of the command unless another is given. Groups of
# commands are added as they are.
COMMANDS = {
    "serve": "serve",
    "play": "play",
    "learn": "learn",
    "exercise": "exercise",
    "replay": "replay",
    "analyse": "analyse",
    "verify": "verify",
    "why": "why",
    "simulate": "simulate",
    "games": "games",
    "rules": "rules",
    "export": "export",
    "import": "importing:import_records",
    "backup": "backup",
    "tables": "tables",
    "check": "check",
    "repair": "repair",
    "replay-all": "check:replay_all",
    "lab": "lab",
}
ALONE = "serve"  # what `wunderkammer` does


class Boundary(TyperGroup):
    """Whatever the library refuses is explained in one sentence; your own mistake never shows you a traceback."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 (the type of the context is private to typer)
        try:
            return super().invoke(ctx)
        except wk.WunderkammerError as error:
            house = ctx.obj if isinstance(ctx.obj, House) else House()
            house.complain(error)
            raise typer.Exit(BAD_INPUT) from None


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version())
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)]


def wunderkammer(ctx: typer.Context, lang: Lang = None, version: Version = False) -> None:  # noqa: ARG001 (its callback acts)
    ctx.obj = House(lang)
    if ctx.invoked_subcommand is None:
        alone: Any = ctx.command
        with alone.commands[ALONE].make_context(ALONE, [], parent=ctx) as serving:
            serving.command.invoke(serving)


def app(*names: str) -> typer.Typer:
    """The command line with these commands, or with all. Only their modules are imported, which takes the time."""
    made = typer.Typer(
        cls=Boundary,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    made.callback(invoke_without_command=True)(wunderkammer)
    for name in names or COMMANDS:
        module, _, function = COMMANDS[name].partition(":")
        found = getattr(import_module(f"wunderkammer.cli.{module}"), function or name)
        if isinstance(found, typer.Typer):
            made.add_typer(found, name=name)
        else:
            made.command(name)(found)
    return made


def needed(words: Sequence[str]) -> tuple[str, ...]:
    """The command that is called, if it comes first; else none, for all: somebody asks for help, or mistypes."""
    if not words:
        return (ALONE,)
    return (words[0],) if words[0] in COMMANDS else ()
