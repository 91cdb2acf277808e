"""`backup`: a copy of all tables, also while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from wunderkammer.cli.house import Trouble
from wunderkammer.cli.keeping import Data, Database, where
from wunderkammer.cli.options import Lang, house_of
from wunderkammer.store.copying import copy

Goal = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(ctx: typer.Context, file: Goal, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Copy all tables into one file, as they are at one moment, also while the server runs."""
    house = house_of(ctx, lang)
    place = where(data, database)
    if not isinstance(place, Path):
        raise Trouble("backup-postgres")
    count = copy(place, file)
    house.say("ui-backed-up", file=str(file), count=count)
