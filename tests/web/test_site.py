"""The folder without a server, under a sub-path of a plain file server; then the network is cut."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from wunderkammer import record
from wunderkammer.record import fair

from .browsing import Visitor
from .playing import click_what_glows, play_out, play_some, wait_for_turn

ROOT = Path(__file__).parents[2]
PATH = "/club/games/"
SLOW = 180_000  # ms: Python starts in the browser, twice

Come = Callable[..., Visitor]


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Nothing to say."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a file server that has the folder somewhere below."""
    files = tmp_path_factory.mktemp("host")
    folder = files / PATH.strip("/")
    subprocess.run([sys.executable, ROOT / "web" / "site.py", folder], check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=files))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def come(browser: Browser, host: str) -> Iterator[Come]:
    """Somebody who has opened the folder once, and is without a network now."""
    visitors: list[Visitor] = []

    def coming(**how: object) -> Visitor:
        visitor = Visitor(browser, host, **how)  # type: ignore[arg-type]
        visitors.append(visitor)
        visitor.page.goto(PATH)
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        visitor.context.set_offline(True)
        return visitor

    yield coming
    for one in visitors:
        one.close()


def against(visitor: Visitor, game: str, level: str) -> None:
    visitor.page.click(f"[data-play={game}]")
    visitor.page.click(f"[data-level={level}]")
    visitor.page.wait_for_selector("main[data-phase=playing]", timeout=SLOW)


def saved(visitor: Visitor) -> str:
    """The record, as a file."""
    with visitor.page.expect_download() as download:
        visitor.page.click("a[download]")
    return Path(download.value.path()).read_text()


def test_a_table_is_back_after_reloading_without_a_network(come: Come) -> None:
    person = come()
    against(person, "artefakt", "amateur")
    play_some(person, click_what_glows, Random(1), 2)
    wait_for_turn(person)
    before = person.page.get_attribute("main", "data-ply")
    person.page.reload()
    person.page.wait_for_selector("main[data-phase=playing]", timeout=SLOW)
    wait_for_turn(person)
    assert person.page.get_attribute("main", "data-ply") == before
    play_some(person, click_what_glows, Random(2), 1)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "lang"), [("artefakt", "en"), ("artisans", "fr"), ("artifact", "de")])
def test_a_whole_game_and_its_record(game: str, lang: str, come: Come) -> None:
    person = come(lang=lang)
    against(person, game, "amateur")
    play_out(person, click_what_glows, Random(game))
    expect(person.page.locator("[data-over]").first).to_be_visible()
    text = saved(person)
    kept, fairness = record.parse(text), fair.noted(text)
    record.verify(kept)
    assert fairness is not None
    assert fair.check(kept, fairness) > 0
