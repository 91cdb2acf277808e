"""docs/protocol.md names every message, field and code that there is, and nothing else."""

import asyncio
import contextlib
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from test_docs import DOCS, ROW, SOURCES, blocks, sections, text_of

from wunderkammer import editions
from wunderkammer.server.http import api, doors, live
from wunderkammer.server.http.app import LARGEST, Settings, create_app
from wunderkammer.server.http.schema import OpenAPI
from wunderkammer.server.system import threads
from wunderkammer.server.tables import chairs
from wunderkammer.server.tables.refusal import REFUSED, STATUS
from wunderkammer.server.thinking import previewing
from wunderkammer.server.wire import guest, orders

from .checked import HEARD, SCHEMA, SENT, check
from .codes import refusals
from .provoked import opened

PAGE = text_of(DOCS / "protocol.md")
PARTS = sections(PAGE)
# Where the library finds fault with what a client sends.
LIBRARY = [
    "shelf/__init__",
    "shelf/finding",
    "core/game",
    "core/options",
    "core/notation",
    "core/state",
    "core/edition",
    "editions",
]
LIBRARY += ["bots/levels", "record/text", "record/entering", "record/replay", "record/fair"]
NEVER_SENT = {
    "unknown-style",
    "edition-unreadable",
    "edition-not-text",
    "unknown-action",
    "unreadable-file",
    "not-text",
    "record-size",
    "unwritable-file",
    "wrong-commitment",
    "unfair-outcome",
    "wrong-seal",
    "not-finished",
}  # no files, no numbers, no check of chance


def code_in(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def rows(text: str) -> dict[str, list[str]]:
    """What stands in the first column, each with what is named in the second."""
    return {name: code_in(beside) for cell, beside in ROW.findall(text) for name in code_in(cell)}


def fields(name: str) -> set[str]:
    """The fields of a message; those of a thing inside it as `seats[].kind`."""
    found = set()
    for key, schema in SCHEMA["$defs"][name]["properties"].items():
        inner = re.search(r"#/\$defs/(\w+)", json.dumps(schema))
        if inner is None:
            found.add(key)
        else:
            dots = "[]." if schema.get("type") == "array" else "."
            found |= {f"{key}{dots}{one}" for one in fields(inner[1])}
    return found


def told() -> Iterator[tuple[str, str]]:
    parts = re.split(r"^### `(\w+)`$", PARTS["What a client receives"], flags=re.MULTILINE)
    yield from zip(parts[1::2], parts[2::2], strict=True)


def test_every_message_of_a_client_is_described_with_its_fields() -> None:
    described = {kind: set(named) for kind, named in rows(PARTS["What a client sends"]).items()}
    assert described == {kind: fields(name) - {"do", "id", "seat"} for kind, name in SENT.items()}


def test_every_message_of_the_server_is_described_with_its_fields() -> None:
    described = {kind: set(rows(text.partition("| news |")[0])) for kind, text in told()}
    assert described == {kind: fields(name) - {"is"} for kind, name in HEARD.items()}


def test_all_news_are_described() -> None:
    news = rows(dict(told())["table"].partition("| news |")[2])
    properties = SCHEMA["$defs"]["News"]["properties"]
    assert sorted(news) == sorted(properties["what"]["enum"])
    assert {name for named in news.values() for name in named} == set(properties) - {"what", "seat"}


def test_what_a_table_is_made_of_is_described() -> None:
    text = PARTS["From a table to a seat"]
    making, sitting = text.split("| to make a table | |")[1].split("| to sit down | |")
    schemas = OpenAPI(api.TYPES).schemas
    assert list(rows(making)) == list(schemas["NewTable"]["properties"])
    assert list(rows(sitting)) == list(schemas["Sitting"]["properties"])


def test_every_refusal_is_described_with_its_status() -> None:
    library = "".join(text_of(SOURCES / f"{name}.py") for name in LIBRARY)
    codes = {code for code, _ in refusals()} | set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', library)) - NEVER_SENT
    described: dict[str, int] = {}
    for cell, beside in ROW.findall(PARTS["Refusals"]):
        names, statuses = code_in(cell), [int(status) for status in re.findall(r"\d+", beside)] or [REFUSED]
        described.update(zip(names, statuses * len(names), strict=False))
    own = {"bad-message": 400, "bad-request": 400, "server-error": 500}
    assert described == {code: STATUS.get(code, own.get(code, REFUSED)) for code in codes}


def test_every_request_is_described(tmp_path: Path) -> None:
    paths = create_app(Settings(tmp_path / "tables.db")).openapi_schema.to_schema()["paths"]
    requests = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]
    assert sorted(rows(PARTS["Over plain HTTP"])) == sorted(requests)


