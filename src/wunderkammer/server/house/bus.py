"""Hints from worker to worker that a table has a new event. They carry nothing else, and may be lost."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator

from wunderkammer.core.errors import ServeError

CHANNEL = "wunderkammer"


class Bus(ABC):
    heard = True  # whether anybody listens

    @abstractmethod
    async def tell(self, table: str, number: int) -> None: ...

    @abstractmethod
    def hints(self, patience: float) -> AsyncIterator[tuple[str, int]]:
        """Hints as they come; an empty one whenever none came for this many seconds."""

    @abstractmethod
    async def close(self) -> None: ...


class NoBus(Bus):
    """For one worker, or several that look by themselves: there is nobody to tell."""

    heard = False

    async def tell(self, table: str, number: int) -> None:
        pass

    async def hints(self, patience: float) -> AsyncIterator[tuple[str, int]]:
        while True:
            await asyncio.sleep(patience)
            yield "", 0

    async def close(self) -> None:
        pass


class RedisBus(Bus):
    """Over Valkey or Redis. While it cannot be reached, the empty hints go on."""

    def __init__(self, address: str) -> None:
        try:
            import redis.asyncio  # noqa: PLC0415 - needed only if a bus is configured
        except ImportError:
            raise ServeError("extra-missing", {"library": "redis", "extra": "scale"}) from None
        try:
            self.redis = redis.asyncio.from_url(address, socket_timeout=5, socket_connect_timeout=5)
        except ValueError:
            raise ServeError("unknown-bus", {"allowed": ["redis", "rediss", "unix"]}) from None
        self.trouble: tuple[type[Exception], ...] = (redis.RedisError, OSError)

    async def knock(self) -> None:
        """Whether somebody is there; ServeError if not."""
        try:
            await self.redis.ping()
        except self.trouble as error:
            raise ServeError("bus-unreachable", {"problem": str(error) or type(error).__name__}) from None

    async def tell(self, table: str, number: int) -> None:
        with contextlib.suppress(*self.trouble):  # the others will look by themselves
            await self.redis.publish(CHANNEL, f"{number} {table}")

    async def hints(self, patience: float) -> AsyncIterator[tuple[str, int]]:
        while True:
            try:
                async with self.redis.pubsub() as heard:
                    await heard.subscribe(CHANNEL)
                    yield "", 0
                    while True:
                        message = await heard.get_message(ignore_subscribe_messages=True, timeout=patience)
                        yield parsed(message["data"]) if message else ("", 0)
            except self.trouble:
                await asyncio.sleep(patience)
                yield "", 0

    async def close(self) -> None:
        await self.redis.aclose()


def parsed(data: bytes) -> tuple[str, int]:
    number, _, table = data.decode().partition(" ")
    return table, int(number)
