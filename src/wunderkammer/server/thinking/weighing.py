"""The work on one analysis: the process that does it, how far it is, and at last the result."""

import asyncio
import contextlib
import gzip
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable

import msgspec

from wunderkammer.insight import Analysis
from wunderkammer.server.thinking.analyst import Progress, Result

COMMAND = (sys.executable, "-P", "-m", "wunderkammer.server.thinking.analyst")
LONGEST = 8 << 20  # bytes of an analysis

Weigh = Callable[[bytes, Callable[[bytes], None]], Awaitable[None]]


class Work:
    """A game that is being weighed, or was."""

    def __init__(self, actions: int) -> None:
        self.progress = Progress(0, actions)
        self.task: asyncio.Task[None] | None = None
        self.result: Analysis | None = None
        self.failed = False
        self.people: list[str] = []  # of a record; those of a table are known there

    @property
    def waiting(self) -> bool:
        return self.result is None and not self.failed

    def follow(self, done: int) -> None:
        """It never goes back, whoever goes on with it."""
        self.progress = Progress(max(done, self.progress.done), self.progress.of)

    def finish(self, found: Analysis) -> None:
        self.follow(self.progress.of)
        self.result = found

    def hear(self, line: bytes) -> None:
        """Progress, and at last the result."""
        told = msgspec.json.decode(line)
        if "analysis" in told:
            self.finish(msgspec.convert(told, Result).analysis)
        else:
            self.follow(msgspec.convert(told, Progress).done)

    def accept(self, packed: bytes) -> None:
        """What was found before, by this worker or another."""
        self.finish(msgspec.json.decode(gzip.decompress(packed), type=Analysis))

    def packed(self) -> bytes:
        return gzip.compress(msgspec.json.encode(self.result), mtime=0)


async def in_a_process(game: bytes, hear: Callable[[bytes], None]) -> None:
    """Have a game weighed in a process that ends with it; `hear` gets each line of an analyst."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST, env=environment)
    try:
        await listen(process, game, hear)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def listen(process: Process, game: bytes, hear: Callable[[bytes], None]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(game)
    process.stdin.close()
    while line := await process.stdout.readline():
        hear(line)