def test_a_replay_is_described_with_its_fields() -> None:
    schemas = OpenAPI(api.TYPES).schemas
    named = {name for name in rows(PARTS["A whole game"]) if not name.startswith("steps[].")}
    assert named == set(schemas["Replay"]["properties"]) - {"steps"}
    steps = {name.removeprefix("steps[].") for name in rows(PARTS["A whole game"]) if name.startswith("steps[].")}
    assert steps == set(schemas["Step"]["properties"])


def test_the_examples_are_messages() -> None:
    (shown,) = blocks(PAGE, "json")
    messages: list[dict[str, Any]] = [
        json.loads(line.replace("{…}", "{}").replace("[…]", "[]")) for line in shown.splitlines()
    ]
    assert len(messages) > 5
    for message in messages:
        check(message)


def test_the_limits_are_those_of_the_server() -> None:
    text = PARTS["Limits"]
    assert f"| {LARGEST // 1024} KB |" in text
    assert f"{live.BURST:.0f} at once, then {live.RATE:.0f} a second" in text
    assert f"{doors.BURST:.0f} at once, then {doors.RATE:.0f} a second" in text
    assert f"under way | {live.AT_ONCE} |" in text
    assert f"same time | {threads.AT_ONCE};" in text
    assert f"{editions.SIZE:,} characters, {editions.VALUES:,} keys and values" in text
    assert f"{editions.WORD} characters, {editions.DEPTH} lists" in text
    assert f"{editions.DOTS} dots" in text
    assert f"one seat is played | {chairs.DEVICES} |" in text
    assert f"good for {orders.OFFERED} seconds" in text
    assert f"without an invitation | {chairs.OPEN_SEATS};" in text
    assert f"one preview | {previewing.MOST} |" in text
    assert f"{guest.ROOM}, and {live.SENDING:.0f} seconds" in text
    codes = {live.GOING_AWAY, live.POLICY, live.FAILED, live.TRY_AGAIN, 1007, 1009}
    assert {int(code) for code in re.findall(r"^\| (\d{4}) \|", PARTS["A connection"], re.MULTILINE)} == codes


def test_the_check_of_fair_chance_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> tuple[str, str]:
        async with opened(tmp_path) as (_, client):
            made = (await client.post("/tables", json={"game": "artisans", "seats": 2, "bots": ["random"] * 2})).json()
            table = f"/tables/{made['table']}"
            seen = 0
            while (now := (await client.get(f"{table}?seen={seen}&wait=20")).json())["phase"] != "over":
                seen = now["event"]
                await asyncio.sleep(0.1)
            return made["commitment"], (await client.get(f"{table}/record")).text

    commitment, text = asyncio.run(played())
    monkeypatch.chdir(tmp_path)
    Path("game.wk").write_text(text, encoding="utf-8")
    (program,) = blocks(PAGE, "python")
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(program, "protocol.md", "exec"), {"__name__": "example"})
    assert out.getvalue().splitlines()[0] == commitment
    assert re.search(r"^[1-9]\d* outcomes$", out.getvalue(), re.MULTILINE)
