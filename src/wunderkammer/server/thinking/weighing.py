"""The work on one analysis: the process that does it, how far it is, and at last the result."""

import asyncio
import contextlib
import gzip
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from wunderkammer.insight import Analysis
from wunderkammer.server.thinking.analyst import Played, Progress, Result

COMMAND = (sys.executable, "-P", "-m", "wunderkammer.server.thinking.analyst")
LONGEST = 8 << 20  # bytes of an analysis


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

    def accept(self, packed: bytes) -> None:
        """What was found before, by this worker or another."""
        self.finish(msgspec.json.decode(gzip.decompress(packed), type=Analysis))

    def packed(self) -> bytes:
        return gzip.compress(msgspec.json.encode(self.result), mtime=0)


async def weigh(work: Work, game: Played) -> None:
    """In a process that ends with it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST, env=environment)
    try:
        await listen(process, work, game)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if work.result is None:
        raise EOFError


async def listen(process: Process, work: Work, game: Played) -> None:
    """Progress, line by line, and at last the result."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(game))
    process.stdin.close()
    while line := await process.stdout.readline():
        told = msgspec.json.decode(line)
        if "analysis" in told:
            work.finish(msgspec.convert(told, Result).analysis)
        else:
            work.follow(msgspec.convert(told, Progress).done)
