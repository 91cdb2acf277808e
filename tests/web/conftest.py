"""A browser and a server for the tests of the page."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from server.serving import UNHURRIED, Server, served

from . import chromium
from .browsing import Visitor

if os.environ.get("WUNDERKAMMER_PURE") == "1":  # the page is the same in both forms: tested in the other run
    collect_ignore_glob = ["test_*.py"]

Visit = Callable[..., Visitor]


# For the package, not the session: while Playwright is there, no other test could have its own event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = chromium.find()
    if program is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(chromium.MISSING)
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
        yield one
        one.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("tables"), UNHURRIED) as one:
        yield one


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens browsers for people; whatever went wrong in one of them fails the test in the end."""
    visitors: list[Visitor] = []

    def come(**how: object) -> Visitor:
        visitors.append(Visitor(browser, str(how.pop("address", server.address)), **how))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for one in visitors:
        one.close()
