"""`import`: records of finished games among the tables, where everybody can look at them."""

from pathlib import Path
from typing import Annotated

import typer

import wunderkammer as wk
from wunderkammer.cli.house import House
from wunderkammer.cli.keeping import Data, Database, make_folder, where, with_tables
from wunderkammer.cli.options import EditionFile, Lang, house_of
from wunderkammer.record.text import parse, text_of
from wunderkammer.server.tables.records import keep
from wunderkammer.store import Store

Files = Annotated[list[Path], typer.Argument(metavar="FILE...")]


def import_records(
    ctx: typer.Context,
    files: Files,
    edition: EditionFile = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Put finished games among the tables, each as a table to be replayed; every move is checked first."""
    house = house_of(ctx, lang)
    place = where(data, database)
    make_folder(place)
    failed = with_tables(place, lambda store: keep_all(house, store, files, edition), new=True)
    if failed:
        raise typer.Exit(2)


async def keep_all(house: House, store: Store, files: list[Path], edition: Path | None) -> int:
    """How many were refused; each is reported, and the others are kept all the same."""
    failed = 0
    for path in files:
        try:
            text = text_of(path)
            if (game := parse(text).game) in wk.games():
                house.speak(game=game)  # so that a wrong move is explained in the words of its game
            name = await keep(store, text, edition)
            house.say("ui-imported", file=str(path), table=name)
        except wk.WunderkammerError as error:
            error.details.setdefault("file", str(path))
            house.complain(error)
            failed += 1
    return failed
