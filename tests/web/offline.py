"""Hosts of the folder without a server, and what somebody without a network does."""

import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .browsing import Visitor

ROOT = Path(__file__).parents[2]
DEVICE = Path(__file__).with_name("device.py")
PATH = "/club/games/"
SLOW = 180_000  # ms: Python starts in the browser, twice


class Host:
    """`python -m http.server`, which can be stopped and started again at the same address."""

    def __init__(self, files: Path) -> None:
        self.files = files
        self.address = "127.0.0.1:0"
        self.start()

    def start(self) -> None:
        place, _, port = self.address.partition(":")
        command = [sys.executable, "-u", "-m", "http.server", "--bind", place, "--directory", str(self.files), port]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        with self.process.stdout as told:
            self.address = told.readline().partition("http://")[2].partition("/")[0]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def build(folder: Path) -> None:
    subprocess.run([sys.executable, ROOT / "web" / "site.py", folder], check=True)


def list_anew(folder: Path) -> None:
    """After a change in the folder: the list of its files, which makes it another version."""
    folder.joinpath("sw.js").unlink()
    runpy.run_path(str(ROOT / "web" / "site.py"))["list_files"](folder)


@contextmanager
def hosted(files: Path) -> Iterator[Host]:
    host = Host(files)
    try:
        yield host
    finally:
        host.stop()


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
