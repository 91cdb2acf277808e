"""The log in PostgreSQL, for several workers on several machines."""

import asyncio
import contextlib
import itertools
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import asyncpg

from wunderkammer.core.errors import StoreError
from wunderkammer.store.catalogue import UPDATE, Summary
from wunderkammer.store.health import Health
from wunderkammer.store.log import Appended, Conflict, Gone, Repeated, Row, Secret, Store
from wunderkammer.store.schema import STEPS, steps
from wunderkammer.store.trouble import AWAY, DAMAGED, FULL, READ_ONLY, StoreTrouble, trouble

UPGRADING = 7746512  # the advisory lock for upgrading the schema
PATIENCE = 10  # seconds for the first connection to come about
LIMIT = 5.0  # seconds for a connection to be free, and for what is done with it
NOW = "extract(epoch FROM clock_timestamp())::float8"  # one clock for all workers
SOON = 0.01  # seconds, for a claim that ended just after it was in the way
CLAIM = f"""UPDATE tables SET thinker = $2, thinks = {NOW} + $3::float8
    WHERE "table" = $1 AND (thinker = $2 OR thinks <= {NOW}) RETURNING 1"""

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

# The connection is gone, but perhaps not the database.
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the driver stumbles when it rolls back over a connection that was cut just now
    asyncpg.OperatorInterventionError,
    OSError,
)
# It may be there in a moment: what else can go wrong at first is wrong with the address.
AWAY_NOW = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    OSError,
)
# Not the caller's fault either.
BROKEN = (
    *LOST,
    asyncpg.InsufficientResourcesError,
    asyncpg.InternalServerError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)


