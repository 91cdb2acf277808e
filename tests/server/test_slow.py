"""One who does not listen, and one who does not stop talking: nobody else waits for them."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import WORDS
from wunderkammer.server.wire.messages import PROTOCOL

from .inside import open_house, table_of
from .serving import Person, seated

PROMPT = 2.0  # seconds, on a machine that has much else to do


def deaf(address: str) -> socket.socket:
    """A connection that takes as little as it can before somebody reads."""
    host, port = address.split(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect((host, int(port)))
    made.setblocking(False)
    return made


async def until_slow(house: House, person: Person) -> list[float]:
    """Talk until somebody was found to be slow; how long each word took."""
    took: list[float] = []
    (guest,) = [one for one in house.rooms["table"].guests if one.seats == [0, 1, 2]]
    while not guest.slow:
        for _ in range(50):  # what others say, as fast as it can be written
            await house.submit("table", f"x{len(took)}.{_}", lambda table: table.say(2, "hello"))
        began = time.monotonic()
        assert (await person.ask(do="say", id=f"s{len(took)}", text="and I?"))["is"] == "done"
        took.append(time.monotonic() - began)
    return took


async def read_on(stalled: ClientConnection) -> AsyncIterator[str | bytes]:
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield await stalled.recv()


def test_one_who_does_not_listen_is_dropped_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (house, address):
            await table_of(house, "artifact", [None] * 3)
            stalled = await connect(
                f"ws://{address}/api/tables/table/live", sock=deaf(address), max_queue=1, max_size=None
            )
            hello = {"do": "hello", "protocol": PROTOCOL, "tokens": ["token-1", "token-2", "token-3"]}
            await stalled.send(json.dumps(hello))
            assert json.loads(await stalled.recv())["is"] == "welcome"
            async with seated(address, "table", "token-2") as person:
                took = await until_slow(house, person)
                assert max(took) < PROMPT
                heard: list[dict[str, Any]] = [json.loads(message) async for message in read_on(stalled)]
                assert stalled.close_code == 1013
                async with seated(address, "table", "token-1", seen=heard[-1]["event"]) as back:
                    shown = await back.hear("table")
                    missed = shown["event"] - heard[-1]["event"]
                    assert len(shown["news"]) == min(missed, WORDS), "all that was missed, or the newest of it"
                    assert (shown["earlier"] is None) == (missed <= WORDS)

    asyncio.run(story())


def test_one_who_does_not_stop_talking_delays_nobody(tmp_path: Path) -> None:
    async def flood(person: Person) -> None:
        for number in range(100_000):
            await person.say(do="say", id=f"f{number}", text="blah " * 90)

    async def story() -> None:
        async with open_house(tmp_path) as (house, address):
            await table_of(house, "artefakt", [None] * 2)
            async with seated(address, "table", "token-1") as loud, seated(address, "table", "token-2") as quiet:
                flooding = asyncio.create_task(flood(loud))
                took = []
                for number in range(30):
                    began = time.monotonic()
                    assert (await quiet.ask(do="say", id=f"q{number}", text="hm"))["is"] == "done"
                    took.append(time.monotonic() - began)
                    await asyncio.sleep(0.05)
                assert max(took) < PROMPT
                assert not flooding.done(), "it is read as slowly as a person may talk"
                flooding.cancel()
                await asyncio.gather(flooding, return_exceptions=True)
                loud.socket.transport.abort()
                assert house.rooms["table"].table.number < 30 + 40 + 20 * 20

    asyncio.run(story())
