"""The log in PostgreSQL, for several workers on several machines."""

import asyncpg

from wunderkammer.core.errors import StoreError
from wunderkammer.store.log import Appended, Conflict, Repeated, Row, Secret, Store
from wunderkammer.store.schema import STEPS, steps

UPGRADING = 7746512  # the advisory lock of whoever brings the schema up to date
PATIENCE = 10  # seconds for a connection to come about


class PostgresStore(Store):
    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self.pool = pool

    @classmethod
    async def open(cls, address: str) -> "PostgresStore":
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=8, timeout=PATIENCE)
            try:
                async with pool.acquire() as db:
                    await migrate(db)
            except BaseException:
                pool.terminate()
                raise
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
            raise StoreError("store-unreachable", {"problem": str(error) or type(error).__name__}) from None
        return cls(pool)

    async def make(self, table: str, secret: Secret, first: Row) -> Appended | Conflict:
        asked = 'INSERT INTO tables ("table", key, made) VALUES ($1, $2, $3)'
        try:
            async with self.pool.acquire() as db, db.transaction():
                await db.execute(asked, table, secret.key, first.at)
                await db.execute("INSERT INTO log VALUES ($1, $2, $3, $4, $5)", table, *first)
        except asyncpg.UniqueViolationError:
            return Conflict()
        return Appended()

    async def keep(self, table: str, secret: Secret, rows: list[Row]) -> None:
        try:
            async with self.pool.acquire() as db, db.transaction():
                await db.execute("INSERT INTO tables VALUES ($1, $2, $3, 1)", table, secret.key, rows[0].at)
                await db.executemany("INSERT INTO log VALUES ($1, $2, $3, $4, $5)", [(table, *row) for row in rows])
        except asyncpg.UniqueViolationError:
            raise StoreError("table-exists", {"table": table}) from None

    async def append(self, table: str, row: Row, over: bool) -> Appended | Conflict | Repeated:
        try:
            async with self.pool.acquire() as db, db.transaction():
                await db.execute("INSERT INTO log VALUES ($1, $2, $3, $4, $5)", table, *row)
                if over:
                    await db.execute('UPDATE tables SET over = 1 WHERE "table" = $1', table)
        except asyncpg.UniqueViolationError:
            asked = 'SELECT number FROM log WHERE "table" = $1 AND command = $2'
            found = await self.pool.fetchval(asked, table, row.command)
            return Conflict() if found is None else Repeated(found)
        return Appended()

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        asked = 'SELECT number, command, event, at FROM log WHERE "table" = $1 AND number > $2 ORDER BY number'
        return [Row(*found) for found in await self.pool.fetch(asked, table, after)]

    async def secret(self, table: str) -> Secret:
        return Secret(await self.pool.fetchval('SELECT key FROM tables WHERE "table" = $1', table))

    async def heights(self, tables: list[str]) -> dict[str, int]:
        asked = 'SELECT "table", max(number) FROM log WHERE "table" = ANY($1) GROUP BY "table"'
        return {found[0]: found[1] for found in await self.pool.fetch(asked, tables)}

    async def tables(self, live: bool, limit: int) -> list[str]:
        asked = 'SELECT "table" FROM tables WHERE over = $1 ORDER BY made DESC LIMIT $2'
        return [found[0] for found in await self.pool.fetch(asked, 0 if live else 1, limit)]

    async def close(self) -> None:
        await self.pool.close()


async def migrate(db: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Bring the schema up to date, one worker at a time; a database of a newer program is refused."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", UPGRADING)
        await db.execute("CREATE TABLE IF NOT EXISTS version (reached INTEGER NOT NULL)")
        version = await db.fetchval("SELECT reached FROM version") or 0
        if version > len(STEPS):
            raise StoreError("store-too-new", {"found": version, "expected": len(STEPS)})
        for reached, statements in steps(version, "BYTEA", "DOUBLE PRECISION"):
            for statement in statements:
                await db.execute(statement)
            await db.execute("DELETE FROM version")
            await db.execute("INSERT INTO version VALUES ($1)", reached)
