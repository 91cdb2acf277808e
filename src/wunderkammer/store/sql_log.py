"""The statements of a log in SQLite, whoever executes them: a thread beside the loop, or the loop itself."""

import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from wunderkammer.core.errors import StoreError
from wunderkammer.store import detours
from wunderkammer.store.appending import already, inserting, line
from wunderkammer.store.catalogue import Summary
from wunderkammer.store.log import Appended, Conflict, Gone, Repeated, Row, Secret, Store
from wunderkammer.store.trouble import DAMAGED, trouble

T = TypeVar("T")
SPARE = 16384  # bytes that must be free for a store to be well again


class SqlLog(Store):
    @abstractmethod
    async def do(
        self, work: Callable[[sqlite3.Connection], T], row: tuple[Any, ...] | None = None, writes: bool = False
    ) -> T:
        """Have it done; the answer comes when what it wrote is safe, StoreTrouble if that cannot be.

        `row` is of the log, if to insert it is all there is to do.
        """

    async def make(self, table: str, secret: Secret, first: Row, summary: Summary | None = None) -> Appended | Conflict:
        def job(db: sqlite3.Connection) -> Appended | Conflict:
            try:
                db.execute('INSERT INTO tables ("table", key, made) VALUES (?, ?, ?)', (table, secret.key, first.at))
            except sqlite3.IntegrityError:
                return Conflict()
            db.execute(inserting(1), line(table, first, summary))
            return Appended()

        return await self.do(job, writes=True)

    async def keep(self, table: str, secret: Secret, rows: list[Row], summary: Summary | None = None) -> None:
        def job(db: sqlite3.Connection) -> None:
            asked = 'INSERT INTO tables ("table", key, made, over) VALUES (?, ?, ?, 1)'
            try:
                db.execute(asked, (table, secret.key, rows[0].at))
            except sqlite3.IntegrityError:
                raise StoreError("table-exists", {"table": table}) from None
            db.executemany(inserting(1), [line(table, row, summary) for row in rows])

        await self.do(job, writes=True)

    async def append(
        self, table: str, row: Row, over: bool, summary: Summary | None = None
    ) -> Appended | Conflict | Repeated | Gone:
        def job(db: sqlite3.Connection) -> Appended | Conflict | Repeated | Gone:
            try:
                db.execute(inserting(1), line(table, row, summary))
            except sqlite3.IntegrityError:
                return already(db, table, row.command)
            if over:
                db.execute('UPDATE tables SET over = 1 WHERE "table" = ?', (table,))
            return Appended()

        return await self.do(job, None if over and summary is None else line(table, row, summary), writes=True)

    async def ask(self, question: str, *values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401
        return await self.do(lambda db: detours.asked_of_tables(db, question, values))

    async def change(self, *statements: tuple[str, Sequence[Any]]) -> None:
        def job(db: sqlite3.Connection) -> None:
            for statement, values in statements:
                db.execute(statement, values)

        await self.do(job, writes=True)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        return await self.do(lambda db: [Row(*row) for row in detours.found(db, detours.ROWS, (table, after))])

    async def secret(self, table: str) -> Secret:
        rows = await self.do(lambda db: detours.found(db, detours.SECRET, (table,)))
        if not rows:
            raise trouble(DAMAGED)
        return Secret(*rows[0])

    async def heights(self, tables: list[str]) -> dict[str, int]:
        return await self.do(lambda db: detours.heights(db, tables))

    async def tables(self, live: bool, limit: int) -> list[str]:
        asked = (0 if live else 1, limit)
        return await self.do(lambda db: [row[0] for row in detours.found(db, detours.NAMES, asked)])

    async def every(self) -> list[str]:
        return await self.do(lambda db: [row[0] for row in detours.found(db, detours.EVERY, ())])

    async def probe(self, writes: bool) -> None:
        await self.do(use_space if writes else look, writes=writes)


def look(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA user_version").fetchone()


def use_space(db: sqlite3.Connection) -> None:
    """What is left free afterwards is taken by the next tables."""
    db.execute("CREATE TABLE space (taken BLOB)")
    db.execute("INSERT INTO space VALUES (zeroblob(?))", (SPARE,))
    db.execute("DROP TABLE space")
