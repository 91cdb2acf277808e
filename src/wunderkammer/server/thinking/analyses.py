"""Analyses of finished games: one at a time, in a process of its own, and once for all who ask.

Those of tables are kept in the store, without names; of several workers one makes them, and the others follow it there.
Those of records that somebody sends are kept for a while in memory only.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict

import msgspec

from wunderkammer.server.system.threads import Threads
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.thinking.analyst import Played
from wunderkammer.server.thinking.claims import Claims, Elsewhere
from wunderkammer.server.thinking.memory import remember
from wunderkammer.server.thinking.subjects import Sent, key_of, name_of, played, read
from wunderkammer.server.thinking.weighing import Weigh, Work, in_a_process
from wunderkammer.store import Store, StoreTrouble
from wunderkammer.store.analyses import Kept

PATIENCE = 600.0  # seconds for one game
WAITING = 20  # games that may wait; more are refused
OFTEN = 1.0  # seconds between two looks at what another worker does, and between two notes for others
FEW = 24  # analyses in memory

log = logging.getLogger(__name__)


class Analyses:
    def __init__(self, store: Store, weigh: Weigh = in_a_process) -> None:
        self.store = store
        self.elsewhere = weigh
        self.claims = Claims(store)
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.turn = asyncio.Lock()  # one after the other
        self.threads = Threads()

    def known(self, name: str) -> bool:
        """Whether there is nothing more to do for it than to wait."""
        return name in self.works

    async def of_table(self, table: Table) -> Work:
        """The work on a finished game, begun if nobody has asked before. After a failure it begins anew."""
        if table.phase != FINISHED:
            raise Refused("still-playing")
        if (work := self.begun(table.name)) is not None:
            return work
        game = played(table)
        kept = await self.store.analysis(table.name, key_of(game))
        return self.begun(table.name) or self.begin(table.name, game, table.name, kept)

    async def of_text(self, record: str, edition: str) -> Work:
        """The same for a record that somebody sends; Refused says what is wrong with it."""
        name = name_of(record, edition)
        if (work := self.begun(name)) is not None:
            return work
        sent: Sent = await self.threads.run(read, record, edition)
        work = self.begun(name) or self.begin(name, sent.game)
        work.people = sent.people
        return work

    def begun(self, name: str) -> Work | None:
        work = self.works.get(name)
        if work is not None and work.failed:
            del self.works[name]
            raise Refused("analysis-failed")
        return work

    def begin(self, name: str, game: Played, table: str = "", kept: Kept | None = None) -> Work:
        """What is kept needs no work."""
        work = Work(len(game.lines))
        if kept is not None and kept.found is not None:
            work.accept(kept.found)
        else:
            if sum(one.waiting for one in self.works.values()) >= WAITING:
                raise Refused("busy")
            work.task = asyncio.create_task(self.see_to(work, game, table))
        remember(self.works, name, work, FEW)
        return work

    async def see_to(self, work: Work, game: Played, table: str) -> None:
        try:
            await (self.for_all(work, game, table) if table else self.weigh(work, game))
        except Exception as error:
            log.error("an analysis failed", extra={"table": table, "kind": type(error).__name__})
        finally:
            work.failed = work.result is None

    async def weigh(self, work: Work, game: Played) -> None:
        async with self.turn, asyncio.timeout(PATIENCE):
            await self.elsewhere(msgspec.json.encode(game), work.hear)
        if work.result is None:
            raise EOFError

    async def for_all(self, work: Work, game: Played, table: str) -> None:
        """Once for all workers, and for those who ask later."""
        key = key_of(game)
        while not await self.mine(table):
            await asyncio.sleep(OFTEN)
            kept = await self.store.analysis(table, key)
            if kept is not None:
                work.follow(kept.done)
                if kept.found is not None:
                    work.accept(kept.found)
                    return
        noting = asyncio.create_task(self.note(work, table, key))
        try:
            await self.weigh(work, game)
        finally:
            noting.cancel()
            await asyncio.gather(noting, return_exceptions=True)
        with contextlib.suppress(StoreTrouble):  # those who ask now have it all the same
            await self.store.keep_analysis(table, key, Kept(work.progress.of, work.packed()))

    async def mine(self, table: str) -> bool:
        """Whether it is for this worker to do."""
        try:
            await self.claims.claim(table)
        except Elsewhere:
            return False
        return True

    async def note(self, work: Work, table: str, key: str) -> None:
        """As long as it goes on: how far it is, and that it is still ours."""
        while True:
            with contextlib.suppress(Elsewhere, StoreTrouble):
                await self.claims.claim(table)
                await self.store.keep_analysis(table, key, Kept(work.progress.done, None))
            await asyncio.sleep(OFTEN)

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
