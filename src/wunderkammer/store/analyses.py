"""Analyses of finished tables, so that each is made once. What is in them is the server's business.

A row belongs to a table and goes with it. Its key says of what it was made and by what: another key, another analysis.
"""

import time
from typing import NamedTuple

from wunderkammer.store.catalogue import Questions

KEPT = 2000  # analyses, the newest


class Kept(NamedTuple):
    """How far the analysis of a table is; when it is done, what was found."""

    done: int
    found: bytes | None


class AnalysesKept(Questions):
    async def analysis(self, table: str, key: str) -> Kept | None:
        """What is kept of a table under this key."""
        rows = await self.ask('SELECT done, found FROM analyses WHERE "table" = ? AND key = ?', table, key)
        return Kept(*rows[0]) if rows else None

    async def keep_analysis(self, table: str, key: str, kept: Kept) -> None:
        """In the place of what was kept of this table; what has no table any more has to go, and so have the oldest."""
        put = (
            'INSERT INTO analyses ("table", key, done, at, found) VALUES (?, ?, ?, ?, ?) '
            'ON CONFLICT ("table") DO UPDATE SET '
            "key = excluded.key, done = excluded.done, at = excluded.at, found = excluded.found"
        )
        gone = 'DELETE FROM analyses WHERE "table" NOT IN (SELECT "table" FROM tables)'
        newest = "SELECT at FROM analyses ORDER BY at DESC LIMIT ?"
        old = f"DELETE FROM analyses WHERE at < (SELECT min(at) FROM ({newest}) AS newest)"
        await self.change((put, (table, key, kept.done, time.time(), kept.found)), (gone, ()), (old, (KEPT,)))
