"""A real server in a separate process, and people who play there."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from wunderkammer.server.wire.messages import PROTOCOL

STARTING = 60.0  # seconds, on a machine that has much else to do
UNHURRIED = {"WUNDERKAMMER_RATE": "1e9", "WUNDERKAMMER_LIMITS": "off"}  # for a server that is asked much at once


class Server:
    """One worker. It can be killed and started again at the same address."""

    def __init__(self, data: Path, port: int = 0, environment: dict[str, str] | None = None) -> None:
        self.data = data
        self.port = port
        self.environment = environment or {}
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        place = [] if "DATABASE_URL" in self.environment else ["--data", str(self.data)]
        command = [sys.executable, "-m", "wunderkammer", "serve", "--port", str(self.port), *place]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **self.environment}, start_new_session=True
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.port = int(line.strip().rpartition(":")[2].strip("/"))
                break
        self.wait()

    def wait(self) -> None:
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            try:
                if httpx.get(f"http://{self.address}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise TimeoutError("the server did not become ready")

    def kill(self) -> None:
        """As if the power had gone: the worker and its thinking processes, at once."""
        assert self.process is not None
        assert self.process.stdout is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)


@contextmanager
def served(data: Path, environment: dict[str, str] | None = None) -> Iterator[Server]:
    server = Server(data, environment=environment)
    server.start()
    try:
        yield server
    finally:
        server.kill()


async def make(address: str, game: str, levels: list[str | None], **more: object) -> dict[str, Any]:
    """A new table; None in `levels` is a seat for a person, who sits down at once. `tokens` has theirs."""
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        answer = await client.post("/tables", json={"game": game, "seats": len(levels), "bots": levels, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        made["tokens"] = [None] * len(levels)
        for seat, invitation in enumerate(made["invitations"]):
            if invitation is not None:
                person = {"name": f"Person {seat + 1}", "invitation": invitation}
                sat = await client.post(f"/tables/{made['table']}/sit", json=person)
                assert sat.status_code == 201, sat.text
                made["tokens"][seat] = sat.json()["token"]
    return made


class Person:
    """Somebody at a table, through a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, **message: object) -> dict[str, Any]:
        """Say something, and hear what came of it."""
        await self.say(**message)
        while (answer := await self.hear("done", "refused", "why", "hint", "weigh", "recap", "preview"))[
            "id"
        ] != message["id"]:
            pass
        return answer

    async def raw(self) -> bytes:
        """The next message, byte for byte."""
        async with asyncio.timeout(STARTING):
            return await self.socket.recv(decode=False)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; any kind if none is named."""
        while True:
            async with asyncio.timeout(STARTING):
                message: dict[str, Any] = json.loads(await self.socket.recv())
            if not kinds or message["is"] in kinds:
                return message


@asynccontextmanager
async def seated(
    address: str, table: str, *tokens: str, seen: int = 0, who: type[Person] = Person
) -> AsyncIterator[Person]:
    """A connection that has said hello; the welcome and the table wait to be heard."""
    async with connect(f"ws://{address}/api/tables/{table}/live", max_size=None) as socket:
        person = who(socket)
        await person.say(do="hello", protocol=PROTOCOL, tokens=list(tokens), seen=seen)
        yield person


async def play_out(address: str, table: str, token: str, rng: Random) -> dict[str, Any]:
    """Play random moves to the end; the last message."""
    async with seated(address, table, token) as person:
        while True:
            message = await person.hear("table")
            if message["phase"] == "over":
                return message
            if message["legal"]:
                move = rng.choice(message["legal"])
                await person.say(do="play", id=f"m{message['event']}", event=message["event"], moves=[move])
