"""The log in one SQLite file. One thread writes: all that waits goes into one transaction, so tables share a sync.

After each step of SQLite the thread has to wait for Python's lock, which a loop that has much to do gives up late. So
what is done often is one step: one statement inserts many rows and commits them, one looks at many tables.
"""

import asyncio
import contextlib
import json
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from wunderkammer.core.errors import StoreError
from wunderkammer.store.log import Appended, Conflict, Repeated, Row, Secret, Store
from wunderkammer.store.schema import STEPS, steps

T = TypeVar("T")
Answer = tuple["asyncio.Future[Any]", Any, Exception | None]

MOST = 256  # jobs in one transaction


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    future: "asyncio.Future[Any]"
    row: tuple[Any, ...] | None  # of the log, if to insert it is all there is to do


class SqliteStore(Store):
    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        try:
            opened = ready(path)
        except (sqlite3.Error, OSError) as error:
            raise StoreError("store-unusable", {"file": str(path), "problem": str(error)}) from None
        self.writer = threading.Thread(target=write, args=(opened, self.jobs), name="store", daemon=True)
        self.writer.start()

    async def make(self, table: str, secret: Secret, first: Row) -> Appended | Conflict:
        def job(db: sqlite3.Connection) -> Appended | Conflict:
            try:
                db.execute('INSERT INTO tables ("table", key, made) VALUES (?, ?, ?)', (table, secret.key, first.at))
            except sqlite3.IntegrityError:
                return Conflict()
            db.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", (table, *first))
            return Appended()

        return await self.do(job)

    async def keep(self, table: str, secret: Secret, rows: list[Row]) -> None:
        def job(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO tables VALUES (?, ?, ?, 1)", (table, secret.key, rows[0].at))
            except sqlite3.IntegrityError:
                raise StoreError("table-exists", {"table": table}) from None
            db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", [(table, *row) for row in rows])

        await self.do(job)

    async def append(self, table: str, row: Row, over: bool) -> Appended | Conflict | Repeated:
        def job(db: sqlite3.Connection) -> Appended | Conflict | Repeated:
            try:
                db.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", (table, *row))
            except sqlite3.IntegrityError:
                asked = 'SELECT number FROM log WHERE "table" = ? AND command = ?'
                found = db.execute(asked, (table, row.command)).fetchone()
                return Conflict() if found is None else Repeated(found[0])
            if over:
                db.execute('UPDATE tables SET over = 1 WHERE "table" = ?', (table,))
            return Appended()

        return await self.do(job, None if over else (table, *row))

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        asked = 'SELECT number, command, event, at FROM log WHERE "table" = ? AND number > ? ORDER BY number'
        return await self.do(lambda db: [Row(*found) for found in db.execute(asked, (table, after))])

    async def secret(self, table: str) -> Secret:
        asked = 'SELECT key FROM tables WHERE "table" = ?'
        return await self.do(lambda db: Secret(*db.execute(asked, (table,)).fetchone()))

    async def heights(self, tables: list[str]) -> dict[str, int]:
        height = 'SELECT max(number) FROM log WHERE "table" = value'
        asked = f"SELECT json_group_object(value, ({height})) FROM json_each(?)"
        found = await self.do(lambda db: db.execute(asked, (json.dumps(tables),)).fetchone()[0])
        return {table: height or 0 for table, height in json.loads(found).items()}

    async def tables(self, live: bool, limit: int) -> list[str]:
        asked = 'SELECT "table" FROM tables WHERE over = ? ORDER BY made DESC LIMIT ?'
        return await self.do(lambda db: [found[0] for found in db.execute(asked, (0 if live else 1, limit))])

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)

    async def do(self, work: Callable[[sqlite3.Connection], T], row: tuple[Any, ...] | None = None) -> T:
        """Have the thread do it; the answer comes when what it wrote is safe."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(work, answer, row))
        return await answer


def ready(path: Path) -> sqlite3.Connection:
    """The file, opened for a writer and up to date."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        migrate(db)
    except BaseException:
        db.close()
        raise
    return db


def migrate(db: sqlite3.Connection) -> None:
    """Bring the schema up to date; a file of a newer program is refused."""
    db.execute("BEGIN IMMEDIATE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        db.execute("ROLLBACK")
        raise StoreError("store-too-new", {"found": version, "expected": len(STEPS)})
    for reached, statements in steps(version, "BLOB", "REAL"):
        for statement in statements:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {reached}")
    db.execute("COMMIT")


def write(db: sqlite3.Connection, jobs: "queue.SimpleQueue[Job | None]") -> None:
    """The thread: takes what waits, does it in one transaction, and answers after the commit."""
    going_on = True
    while going_on:
        batch: list[Job] = []
        job = jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST:
                break
            try:
                job = jobs.get_nowait()
            except queue.Empty:
                break
        going_on = job is not None
        if batch:
            answer_all(db, batch)
    db.close()


def answer_all(db: sqlite3.Connection, batch: list[Job]) -> None:
    """A job that fails is undone alone; if the commit fails, all of them have failed."""
    answers: list[Answer] = []
    try:
        if inserted(db, [job.row for job in batch]):
            answers = [(job.future, Appended(), None) for job in batch]
        else:
            db.execute("BEGIN IMMEDIATE")
            answers = [one_by_one(db, job) for job in batch]
            db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        trouble = StoreError("store-unusable", {"problem": str(error)})
        answers = [(job.future, None, trouble) for job in batch]
    for loop in {future.get_loop() for future, _, _ in answers}:
        with contextlib.suppress(RuntimeError):  # who asked is gone, with his loop
            loop.call_soon_threadsafe(settle, [one for one in answers if one[0].get_loop() is loop])


def inserted(db: sqlite3.Connection, rows: list[tuple[Any, ...] | None]) -> bool:
    """Whether all jobs were to insert a row, and they could all be inserted and committed; else nothing was done."""
    if any(row is None for row in rows):
        return False
    values = ", ".join(["(?, ?, ?, ?, ?)"] * len(rows))
    try:
        db.execute(f"INSERT INTO log VALUES {values}", [value for row in rows if row is not None for value in row])
    except sqlite3.IntegrityError:
        return False
    return True


def one_by_one(db: sqlite3.Connection, job: Job) -> Answer:
    db.execute("SAVEPOINT job")
    try:
        return job.future, job.work(db), None
    except Exception as error:
        db.execute("ROLLBACK TO job")
        return job.future, None, error
    finally:
        db.execute("RELEASE job")


def settle(answers: list[Answer]) -> None:
    """Back in the loop that asked: waking it once for a whole transaction is much cheaper than once for each job."""
    for future, answer, failure in answers:
        if not future.done():  # nobody waits any more
            future.set_exception(failure) if failure is not None else future.set_result(answer)
