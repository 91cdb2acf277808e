"""The page: what is served at the door, and what the page is told of the server."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

import wunderkammer as wk
from wunderkammer.server.http import assets, typescript
from wunderkammer.server.http.app import guarded
from wunderkammer.server.http.doors import Doors

Browser = TestClient[Litestar]
SOURCE = Path(__file__).parents[2] / "web" / "index.html"
SCRIPT = b"say('hello');"


@pytest.fixture
def client() -> Iterator[Browser]:
    app = Litestar([assets.door, assets.asset], middleware=[guarded], state=State({"doors": Doors(), "page": {}}))
    with TestClient(app, base_url="http://127.0.0.1") as one:
        yield one


def file(kind: str, plain: bytes) -> assets.File:
    return assets.File(kind, plain, gzip.compress(plain))


def test_an_address_that_is_pasted_into_a_chat_shows_what_it_is() -> None:
    shown = dict(re.findall(r'<meta\s+property="og:(\w+)"\s+content="([^"]+)"', SOURCE.read_text(encoding="utf-8")))
    assert set(shown) == {"type", "title", "description"}
    assert all(name.title() in shown["description"] for name in wk.games())


def test_the_door_opens_under_the_strict_policy(client: Browser) -> None:
    client.app.state.page = {"index.html": file("text/html", b"<title>Wunderkammer</title>")}
    answer = client.get("/")
    assert answer.status_code == 200
    assert "Wunderkammer" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_what_is_named_by_its_content_is_kept_forever(client: Browser, coding: str) -> None:
    client.app.state.page = {"assets/index-1a.js": file("text/javascript", SCRIPT)}
    answer = client.get("/assets/index-1a.js", headers={"accept-encoding": coding})
    assert answer.content == SCRIPT
    assert answer.headers.get("content-encoding", "identity") == coding
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2findex.html", "/assets/%2e%2e/app.py"])
def test_nothing_else_is_served(client: Browser, path: str) -> None:
    client.app.state.page = {"index.html": file("text/html", b"door")}
    assert client.get(path).status_code == 404


def test_where_the_page_was_not_built_there_is_a_plain_one(client: Browser) -> None:
    """It leads to the interface of programs, in three languages, and needs nothing that was built."""
    client.app.state.page = {}
    answer = client.get("/")
    assert answer.status_code == 200
    for lang in ("en", "fr", "de"):
        assert f'lang="{lang}"' in answer.text
    assert not re.search(r"<script|style=|<style|\son\w+=|https?:", answer.text)


def test_the_types_of_all_messages_are_written() -> None:
    text = typescript.protocol()
    for line in (
        '  do: "play";',
        "  moves: (string)[];",
        '  is: "table";',
        "  wish: TakeBack | null;",
        "  seen?: number;",
    ):
        assert f"{line}\n" in text
    assert (
        "export type AnyOut = Welcome | Table | Seats | Refusal | Done | Reason | Advice | Weighed | Brought | Gains"
        " | Solved;" in text
    )


def test_the_notation_is_told_as_it_is() -> None:
    told = json.loads(typescript.notation())
    assert set(told["games"]) == set(wk.games())
    assert "rob <seat> <colour>" in told["games"]["artefakt"]["patterns"]
    assert told["games"]["artefakt"]["phrasing"]["kinds"] == {"to": "site", "given": "fragment"}
