"""Rows into the log of a SQLite file, with the summaries that go with them: many of both in one statement."""

import sqlite3
from typing import Any, Final

from wunderkammer.store.catalogue import COLUMNS, Summary
from wunderkammer.store.log import Conflict, Gone, Repeated, Row

# A view of this connection alone: what is inserted there goes into the log, and a summary, if there is one, beside it.
APPENDING: Final = (
    f"""CREATE TEMP VIEW appending AS SELECT log.*, {", ".join(COLUMNS)} FROM log JOIN tables USING ("table")""",
    f"""CREATE TEMP TRIGGER appended INSTEAD OF INSERT ON appending BEGIN
        INSERT INTO log VALUES (NEW."table", NEW.number, NEW.command, NEW.event, NEW.at);
        UPDATE tables SET {", ".join(f"{one} = NEW.{one}" for one in COLUMNS)}
        WHERE "table" = NEW."table" AND NEW.phase IS NOT NULL;
    END""",
)
NOTHING: Final = (None,) * len(COLUMNS)


def inserting(rows: int) -> str:
    """The statement that appends this many rows."""
    one = ", ".join("?" * (5 + len(COLUMNS)))
    return f"INSERT INTO appending VALUES {', '.join([f'({one})'] * rows)}"


def line(table: str, row: Row, summary: Summary | None) -> tuple[Any, ...]:
    """What is inserted of a row."""
    return (table, *row, *(NOTHING if summary is None else summary.values()))


def already(db: sqlite3.Connection, table: str, command: str) -> Conflict | Repeated | Gone:
    """Why a row could not be written."""
    if db.execute('SELECT 1 FROM tables WHERE "table" = ?', (table,)).fetchone() is None:
        return Gone()
    asked = 'SELECT number FROM log WHERE "table" = ? AND command = ?'
    found = db.execute(asked, (table, command)).fetchone()
    return Conflict() if found is None else Repeated(found[0])
