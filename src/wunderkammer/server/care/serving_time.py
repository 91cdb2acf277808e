"""When somebody served: clocks run only then. Every worker notes its time in the store, so that all count alike.

A worker that has crashed was last seen up to a beat before, which is to the good of those whose clock runs. A worker
that was asleep, or could not reach the store, did not serve either.
"""

import contextlib
import math
import secrets
import time

from wunderkammer.store import Store, StoreTrouble
from wunderkammer.store.trouble import DAMAGED

BEAT = 15.0  # seconds between two notes, while something is due somewhere
GAP = 45.0  # seconds without a round of upkeep: then nobody served meanwhile
KEPT = 400 * 24 * 3600.0  # seconds that a note is kept


class ServingTime:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.runs: list[tuple[float, float]] = []  # when others served, and this worker before
        self.started()

    def started(self) -> None:
        self.run = secrets.token_hex(8)
        self.began = self.alive = time.time()
        self.noted = 0.0

    async def begin(self) -> None:
        """Read when others served; without their notes all time until now is taken for lost."""
        try:
            await self.store.change(("DELETE FROM runs WHERE seen < ?", (self.began - KEPT,)))
            await self.look()
            await self.note()
        except StoreTrouble as trouble:
            if trouble.cause != DAMAGED:
                raise

    async def beat(self) -> bool:
        """At every round of upkeep; whether time was lost since the last one."""
        due = await self.store.ask("SELECT 1 FROM tables WHERE over = 0 AND due IS NOT NULL LIMIT 1")
        now = time.time()
        lost = now - self.alive > GAP
        if lost:
            await self.note()  # up to where it served
            self.started()
        self.alive = now
        if lost or (due and now - self.noted >= BEAT):
            await self.note()
            await self.look()
        return lost

    async def end(self) -> None:
        with contextlib.suppress(StoreTrouble):
            self.alive = time.time()
            await self.note()

    async def note(self) -> None:
        write = (
            "INSERT INTO runs VALUES (?, ?, ?) "
            "ON CONFLICT (run) DO UPDATE SET began = EXCLUDED.began, seen = EXCLUDED.seen"
        )
        await self.store.change((write, (self.run, self.began, self.alive)))
        self.noted = self.alive

    async def look(self) -> None:
        found = await self.store.ask("SELECT began, seen FROM runs WHERE run <> ?", self.run)
        self.runs = [(began, seen) for began, seen in found]

    def lost_since(self, moment: float) -> float:
        """Seconds after a moment in which nobody served."""
        lost, reached = 0.0, moment
        for began, seen in sorted([*self.runs, (self.began, math.inf)]):
            lost += max(0.0, began - reached)
            reached = max(reached, seen)
        return lost
