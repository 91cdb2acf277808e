"""Bots think in separate processes, so that nobody waits for them: a few at a time, each with a time limit.

Questions wait in a fair queue (`fair_queue.py`). A process that does not answer in time, or has ended, is replaced; the
others go on.
"""

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from wunderkammer.record import line_of
from wunderkammer.server.system.metrics import Metrics
from wunderkammer.server.tables.table import Table
from wunderkammer.server.thinking.fair_queue import FairQueue, Waiting
from wunderkammer.server.thinking.process import NoThought, Stumbled, ThinkingProcess
from wunderkammer.server.thinking.thinker import Question, Start, Thought

LIMIT = float(os.environ.get("WUNDERKAMMER_THINKING", "10"))  # seconds for one thought; a search ends after one
PAUSE = 1.0  # seconds after a process could not be started
STILL = 10.0  # seconds more than the limit after which thinking stands still
REPLACED = {
    "timeout": "a thinking process hung and was replaced",
    "ended": "a thinking process ended and was replaced",
}
log = logging.getLogger(__name__)


class Process(Protocol):
    """What a `ThinkingProcess` can do."""

    async def think(self, question: Question) -> list[Thought]: ...

    def kill(self) -> None: ...

    async def end(self) -> None: ...


class Thinkers:
    def __init__(
        self,
        metrics: Metrics,
        processes: int | None = None,
        limit: float = LIMIT,
        start: Callable[[], Awaitable[Process]] = ThinkingProcess.start,
    ) -> None:
        self.metrics = metrics
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.start = start
        self.queue = FairQueue()
        self.workers: list[asyncio.Task[None]] = []
        self.running: set[Process] = set()
        self.wanted = 0  # thoughts that somebody waits for
        self.failing = False  # whether the last one came to nothing
        self.progress = time.monotonic()  # when one came to its end, or the first was wanted after a rest

    async def choose(
        self, table: Table, seat: int, level: str, seed: str, claim: Callable[[], Awaitable[None]] | None = None
    ) -> str:
        """The move of a bot, in notation."""
        people = any(not chair.automatic for chair in table.chairs.all)
        return (await self.consider(table, seat, level, seed, people, claim))[0].move

    async def consider(
        self,
        table: Table,
        seat: int,
        level: str,
        seed: str,
        people: bool = True,
        claim: Callable[[], Awaitable[None]] | None = None,
        moves: Sequence[str] = (),
    ) -> list[Thought]:
        """The moves it thought about, the best first; NoThought if it did not get that far. May be cancelled."""

        def ask() -> Question:
            game = table.game.record
            start = Start(game.game, len(game.people), game.options, table.made.edition)
            return Question(table.name, start, [line_of(entry) for entry in game.entries], seat, level, seed, [*moves])

        waiting = Waiting(table.name, people, ask, claim)
        self.queue.put(waiting)
        if not self.workers:
            self.workers = [asyncio.create_task(self.work()) for _ in range(self.processes)]
        if self.wanted == 0 and not self.failing:
            self.progress = waiting.since
        self.wanted += 1
        try:
            return await waiting.answer
        finally:
            self.wanted -= 1
            self.queue.drop(waiting)

    @property
    def stands_still(self) -> bool:
        """Somebody waits, and no thought has come to its end for a long time."""
        return self.wanted > 0 and time.monotonic() - self.progress > self.limit + STILL

    async def work(self) -> None:
        """Thought after thought, in one process as long as it goes well."""
        process: Process | None = None
        while True:
            waiting = await self.queue.get()
            self.metrics.waited.observe(time.monotonic() - waiting.since)
            try:
                if waiting.claim is not None:
                    await waiting.claim()
                if not waiting.answer.done():
                    process = await self.attempt(waiting, process or await self.fresh())
            except Exception as error:
                waiting.fail(error)

    async def attempt(self, waiting: Waiting, process: Process) -> Process | None:
        """Think about a question; the process for the next one, if it is still of use."""
        question, began = waiting.ask(), time.monotonic()
        try:
            async with asyncio.timeout(self.limit):
                waiting.settle(await process.think(question))
                outcome = "done"
        except Stumbled as error:
            outcome = "stumbled"
            log.error("a bot failed", extra={"table": waiting.table, "kind": str(error)})
            waiting.fail(error)
        except Exception as error:
            outcome = "timeout" if isinstance(error, TimeoutError) else "ended"
            log.error(REPLACED[outcome], extra={"table": waiting.table})
            waiting.fail(NoThought(outcome))
        self.count(began, outcome)
        if outcome not in REPLACED:
            return process
        await self.end(process)
        return None

    def count(self, began: float, outcome: str) -> None:
        self.failing = outcome in REPLACED
        if not self.failing:
            self.progress = time.monotonic()
        self.metrics.thoughts.labels(outcome).inc()
        self.metrics.thinking.observe(time.monotonic() - began)

    async def fresh(self) -> Process:
        try:
            process = await self.start()
        except Exception as error:
            self.failing = True
            log.exception("cannot start a thinking process")
            await asyncio.sleep(PAUSE)
            raise NoThought("start") from error
        self.running.add(process)
        return process

    async def end(self, process: Process) -> None:
        """If that is interrupted, `close` ends it once more."""
        await process.end()
        self.running.discard(process)

    def kill(self) -> None:
        """All processes, at once."""
        for process in self.running:
            process.kill()

    async def close(self) -> None:
        """End all processes; thoughts under way are lost."""
        for worker in self.workers:
            worker.cancel()
        self.kill()
        await asyncio.gather(*self.workers, return_exceptions=True)
        await asyncio.gather(*map(self.end, list(self.running)), return_exceptions=True)
