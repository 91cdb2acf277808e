"""The commands, and the one place where an error becomes a sentence and an exit code."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import wunderkammer as wk
from wunderkammer.cli.analyse import analyse
from wunderkammer.cli.backup import backup
from wunderkammer.cli.check import check, replay_all
from wunderkammer.cli.exercise import exercise
from wunderkammer.cli.export import export
from wunderkammer.cli.games import games
from wunderkammer.cli.house import House
from wunderkammer.cli.importing import import_records
from wunderkammer.cli.lab import lab
from wunderkammer.cli.learn import learn
from wunderkammer.cli.options import Lang
from wunderkammer.cli.play import play
from wunderkammer.cli.repair import repair
from wunderkammer.cli.replay import replay
from wunderkammer.cli.rules import rules
from wunderkammer.cli.serve import serve
from wunderkammer.cli.simulate import simulate
from wunderkammer.cli.tables import tables
from wunderkammer.cli.verify import verify
from wunderkammer.cli.why import why

BAD_INPUT = 2


class Boundary(TyperGroup):
    """Whatever the library refuses is explained in one sentence; your own mistake never shows you a traceback."""

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 (the type of the context is private to typer)
        try:
            return super().invoke(ctx)
        except wk.WunderkammerError as error:
            house = ctx.obj if isinstance(ctx.obj, House) else House()
            house.complain(error)
            raise typer.Exit(BAD_INPUT) from None


app = typer.Typer(
    cls=Boundary,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"wunderkammer {wk.__version__} ({'compiled' if wk.compiled else 'interpreted'})")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)]


@app.callback(invoke_without_command=True)
def wunderkammer(ctx: typer.Context, lang: Lang = None, version: Version = False) -> None:  # noqa: ARG001 (its callback acts)
    ctx.obj = House(lang)
    if ctx.invoked_subcommand is None:
        alone: Any = ctx.command
        with alone.commands["serve"].make_context("serve", [], parent=ctx) as serving:
            serving.command.invoke(serving)


for command in (serve, play, learn, exercise, replay, analyse, verify, why, simulate, games, rules, export):
    app.command()(command)
app.command("import")(import_records)
app.command()(backup)
app.add_typer(tables, name="tables")
app.command()(check)
app.command()(repair)
app.command("replay-all")(replay_all)
app.add_typer(lab, name="lab")
