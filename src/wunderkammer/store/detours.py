"""Reading round a damaged page of a SQLite file: what one index cannot find any more, another way may still find."""

import json
import sqlite3
from typing import Any, Final

from wunderkammer.store.trouble import AWAY, BUSY, DAMAGED, FULL, READ_ONLY, StoreTrouble, trouble

CAUSES: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_TOOBIG: DAMAGED,
}
# Some place of the disk cannot be read, the others can.
UNREADABLE: Final = (
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
    sqlite3.SQLITE_IOERR_DATA,
)

ROWS: Final = (
    'SELECT number, command, event, at FROM log WHERE "table" = ? AND number > ? ORDER BY number',
    'SELECT number, command, event, at FROM log NOT INDEXED WHERE "table" = ? AND number > ? ORDER BY number',
)
SECRET: Final = (
    'SELECT key FROM tables WHERE "table" = ?',
    'SELECT key FROM tables NOT INDEXED WHERE "table" = ?',
)
NAMES: Final = (
    'SELECT "table" FROM tables WHERE over = ?1 ORDER BY made DESC LIMIT ?2',
    'SELECT "table" FROM tables NOT INDEXED WHERE over = ?1 ORDER BY made DESC LIMIT ?2',
    # It is no longer known which of them are over; opening one shows it.
    'SELECT DISTINCT "table" FROM log WHERE ?1 IS NOT NULL LIMIT ?2',
    'SELECT DISTINCT "table" FROM log NOT INDEXED WHERE ?1 IS NOT NULL LIMIT ?2',
)
KEY_AND_END: Final = (
    'SELECT key, over FROM tables WHERE "table" = ?',
    'SELECT key, over FROM tables NOT INDEXED WHERE "table" = ?',
)
# A table may be known by its events alone, if the page that names it is damaged.
EVERY: Final = (
    'SELECT "table" FROM tables UNION SELECT "table" FROM log',
    'SELECT "table" FROM tables NOT INDEXED UNION SELECT "table" FROM log NOT INDEXED',
    'SELECT DISTINCT "table" FROM log',
    'SELECT DISTINCT "table" FROM log NOT INDEXED',
    'SELECT "table" FROM tables',
    'SELECT "table" FROM tables NOT INDEXED',
)
HEIGHT: Final = 'SELECT max(number) FROM log WHERE "table" = ?'
HEIGHTS: Final = (
    'SELECT json_group_object(value, (SELECT max(number) FROM log WHERE "table" = value)) FROM json_each(?)'
)


def cause_of(error: sqlite3.Error) -> str:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # Python's own: a text that is none
        return DAMAGED if isinstance(error, sqlite3.OperationalError) else AWAY
    return DAMAGED if code in UNREADABLE else CAUSES.get(code & 0xFF, AWAY)


def trouble_of(error: sqlite3.Error) -> StoreTrouble:
    """SQLite's messages name at most a column."""
    return trouble(cause_of(error), str(error))


def asked_of_tables(db: sqlite3.Connection, question: str, values: tuple[Any, ...]) -> list[Any]:
    """The answer to a question about tables: with the indexes, without them, or of those that can still be read."""
    without = question.replace(" FROM tables ", " FROM tables NOT INDEXED ")
    try:
        return found(db, (question, without), values)
    except sqlite3.DatabaseError as error:
        if cause_of(error) != DAMAGED:
            raise
    gather_readable(db)
    return db.execute(question.replace(" FROM tables ", " FROM readable "), values).fetchall()


def gather_readable(db: sqlite3.Connection) -> None:
    """The lines of all tables that can still be found, one by one, in a table of this connection alone."""
    db.execute("DROP TABLE IF EXISTS temp.readable")
    db.execute("CREATE TEMP TABLE readable AS SELECT * FROM tables WHERE 0")
    for (name,) in found(db, EVERY, ()):
        try:
            db.execute('INSERT INTO readable SELECT * FROM tables WHERE "table" = ?', (name,))
        except sqlite3.DatabaseError as error:
            if cause_of(error) != DAMAGED:
                raise


def found(db: sqlite3.Connection, ways: tuple[str, ...], asked: tuple[Any, ...]) -> list[Any]:
    """The answer of the first way that meets no damaged page; a whole answer or none."""
    for way in ways[:-1]:
        try:
            return db.execute(way, asked).fetchall()
        except sqlite3.DatabaseError as error:
            if cause_of(error) != DAMAGED:
                raise
    return db.execute(ways[-1], asked).fetchall()


def heights(db: sqlite3.Connection, tables: list[str]) -> dict[str, int]:
    """Of all at once; if a page is damaged, one by one without those that it hides."""
    try:
        (answer,) = db.execute(HEIGHTS, (json.dumps(tables),)).fetchone()
        reached = json.loads(answer)
    except sqlite3.DatabaseError as error:
        if cause_of(error) != DAMAGED:
            raise
        reached = {table: height for table in tables if (height := height_of(db, table)) is not None}
    return {table: height or 0 for table, height in reached.items()}


def height_of(db: sqlite3.Connection, table: str) -> int | None:
    try:
        (height,) = db.execute(HEIGHT, (table,)).fetchone()
    except sqlite3.DatabaseError as error:
        if cause_of(error) != DAMAGED:
            raise
        return None
    return int(height or 0)
