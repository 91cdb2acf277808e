"""The tables that a worker has in memory, each with those who watch it.

Whatever uses a room keeps it alive: as long as anything refers to a room it is found here, so a worker never has two of
one table. Rooms used recently are kept for a while; the others leave memory when nothing uses them, and are loaded from
the log when somebody asks.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from weakref import WeakValueDictionary

from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.thinking.answering import Answer
from wunderkammer.server.thinking.hints import Hint
from wunderkammer.server.wire.guest import Guest
from wunderkammer.server.wire.messages import Seats, encode
from wunderkammer.server.wire.news import Recent, news_of
from wunderkammer.server.wire.parts import News
from wunderkammer.store import Row, Summary

MOST = 200  # rooms that are held here
WORDS, OTHERS = 50, 200  # lines of chat, and other events, that a new connection gets
STAY = 60.0  # seconds after they were used last
STAY_FINISHED = 10.0  # if the game is over


class Room:
    """A table with those who watch it from this worker."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.clock: asyncio.TimerHandle | None = None
        self.stage = (0, 0.0)  # of sealing: the event with which it began, and when this worker saw it
        self.thoughts: dict[str, Answer] = {}  # what bots think about, by the commands that they will give
        self.advised: dict[int, Hint] = {}  # by the seat that has asked for it
        self.news: list[tuple[News, ...]] = []  # what happened round the table, event by event
        self.revision = 0  # of the log, when it was read
        self.said = 0  # words of people
        self.remarks = 0  # of those who watch
        self.used = time.monotonic()
        self.summary: Summary | None = None  # that the store has; None if nobody knows
        self.described: tuple[int, bool, float] | None = None  # the moment of which it tells

    @property
    def idle(self) -> bool:
        """Nobody watches, and nothing is under way or has to happen by itself."""
        return not (self.guests or self.thoughts or self.advised or self.clock)

    @property
    def moment(self) -> tuple[int, bool, float]:
        """All that a summary depends on."""
        return self.table.number, self.idle, self.table.deadline

    def apply(self, row: Row, event: ev.AnyEvent) -> None:
        wish = self.table.wish
        news = news_of(self.table.apply(row.number, row.command, event, row.at))
        if wish is not None and self.table.shorter:  # the wish has come true
            news.append(News("undone", wish.seat, to=wish.to))
        self.said += isinstance(event, ev.Said)
        self.remarks += isinstance(event, ev.Remarked)
        self.news.append(tuple(news))  # nothing, which is usual, takes no room

    def eyes(self, guest: Guest) -> list[int | None]:
        """Whose view a guest has now; if their seat has changed hands, they learn that first."""
        seats = self.table.chairs.played_with(guest.keys)
        if seats != guest.seats:
            guest.seats = seats
            guest.tell(encode(Seats(seats)))
        return [*seats] or [None]

    def recent_news(self, seen: int) -> Recent:
        """What happened round the table after an event, or the newest of it."""
        told: list[News] = []
        counts: Counter[str] = Counter()
        earlier: dict[str, int] = {}
        for event in range(len(self.news), max(0, seen), -1):
            for one in reversed(self.news[event - 1]):
                kind = "" if one.text is None else one.what
                if counts[kind] < (WORDS if kind else OTHERS):
                    counts[kind] += 1
                    told.append(one)
                else:
                    earlier.setdefault(kind, event + 1)
        return Recent(told[::-1], earlier.get("said"), earlier.get("remarked"))


class Rooms(Mapping[str, Room]):
    """As a mapping: the rooms in memory now."""

    def __init__(self, read: Callable[[str], Awaitable[Room]], most: int = MOST) -> None:
        self.read = read
        self.most = most
        self.alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.recent: OrderedDict[str, Room] = OrderedDict()  # held here, the one that was used last at the end
        self.opening: dict[str, asyncio.Task[Room]] = {}

    def __getitem__(self, name: str) -> Room:
        return self.alive[name]

    def __iter__(self) -> Iterator[str]:
        return iter(list(self.alive))

    def __len__(self) -> int:
        return len(self.alive)

    async def room(self, name: str) -> Room:
        """The room of a table, read from the log if need be. Rooms are opened side by side, each of them once."""
        room = self.alive.get(name)
        if room is None:
            if name not in self.opening:
                self.opening[name] = asyncio.create_task(self.open(name))
            room = await asyncio.shield(self.opening[name])  # the first caller may go away while others still wait
        self.touch(room)
        return room

    async def open(self, name: str) -> Room:
        try:
            room = await self.read(name)
            self.alive[name] = room
            return room
        finally:
            del self.opening[name]

    def touch(self, room: Room) -> None:
        """It was used just now, so it stays a while."""
        room.used = time.monotonic()
        self.recent[room.table.name] = room
        self.recent.move_to_end(room.table.name)
        if len(self.recent) > self.most:
            self.recent.popitem(last=False)

    def shrink(self) -> None:
        """Let go of what nobody has used for a while, and sooner if the game is over."""
        now = time.monotonic()
        for name, room in list(self.recent.items()):
            if now - room.used > (STAY_FINISHED if room.table.phase == FINISHED else STAY):
                del self.recent[name]

    def forget(self, name: str) -> Room | None:
        """Even if something refers to it: the next request loads it again."""
        self.recent.pop(name, None)
        return self.alive.pop(name, None)
