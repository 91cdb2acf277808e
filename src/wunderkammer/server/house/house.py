"""The house: the tables that this worker serves, and the one way a command becomes an event.

Decide, commit, acknowledge, broadcast, in this order. What another worker has written is read from the log.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import msgspec

from wunderkammer.bots.personas import company
from wunderkammer.record.fair import commitment
from wunderkammer.server.care.serving_time import ServingTime
from wunderkammer.server.house.bus import Bus
from wunderkammer.server.house.limits import Limits
from wunderkammer.server.house.quotas import Quotas
from wunderkammer.server.house.rooms import Room, Rooms
from wunderkammer.server.house.upkeep import Upkeep
from wunderkammer.server.system.metrics import Metrics
from wunderkammer.server.system.threads import Threads
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import summary
from wunderkammer.server.tables.loading import intact, opened
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.tables.tokens import new_key, new_table
from wunderkammer.server.thinking.analyses import Analyses
from wunderkammer.server.thinking.autopilot import Autopilot
from wunderkammer.server.thinking.previews import Previews
from wunderkammer.server.thinking.thinkers import Thinkers
from wunderkammer.server.thinking.weighing import Weigh, in_a_process
from wunderkammer.server.wire.guest import Guest
from wunderkammer.server.wire.messages import encode
from wunderkammer.server.wire.replay import Replayer
from wunderkammer.server.wire.snapshots import Snapshots, welcome
from wunderkammer.store import Appended, Conflict, Gone, Repeated, Row, Secret, Store, StoreTrouble
from wunderkammer.store.trouble import DAMAGED

PATIENCE = 20  # so often a command is tried again because another worker was quicker
MANY = 500  # tables of one question
POLL = 2.0  # seconds after which a hint is taken for lost
log = logging.getLogger(__name__)
T = TypeVar("T")


def batched(names: list[str], size: int) -> Iterator[list[str]]:
    yield from (names[start : start + size] for start in range(0, len(names), size))


class House:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        metrics: Metrics,
        limits: Limits | None = None,
        prefix: str = "",
        weigh: Weigh = in_a_process,
    ) -> None:
        self.store = store
        self.store.health.heard = self.store_changed
        self.bus = bus
        self.thinkers = thinkers
        self.prefix = prefix  # how the names of its tables begin
        self.metrics = metrics
        self.quotas = Quotas(limits or Limits(), metrics)
        self.replayer = Replayer()
        self.previews = Previews()
        self.analyses = Analyses(store, weigh)
        self.threads = Threads()  # for reading what people send
        self.serving_time = ServingTime(store)
        self.autopilot = Autopilot(self)
        self.upkeep = Upkeep(self)
        self.rooms = Rooms(self.read)
        self.tasks: set[asyncio.Task[Any]] = set()

    # Tables

    async def make(self, made: ev.Made, key: bytes | None = None, name: str | None = None) -> Table:
        """A new table, or the one of this name; the key that its chance follows from is drawn here and stays here."""
        key = key or new_key()
        name = name or f"{self.prefix}{new_table()}"
        made = msgspec.structs.replace(
            made, commitment="" if made.lesson else commitment(key), company=made.company or company(name)
        )
        row = Row(1, "made", ev.encode(made), time.time())
        if isinstance(await self.store.make(name, Secret(key), row, summary.first(made)), Appended):
            self.metrics.tables.inc()
            log.info("table created", extra={"table": name, "game": made.game})
        return (await self.room(name)).table

    async def room(self, name: str) -> Room:
        """The table of this name, read from the log if need be; Refused if there is none."""
        return await self.rooms.room(name)

    async def newest(self, name: str) -> Room:
        """The same with all that other workers have written."""
        room = await self.room(name)
        async with room.lock:
            await self.catch_up(room)
        return room

    async def read(self, name: str) -> Room:
        revision = (await self.store.revisions([name])).get(name, 0)
        table, past = await opened(self.store, name)
        room = Room(table)
        room.revision = revision
        with intact():
            for row, event in past:
                room.apply(row, event)
        if room.table.journal is not None:
            room.table.journal.state.listen()
        room.table.lost = self.serving_time.lost_since(room.table.moved)
        self.autopilot.attend(room)
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
                number = room.table.event_of(command)
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
            if room.table.closed:
                raise Refused("table-closed")
            event = decide(room.table)
        except Refused:
            if await self.catch_up(room):
                return None
            raise
        row = Row(room.table.number + 1, command, ev.encode(event), time.time())
        short = summary.after(room.table, event, room.summary)
        answer = await self.store.append(room.table.name, row, short.over, None if short == room.summary else short)
        if isinstance(answer, Conflict | Repeated):
            await self.catch_up(room)
            return None
        if isinstance(answer, Gone):
            self.drop(room)
            raise Refused("no-such-table")
        room.summary = short
        if sender is not None:
            sender.acknowledge(ack, row.number)
        self.enter(room, row, event)
        self.autopilot.attend(room)
        if self.bus.heard:
            self.spawn(self.bus.tell(room.table.name, row.number))
        return row.number

    async def catch_up(self, room: Room) -> bool:
        """Read what others have written; whether there was anything."""
        with intact():
            rows = [(row, ev.decode(row.event)) for row in await self.store.rows(room.table.name, room.table.number)]
        for row, event in rows:
            if row.number == room.table.number + 1:
                self.enter(room, row, event)
        if rows:
            self.autopilot.attend(room)
        return bool(rows)

    def enter(self, room: Room, row: Row, event: ev.AnyEvent) -> None:
        """Apply an event and tell everybody who watches."""
        table = room.table
        room.apply(row, event)
        self.metrics.events.labels(type(event).__name__.lower()).inc()
        snapshots = Snapshots(table, room.news[-1])
        for guest in room.guests:
            if isinstance(event, ev.Changed):
                guest.tell(encode(welcome(table, table.chairs.played_with(guest.keys))))
            for eyes in room.eyes(guest):
                guest.tell(snapshots.of(eyes))
        if table.journal is not None:
            table.journal.state.listen()

    # Other workers

    async def listen(self) -> None:
        """Follow the hints of other workers; poll now and then, in case one was lost."""
        looked = 0.0
        async for name, number in self.bus.hints(POLL):
            try:
                await self.follow(name, number)
                if time.monotonic() - looked >= POLL:  # however many hints come for other tables
                    looked = time.monotonic()
                    await self.look()
            except StoreTrouble:  # which was noted: the next hint may find it again
                pass
            except Exception:
                log.exception("could not process a hint from another worker", extra={"table": name})

    async def look(self) -> None:
        if self.store.health.cause:
            await self.store.probe(writes=True)
        await self.drop_changed()
        heights = await self.store.heights([table for table, room in self.rooms.items() if room.guests])
        for table, height in heights.items():
            await self.follow(table, height)

    async def drop_changed(self) -> None:
        """Drop tables that were removed, or whose log was rewritten: their viewers reconnect."""
        for names in batched(list(self.rooms), MANY):
            now = await self.store.revisions(names)
            for name in names:
                room = self.rooms.get(name)
                if room is not None and now.get(name) != room.revision:
                    self.drop(room)

    def drop(self, room: Room) -> None:
        if self.rooms.get(room.table.name) is room:
            self.rooms.forget(room.table.name)
        for guest in list(room.guests):
            guest.dismiss()

    async def follow(self, name: str, number: int) -> None:
        room = self.rooms.get(name)
        if room is not None and room.table.number < number:
            async with room.lock:
                await self.catch_up(room)

    # Its own affairs

    def store_changed(self, cause: str, problem: str) -> None:
        """The store fails, or works again: then everything that had to wait resumes."""
        self.metrics.fails(cause, self.store.health.damaged)
        if cause == DAMAGED:
            log.error("some tables are damaged: run check and repair", extra={"cause": cause, "problem": problem})
            return
        if cause:
            log.error("the store cannot be reached or written", extra={"cause": cause, "problem": problem})
            return
        log.warning("the store works again")
        for room in self.rooms.values():
            asyncio.get_running_loop().call_soon(self.autopilot.attend, room)

    async def quietly(self, name: str, command: str, decide: Callable[[Table], ev.AnyEvent]) -> None:
        """Nobody waits for the answer: what is refused was done by somebody else."""
        try:
            await self.submit(name, command, decide)
        except Refused as refusal:
            log.debug("an automatic command was refused", extra={"table": name, "code": refusal.code})

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    async def close(self) -> None:
        tasks = [*self.tasks, *self.rooms.opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analyses.close()
        with contextlib.suppress(Exception):  # it is noted for the next server, which finds out by itself otherwise
            await self.upkeep.leave()
        await self.serving_time.end()
        for room in self.rooms.values():
            if room.clock is not None:
                room.clock.cancel()
            for guest in list(room.guests):
                guest.dismiss()
        self.previews.close()
