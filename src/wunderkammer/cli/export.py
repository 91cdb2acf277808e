"""`export`: the records of tables, into a folder."""

from pathlib import Path
from typing import Annotated

import typer

from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.keeping import Data, Database, where, with_tables
from wunderkammer.cli.options import Lang, house_of
from wunderkammer.core.errors import ServeError
from wunderkammer.record.text import problem, save_text
from wunderkammer.server.tables.loading import read
from wunderkammer.server.tables.records import whole
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import GATHERING, Table
from wunderkammer.store import Store

Names = Annotated[list[str] | None, typer.Argument(metavar="[TABLE]...")]
All = Annotated[bool, typer.Option("--all")]
Out = Annotated[Path, typer.Option("--out", metavar="DIR")]


def export(
    ctx: typer.Context,
    out: Out,
    tables: Names = None,
    everything: All = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the games of tables as records. They are whole: of a running game they tell what is hidden."""
    house = house_of(ctx, lang)
    if bool(tables) == everything:
        raise Trouble("export-what")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise ServeError("folder-unusable", {"folder": str(out), "problem": problem(error)}) from None
    failed = with_tables(
        where(data, database), lambda store: write_all(house, store, tables or [], out), only_read=True
    )
    if failed:
        raise typer.Exit(2)


async def write_all(house: House, store: Store, tables: list[str], out: Path) -> int:
    """How many could not be written; each is reported, and the others are written all the same."""
    failed = written = 0
    for name in tables or await store.every():
        try:
            table = await read(store, name)
            if (table.phase == GATHERING or table.guide is not None) and not tables:
                continue
            house.line(str(write(table, out)))
            written += 1
        except Refused as refusal:
            house.complain(Trouble(f"table-{refusal.code}", {"table": name, **refusal.details}))
            failed += 1
    house.say("ui-exported", count=written)
    return failed


def write(table: Table, out: Path) -> Path:
    """Write the record, with its edition beside it if it has custom figures."""
    path = out / f"{table.made.game}-{table.name}.wk"
    save_text(path, whole(table))
    if table.made.edition:
        save_text(path.with_suffix(".toml"), table.made.edition)
    return path
