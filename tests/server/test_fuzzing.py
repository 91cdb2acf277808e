"""Frames that no honest client sends: nothing fails, nothing hangs, nothing leaks, the game continues."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wunderkammer.server.wire.messages import PROTOCOL

from .frames import LARGEST, Frames
from .serving import UNHURRIED, make, play_out, served

FRAMES = [600, pytest.param(10_000, marks=pytest.mark.soak)]
EACH = 40  # frames of one connection: what it may send at once
AT_ONCE = 8  # connections
TOO_LONG = 20.0  # seconds for an answer
FINE = {1000, 1008, 1009}  # close codes of a server that is in its right mind


class Attack:
    """Connections to one table that say everything but what they should."""

    def __init__(self, address: str, made: dict[str, Any], moves: list[str], frames: int) -> None:
        self.live = f"ws://{address}/api/tables/{made['table']}/live"
        self.tokens: list[str] = made["tokens"]
        self.moves = moves
        self.frames = frames
        self.sent = 0
        self.closed: set[int] = set()
        self.codes: set[str] = set()
        self.heard: dict[str, list[str]] = {token: [] for token in ["", *made["tokens"]]}

    def honest(self, rng: Random, number: int) -> dict[str, Any]:
        """A message as it should be, to begin with."""
        id_ = f"f{number}/{rng.randrange(1000)}"
        ply = rng.randrange(60)
        return rng.choice(
            [
                {"do": "play", "id": id_, "event": ply, "moves": [rng.choice(self.moves)]},
                {"do": "play", "id": id_, "event": ply, "seat": 0, "moves": rng.choices(self.moves, k=3)},
                {"do": "undo", "id": id_, "to": rng.randrange(20)},
                {"do": "agree", "id": id_, "yes": False},
                {"do": "say", "id": id_, "text": "hello"},
                {"do": "why", "id": id_, "move": rng.choice(self.moves)},
                {"do": "rematch", "id": id_},
                {"do": "hello", "protocol": PROTOCOL, "tokens": [], "seen": 0},
            ]
        )

    async def connection(self, number: int) -> None:
        rng = Random(number)
        frames = Frames(rng)
        token = rng.choice(list(self.heard))
        async with connect(self.live, max_size=None) as socket:
            tokens = [token] if token else []
            hello = {"do": "hello", "protocol": PROTOCOL, "tokens": tokens, "seen": rng.randrange(100)}
            if number % 10 == 0:  # now and then the first word is wrong already
                await socket.send(frames.one(hello))
            else:
                await socket.send(json.dumps(hello))
            for _ in range(EACH):
                self.sent += 1
                try:
                    await socket.send(frames.one(self.honest(rng, number)))
                except ConnectionClosed:
                    continue
            await self.listen(socket, token, rng)

    async def listen(self, socket: ClientConnection, token: str, rng: Random) -> None:
        """Until all is answered; then a frame that is too large ends it."""
        try:
            await socket.send(json.dumps({"do": "why", "id": "last", "move": "take 1", "seat": 0}))
            async with asyncio.timeout(TOO_LONG):
                while True:
                    message = str(await socket.recv())
                    self.heard[token].append(message)
                    told = json.loads(message)
                    if told["is"] == "refused":
                        self.codes.add(told["code"])
                    if told.get("id") == "last":
                        await socket.send("x" * rng.randint(LARGEST + 1, 2 * LARGEST))
        except ConnectionClosed as closed:
            if closed.rcvd is not None:
                self.closed.add(closed.rcvd.code)

    async def run(self) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with room:
                await self.connection(number)

        async with asyncio.TaskGroup() as group:
            for number in range(self.frames // EACH):
                group.create_task(one(number))


@pytest.mark.parametrize("frames", FRAMES)
def test_frames_of_no_honest_client_do_no_harm(tmp_path: Path, frames: int) -> None:
    async def go(address: str) -> None:
        made = await make(address, "artisans", [None, None])
        async with httpx.AsyncClient(base_url=f"http://{address}") as client:
            attack = Attack(address, made, ["take 1", "take 2", "token", "rest", "craft 1", "choose 1"], frames)
            await attack.run()
            assert attack.sent == frames
            assert attack.closed <= FINE
            assert 1009 in attack.closed
            assert {"bad-message", "stale", "hello-again", "spectator"} <= attack.codes
            assert "server-error" not in attack.codes
            for token, heard in attack.heard.items():
                assert heard
                told = "".join(heard)
                assert not any(other in told for other in made["tokens"] if other != token)
                seat = None if not token else made["tokens"].index(token)
                for one in map(json.loads, heard):
                    if one["is"] == "table":
                        assert (one["seat"], one["words"]) == (seat, [])
                        assert bool(one["key"]) == (one["phase"] == "over")  # published at the end, and not before
                        assert one["asked"].count(seat) == bool(one["legal"])
            await whole_game(client, address, made)

    async def whole_game(client: httpx.AsyncClient, address: str, made: dict[str, Any]) -> None:
        for token in made["tokens"]:  # some frame may have sent them away
            back = {"do": "back", "id": "back"}
            sender = {"authorization": f"Bearer {token}"}
            await client.post(f"/api/tables/{made['table']}/do", json=back, headers=sender)
        last = await asyncio.gather(
            *[play_out(address, made["table"], token, Random(n)) for n, token in enumerate(made["tokens"])]
        )
        assert [one["phase"] for one in last] == ["over", "over"]
        key = last[0]["key"]
        assert len(key) == 64
        record = (await client.get(f"/api/tables/{made['table']}/record")).text
        assert key in record

    with served(tmp_path, UNHURRIED) as server:
        asyncio.run(go(server.address))
        assert server.process is not None
        assert server.process.poll() is None
