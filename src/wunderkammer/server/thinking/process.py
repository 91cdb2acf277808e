"""One process that thinks, as the server sees it: started, asked, and killed if need be. Nothing here can block."""

import asyncio
import contextlib
import os
import sys
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict

import msgspec

from wunderkammer.server.thinking.memory import remember
from wunderkammer.server.thinking.thinker import READY, Question, Thought

COMMAND = (sys.executable, "-P", "-m", "wunderkammer.server.thinking.thinker")
STARTING = 30.0  # seconds to begin, on a machine that has much else to do
ENDING = 10.0  # seconds that a killed process may take to be gone, on a machine that has much else to do
LONGEST = 1 << 20  # bytes of an answer


class NoThought(Exception):
    """A bot has no answer: it took too long, stumbled, or its process has ended."""


class Stumbled(NoThought):
    """The bot raised an error, named by its type; the process can be used again."""


class Knowledge:
    """What a process knows of each table: how many lines, and their hash, since the lines would take more room."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def news(self, question: Question) -> Question:
        """The question without what the process knows already; all of it if something else was played there."""
        count, known = self.tables.get(question.table, (0, 0))
        if not count or known != fingerprint(question, count):
            return question
        return msgspec.structs.replace(question, start=None, lines=question.lines[count:])

    def learn(self, question: Question) -> None:
        count = len(question.lines)
        remember(self.tables, question.table, (count, fingerprint(question, count)))

    def forget(self, table: str) -> None:
        self.tables.pop(table, None)


def fingerprint(question: Question, count: int) -> int:
    """Of the beginning of a game and its first lines."""
    return hash((msgspec.json.encode(question.start), *question.lines[:count]))


class Asked(ABC):
    """Somebody who thinks elsewhere and is asked line by line."""

    def __init__(self) -> None:
        self.knowledge = Knowledge()

    @abstractmethod
    async def ask(self, line: bytes) -> bytes:
        """The answer of a `Thinker` to a question."""

    async def think(self, question: Question) -> list[Thought]:
        """Stumbled: the bot made a mistake. Any other error: the thinker has to be replaced."""
        line = await self.ask(msgspec.json.encode(self.knowledge.news(question)))
        answer = msgspec.json.decode(line, type=list[Thought] | str)
        if isinstance(answer, str):
            self.knowledge.forget(question.table)
            raise Stumbled(answer)
        self.knowledge.learn(question)
        return answer


class ThinkingProcess(Asked):
    def __init__(self, process: Process) -> None:
        super().__init__()
        self.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        self.stdin, self.stdout = process.stdin, process.stdout

    @classmethod
    async def start(cls) -> "ThinkingProcess":
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        begun = cls(
            await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, limit=LONGEST, env=environment)
        )
        try:
            async with asyncio.timeout(STARTING):
                if await begun.line() != READY:
                    raise EOFError
        except BaseException:
            await begun.end()
            raise
        return begun

    async def ask(self, line: bytes) -> bytes:
        self.stdin.write(line + b"\n")
        await self.stdin.drain()
        return await self.line()

    async def line(self) -> bytes:
        line = await self.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    def kill(self) -> None:
        """At once, whatever it does; also if it was stopped by a signal."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.stdin.close()

    async def end(self) -> None:
        """Kill it and wait until it is gone and its pipes are closed."""
        self.kill()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING):
                await self.process.communicate()
                await asyncio.sleep(0)  # asyncio closes them a turn later
