"""A page that speaks another version of the protocol than its server: it reloads once, and then says what is wrong."""

import json
import re

from playwright.sync_api import Route, WebSocketRoute, expect

from wunderkammer.server.wire.messages import PROTOCOL

from .browsing import Visitor, make
from .conftest import Visit

OLDER = PROTOCOL - 1
SAID = re.compile(rf"of different versions \({OLDER} and {PROTOCOL}\)")


def arrivals(visitor: Visitor) -> list[str]:
    """Grows with each time that the page is loaded."""
    loaded: list[str] = []
    visitor.page.on("domcontentloaded", lambda page: loaded.append(page.url))
    return loaded


def test_by_http_it_reloads_once_and_then_says_so(visit: Visit) -> None:
    def as_older(route: Route) -> None:
        route.continue_(headers={**route.request.headers, "wunderkammer-protocol": str(OLDER)})

    visitor = visit()
    visitor.expect_refusals(409)
    loaded = arrivals(visitor)
    visitor.page.route("**/api/**", as_older)
    with visitor.page.expect_event("load", lambda _: len(loaded) == 2):
        visitor.page.goto("/")
    expect(visitor.page.get_by_text(SAID).first).to_be_visible()
    assert len(loaded) == 2


def test_at_a_table_it_reloads_once_and_then_says_so(visit: Visit) -> None:
    def as_older(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def sent(text: str | bytes) -> None:
            message = json.loads(text)
            server.send(json.dumps({**message, "protocol": OLDER} if message["do"] == "hello" else message))

        socket.on_message(sent)

    visitor = visit()
    table = make(visitor.address, "artisans", [None, "novice"])["table"]
    loaded = arrivals(visitor)
    visitor.page.route_web_socket(re.compile(r"^ws:"), as_older)
    with visitor.page.expect_event("load", lambda _: len(loaded) == 2):
        visitor.page.goto(f"/#/table/{table}")
    expect(visitor.page.get_by_text(SAID).first).to_be_visible()
    assert len(loaded) == 2
