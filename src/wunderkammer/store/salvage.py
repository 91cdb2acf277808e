"""What can still be had of a damaged SQLite file: by SQLite where it can follow, page by page where it cannot.

The file is never opened by SQLite: all is done with a copy.
"""

import contextlib
import shutil
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from wunderkammer.store import detours
from wunderkammer.store.log import Row
from wunderkammer.store.pages import Pages
from wunderkammer.store.sqlite import readable, ready


@dataclass
class Remains:
    """Of one table: what is left, and how much there was as far as an index still says."""

    key: bytes | None = None
    over: bool = False
    rows: dict[int, Row] = field(default_factory=dict)
    height: int = 0

    @property
    def beginning(self) -> list[Row]:
        """The events from the first on, up to the first that is missing."""
        found: list[Row] = []
        while (row := self.rows.get(len(found) + 1)) is not None:
            found.append(row)
        return found

    @property
    def complete(self) -> bool:
        return self.key is not None and len(self.beginning) == max(self.height, len(self.rows)) > 0


def remains(file: Path, workshop: Path) -> dict[str, Remains]:
    """Every table of which anything is left; a copy of the file is made in an empty folder."""
    for one in (file, file.with_name(f"{file.name}-wal")):
        if one.is_file():
            shutil.copyfile(one, workshop / one.name)
    copy = workshop / file.name
    pages = Pages(copy)  # before SQLite touches it
    found = read_by_sqlite(copy)
    if not found or not all(one.complete for one in found.values()):
        add_pages(found, pages, known=bool(found))
    return found


def read_by_sqlite(copy: Path) -> dict[str, Remains]:
    """What SQLite can read; nothing if it cannot find its way at all."""
    found: dict[str, Remains] = {}
    with contextlib.closing(sqlite3.connect(copy)) as db, contextlib.suppress(sqlite3.DatabaseError):
        for (name,) in detours.found(db, detours.EVERY, ()):
            found[name] = one = Remains()
            with contextlib.suppress(sqlite3.DatabaseError):
                ((one.key, over),) = detours.found(db, detours.KEY_AND_END, (name,)) or ((None, 0),)
                one.over = bool(over)
            with contextlib.suppress(sqlite3.DatabaseError):
                one.height = detours.height_of(db, name) or 0
            with contextlib.suppress(sqlite3.DatabaseError):
                one.rows = {row[0]: Row(*row) for row in detours.found(db, detours.ROWS, (name, 0))}
    return found


def add_pages(found: dict[str, Remains], pages: Pages, known: bool) -> None:
    """Add what the pages hold; of tables that SQLite does not know only if it knows none, since they were deleted."""
    for indexed, values in pages.rows():
        match values:
            case (str(name), int(number), str(command), bytes(event), float() | int() as at) if not indexed:
                if (one := of(found, name, known)) is not None:
                    one.rows.setdefault(number, Row(number, command, event, float(at)))
            case (str(name), bytes(key), float() | int(), int(over), *_) if not indexed:
                if (one := of(found, name, known)) is not None and one.key is None:
                    one.key, one.over = key, bool(over)
            case (str(name), int(number), int()) if indexed:
                if (one := of(found, name, known)) is not None:
                    one.height = max(one.height, number)
            case _:
                pass


def of(found: dict[str, Remains], name: str, known: bool) -> Remains | None:
    return found.get(name) if known else found.setdefault(name, Remains())


def rebuild(file: Path, tables: Iterable[tuple[str, bytes, bool, list[Row]]]) -> None:
    """A new file with these tables: name, key, whether it is over, and events."""
    with contextlib.closing(ready(file)) as db:
        db.execute("BEGIN IMMEDIATE")
        for name, key, over, rows in tables:
            asked = 'INSERT INTO tables ("table", key, made, over) VALUES (?, ?, ?, ?)'
            db.execute(asked, (name, key, rows[0].at, int(over)))
            db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", [(name, *row) for row in rows])
        db.execute("COMMIT")


def flaws(file: Path) -> list[str]:
    """What SQLite finds wrong with a file as such; empty if it is sound."""
    try:
        with contextlib.closing(readable(file)) as db:
            found = [row[0] for row in db.execute("PRAGMA integrity_check(20)")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [] if found == ["ok"] else found
