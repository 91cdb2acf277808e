"""Closed doors: who may come in, how much at once, and what nobody is told."""

import asyncio
import base64
import hmac
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import AsyncTestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from wunderkammer.server.house.house import House
from wunderkammer.server.http import doors, live
from wunderkammer.server.http.app import LARGEST, Settings, create_app
from wunderkammer.server.http.doors import HEADERS, Doors
from wunderkammer.server.tables import tokens
from wunderkammer.server.tables.chairs import Chairs
from wunderkammer.server.tables.events import Chair
from wunderkammer.server.wire.messages import PROTOCOL

from .provoked import opened
from .serving import UNHURRIED, Server, make, play_out, seated, served

OURS, THEIRS = "http://table.example", "https://evil.example"
TABLE = {"game": "artisans", "seats": 2}
SECRET = "the reason why it failed"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("doors"), UNHURRIED) as running:
        yield running


def refused_with(answer: httpx.Response) -> str:
    """The code of a refusal, which has the form of a message."""
    told = answer.json()
    assert list(told) == ["is", "id", "code", "clause", "args"]
    assert told["is"] == "refused"
    code: str = told["code"]
    return code


# Where a page comes from.


@pytest.mark.parametrize(
    "origin", [THEIRS, "null", "http://table.example:81", "http://[::1", "{host}", "", "https://{host}"]
)
def test_pages_of_others_may_not_change_anything(origin: str, server: Server) -> None:
    origin = origin.replace("{host}", server.address)
    answer = httpx.post(f"http://{server.address}/api/tables", json=TABLE, headers={"origin": origin})
    assert (answer.status_code, refused_with(answer)) == (403, "origin")


@pytest.mark.parametrize("origin", [THEIRS, "null", "http://[::1"])
def test_pages_of_others_get_no_connection(origin: str, server: Server) -> None:
    async def knock() -> None:
        made = await make(server.address, "artisans", [None, None])
        async with connect(f"ws://{server.address}/api/tables/{made['table']}/live", origin=origin):  # type: ignore[arg-type]
            pass

    with pytest.raises(InvalidStatus) as caught:
        asyncio.run(knock())
    assert caught.value.response.status_code == 403


def test_our_pages_and_programs_come_in(server: Server) -> None:
    async def knock() -> None:
        made = await make(server.address, "artisans", [None, None])
        address = f"ws://{server.address}/api/tables/{made['table']}/live"
        async with connect(address, origin=f"http://{server.address}") as page, connect(address) as program:  # type: ignore[arg-type]
            for socket in (page, program):
                await socket.send(json.dumps({"do": "hello", "protocol": PROTOCOL}))
                assert json.loads(await socket.recv())["is"] == "welcome"

    asyncio.run(knock())
    headers = {"origin": f"http://{server.address}"}
    assert httpx.post(f"http://{server.address}/api/tables", json=TABLE, headers=headers).status_code == 201


@pytest.mark.parametrize(("proto", "origin"), [("https", "https"), ("http", "http")])
def test_behind_a_proxy_the_scheme_is_the_one_that_people_use(proto: str, origin: str, server: Server) -> None:
    async def knock(origin: str) -> None:
        made = await make(server.address, "artisans", [None, None])
        address = f"ws://{server.address}/api/tables/{made['table']}/live"
        async with connect(address, origin=origin, additional_headers={"x-forwarded-proto": proto}):  # type: ignore[arg-type]
            pass

    ours, theirs = (f"{scheme}://{server.address}" for scheme in (origin, {"http": "https", "https": "http"}[origin]))
    for page, status in ((ours, 201), (theirs, 403)):
        headers = {"origin": page, "x-forwarded-proto": proto}
        assert httpx.post(f"http://{server.address}/api/tables", json=TABLE, headers=headers).status_code == status
    asyncio.run(knock(ours))
    with pytest.raises(InvalidStatus):
        asyncio.run(knock(theirs))


def test_origins_that_the_host_names_come_in(tmp_path: Path) -> None:
    async def knock() -> None:
        async with opened(tmp_path, origins=frozenset({THEIRS})) as (_, client):
            assert (await client.post("/tables", json=TABLE, headers={"origin": THEIRS})).status_code == 201

    asyncio.run(knock())


