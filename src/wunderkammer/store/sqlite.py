"""The log in one SQLite file. One thread writes: all that waits goes into one transaction, so tables share a sync.

After each step of SQLite the thread has to wait for Python's lock, which a loop that has much to do gives up late. So
what is done often is one step: one statement inserts many rows and commits them, one looks at many tables.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from wunderkammer.core.errors import StoreError
from wunderkammer.store import detours
from wunderkammer.store.appending import APPENDING, inserting
from wunderkammer.store.health import Health
from wunderkammer.store.log import Appended
from wunderkammer.store.private import make_private
from wunderkammer.store.schema import STEPS, steps
from wunderkammer.store.sql_log import SqlLog
from wunderkammer.store.trouble import AWAY, DAMAGED, StoreTrouble, trouble

T = TypeVar("T")
Answer = tuple["asyncio.Future[Any]", Any, Exception | None]

MOST = 256  # jobs in one transaction
BUSY = 5.0  # seconds to wait for another program that writes
LIMIT = 10.0  # seconds for an answer, however the disk is


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    future: "asyncio.Future[Any]"
    row: tuple[Any, ...] | None  # of the log, if to insert it is all there is to do
    writes: bool


class SqliteStore(SqlLog):
    def __init__(self, path: Path, only_read: bool = False) -> None:
        self.path = path
        self.health = Health()
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        try:
            opened = readable(path) if only_read else ready(path)
        except (sqlite3.Error, OSError) as error:
            if isinstance(error, sqlite3.Error) and detours.cause_of(error) == DAMAGED:
                raise StoreError("file-damaged", {"file": str(path), "problem": str(error)}) from None
            raise StoreError("store-unusable", {"file": str(path), "problem": str(error)}) from None
        self.writer = threading.Thread(target=write, args=(opened, self.jobs), name="store", daemon=True)
        self.writer.start()

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join, LIMIT)

    async def do(
        self, work: Callable[[sqlite3.Connection], T], row: tuple[Any, ...] | None = None, writes: bool = False
    ) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(work, future, row, writes))
        with noting(self.health, writes):
            async with asyncio.timeout(LIMIT):
                return await future


@contextlib.contextmanager
def noting(health: Health, writes: bool) -> Iterator[None]:
    """Whether a store could do something; no answer in time is trouble, too."""
    try:
        yield
    except TimeoutError:
        raise health.failed(trouble(AWAY, f"no answer in {LIMIT:.0f} seconds")) from None
    except StoreTrouble as known:
        health.failed(known)
        raise
    health.worked(writes)


def ready(path: Path) -> sqlite3.Connection:
    """The file, opened for a writer and up to date; nobody else may read it."""
    make_private(path)
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        prepare(db)
    except BaseException:
        db.close()
        raise
    return db


def prepare(db: sqlite3.Connection) -> None:
    """What every writer needs, wherever the file is."""
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # what is deleted is gone
    migrate(db)
    for statement in APPENDING:
        db.execute(statement)


def readable(path: Path) -> sqlite3.Connection:
    """The file as it is."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False)
    try:
        version_of(db)
        db.execute("BEGIN").execute("SELECT count(*) FROM sqlite_schema").fetchone()
        db.execute("ROLLBACK")
    except BaseException:
        db.close()
        raise
    return db


def version_of(db: sqlite3.Connection) -> int:
    """How far the schema is; a file of a newer program is refused."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise StoreError("store-too-new", {"found": version, "expected": len(STEPS)})
    return int(version)


def migrate(db: sqlite3.Connection) -> None:
    """Bring the schema up to date."""
    db.execute("BEGIN IMMEDIATE")
    version = version_of(db)
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
    """A job that fails is undone alone; if the commit fails, all of them have failed.

    A damaged page is the fault of none but who has to do with it, but spoils the transaction: then each has its own.
    """
    answers: list[Answer] = []
    try:
        if inserted(db, [job.row for job in batch]):
            answers = [(job.future, Appended(), None) for job in batch]
        else:
            db.execute("BEGIN IMMEDIATE" if any(job.writes for job in batch) else "BEGIN")
            answers = [one_by_one(db, job) for job in batch]
            if any(job.writes for job in batch):
                raise_damage(answers)
            db.execute("COMMIT")
    except (sqlite3.Error, StoreTrouble) as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        failure = error if isinstance(error, StoreTrouble) else detours.trouble_of(error)
        apart = failure.cause == DAMAGED
        answers = [in_its_own(db, job) if apart or not job.writes else (job.future, None, failure) for job in batch]
    for loop in {future.get_loop() for future, _, _ in answers}:
        with contextlib.suppress(RuntimeError):  # the caller is gone, with their event loop
            loop.call_soon_threadsafe(settle, [one for one in answers if one[0].get_loop() is loop])


def inserted(db: sqlite3.Connection, rows: list[tuple[Any, ...] | None]) -> bool:
    """Whether all jobs were to insert a row, and they could all be inserted and committed; else nothing was done."""
    if any(row is None for row in rows):
        return False
    try:
        db.execute(inserting(len(rows)), [value for row in rows if row is not None for value in row])
    except sqlite3.IntegrityError:
        return False  # of one row, perhaps
    return True


def one_by_one(db: sqlite3.Connection, job: Job) -> Answer:
    db.execute("SAVEPOINT job")
    answer = alone(db, job)
    if answer[2] is not None:
        if not db.in_transaction:  # SQLite has undone all of it
            raise answer[2]
        db.execute("ROLLBACK TO job")
    db.execute("RELEASE job")
    return answer


def raise_damage(answers: list[Answer]) -> None:
    for _, _, failure in answers:
        if isinstance(failure, StoreTrouble) and failure.cause == DAMAGED:
            raise failure


def in_its_own(db: sqlite3.Connection, job: Job) -> Answer:
    """In a transaction that nothing else can spoil."""
    if not job.writes:
        return alone(db, job)
    try:
        db.execute("BEGIN IMMEDIATE")
        answer = alone(db, job)
        if answer[2] is None:
            db.execute("COMMIT")
    except sqlite3.Error as error:
        answer = job.future, None, detours.trouble_of(error)
    if db.in_transaction:
        db.execute("ROLLBACK")
    return answer


def alone(db: sqlite3.Connection, job: Job) -> Answer:
    if job.future.cancelled():  # nobody waits any more
        return job.future, None, None
    try:
        return job.future, job.work(db), None
    except sqlite3.Error as error:
        return job.future, None, detours.trouble_of(error)
    except Exception as error:
        return job.future, None, error


def settle(answers: list[Answer]) -> None:
    """Back in the loop that asked: waking it once for a whole transaction is much cheaper than once for each job."""
    for future, answer, failure in answers:
        if not future.done():  # nobody waits any more
            future.set_exception(failure) if failure is not None else future.set_result(answer)