class PostgresStore(Store):
    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self.pool = pool
        self.health = Health()

    @classmethod
    async def open(cls, address: str, only_read: bool = False) -> "PostgresStore":
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=8, timeout=PATIENCE)
            try:
                async with pool.acquire() as db:
                    await (version_of(db) if only_read else migrate(db))
            except BaseException:
                pool.terminate()
                raise
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
            problem = str(error) or type(error).__name__
            if isinstance(error, AWAY_NOW):
                raise StoreError("store-unreachable", {"problem": problem}) from None
            raise StoreError("database-refused", {"problem": problem}) from None
        return cls(pool)

    async def make(self, table: str, secret: Secret, first: Row, summary: Summary | None = None) -> Appended | Conflict:
        asked = 'INSERT INTO tables ("table", key, made) VALUES ($1, $2, $3)'

        async def job(db: Connection) -> None:
            async with db.transaction():
                await db.execute(asked, table, secret.key, first.at)
                await db.execute("INSERT INTO log VALUES ($1, $2, $3, $4, $5)", table, *first)
                await describe(db, table, summary)

        try:
            await self.do(job, writes=True)
        except asyncpg.UniqueViolationError:
            return Conflict()
        return Appended()

    async def keep(self, table: str, secret: Secret, rows: list[Row], summary: Summary | None = None) -> None:
        asked = 'INSERT INTO tables ("table", key, made, over) VALUES ($1, $2, $3, 1)'

        async def job(db: Connection) -> None:
            async with db.transaction():
                await db.execute(asked, table, secret.key, rows[0].at)
                await db.executemany("INSERT INTO log VALUES ($1, $2, $3, $4, $5)", [(table, *row) for row in rows])
                await describe(db, table, summary)

        try:
            await self.do(job, writes=True)
        except asyncpg.UniqueViolationError:
            raise StoreError("table-exists", {"table": table}) from None

    async def append(
        self, table: str, row: Row, over: bool, summary: Summary | None = None
    ) -> Appended | Conflict | Repeated | Gone:
        async def job(db: Connection) -> None:
            async with db.transaction():
                await db.execute("INSERT INTO log VALUES ($1, $2, $3, $4, $5)", table, *row)
                if over:
                    await db.execute('UPDATE tables SET over = 1 WHERE "table" = $1', table)
                await describe(db, table, summary)

        try:
            await self.do(job, writes=True)
        except asyncpg.ForeignKeyViolationError:
            return Gone()
        except asyncpg.UniqueViolationError:
            asked = 'SELECT number FROM log WHERE "table" = $1 AND command = $2'
            found = await self.do(lambda db: db.fetchval(asked, table, row.command))
            return Conflict() if found is None else Repeated(found)
        return Appended()

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        asked = 'SELECT number, command, event, at FROM log WHERE "table" = $1 AND number > $2 ORDER BY number'
        return [Row(*found) for found in await self.do(lambda db: db.fetch(asked, table, after))]

    async def secret(self, table: str) -> Secret:
        asked = 'SELECT key FROM tables WHERE "table" = $1'
        key = await self.do(lambda db: db.fetchval(asked, table))
        if key is None:
            raise trouble(DAMAGED)
        return Secret(key)

    async def heights(self, tables: list[str]) -> dict[str, int]:
        asked = 'SELECT "table", max(number) FROM log WHERE "table" = ANY($1) GROUP BY "table"'
        return {found[0]: found[1] for found in await self.do(lambda db: db.fetch(asked, tables))}

    async def tables(self, live: bool, limit: int) -> list[str]:
        asked = 'SELECT "table" FROM tables WHERE over = $1 ORDER BY made DESC LIMIT $2'
        return [found[0] for found in await self.do(lambda db: db.fetch(asked, 0 if live else 1, limit))]

    async def every(self) -> list[str]:
        asked = 'SELECT "table" FROM tables UNION SELECT "table" FROM log'
        return [found[0] for found in await self.do(lambda db: db.fetch(asked))]

    async def claim(self, table: str, worker: str, seconds: float) -> float:
        async def job(db: Connection) -> float:
            if await db.fetchval(CLAIM, table, worker, seconds) is not None:
                return 0.0
            left: float | None = await db.fetchval(f'SELECT thinks - {NOW} FROM tables WHERE "table" = $1', table)
            return 0.0 if left is None else max(left, SOON)

        return await self.do(job, writes=True)

    async def probe(self, writes: bool) -> None:
        asked = "UPDATE version SET reached = reached" if writes else "SELECT 1"
        await self.do(lambda db: db.execute(asked), writes)

    async def ask(self, question: str, *values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401
        return [tuple(found) for found in await self.do(lambda db: db.fetch(numbered(question), *values))]

    async def change(self, *statements: tuple[str, Sequence[Any]]) -> None:
        async def job(db: Connection) -> None:
            async with db.transaction():
                for statement, values in statements:
                    await db.execute(numbered(statement), *values)

        await self.do(job, writes=True)

    async def close(self) -> None:
        try:
            async with asyncio.timeout(LIMIT):
                await self.pool.close()
        except TimeoutError:
            self.pool.terminate()

    async def do(self, work: Callable[[Connection], Awaitable[T]], writes: bool = False) -> T:
        """Have it done; once more with a new connection if the first was lost. StoreTrouble says why it cannot be.

        To write again is safe: what was written the first time is found there, as of a command that is repeated.
        """
        try:
            try:
                answer = await self.attempt(work)
            except LOST as lost:
                if isinstance(lost, TimeoutError | ValueError):  # too late, or a question that cannot be asked
                    raise
                await self.pool.expire_connections()
                answer = await self.attempt(work)
        except BROKEN as error:
            if isinstance(error, ValueError):
                raise
            raise self.health.failed(trouble_of(error)) from None
        self.health.worked(writes)
        return answer

    async def attempt(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """With one connection; one that does not answer in time is cut, which ends what waits for it."""
        db = await self.pool.acquire(timeout=LIMIT)
        late = asyncio.Event()
        alarm = asyncio.get_running_loop().call_later(LIMIT, cut, db, late)
        try:
            return await work(db)
        except LOST:
            db.terminate()  # it may not know yet that it is lost
            if late.is_set():
                raise TimeoutError from None
            raise
        finally:
            alarm.cancel()
            with contextlib.suppress(asyncpg.PostgresError, *LOST):
                await self.pool.release(db, timeout=LIMIT)  # which closes a connection that cannot be used again


def cut(db: Connection, late: asyncio.Event) -> None:
    late.set()
    db.terminate()


def trouble_of(error: Exception) -> StoreTrouble:
    """Messages of PostgreSQL can hold values of a row; its states cannot."""
    match error:
        case asyncpg.DiskFullError():
            cause = FULL
        case asyncpg.ReadOnlySQLTransactionError():
            cause = READ_ONLY
        case asyncpg.DataCorruptedError() | asyncpg.IndexCorruptedError():
            cause = DAMAGED
        case _:
            cause = AWAY
    return trouble(cause, f"{type(error).__name__} {getattr(error, 'sqlstate', None) or ''}".strip())


async def describe(db: Connection, table: str, summary: Summary | None) -> None:
    if summary is not None:
        await db.execute(numbered(UPDATE), *summary.values(), table)


def numbered(statement: str) -> str:
    """`?` as PostgreSQL counts them: $1, $2 and so on."""
    numbers = itertools.count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)


async def version_of(db: Connection) -> int:
    """How far the schema is; a database of a newer program is refused."""
    version = await db.fetchval("SELECT reached FROM version") or 0
    if version > len(STEPS):
        raise StoreError("store-too-new", {"found": version, "expected": len(STEPS)})
    return int(version)


async def migrate(db: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Bring the schema up to date, one worker at a time."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", UPGRADING)
        await db.execute("CREATE TABLE IF NOT EXISTS version (reached INTEGER NOT NULL)")
        version = await version_of(db)
        for reached, statements in steps(version, "BYTEA", "DOUBLE PRECISION"):
            for statement in statements:
                await db.execute(statement)
            await db.execute("DELETE FROM version")
            await db.execute("INSERT INTO version VALUES ($1)", reached)
