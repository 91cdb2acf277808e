"""Hosts of the folder without a server, and what somebody without a network does."""

import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from .browsing import Visitor

ROOT = Path(__file__).parents[2]
DEVICE = Path(__file__).with_name("device.py")
PATH = "/club/games/"
SLOW = 180_000  # ms: Python starts in the browser, twice


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Nothing to say."""


def build(folder: Path) -> None:
    subprocess.run([sys.executable, ROOT / "web" / "site.py", folder], check=True)


def list_anew(folder: Path) -> None:
    """After a change in the folder: the list of its files, which makes it another version."""
    folder.joinpath("sw.js").unlink()
    runpy.run_path(str(ROOT / "web" / "site.py"))["list_files"](folder)


@contextmanager
def hosted(files: Path) -> Iterator[str]:
    """The address of a plain file server."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=files))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def keep(visitor: Visitor, path: str = PATH) -> None:
    """Open the page, and wait until the browser keeps all of it."""
    visitor.page.goto(path)
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")


def against(visitor: Visitor, game: str, level: str) -> None:
    visitor.page.click(f"[data-play={game}]")
    visitor.page.click(f"[data-level={level}]")
    visitor.page.wait_for_selector("main[data-phase=playing]", timeout=SLOW)


def saved(visitor: Visitor) -> str:
    """The record, as a file."""
    with visitor.page.expect_download() as download:
        visitor.page.click("a[download]")
    return Path(download.value.path()).read_text()


def in_the_browsers_python(site: Path, wish: str, program: Path = DEVICE) -> str:
    """What a program tells there."""
    command = [sys.executable, str(ROOT / "web" / "npm.py"), "run", "--silent", "run-python", "--", str(site)]
    told = subprocess.run([*command, str(program), wish], check=True, capture_output=True, text=True)
    return told.stdout.removesuffix("\n")
