"""Open the store that a path or an address names."""

from pathlib import Path

from wunderkammer.core.errors import StoreError
from wunderkammer.store.log import Store
from wunderkammer.store.sqlite import SqliteStore


async def open_store(where: Path | str, only_read: bool = False) -> Store:
    """A file is SQLite; `postgresql://...` is PostgreSQL, which needs `wunderkammer[scale]`.

    A caller that only reads leaves the schema as it is, so that the program of yesterday can still serve the tables.
    """
    if isinstance(where, Path):
        return SqliteStore(where, only_read)
    if where.startswith(("postgresql://", "postgres://")):
        try:
            from wunderkammer.store.postgres import PostgresStore  # noqa: PLC0415 - needed only for PostgreSQL
        except ImportError:
            raise StoreError("extra-missing", {"library": "asyncpg", "extra": "scale"}) from None

        return await PostgresStore.open(where, only_read)
    raise StoreError("unknown-store", {"address": where.partition(":")[0], "allowed": ["postgresql"]})
