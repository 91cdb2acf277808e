"""Connections that say nothing are closed, and those that work are not."""

import asyncio
import contextlib
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from wunderkammer.server.house import upkeep
from wunderkammer.server.house.house import House
from wunderkammer.server.http import connections, running
from wunderkammer.server.system import descriptors
from wunderkammer.server.system.descriptors import Descriptors
from wunderkammer.server.wire.messages import PROTOCOL

from .inside import table_of, tell, until
from .serving import seated

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n"
HELLO = (
    b"GET /api/tables/table/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("sent", [b"", b"GET / HT", HEAD, HEAD + b"\r\n{"], ids=["nothing", "word", "head", "body"])
def test_who_sends_no_whole_request_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(connections, "SILENT", 0.1)

    async def story(_: House, address: str) -> None:
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.write(sent)
        async with asyncio.timeout(20):
            with contextlib.suppress(ConnectionResetError):
                assert await reader.read(1) == b""
        writer.close()

    tell(tmp_path, story)


def test_who_waits_for_an_answer_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SILENT", 0.7)

    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            for _ in range(2):
                answer = await client.get("/tables/table", params={"seen": 99, "wait": 1.5})
                assert answer.status_code == 200
        async with seated(address, "table") as person:
            await person.hear("table")
            await asyncio.sleep(1.5)  # longer than any request may take to come
            await house.submit("table", "say", lambda table: table.say(0, "Hello"))
            assert (await person.hear("table"))["news"][0]["text"] == "Hello"

    tell(tmp_path, story)


class Transport:
    aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_an_answered_client_has_the_whole_time_for_its_next_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the answer took long: the time counts from the answer, not from the last look before it."""
    monkeypatch.setattr(connections.Impatient, "watch", lambda _: None)
    line: Any = object.__new__(connections.Impatient)
    line.transport, line.idle = Transport(), None
    line.cycle = request = SimpleNamespace(more_body=False, response_complete=False)
    line.look()  # the client waits for us
    request.response_complete = True
    line.look()  # now we wait for the client: the first look at which we do
    assert not line.transport.aborted
    line.cycle = SimpleNamespace(more_body=True, response_complete=False)
    line.look()  # another request, not yet whole
    assert not line.transport.aborted
    line.look()
    assert line.transport.aborted


def test_a_websocket_that_answers_no_ping_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PING", 0.2)

    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        reader, writer = await asyncio.open_connection(*address.split(":"))
        writer.write(HELLO)
        await reader.readuntil(b"\r\n\r\n")
        hello = b'{"do":"hello","protocol":%d}' % PROTOCOL
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # a frame with an empty mask
        await until(lambda: house.rooms["table"].guests)
        await until(lambda: not house.rooms["table"].guests)
        writer.close()
        await until(lambda: not house.quotas.connected)

    tell(tmp_path, story)


def test_a_websocket_that_says_no_hello_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.server.http.live.HELLO", 0.1)

    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with connect(f"ws://{address}/api/tables/table/live") as silent, asyncio.timeout(20):
            assert json.loads(await silent.recv())["code"] == "no-hello"
            await silent.wait_closed()
        await until(lambda: not house.quotas.connected)

    tell(tmp_path, story)


def test_where_descriptors_are_few_so_are_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever limit was chosen, or none: who comes is refused before there are none left."""
    monkeypatch.setattr(descriptors, "connections", lambda _: 1)

    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with seated(address, "table") as first:
            await first.hear("table")
            async with connect(f"ws://{address}/api/tables/table/live") as second, asyncio.timeout(20):
                assert json.loads(await second.recv())["code"] == "too-many-connections-here"

    tell(tmp_path, story)


def test_descriptors_are_looked_at_round_after_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[Descriptors] = []
    monkeypatch.setattr(upkeep, "ROUND", 0.01)
    monkeypatch.setattr(Descriptors, "look", lambda one: looks.append(one))  # noqa: PLW0108 - it becomes a method

    async def story(_: House, __: str) -> None:
        await until(lambda: len(looks) > 3)

    tell(tmp_path, story)


def test_the_operator_is_told_before_descriptors_run_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = [10]
    monkeypatch.setattr(descriptors, "allowed", lambda: 1000)
    monkeypatch.setattr(descriptors, "used", lambda: now[0])
    watch = Descriptors()
    for used in (10, 950, 990, 100, 950):
        now[0] = used
        watch.look()
    told = [record.getMessage() for record in caplog.records]
    assert [("EMFILE" in one, "again" in one) for one in told] == [(True, False), (False, True), (True, False)]
    assert descriptors.connections(5000) == 900
    assert descriptors.connections(0) == 900
    assert descriptors.connections(300) == 300


def test_descriptors_are_counted() -> None:
    before = descriptors.used()
    assert before is not None
    with Path("/dev/null").open():
        assert descriptors.used() == before + 1
    allowed = descriptors.allowed()
    assert allowed is None or allowed > before
