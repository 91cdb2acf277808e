"""What is noted, and what never is."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import wunderkammer as wk
from wunderkammer.server.system.logs import note_on

from .hosting import hosted
from .serving import make, seated


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("wunderkammer")
    before = (root.handlers[:], root.level, ours.level)
    yield
    root.handlers[:], root.level, ours.level = before


def notes(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_note_is_one_line_of_json_with_named_facts_only() -> None:
    stream = io.StringIO()
    note_on(stream)
    extra = {"table": "t", "code": "busy", "token": "hush", "key": "hush"}
    logging.getLogger("wunderkammer.server").warning("something\nhappened", extra=extra)
    (note,) = notes(stream)
    assert list(note) == ["time", "level", "message", "table", "code", "logger", "process"]
    assert note["level"] == "warning"
    assert note["time"].endswith("Z")
    assert "hush" not in stream.getvalue()


def test_of_an_error_its_kind_and_place_are_noted_but_not_what_it_speaks_of() -> None:
    stream = io.StringIO()
    note_on(stream)
    try:
        raise wk.MalformedMove("unknown-move", {"move": "deal the hidden card"})
    except wk.MalformedMove:
        logging.getLogger("wunderkammer.server").exception("a command failed")
    (note,) = notes(stream)
    assert note["error"] == "MalformedMove"
    assert "test_notes.py" in note["where"][0]
    assert "hidden" not in stream.getvalue()


def test_libraries_are_heard_from_warnings_on_and_with_one_line() -> None:
    stream = io.StringIO()
    note_on(stream, "debug")
    for name in ("websockets.server", "uvicorn.error", "asyncio"):
        logging.getLogger(name).info("GET /?token=hush")
        logging.getLogger(name).error("something failed\nfuture: <Task exception=hush>")
    assert [note["message"] for note in notes(stream)] == ["something failed"] * 3
    assert "hush" not in stream.getvalue()


def test_a_frame_that_is_no_text_fills_no_log() -> None:
    stream = io.StringIO()
    note_on(stream)
    uvicorn = logging.getLogger("uvicorn.error")
    for data, message in ((b"\xff", "Invalid UTF-8 sequence received from client."), (b"x", "something else")):
        try:
            int(data.decode())
        except ValueError:
            uvicorn.exception(message)
    (line,) = stream.getvalue().splitlines()
    assert "something else" in line


def test_on_a_terminal_people_read_it() -> None:
    stream = Terminal()
    note_on(stream, "warning")
    log = logging.getLogger("wunderkammer.server")
    log.info("nothing much")
    log.warning("a table is skipped", extra={"table": "t"})
    (line,) = stream.getvalue().splitlines()
    assert line.endswith("warning a table is skipped (table t)")


def test_nobody_steers_the_terminal_of_the_host() -> None:
    stream = Terminal()
    note_on(stream)
    logging.getLogger("wunderkammer.server").error("a request failed", extra={"path": "/\x1b[2J\n"})
    assert stream.getvalue().endswith("(path /�[2J�)\n")


def test_no_secret_of_a_table_is_ever_noted(tmp_path: Path) -> None:
    """Tokens in headers, messages and addresses, secrets, moves: none of it, even when everything is noted."""
    secrets = ["5e" * 32]

    async def visit(address: str) -> None:
        made = await make(address, "artefakt", [None, None])
        secrets.extend([*made["tokens"], *made["invitations"]])
        token = made["tokens"][0]
        async with httpx.AsyncClient(base_url=f"http://{address}") as client:
            for path in ("", "/nothing", f"/api/tables/{made['table']}", "/api/tables/none"):
                await client.get(path, params={"token": token}, headers={"authorization": f"Bearer {token}"})
            for secret in ({"token": token}, {"invitation": made["invitations"][1]}):
                await client.post("/api/tables/x/sit", json={"name": "Ada", "seals": False, **secret})
        async with seated(address, made["table"], token) as person:
            message = await person.hear("table")
            secrets.extend(message["legal"])
            await person.say(do="play", id="a", event=message["event"], moves=message["legal"][:1])
            await person.say(do="play", id="b", event=message["event"], moves=[token])
            await person.hear("refused")
            await person.ask(do="seal", id="c", seal="5e" * 32)
            await person.ask(do="open", id="d", secret="5e" * 32)

    with hosted("--data", tmp_path, "--log-level", "debug") as host:
        asyncio.run(visit(host.address))
        host.process.terminate()
        assert host.ended() == 0
    noted = "".join(host.noted)
    assert "table created" in noted
    assert [secret for secret in secrets if secret in noted] == []
