"""What a worker is busy with, looked at every second: for figures that nothing counts as it happens."""

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wunderkammer.server.house.house import House

BEAT = 1.0  # seconds


async def run(house: "House") -> None:
    """As long as the server serves."""
    while True:
        due = time.monotonic() + BEAT
        await asyncio.sleep(BEAT)
        house.metrics.late.observe(max(0.0, time.monotonic() - due))
        house.metrics.live.set(len(house.rooms))
        house.metrics.waiting.set(len(house.thinkers.queue))
