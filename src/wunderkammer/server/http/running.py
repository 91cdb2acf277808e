"""Run the application in one process, until a signal stops it."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from types import FrameType

import uvicorn
from litestar import Litestar

from wunderkammer.server.house.house import House
from wunderkammer.server.http.app import LARGEST, Settings, create_app
from wunderkammer.server.http.connections import PING, Crowd, note_trouble, protocol_for
from wunderkammer.server.system.collecting import collect
from wunderkammer.server.system.descriptors import take_all

GRACE = 10  # seconds that requests have to end
FAREWELL = 3.0  # seconds that connections have to take the last messages
AT_ONCE = 130  # exit code after a second signal
TURN = 0.0005  # seconds after which the loop lets the thread go on that writes the log


def run(settings: Settings, listening: socket.socket, opened: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal, the second SIGINT ends it at once; `opened` is called when everybody can come in."""
    sys.setswitchinterval(TURN)
    take_all()
    Serving(settings, opened).run(sockets=[listening])


def configured(app: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=protocol_for(Crowd(app.state.metrics)),
        ws="websockets-sansio",
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        log_level="warning",  # what it says below that would hold what people send
        server_header=False,
    )


class Serving(uvicorn.Server):
    """A server that takes leave of its guests."""

    def __init__(self, settings: Settings, opened: Callable[[], None]) -> None:
        self.app = create_app(settings)
        self.opened = opened
        super().__init__(configured(self.app))

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to end is no accident: the exit code is 0."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 (uvicorn's signature)
        if self.should_exit and sig == signal.SIGINT:
            if "house" in self.app.state:
                self.app.state.house.thinkers.kill()
            os._exit(AT_ONCE)
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(note_trouble)
        await super().startup(sockets)
        self.collecting = asyncio.create_task(collect())
        self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, close the open ones, wait for running requests."""
        self.app.state.ready = False
        self.collecting.cancel()
        for server in self.servers:
            server.close()
        await see_off(self.app.state.house)
        await super().shutdown(sockets)


async def see_off(house: House) -> None:
    """Tell all viewers that the server is stopping, after the messages still waiting for them."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            while guests := [guest for room in house.rooms.values() for guest in room.guests]:
                for guest in guests:
                    guest.dismiss()
                await asyncio.sleep(0.05)
