"""Analyses of finished games: one at a time, in a process of its own; the last ones are remembered."""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict

import msgspec

import wunderkammer as wk
from wunderkammer.insight import Analysis
from wunderkammer.insight.analysis import ITERATIONS
from wunderkammer.record import line_of
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.thinking.analyst import Played, Progress, Result
from wunderkammer.server.thinking.memory import remember
from wunderkammer.server.thinking.thinker import Start

COMMAND = (sys.executable, "-P", "-m", "wunderkammer.server.thinking.analyst")
LONGEST = 8 << 20  # bytes of an analysis
PATIENCE = 600.0  # seconds for one game
INTERPRETED = 40  # iterations for each decision where the rules are not compiled
WAITING = 20  # games that may wait; more are refused

log = logging.getLogger(__name__)


class Work:
    """A game that is being weighed, or was."""

    def __init__(self, actions: int) -> None:
        self.progress = Progress(0, actions)
        self.task: asyncio.Task[None] | None = None
        self.result: Analysis | None = None
        self.failed = False


class Analyses:
    def __init__(self) -> None:
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.turn = asyncio.Lock()  # one after the other

    def known(self, table: Table) -> bool:
        """Whether there is nothing more to do for it than to wait."""
        return table.name in self.works

    def ask(self, table: Table) -> Work:
        """The work on a finished game, begun if nobody has asked before. After a failure it begins anew."""
        if table.phase != FINISHED:
            raise Refused("still-playing")
        work = self.works.get(table.name)
        if work is not None and work.failed:
            del self.works[table.name]
            raise Refused("analysis-failed")
        if work is not None:
            return work
        if sum(one.result is None and not one.failed for one in self.works.values()) >= WAITING:
            raise Refused("busy")
        work = Work(len(table.game.record.entries))
        work.task = asyncio.create_task(self.weigh(work, played(table), table.name))
        remember(self.works, table.name, work)
        return work

    async def weigh(self, work: Work, game: Played, name: str) -> None:
        try:
            async with self.turn, asyncio.timeout(PATIENCE):
                environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
                process = await asyncio.create_subprocess_exec(
                    *COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST, env=environment
                )
                try:
                    await listen(process, work, game)
                finally:
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
                    await process.wait()
        except Exception as error:
            log.error("an analysis failed", extra={"table": name, "kind": type(error).__name__})
        finally:
            work.failed = work.result is None

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def listen(process: Process, work: Work, game: Played) -> None:
    """Progress, line by line, and at last the result."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(game))
    process.stdin.close()
    while line := await process.stdout.readline():
        told = msgspec.json.decode(line)
        if "analysis" in told:
            work.result = msgspec.convert(told, Result).analysis
        else:
            work.progress = msgspec.convert(told, Progress)


def played(table: Table) -> Played:
    game = table.game.record
    start = Start(game.game, len(game.people), game.options, table.made.edition)
    iterations = ITERATIONS if wk.compiled else INTERPRETED
    return Played(start, list(game.people), [line_of(entry) for entry in game.entries], iterations)