# What every answer carries.


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/schema", 200),
        ("GET", "/api/schema/nothing", 404),
        ("GET", "/nothing", 404),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/nothing/live", 405),
        ("GET", "/api/tables?phase=x", 400),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 400),
    ],
)
def test_every_answer_has_the_headers_that_close_a_page(method: str, path: str, status: int, server: Server) -> None:
    answer = httpx.request(method, f"http://{server.address}{path}")
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    assert "set-cookie" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


def test_a_wrong_method_is_told_the_right_ones(server: Server) -> None:
    answer = httpx.delete(f"http://{server.address}/api/tables")
    assert {"GET", "POST"} <= set(answer.headers["allow"].split(", "))


def test_the_content_policy_lets_in_only_our_own() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert not {"unsafe", "*", "http:", "https:"} & set(re.findall(r"unsafe|\*|https?:", " ".join(policy.values())))
    assert {policy[name] for name in ("base-uri", "form-action", "frame-ancestors")} == {"'none'"}


# How much, and how often.


def test_a_body_has_a_limit(server: Server) -> None:
    edition = "x" * LARGEST
    answer = httpx.post(f"http://{server.address}/api/tables", json={**TABLE, "edition": edition})
    assert (answer.status_code, refused_with(answer)) == (413, "bad-request")


@pytest.mark.parametrize(("frame", "code"), [(b"x" * (LARGEST + 1), 1009), (b'{"do":"\xff"}', 1007)])
def test_a_frame_has_a_limit_and_is_text(frame: bytes, code: int, server: Server) -> None:
    async def send() -> None:
        made = await make(server.address, "artisans", [None, None])
        async with seated(server.address, made["table"], made["tokens"][0]) as person:
            await person.hear("table")
            await person.socket.send(frame, text=True)
            with pytest.raises(ConnectionClosed) as caught:
                await person.hear("done")
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == code

    asyncio.run(send())


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[" * 60_000,
        b'{"game":' * 7_000,
        b'{"game":"artisans","seats":2,"bots":' + b"[" * 60_000,
        b'{"game":"artisans","seats":1e400}',
        b'{"game":"artisans","seats":2,"x":1}',
        b'{"game":"\\ud800","seats":2}',
        b"\xff\xfe",
        b'{"game":"artisans\xff","seats":2}',
        b'{"game":"artisans","seats":2,"\xed\xa0\x80":1}',
        b"game=artisans&seats=2",
        json.dumps({"game": "artisans", "seats": 2, "edition": "a=" + "[" * 30_000}).encode(),
        json.dumps({"game": "artisans", "seats": 2, "edition": "a=" + "9" * 30_000}).encode(),
        json.dumps({"game": "artisans", "seats": 2, "edition": 'name="a"\ngame="artisans"\n"\\u0000"=1'}).encode(),
    ],
)
def test_what_is_no_table_is_refused(body: bytes, server: Server) -> None:
    answer = httpx.post(f"http://{server.address}/api/tables", content=body)
    assert answer.status_code in (400, 409)
    assert refused_with(answer) != "server-error"


@pytest.mark.parametrize("name", ["%00", "%2e%2e", "a" * 5000, "%F0%9F%92%8E", "%ED%A0%80", "a%20b"])
def test_what_is_no_name_of_a_table_is_refused(name: str, server: Server) -> None:
    answer = httpx.get(f"http://{server.address}/api/tables/{name}")
    assert (answer.status_code, refused_with(answer)) == (404, "no-such-table")


@pytest.mark.parametrize("wait", ["nan", "inf", "-1", "26", "x"])
def test_nobody_waits_for_ever(wait: str, server: Server) -> None:
    made = asyncio.run(make(server.address, "artisans", [None, None]))
    answer = httpx.get(f"http://{server.address}/api/tables/{made['table']}?seen=9&wait={wait}", timeout=20)
    assert answer.status_code in (200, 400)


