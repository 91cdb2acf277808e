"""Several workers on one socket: begun, watched, and replaced when one of them dies."""

import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from wunderkammer.server.http.app import Settings
from wunderkammer.server.http.running import AT_ONCE, FAREWELL, GRACE, run
from wunderkammer.server.system import metrics
from wunderkammer.server.system.logs import note_on
from wunderkammer.server.system.orphans import end_with_parent

LOOK = 0.5  # seconds between looks at whether to end
YOUNG = 5.0  # seconds; a worker that dies younger is replaced only after a pause
PAUSE = 1.0
log = logging.getLogger(__name__)


class Workers:
    def __init__(self, settings: Settings, listening: socket.socket, count: int, lowest: str) -> None:
        self.task = (settings, listening, lowest)
        self.count = count
        self.born: dict[SpawnProcess, float] = {}
        self.ending = False

    def run(self, opened: Callable[[], None]) -> None:
        """Run until a signal; then stop all workers, and kill those that take too long."""
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, self.told)
        opened()
        with metrics.shared():
            while not self.ending:
                self.fill_up()
                wait([process.sentinel for process in self.born], timeout=LOOK)
                self.bury()
            self.end()

    def told(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 (the signature of a handler)
        if self.ending and sig == signal.SIGINT:
            for process in self.born:
                process.kill()
            os._exit(AT_ONCE)
        self.ending = True

    def fill_up(self) -> None:
        while len(self.born) < self.count:
            process = multiprocessing.get_context("spawn").Process(target=work, args=self.task)
            process.start()
            self.born[process] = time.monotonic()

    def bury(self) -> None:
        for process, born in list(self.born.items()):
            if process.is_alive():
                continue
            del self.born[process]
            metrics.forget(process.pid or 0)
            if not self.ending:
                log.error("a worker died and was replaced", extra={"status": process.exitcode})
                time.sleep(PAUSE if time.monotonic() - born < YOUNG else 0)

    def end(self) -> None:
        for process in self.born:
            process.terminate()
        last = time.monotonic() + GRACE + FAREWELL + PAUSE
        for process in self.born:
            process.join(max(0.0, last - time.monotonic()))
            process.kill()


def work(settings: Settings, listening: socket.socket, lowest: str) -> None:
    note_on(lowest=lowest)
    end_with_parent()
    run(settings, listening)
