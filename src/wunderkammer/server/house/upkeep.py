"""Regular work: tables at which something is due, rooms that rest, old stores.

A server is ready before any of this: tables are opened a few at a time, while it serves.
"""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from wunderkammer.server.care import management
from wunderkammer.server.system.descriptors import Descriptors
from wunderkammer.server.tables import summary
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import GATHERING, PLAYING
from wunderkammer.server.thinking.autopilot import NEAR
from wunderkammer.store import StoreTrouble
from wunderkammer.store.trouble import DAMAGED

if TYPE_CHECKING:
    from wunderkammer.server.house.house import House
    from wunderkammer.server.house.rooms import Room

ROUND = 5.0  # seconds from one round to the next
AGAIN = 600.0  # seconds after which a table that is still due is opened once more
OTHER_RULES = "other-rules"
EXPIRING = 600.0  # seconds between looks for gatherings to which nobody comes
PAGE = 500  # tables of one question to the store
AT_ONCE = 4  # tables that are opened side by side
log = logging.getLogger(__name__)


class Upkeep:
    def __init__(self, house: "House") -> None:
        self.house = house
        self.opened: dict[str, float] = {}  # when a table was opened because something was due at once
        self.descriptors = Descriptors()
        self.expired = -EXPIRING  # when gatherings were looked at
        self.left_alone: set[str] = set()  # tables that cannot be replayed here

    async def run(self) -> None:
        """Round after round, as long as the server serves. What fails is tried again in the next round."""
        while True:
            self.descriptors.look()
            for work in (self.keep_time, self.wind_clocks, self.open_due, self.settle, self.fill_in, self.expire):
                try:
                    await work()
                except StoreTrouble as trouble:  # which was noted
                    if trouble.cause != DAMAGED:
                        break
                except Exception:
                    log.exception("upkeep failed")
            await asyncio.sleep(ROUND)

    async def keep_time(self) -> None:
        """Clocks stand still while nobody serves."""
        if await self.house.serving_time.beat():
            for room in self.house.rooms.values():
                room.table.lost = self.house.serving_time.lost_since(room.table.moved)
                self.house.autopilot.wind(room)

    async def wind_clocks(self) -> None:
        """Of tables in memory: their clocks were too far from the end when somebody last did something there."""
        for room in self.house.rooms.values():
            if room.clock is None and room.table.made.pace and room.table.phase == PLAYING:
                self.house.autopilot.wind(room)

    # Tables at which something is due

    async def open_due(self) -> None:
        """Open the tables that go on by themselves, so that bots and clocks do."""
        now = time.monotonic()
        self.opened = {name: then for name, then in self.opened.items() if now - then < AGAIN}
        place = (-1.0, "")
        while page := await self.house.store.due(time.time() + NEAR, place, PAGE):
            place = page[-1]
            names = [name for when, name in page if self.to_be_opened(name, when)]
            self.opened |= {name: now for when, name in page if when == summary.AT_ONCE}
            for some in range(0, len(names), AT_ONCE):
                await asyncio.gather(*map(self.open, names[some : some + AT_ONCE]))

    def to_be_opened(self, name: str, when: float) -> bool:
        """Clocks are always waited for; what is due at once was perhaps opened already, and had nothing to do."""
        opened = when == summary.AT_ONCE and name in self.opened
        return not opened and name not in self.house.rooms and name not in self.left_alone

    async def open(self, name: str) -> None:
        try:
            await self.house.room(name)
        except Refused as refusal:
            self.left_alone.add(name)
            extra = {"table": name, "code": refusal.code}
            log.warning("a table is skipped", extra=extra, exc_info=refusal.__cause__)
            if refusal.code == OTHER_RULES:
                await management.fill_in(self.house.store, name, over=False)

    # Rooms that rest

    async def settle(self) -> None:
        """Correct the summaries of rooms, and let go of those that nobody has used for a while."""
        for room in list(self.house.rooms.values()):
            if room.described != room.moment:
                await self.describe(room)
                await asyncio.sleep(0)  # players go first
        self.house.rooms.shrink()

    async def describe(self, room: "Room", leaving: bool = False) -> None:
        """Write the summary of a room if the store has another one."""
        async with room.lock:
            moment = room.moment
            now = summary.at_rest(room.table) if leaving or room.idle else summary.in_use(room.table)
            if room.summary != now:
                with contextlib.suppress(StoreTrouble):  # which was noted; the next round tries again
                    await self.house.store.describe(room.table.name, room.table.number, now)
                    room.summary = now
            if room.summary == now:
                room.described = moment

    async def leave(self) -> None:
        """The server ends: the next one opens only what is due."""
        await asyncio.gather(*[self.describe(room, leaving=True) for room in self.house.rooms.values()])

    # Gatherings to which nobody comes

    async def expire(self) -> None:
        """Remove tables that wait for people if nobody sits there and nobody came for long."""
        hours = self.house.quotas.limits.gathering_hours
        if not hours or time.monotonic() - self.expired < EXPIRING:
            return
        self.expired = time.monotonic()
        before = time.time() - hours * 3600
        while found := await self.house.store.quiet(GATHERING, before, summary.SOMEBODY, PAGE):
            gone = [await self.house.store.delete(*one) for one in found if not self.watched(one[0])]
            log.info("removed tables that nobody joined", extra={"count": sum(gone)})
            if len(found) < PAGE or not any(gone):
                return

    def watched(self, name: str) -> bool:
        room = self.house.rooms.get(name)
        return room is not None and bool(room.guests)

    # Tables of version 0.1

    async def fill_in(self) -> None:
        """Summaries of finished tables that have none yet; those that go on are due, and get theirs when opened."""
        seen: set[str] = set()
        while names := [name for name in await self.house.store.unknown(PAGE) if name not in seen]:
            for name in names:
                seen.add(name)  # of one that is damaged no summary can be written, perhaps
                await management.fill_in(self.house.store, name, over=True)