def test_one_address_has_a_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    door = Doors()
    granted = [door.may_call("a") for _ in range(int(doors.BURST) + 1)]
    assert granted == [True] * int(doors.BURST) + [False]
    assert door.may_call("b")
    clock[0] = 1.0
    assert sum(door.may_call("a") for _ in range(int(doors.BURST))) == int(doors.RATE)


def test_who_asks_too_often_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "time", SimpleNamespace(monotonic=lambda: 0.0))  # all within one moment

    async def hurry() -> list[httpx.Response]:
        async with opened(tmp_path) as (_, client):
            return [await client.get("/games") for _ in range(int(doors.BURST) + 50)]

    answers = asyncio.run(hurry())
    late = [answer for answer in answers if answer.status_code != 200]
    assert late
    assert {(answer.status_code, refused_with(answer)) for answer in late} == {(429, "too-many")}
    assert all(answer.headers["x-content-type-options"] == "nosniff" for answer in late)


# Secrets.


def test_a_token_has_128_bits_and_is_kept_as_a_hash_only(tmp_path: Path) -> None:
    async def play(address: str) -> dict[str, Any]:
        made = await make(address, "artisans", [None, "random"], listed=True)
        await play_out(address, made["table"], made["tokens"][0], Random(1))
        return made

    with served(tmp_path, UNHURRIED) as server:
        made = asyncio.run(play(server.address))
        kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    (token,) = filter(None, made["tokens"])
    assert len(base64.urlsafe_b64decode(token + "==")) * 8 == 128
    assert tokens.hashed(token).encode() in kept
    assert token.encode() not in kept
    assert base64.urlsafe_b64decode(token + "==") not in kept
    assert len({tokens.new_token() for _ in range(1000)}) == 1000


def test_tokens_are_compared_in_constant_time_with_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return hmac.compare_digest(one, other)

    class Watched:
        compare_digest = staticmethod(compare)

    monkeypatch.setattr(tokens, "hmac", Watched)
    chairs = Chairs([Chair("person", token=tokens.hashed(token)) for token in "abcd"])
    for token, holder in {"a": 0, "d": 3, "x": None, "": None}.items():
        compared.clear()
        assert chairs.holder(tokens.hashed(token)) == holder
        assert len(compared) == 4


# Our own mistakes.


def fail(*_: object, **__: object) -> None:
    raise RuntimeError(SECRET)


def test_a_failure_is_told_without_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def provoke() -> httpx.Response:
        async with opened(tmp_path) as (_, client):
            monkeypatch.setattr(House, "room", fail)
            return await client.get("/tables/any")

    answer = asyncio.run(provoke())
    assert (answer.status_code, refused_with(answer)) == (500, "server-error")
    assert answer.json()["args"] == {}
    assert SECRET not in answer.text + str(answer.headers)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_command_that_fails_is_told_without_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def provoke() -> Any:  # noqa: ANN401
        async with AsyncTestClient(
            create_app(Settings(tmp_path / "tables.db", hosts=frozenset({"testserver.local"})))
        ) as client:
            made = (await client.post("/api/tables", json=TABLE)).json()
            monkeypatch.setattr(live, "do", fail)
            with await client.websocket_connect(f"/api/tables/{made['table']}/live") as socket:
                socket.send_json({"do": "hello", "protocol": PROTOCOL})
                socket.send_json({"do": "leave", "id": "a"})
                return [socket.receive_json() for _ in range(3)][-1]

    heard = asyncio.run(provoke())
    assert heard == {"is": "refused", "id": "a", "code": "server-error", "clause": "", "args": {}}


def test_a_connection_that_fails_is_closed_without_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def provoke() -> None:
        async with AsyncTestClient(
            create_app(Settings(tmp_path / "tables.db", hosts=frozenset({"testserver.local"})))
        ) as client:
            made = (await client.post("/api/tables", json=TABLE)).json()
            monkeypatch.setattr(live, "keys_of", fail)
            with await client.websocket_connect(f"/api/tables/{made['table']}/live") as socket:
                socket.send_json({"do": "hello", "protocol": PROTOCOL})
                socket.receive_json()

    with pytest.raises(WebSocketDisconnect) as caught:
        asyncio.run(provoke())
    assert SECRET not in str(caught.value)
    assert caught.value.code == 1011
