"""The corpus of bad input against a server: taken, or refused with a code that the protocol describes."""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from random import Random

import httpx
import pytest
from seeds import contents, mutations, seeds
from test_docs import DOCS, sections, text_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wunderkammer.server.http import doors
from wunderkammer.server.wire.messages import PROTOCOL

from .inside import OFF, open_house, table_of
from .provoked import opened
from .serving import make, seated
from .test_protocol_page import code_in

CODES = set(code_in(sections(text_of(DOCS / "protocol.md"))["Refusals"]))
MANY = [400, pytest.param(5_000, marks=pytest.mark.soak)]
PATIENCE = 30.0  # seconds for an answer, on a machine that has much else to do
CLOSED: set[int | None] = {1007, 1008, 1009}  # a server that is in its right mind says so
EACH = 10  # frames of one connection
AT_ONCE = 8  # connections


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "RATE", 1e9)
    monkeypatch.setattr(doors, "BURST", 1e9)


# Bodies


def fine(answer: httpx.Response, what: object) -> None:
    """Taken, or refused as the protocol says."""
    told = answer.json()
    assert answer.status_code < 300 or told["code"] in CODES - {"server-error"}, (answer.status_code, told, what)


async def send_all(folder: Path, bodies: Iterable[bytes]) -> None:
    """Each body to every request that takes one; then a table is made and begun as if nothing had been."""
    async with opened(folder, limits=OFF) as (app, client), asyncio.timeout(20 * PATIENCE):
        described = app.openapi_schema.to_schema()["paths"]
        paths = [path.removeprefix("/api") for path, methods in described.items() if "post" in methods]
        table, head = await made(client)
        for number, body in enumerate(bodies):
            if number % 100 == 99:  # somebody may have sat down, left or filled it
                table, head = await made(client)
            for path in paths:
                headers = {"content-type": "application/json", **head}
                fine(await client.post(path.replace("{name}", table), content=body, headers=headers), (path, body))
        table, head = await made(client)
        assert (await client.get(f"/tables/{table}", headers=head)).json()["seats"][0]["name"] == "Ada"


async def made(client: httpx.AsyncClient) -> tuple[str, dict[str, str]]:
    """A listed table at which one has sat down: its name, and how to speak for the seat."""
    table = (await client.post("/tables", json={"game": "artisans", "seats": 2, "listed": True})).json()
    sitting = {"name": "Ada", "invitation": table["invitations"][0]}
    sat = (await client.post(f"/tables/{table['table']}/sit", json=sitting)).json()
    return table["table"], {"authorization": f"Bearer {sat['token']}"}


def test_bodies_that_are_kept(tmp_path: Path) -> None:
    asyncio.run(send_all(tmp_path, contents("bodies")))


@pytest.mark.parametrize("count", MANY)
def test_bodies_gone_wrong(tmp_path: Path, count: int) -> None:
    asyncio.run(send_all(tmp_path, mutations("bodies", count)))


def test_records_and_editions_that_are_kept(tmp_path: Path) -> None:
    """As far as they are text: others cannot be put into JSON."""
    table = {"game": "artefakt", "seats": 2}
    records = [data.decode(errors="replace")[:60_000] for data in contents("records")]
    figures = [data.decode(errors="replace")[:32_768] for data in contents("editions")]
    bodies: list[dict[str, object]] = [{"record": text, "eyes": "open"} for text in records]
    bodies += [{**table, "record": text, "at": 0} for text in records]
    bodies += [{**table, "edition": text} for text in figures]
    asyncio.run(send_all(tmp_path, [json.dumps(body).encode() for body in bodies]))


# Frames

Frame = tuple[bytes, bool]  # what is sent, and whether as text


def kept_frames() -> list[Frame]:
    return [(path.read_bytes(), path.suffix == ".txt") for path in seeds("frames")]


class Line:
    """Connections to one table, and the codes with which they were refused."""

    def __init__(self, address: str, tokens: list[str]) -> None:
        self.address = f"ws://{address}/api/tables/table/live"
        self.tokens = tokens
        self.codes: set[str] = set()

    async def both(self, frames: list[Frame], room: asyncio.Semaphore) -> None:
        async with room:
            await self.first(frames[0])
            await self.later(frames)

    async def first(self, frame: Frame) -> None:
        """As the first word: refused, and the connection ends; or it was a hello."""
        async with connect(self.address, max_size=None) as socket:
            await socket.send(frame[0], text=frame[1])
            await self.listen(socket, "", frame)

    async def later(self, frames: list[Frame]) -> None:
        """After a hello: whatever comes, the next question is answered, or the connection ends in good order."""
        async with connect(self.address, max_size=None) as socket:
            await socket.send(json.dumps({"do": "hello", "protocol": PROTOCOL, "tokens": self.tokens}))
            try:
                for data, is_text in frames:
                    await socket.send(data, text=is_text)
                await socket.send(json.dumps({"do": "why", "id": "last", "seat": 0, "move": "take 1"}))
            except ConnectionClosed:
                pass
            await self.listen(socket, "last", frames)

    async def listen(self, socket: ClientConnection, last: str, what: object) -> None:
        codes: set[int | None] = set()
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    told = json.loads(await socket.recv())
                    if told["is"] == "refused":
                        assert told["code"] in CODES - {"server-error"}, (told, what)
                        self.codes.add(told["code"])
                    if (told["is"] == "table" and not last) or (last and told.get("id") == last):
                        return
        except ConnectionClosed as closed:
            codes = {None if closed.rcvd is None else closed.rcvd.code}
        assert codes <= CLOSED, what


def talk(folder: Path, frames: list[Frame], each: int) -> set[str]:
    """Send frames in every place, this many per connection; then play at another table. Returns the codes received."""

    async def go() -> set[str]:
        async with open_house(folder) as (house, address):
            await table_of(house, "artisans", [None, None])
            line = Line(address, ["token-1", "token-2"])
            room = asyncio.Semaphore(AT_ONCE)
            async with asyncio.TaskGroup() as group:
                for start in range(0, len(frames), each):
                    group.create_task(line.both(frames[start : start + each], room))
            await still_plays(address)
            return line.codes

    return asyncio.run(go())


async def still_plays(address: str) -> None:
    """Another table, as if nothing had been: the first move is made and told."""
    made = await make(address, "artisans", [None, "random"])
    async with seated(address, made["table"], made["tokens"][0]) as person:
        while not (table := await person.hear("table"))["legal"]:
            pass
        answer = await person.ask(do="play", id="m", event=table["event"], moves=table["legal"][:1])
        assert answer["is"] == "done"


def test_frames_that_are_kept(tmp_path: Path) -> None:
    assert {"bad-message", "no-hello", "hello-again"} <= talk(tmp_path, kept_frames(), 1)


@pytest.mark.parametrize("count", MANY)
def test_frames_gone_wrong(tmp_path: Path, count: int) -> None:
    rng = Random(count)
    talk(tmp_path, [(data, rng.random() < 0.8) for data in mutations("frames", count)], EACH)
