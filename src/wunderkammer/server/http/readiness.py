"""Whether a worker can do its work: load balancers and anybody else can ask, so it costs little and never hangs."""

import asyncio
import contextlib
import time

from wunderkammer.store import Store, StoreTrouble
from wunderkammer.store.trouble import AWAY, WRITING

LIMIT = 3.0  # seconds to answer
OFTEN = 1.0  # seconds between looks at the store, however many ask


class Readiness:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.looking: asyncio.Task[None] | None = None
        self.looked = -OFTEN

    async def missing(self) -> str:
        """In one word what keeps it from working; empty if nothing does."""
        if self.looking is None and time.monotonic() - self.looked >= OFTEN:
            self.looking = asyncio.create_task(self.look())
        if self.looking is not None:
            try:
                async with asyncio.timeout(LIMIT):
                    await asyncio.shield(self.looking)
            except TimeoutError:
                return AWAY
        return self.store.health.cause

    async def look(self) -> None:
        """Where one could not write, only to write shows that one can again."""
        with contextlib.suppress(StoreTrouble):
            await self.store.probe(writes=self.store.health.cause in WRITING)
        self.looked = time.monotonic()
        self.looking = None
