"""The log in memory, for a program without files: after each change its pages go to somebody who keeps them.

That is how a browser has a store: SQLite works in memory, and of the few pages that a change has touched each is one
entry of the browser's own database. The keeper takes them all or none.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from wunderkammer.core.errors import StoreError
from wunderkammer.store.health import Health
from wunderkammer.store.sql_log import SqlLog
from wunderkammer.store.sqlite import LIMIT, Job, answer_all, noting, prepare
from wunderkammer.store.trouble import FULL, trouble

T = TypeVar("T")
PAGE = 4096  # bytes


class Keeper(Protocol):
    async def load(self) -> bytes:
        """What was kept, page after page; nothing at first."""
        ...

    async def keep(self, changed: dict[int, bytes], pages: int) -> None:
        """Keep these pages, and forget all from number `pages` on; OSError if there is no room."""
        ...


class MemoryStore(SqlLog):
    def __init__(self, keeper: Keeper, db: sqlite3.Connection, kept: bytes) -> None:
        self.health = Health()
        self.keeper = keeper
        self.db = db
        self.kept = kept  # the file as the keeper has it
        self.keeping = asyncio.Lock()

    @classmethod
    async def open(cls, keeper: Keeper) -> "MemoryStore":
        kept = await keeper.load()
        db = sqlite3.connect(":memory:", isolation_level=None)
        try:
            if kept:
                db.deserialize(kept)
            else:
                db.execute(f"PRAGMA page_size = {PAGE}")
            prepare(db)
        except sqlite3.Error as error:
            raise StoreError("store-unusable", {"file": ":memory:", "problem": str(error)}) from None
        store = cls(keeper, db, kept)
        await store.save()
        return store

    async def do(
        self, work: Callable[[sqlite3.Connection], T], row: tuple[Any, ...] | None = None, writes: bool = False
    ) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        answer_all(self.db, [Job(work, future, row, writes)])
        with noting(self.health, writes):
            async with asyncio.timeout(LIMIT):
                answer = await future
                if writes:
                    await self.save()
                return answer

    async def save(self) -> None:
        """Have the pages kept that have changed since the last time."""
        async with self.keeping:
            now = self.db.serialize()
            changed = {
                at // PAGE: page
                for at in range(0, len(now), PAGE)
                if (page := now[at : at + PAGE]) != self.kept[at : at + PAGE]
            }
            if not changed and len(now) == len(self.kept):
                return
            try:
                await self.keeper.keep(changed, len(now) // PAGE)
            except OSError as error:
                raise trouble(FULL, str(error)) from None
            self.kept = now

    async def close(self) -> None:
        self.db.close()
