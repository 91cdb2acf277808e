"""`wunderkammer serve` as a real process, as a host runs it, with what it says and notes."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import httpx

PATIENCE = 60.0  # seconds, on a machine that has much else to do


class Host:
    """A server in a separate process group; it prints its port."""

    def __init__(self, *arguments: object, environment: dict[str, str] | None = None) -> None:
        command = [sys.executable, "-m", "wunderkammer", "serve", "--port", "0", *map(str, arguments)]
        clean = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "BUS_URL")}
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**clean, "WUNDERKAMMER_LANG": "en", **(environment or {})},
            start_new_session=True,
        )
        self.said: list[str] = []
        self.noted: list[str] = []
        self.readers = [
            threading.Thread(target=collect, args=(stream, into), daemon=True)
            for stream, into in ((self.process.stdout, self.said), (self.process.stderr, self.noted))
        ]
        for reader in self.readers:
            reader.start()

    @property
    def address(self) -> str:
        wait_for(lambda: any("http://" in line for line in self.said))
        line = next(line for line in self.said if "http://" in line)
        return line.rpartition("http://")[2].strip()

    def notes(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.noted]

    def ready(self) -> "Host":
        wait_for(lambda: answers(self.address))
        return self

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def ended(self, seconds: float = PATIENCE) -> int:
        """The exit code, when all that it had to say has been read."""
        code = self.process.wait(seconds)
        for reader in self.readers:
            reader.join(seconds)
        return code

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.ended()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()


def collect(stream: IO[str] | None, into: list[str]) -> None:
    """Line by line, as they come."""
    assert stream is not None
    into.extend(iter(stream.readline, ""))


@contextmanager
def hosted(*arguments: object, environment: dict[str, str] | None = None) -> Iterator[Host]:
    host = Host(*arguments, environment=environment)
    try:
        yield host.ready()
    finally:
        host.kill()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"http://{address}/readyz").status_code == 200
    except httpx.TransportError:
        return False


def wait_for(met: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def group_of(leader: int) -> list[int]:
    """The processes that belong to a host, the dead ones aside."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, _, group = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
            except (OSError, ValueError):
                continue
            if int(group) == leader and state != "Z":
                found.append(int(entry.name))
    return found
