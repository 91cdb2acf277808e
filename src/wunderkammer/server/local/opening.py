"""Open the house of one device: tables in memory that a keeper keeps, and a thinker that works elsewhere."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from wunderkammer.server.house.bus import NoBus
from wunderkammer.server.house.limits import OFF, parsed
from wunderkammer.server.http.app import Settings, Staff, create_app
from wunderkammer.server.local.door import Door
from wunderkammer.server.local.requests import HERE
from wunderkammer.server.system.metrics import Metrics
from wunderkammer.server.thinking.process import Asked
from wunderkammer.server.thinking.thinkers import Thinkers
from wunderkammer.server.thinking.weighing import Weigh
from wunderkammer.store.in_memory import Keeper, MemoryStore

PREFIX = "here-"  # by which a page knows that a table is on its device
PATIENCE = 120.0  # seconds for one thought: rules are interpreted here, and a telephone is slow


class Elsewhere(Protocol):
    """Where a `Thinker` runs."""

    async def ask(self, line: bytes) -> bytes: ...

    def end(self) -> None: ...


class Thinking(Asked):
    def __init__(self, where: Elsewhere) -> None:
        super().__init__()
        self.where = where

    async def ask(self, line: bytes) -> bytes:
        return await self.where.ask(line)

    def kill(self) -> None:
        self.where.end()

    async def end(self) -> None:
        self.kill()


class LocalHouse:
    """Requests come in by the door, as long as the house is open."""

    def __init__(self, keeper: Keeper, begin: Callable[[], Awaitable[Elsewhere]], weigh: Weigh) -> None:
        async def start() -> Thinking:
            return Thinking(await begin())

        async def hire(settings: Settings, metrics: Metrics) -> Staff:  # noqa: ARG001 - all is settled here
            return Staff(await MemoryStore.open(keeper), NoBus(), Thinkers(metrics, 1, PATIENCE, start), weigh)

        self.app = create_app(Settings(Path(), limits=parsed([OFF]), limited=False, prefix=PREFIX), hire, [HERE])
        self.door = Door(self.app)
        self.open: AbstractAsyncContextManager[None] = self.app.lifespan()

    async def __aenter__(self) -> Door:
        await self.open.__aenter__()
        return self.door

    async def __aexit__(self, *error: object) -> None:
        await self.open.__aexit__(None, None, None)
