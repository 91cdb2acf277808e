"""Long work goes into threads, a few at a time: nobody at a table waits for it, and nobody can start many."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

AT_ONCE = 2

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.free = asyncio.Semaphore(at_once)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.free:
            return await asyncio.to_thread(work, *args, **kwargs)
