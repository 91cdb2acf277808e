"""Which of several workers thinks for a table: the one that asked the store first, for a few seconds at a time.

A worker that keeps up with a table keeps it. One that is dead, or has too much to do, loses it when its time is over.
Only work depends on this: if two think about the same question, the log still takes one move.
"""

import time
from secrets import token_hex

from wunderkammer.store import Store

LEASE = 5.0  # seconds that a table is a worker's own
AFTER = 1.5  # seconds that other workers wait beyond that, so that a worker that keeps up can renew first
MANY = 1000  # tables that are remembered before the old ones are forgotten


class Elsewhere(Exception):
    """Another worker thinks for this table."""


class Claims:
    def __init__(self, store: Store, lease: float = LEASE, after: float = AFTER) -> None:
        self.store = store
        self.lease = lease
        self.after = after
        self.worker = token_hex(8)
        self.own: dict[str, float] = {}  # tables, and until when
        self.others: dict[str, float] = {}

    def left(self, table: str) -> float:
        """The seconds for which another worker has this table, as far as is known."""
        return max(0.0, self.others.get(table, 0.0) - time.monotonic())

    async def claim(self, table: str) -> None:
        """Take a table for some seconds; Elsewhere if another worker has it. The store is asked only now and then."""
        now = time.monotonic()
        if self.left(table):
            raise Elsewhere
        if self.own.get(table, 0.0) > now:
            return
        left = await self.store.claim(table, self.worker, self.lease)
        if left > 0:
            self.remember(self.others, table, now + left + self.after)
            raise Elsewhere
        self.remember(self.own, table, now + self.lease)

    def remember(self, known: dict[str, float], table: str, until: float) -> None:
        known[table] = until
        if len(known) > MANY:
            now = time.monotonic()
            for old in [name for name, end in known.items() if end < now]:
                del known[old]
