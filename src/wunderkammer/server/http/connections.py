"""Connections that send no complete request are closed: each takes a file descriptor that somebody else could use.

A process without descriptors drops newcomers silently and cannot open its own files. So some are kept in reserve, and
newcomers who find none left are refused with a note in the log.
"""

import asyncio
import logging
import time
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from wunderkammer.server.system import descriptors
from wunderkammer.server.system.metrics import Metrics

SILENT = 15.0  # seconds without a whole request
PING = 20.0  # seconds between questions whether a WebSocket still listens, and for its answer
OFTEN = 60.0  # seconds between two notes of the same
BUSY = object()  # in place of a request: the client is the one who waits
log = logging.getLogger(__name__)


class Crowd:
    """Counts connections, and says whether there is room for one more."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.told = -OFTEN

    def has_room(self, open_now: int) -> bool:
        most = descriptors.allowed()
        return most is None or open_now < most - descriptors.SPARE

    def full(self, open_now: int) -> None:
        self.metrics.limits.labels("descriptors").inc()
        if time.monotonic() - self.told >= OFTEN:
            self.told = time.monotonic()
            log.error("out of file descriptors: new connections are refused", extra={"count": open_now})


class Impatient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn waits forever for a first request, for the rest of one, and for clients that do not read an answer."""

    crowd: Crowd
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        if not self.crowd.has_room(len(self.connections)):
            self.crowd.full(len(self.connections))
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self.idle: Any = None  # the request after which nothing had come at the last look
        self.watch()

    def watch(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(SILENT, self.look)

    def look(self) -> None:
        """A client that kept the server waiting at one look must have sent something new by the next."""
        now = self.cycle
        waiting = now is None or now.more_body or now.response_complete
        if waiting and now is self.idle:
            self.transport.abort()
            return
        self.idle = now if waiting else BUSY
        self.watch()

    def stop_watching(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    def handle_websocket_upgrade(self, *event: Any) -> None:  # noqa: ANN401 (of the library)
        self.stop_watching()
        super().handle_websocket_upgrade(*event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watching()
        super().connection_lost(exc)


def protocol_for(crowd: Crowd) -> type[Impatient]:
    return type("Counted", (Impatient,), {"crowd": crowd})


def note_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # noqa: ARG001 (the signature)
    """What nobody waits for, such as a connection that could not be taken, is noted; its words may hold a secret."""
    log.error("an error occurred outside of any request", exc_info=context.get("exception"))
