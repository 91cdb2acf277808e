"""What is thought about next: tables with people before tables of bots, and among equals table after table.

However many questions a table has, and however many tables of bots somebody opens: a table at which a person sits waits
for the other tables with people at most, one thought of each.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable

from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.thinking.thinker import Question, Thought

MOST = 5000  # questions that wait


class Waiting:
    """A question that waits for a process, and for what comes of it."""

    def __init__(
        self, table: str, people: bool, ask: Callable[[], Question], claim: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self.table = table
        self.people = people
        self.ask = ask  # written when its turn has come: it is long
        self.claim = claim  # asked before: it raises where another worker thinks for this table
        self.since = time.monotonic()
        self.answer: asyncio.Future[list[Thought]] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)

    def settle(self, thoughts: list[Thought]) -> None:
        if not self.answer.done():
            self.answer.set_result(thoughts)


class FairQueue:
    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        self.lines: tuple[OrderedDict[str, deque[Waiting]], ...] = (OrderedDict(), OrderedDict())
        self.coming = asyncio.Semaphore(0)  # as many as wait, or more: some were dropped

    def __len__(self) -> int:
        return self.size

    def put(self, waiting: Waiting) -> None:
        """Refused if too many wait already."""
        if self.size >= self.most:
            raise Refused("busy")
        self.line_of(waiting).setdefault(waiting.table, deque()).append(waiting)
        self.size += 1
        self.coming.release()

    def drop(self, waiting: Waiting) -> None:
        """Remove a question from the queue, if it is still there."""
        line = self.line_of(waiting)
        if waiting in line.get(waiting.table, ()):
            line[waiting.table].remove(waiting)
            self.size -= 1
            if not line[waiting.table]:
                del line[waiting.table]

    async def get(self) -> Waiting:
        while True:
            await self.coming.acquire()
            if (waiting := self.take()) is not None:
                return waiting

    def take(self) -> Waiting | None:
        for line in self.lines:
            if line:
                table, questions = line.popitem(last=False)
                if len(questions) > 1:
                    line[table] = questions  # behind the other tables
                self.size -= 1
                return questions.popleft()
        return None

    def line_of(self, waiting: Waiting) -> OrderedDict[str, deque[Waiting]]:
        return self.lines[0 if waiting.people else 1]
