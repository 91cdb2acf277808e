"""The house: the tables that this worker serves, and the one way a command becomes an event.

Decide, commit, acknowledge, broadcast, in this order. What another worker has written is read from the log.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from wunderkammer.record.fair import commitment
from wunderkammer.server import events as ev
from wunderkammer.server import showing
from wunderkammer.server.bus import Bus
from wunderkammer.server.guest import Guest
from wunderkammer.server.messages import News, encode
from wunderkammer.server.metrics import Metrics
from wunderkammer.server.reading import intact, opened
from wunderkammer.server.refusal import Refused
from wunderkammer.server.replaying import Replayer
from wunderkammer.server.steward import Steward
from wunderkammer.server.table import Table
from wunderkammer.server.thinking import Thinkers
from wunderkammer.server.tokens import new_key, new_table
from wunderkammer.store import Appended, Conflict, Repeated, Row, Secret, Store

PATIENCE = 20  # so often a command is tried again because another worker was quicker
POLL = 2.0  # seconds after which a hint is taken for lost
log = logging.getLogger(__name__)


class Room:
    """A table with those who watch it from this worker."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.clock: asyncio.TimerHandle | None = None
        self.thoughts: set[str] = set()  # commands that bots think about
        self.advised: set[int] = set()  # seats for which a hint is thought of
        self.news: list[list[News]] = []  # what happened round the table, event by event

    def apply(self, row: Row, event: ev.AnyEvent) -> None:
        wish = self.table.wish
        self.table.apply(row.number, row.command, event, row.at)
        news = showing.news(event)
        if wish is not None and self.table.shorter:  # the wish has come true
            news.append(News("undone", wish.seat + 1, to=wish.to))
        self.news.append(news)

    def news_since(self, seen: int) -> list[News]:
        return [one for some in self.news[max(0, seen) :] for one in some]


class House:
    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.metrics = metrics
        self.replayer = Replayer()
        self.steward = Steward(self)
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()

    # Tables

    async def make(self, made: ev.Made, key: bytes | None = None, name: str | None = None) -> Table:
        """A new table, or the one of this name; the key that its chance follows from is drawn here and stays here."""
        key = key or new_key()
        name = name or new_table()
        made = msgspec.structs.replace(made, commitment=commitment(key))
        row = Row(1, "made", ev.encode(made), time.time())
        if isinstance(await self.store.make(name, Secret(key), row), Appended):
            self.metrics.tables.inc()
            log.info("a table was made", extra={"table": name, "game": made.game})
        return (await self.room(name)).table

    async def room(self, name: str) -> Room:
        """The table of this name, read from the log if need be; Refused if there is none."""
        if name not in self.rooms:
            async with self.opening:
                if name not in self.rooms:
                    self.rooms[name] = await self.read(name)
                    self.steward.attend(self.rooms[name])
        return self.rooms[name]

    async def newest(self, name: str) -> Room:
        """The same with all that other workers have written."""
        room = await self.room(name)
        async with room.lock:
            await self.catch_up(room)
        return room

    async def read(self, name: str) -> Room:
        table, past = await opened(self.store, name)
        room = Room(table)
        with intact():
            for row, event in past:
                room.apply(row, event)
        if room.table.journal is not None:
            room.table.journal.state.listen()
        return room

    # Commands

    async def submit(
        self,
        name: str,
        command: str,
        decide: Callable[[Table], ev.AnyEvent],
        sender: Guest | None = None,
        ack: str = "",
    ) -> int:
        """Have a command decided, written and told; the number of its event. Refused says why not."""
        room = await self.room(name)
        async with room.lock:
            for _ in range(PATIENCE):
                number = room.table.commands.get(command)
                if number is not None:
                    break
                number = await self.attempt(room, command, decide, sender, ack)
                if number is not None:
                    return number
            else:
                raise Refused("busy")
        if sender is not None:  # it was done before
            sender.acknowledge(ack, number)
        return number

    async def attempt(
        self, room: Room, command: str, decide: Callable[[Table], ev.AnyEvent], sender: Guest | None, ack: str
    ) -> int | None:
        """None if another worker was quicker: its events have been read, try again."""
        try:
            event = decide(room.table)
        except Refused:
            if await self.catch_up(room):
                return None
            raise
        row = Row(room.table.number + 1, command, ev.encode(event), time.time())
        answer = await self.store.append(room.table.name, row, isinstance(event, ev.Played) and event.over)
        if isinstance(answer, Conflict | Repeated):
            await self.catch_up(room)
            return None
        if sender is not None:
            sender.acknowledge(ack, row.number)
        self.enter(room, row, event)
        self.steward.attend(room)
        if self.bus.heard:
            self.spawn(self.bus.tell(room.table.name, row.number))
        return row.number

    async def catch_up(self, room: Room) -> bool:
        """Read what others have written; whether there was anything."""
        rows = await self.store.rows(room.table.name, room.table.number)
        for row in rows:
            if row.number == room.table.number + 1:
                self.enter(room, row, ev.decode(row.event))
        if rows:
            self.steward.attend(room)
        return bool(rows)

    def enter(self, room: Room, row: Row, event: ev.AnyEvent) -> None:
        """Apply an event and tell everybody who watches."""
        table = room.table
        room.apply(row, event)
        self.metrics.events.labels(type(event).__name__.lower()).inc()
        news = room.news[-1]
        told: dict[int | None, bytes] = {}
        for guest in room.guests:
            for eyes in guest.eyes:
                if eyes not in told:
                    story = [] if table.journal is None else table.journal.state.story(eyes)
                    told[eyes] = encode(showing.show(table, eyes, story, news))
                guest.tell(told[eyes])
        if table.journal is not None:
            table.journal.state.listen()

    # Other workers

    async def listen(self) -> None:
        """Follow the hints of the other workers; look by oneself now and then, in case one was lost."""
        looked = 0.0
        async for name, number in self.bus.hints(POLL):
            try:
                await self.follow(name, number)
                if time.monotonic() - looked >= POLL:  # however many hints come for other tables
                    looked = time.monotonic()
                    await self.look()
            except Exception:  # the store is away: the next hint may find it again
                log.exception("could not follow a hint", extra={"table": name})

    async def look(self) -> None:
        heights = await self.store.heights([table for table, room in self.rooms.items() if room.guests])
        for table, height in heights.items():
            await self.follow(table, height)

    async def follow(self, name: str, number: int) -> None:
        room = self.rooms.get(name)
        if room is not None and room.table.number < number:
            async with room.lock:
                await self.catch_up(room)

    # Its own affairs

    async def quietly(self, name: str, command: str, decide: Callable[[Table], ev.AnyEvent]) -> None:
        """Nobody waits for the answer: what is refused was done by somebody else."""
        try:
            await self.submit(name, command, decide)
        except Refused as refusal:
            log.debug("refused by itself", extra={"table": name, "code": refusal.code})

    def spawn(self, work: Any) -> None:  # noqa: ANN401 (any coroutine)
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def resume(self) -> None:
        """Open every table that goes on, so that bots and clocks do too."""
        for name in await self.store.tables(live=True, limit=100_000):
            try:
                await self.room(name)
            except Refused as refusal:
                extra = {"table": name, "code": refusal.code}
                log.warning("a table is left alone", extra=extra, exc_info=refusal.__cause__)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            if room.clock is not None:
                room.clock.cancel()
            for guest in list(room.guests):
                guest.dismiss()
