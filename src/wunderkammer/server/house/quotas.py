"""What has been used of the limits. Each worker counts for itself, in memory; no address is ever written down."""

import contextlib
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator

from wunderkammer.server.house.limits import Limits
from wunderkammer.server.system import descriptors
from wunderkammer.server.system.metrics import Metrics
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.store import Store

HOUR, MINUTE = 3600.0, 60.0
KEPT = 10_000  # addresses, or seats, that are remembered for each limit


class Allowance:
    """An allowance that refills evenly over time; the oldest users are forgotten first."""

    def __init__(self, amount: int, seconds: float) -> None:
        self.amount, self.rate = amount, amount / seconds
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> int:
        """Use one; 0, or the seconds until there is one again."""
        if self.amount == 0:
            return 0
        now = time.monotonic()
        left, last = self.used.pop(key, (float(self.amount), now))
        left = min(self.amount, left + (now - last) * self.rate)
        self.used[key] = (left - 1 if left >= 1 else left, now)
        if len(self.used) > KEPT:
            self.used.popitem(last=False)
        return 0 if left >= 1 else math.ceil((1 - left) / self.rate)


class Quotas:
    """Each method raises Refused, with what is allowed, if a limit is reached; that is counted."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.tables = Allowance(limits.tables_an_hour, HOUR)
        self.editions = Allowance(limits.editions_an_hour, HOUR)
        self.forks = Allowance(limits.forks_an_hour, HOUR)
        self.seats = Allowance(limits.seats_an_hour, HOUR)
        self.words = Allowance(limits.words_a_minute, MINUTE)
        self.remarks = Allowance(limits.remarks_a_minute, MINUTE)
        self.hints = Allowance(limits.hints_a_minute, MINUTE)
        self.replays = Allowance(limits.replays_a_minute, MINUTE)
        self.made: OrderedDict[str, list[str]] = OrderedDict()  # by address: tables that may go on still
        self.connected: Counter[str] = Counter()

    def counted(self, limit: str, refusal: Refused) -> Refused:
        self.metrics.limits.labels(limit).inc()
        return refusal

    # Tables

    async def new_table(self, address: str, store: Store, edition: bool, fork: bool) -> None:
        """Somebody makes a table. What concerns all comes first, so that it costs nobody anything."""
        allowed = self.limits.tables_in_all
        if allowed and await store.going_on() >= allowed:
            raise self.counted("tables-in-all", Refused("too-many-tables-here", allowed=allowed))
        await self.open_tables(address, store)
        if edition and (wait := self.editions.wait(address)):
            allowed = self.limits.editions_an_hour
            raise self.counted("editions-an-hour", Refused("too-many-editions", allowed=allowed, wait=wait))
        if fork and (wait := self.forks.wait(address)):
            allowed = self.limits.forks_an_hour
            raise self.counted("forks-an-hour", Refused("too-many-forks", allowed=allowed, wait=wait))
        if wait := self.tables.wait(address):
            allowed = self.limits.tables_an_hour
            raise self.counted("tables-an-hour", Refused("too-many-tables", allowed=allowed, wait=wait))

    async def open_tables(self, address: str, store: Store) -> None:
        """The store knows which tables of an address are still running; we ask it only if there may be too many."""
        allowed = self.limits.tables_open
        mine = self.made.get(address, [])
        if allowed and len(mine) >= allowed:
            mine[:] = await store.still_going_on(mine)
            if len(mine) >= allowed:
                raise self.counted("tables-open", Refused("too-many-open-tables", allowed=allowed))

    def table_made(self, address: str, table: str) -> None:
        if self.limits.tables_open:
            self.made.setdefault(address, []).append(table)
            self.made.move_to_end(address)
            if len(self.made) > KEPT:
                self.made.popitem(last=False)

    # People

    @contextlib.contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """While somebody is connected, or waits for news."""
        allowed = descriptors.connections(self.limits.connections_in_all)
        if allowed and self.connected.total() >= allowed:
            raise self.counted("connections-in-all", Refused("too-many-connections-here", allowed=allowed))
        allowed = self.limits.connections
        if allowed and self.connected[address] >= allowed:
            raise self.counted("connections", Refused("too-many-connections", allowed=allowed))
        self.connected[address] += 1
        try:
            yield
        finally:
            self.connected[address] -= 1
            if not self.connected[address]:
                del self.connected[address]

    def seat(self, address: str) -> None:
        if wait := self.seats.wait(address):
            allowed = self.limits.seats_an_hour
            raise self.counted("seats-an-hour", Refused("too-many-seats", allowed=allowed, wait=wait))

    def replay(self, address: str) -> None:
        if wait := self.replays.wait(address):
            allowed = self.limits.replays_a_minute
            raise self.counted("replays-a-minute", Refused("too-many-replays", allowed=allowed, wait=wait))

    # At a table

    def word(self, table: str, seat: int, said: int) -> None:
        """Somebody says something at a table at which so much was said already."""
        allowed = self.limits.words_a_table
        if allowed and said >= allowed:
            raise self.counted("words-a-table", Refused("too-many-words-here", allowed=allowed))
        if wait := self.words.wait(f"{table}/{seat}"):
            allowed = self.limits.words_a_minute
            raise self.counted("words-a-minute", Refused("too-many-words", allowed=allowed, wait=wait))

    def remark(self, table: str, place: str, said: int) -> None:
        """The same for somebody who watches. What they say leaves the players their words."""
        allowed = self.limits.remarks_a_table
        if allowed and said >= allowed:
            raise self.counted("remarks-a-table", Refused("too-many-words-here", allowed=allowed))
        if wait := self.remarks.wait(f"{table}/{place}"):
            allowed = self.limits.remarks_a_minute
            raise self.counted("remarks-a-minute", Refused("too-many-words", allowed=allowed, wait=wait))

    def hint(self, table: str, seat: int) -> None:
        if wait := self.hints.wait(f"{table}/{seat}"):
            allowed = self.limits.hints_a_minute
            raise self.counted("hints-a-minute", Refused("too-many-hints", allowed=allowed, wait=wait))

    def event(self, number: int) -> None:
        """Something else than a move, at a table at which so much has happened."""
        allowed = self.limits.events_a_table
        if allowed and number >= allowed:
            raise self.counted("events-a-table", Refused("too-many-events", allowed=allowed))
