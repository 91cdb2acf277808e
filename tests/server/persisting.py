"""Somebody who plays on whatever happens to the server: comes back, and says again what nobody has confirmed."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .serving import Person, seated

AGAIN = 0.02  # seconds before the next attempt


class Persistent:
    """A player of random moves, and what the server has confirmed."""

    def __init__(self, table: str, token: str, rng: Random, addresses: Sequence[Callable[[], str]]) -> None:
        self.table = table
        self.token = token
        self.rng = rng
        self.addresses = addresses  # one after another is tried
        self.seen = 0
        self.last: dict[str, Any] = {"legal": []}  # the table as it was shown last
        self.reached = 0  # the event of what was confirmed last
        self.pending: dict[str, Any] | None = None
        self.confirmed: list[dict[str, Any]] = []
        self.connections = 0
        self.story: list[dict[str, Any]] = []
        self.over = False

    async def play(self, pause: float = 0.0) -> None:
        attempt = self.rng.randrange(len(self.addresses))
        while not self.over:
            address = self.addresses[attempt % len(self.addresses)]()
            attempt += 1
            try:
                async with seated(address, self.table, self.token, seen=self.seen) as person:
                    self.connections += 1
                    await self.stay(person, pause)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(AGAIN)

    async def stay(self, person: Person, pause: float) -> None:
        if self.pending is not None:
            await person.say(**self.pending)
        while not self.over:
            message = await person.hear()
            assert message["is"] != "refused", message
            if message["is"] == "done":
                self.done(message)
            elif message["is"] == "table":
                self.look(message)
            if self.pending is None and self.last["legal"] and self.last["event"] >= self.reached:
                await asyncio.sleep(pause)
                await self.decide(person)

    def done(self, message: dict[str, Any]) -> None:
        if self.pending is not None and self.pending["id"] == message["id"]:
            self.confirmed.append(self.pending)
            self.pending = None
            self.reached = message["event"]

    def look(self, message: dict[str, Any]) -> None:
        assert message["event"] >= self.seen
        self.seen = message["event"]
        self.last = message
        self.story += message["story"]
        self.over = message["phase"] == "over" and self.pending is None

    async def decide(self, person: Person) -> None:
        self.pending = {
            "do": "play",
            "id": f"p{self.last['event']}",
            "event": self.last["event"],
            "moves": [self.rng.choice(self.last["legal"])],
        }
        await person.say(**self.pending)
