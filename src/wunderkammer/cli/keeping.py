"""Where tables are kept, for the commands that serve them and those that look after them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import platformdirs
import typer

from wunderkammer.core.errors import ServeError, StoreError
from wunderkammer.record.text import problem
from wunderkammer.store import Store, open_store

FILE = "tables.db"
T = TypeVar("T")

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", show_default=False)]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", envvar="DATABASE_URL"),
]


def where(data: Path | None, database: str | None) -> Path | str:
    """The database if one is named, else the file in the folder; a folder that is named explicitly comes first."""
    if database and data is None:
        return database
    return (data or Path(platformdirs.user_data_dir("wunderkammer", appauthor=False))) / FILE


def make_folder(place: Path | str) -> None:
    """For the file of the tables, which holds secrets; ServeError if that cannot be."""
    if isinstance(place, Path):
        try:
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise ServeError("folder-unusable", {"folder": str(place.parent), "problem": problem(error)}) from None


def with_tables(
    place: Path | str, work: Callable[[Store], Awaitable[T]], new: bool = False, only_read: bool = False
) -> T:
    """Do something with the tables; they have to be there already, unless they may be new."""
    if not new and isinstance(place, Path) and not place.is_file():
        raise StoreError("no-tables", {"file": str(place)})

    async def opened() -> T:
        store = await open_store(place, only_read)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())
