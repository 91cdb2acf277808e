"""One WebSocket for each person and table: it says hello, receives the table, sends commands and receives news."""

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wunderkammer.server.house.commands import do
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.http.bearer import alone
from wunderkammer.server.http.callers import caller_of
from wunderkammer.server.http.doors import Doors
from wunderkammer.server.tables.refusal import Refused, out_of_reach
from wunderkammer.server.tables.tokens import hashed
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire import snapshots
from wunderkammer.server.wire.guest import Guest
from wunderkammer.server.wire.news import story_since
from wunderkammer.store import StoreTrouble

HELLO = 10.0  # seconds to say hello
RATE = 20.0  # messages a second that are read from one connection
BURST = 40.0  # and this many at once
AT_ONCE = 4  # commands of one connection that are under way
SENDING = 20.0  # seconds for one message to be taken
GOING_AWAY, POLICY, FAILED, TRY_AGAIN = 1001, 1008, 1011, 1013
log = logging.getLogger(__name__)


@websocket("/api/tables/{name:str}/live", opt={"exclude_from_auth": True})
async def live(socket: WebSocket[Any, Any, Any], name: FromPath[str]) -> None:
    house: House = socket.app.state.house
    doors: Doors = socket.app.state.doors
    host = socket.headers.get("host")
    if not doors.answers_to(host) or not doors.admits(socket.headers.get("origin"), socket.url.scheme, host):
        await socket.close(POLICY, "origin")
        return
    await socket.accept()
    try:
        with house.quotas.connection(caller_of(socket)):
            await attend(socket, house, name)
    except Refused as refusal:
        house.metrics.refusals.labels(refusal.code).inc()
        await turn_away(socket, refusal)
    except WebSocketDisconnect:
        pass
    except StoreTrouble:  # the store has reported why; it may work again after reconnecting
        await socket.close(TRY_AGAIN, "store-away")
    except Exception:
        log.exception("a connection failed", extra={"table": name})
        await socket.close(FAILED)


async def attend(socket: WebSocket[Any, Any, Any], house: House, name: str) -> None:
    try:
        await house.room(name)
        hello = await greeted(socket)
        room = await house.newest(name)
        guest = Guest(keys_of(room, hello), room.table.place(caller_of(socket)))
        guest.seats = room.table.chairs.played_with(guest.keys)
        alone(room.table, guest.seats)
    except Refused as refusal:
        await turn_away(socket, refusal)
        return
    guest.tell(msg.encode(snapshots.welcome(room.table, guest.seats)))
    for eyes in room.eyes(guest):
        story = story_since(room.table, eyes, hello.seen)
        guest.tell(msg.encode(snapshots.show(room.table, eyes, story, room.recent_news(hello.seen))))
    room.guests.add(guest)
    house.metrics.guests.inc()
    reading = asyncio.create_task(read(socket, house, room, guest))
    writing = asyncio.create_task(write(socket, guest))
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.guests.discard(guest)
        house.rooms.touch(room)
        house.metrics.guests.dec()
        if guest.slow:
            house.metrics.slow.inc()
        reading.cancel()
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)


async def turn_away(socket: WebSocket[Any, Any, Any], refusal: Refused) -> None:
    await socket.send_data(msg.encode(told(refusal, "hello")))
    await socket.close(POLICY, refusal.code)


async def greeted(socket: WebSocket[Any, Any, Any]) -> msg.Hello:
    try:
        async with asyncio.timeout(HELLO):
            message = msg.decode(await socket.receive_data("text"))
    except TimeoutError:
        raise Refused("no-hello") from None
    except msgspec.DecodeError as error:
        raise Refused("bad-message", problem=str(error)) from None
    if not isinstance(message, msg.Hello):
        raise Refused("no-hello")
    msg.same_version(message.protocol)
    return message


def keys_of(room: Room, hello: msg.Hello) -> frozenset[str]:
    """The hashes of the tokens, which all have to open a seat; else the client learns which of them do not."""
    keys = [hashed(token) for token in hello.tokens]
    wrong = [number for number, key in enumerate(keys, 1) if room.table.chairs.holder(key) is None]
    if wrong:
        raise Refused("wrong-token", tokens=wrong)
    return frozenset(keys)


async def write(socket: WebSocket[Any, Any, Any], guest: Guest) -> None:
    """Send what waits; a connection that takes nothing for a while, or has too much waiting, is closed."""
    try:
        while (message := await guest.waiting.get()) is not None:
            async with asyncio.timeout(SENDING):
                await socket.send_data(message)
        async with asyncio.timeout(SENDING):
            await socket.close(TRY_AGAIN if guest.slow else GOING_AWAY)
    except (TimeoutError, RuntimeError, OSError):
        guest.slow = True


async def read(socket: WebSocket[Any, Any, Any], house: House, room: Room, guest: Guest) -> None:
    """Commands, one after another as they arrive; a client that sends too many is read more slowly."""
    allowance, last = BURST, time.monotonic()
    under_way = asyncio.Semaphore(AT_ONCE)
    tasks: set[asyncio.Task[None]] = set()
    try:
        while True:
            text = await socket.receive_data("text")
            now = time.monotonic()
            allowance = min(BURST, allowance + (now - last) * RATE) - 1
            last = now
            if allowance < 0:
                await asyncio.sleep(-allowance / RATE)
            await under_way.acquire()
            task = asyncio.create_task(answer(house, room, guest, text))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            task.add_done_callback(lambda _: under_way.release())
    finally:
        await asyncio.gather(*tasks, return_exceptions=True)


async def answer(house: House, room: Room, guest: Guest, text: str | bytes) -> None:
    """Do what a message says, and say what came of it. Nothing that a client sends ends more than its own command."""
    id_ = ""
    try:
        message = msg.decode(text)
        if isinstance(message, msg.Hello):
            raise Refused("hello-again")
        id_ = message.id
        done = await do(house, room, message, guest.keys, guest, guest.place)
        if not isinstance(done, msg.Done):  # that was said before the others were told
            guest.tell(msg.encode(done))
    except (Refused, StoreTrouble) as error:
        refusal = out_of_reach(error) if isinstance(error, StoreTrouble) else error
        house.metrics.refusals.labels(refusal.code).inc()
        guest.tell(msg.encode(told(refusal, id_)))
    except msgspec.DecodeError as error:
        house.metrics.refusals.labels("bad-message").inc()
        guest.tell(msg.encode(msg.Refusal(id_, "bad-message", args={"problem": str(error)})))
    except Exception:
        log.exception("a command failed", extra={"table": room.table.name})
        guest.tell(msg.encode(msg.Refusal(id_, "server-error")))


def told(refusal: Refused, id_: str) -> msg.Refusal:
    return msg.Refusal(id_, refusal.code, refusal.clause, refusal.details)
