"""Somebody with a browser: a page that notes what goes wrong on it and what it is told."""

import json
import re
from collections.abc import Iterable
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect

PATIENCE = 30_000  # ms, on a machine that has much else to do
DESK, PHONE = (1400, 1000), (390, 844)
# Against whom each game is tried.
COMPANY = {"artefakt": ["novice"], "artisans": ["novice"], "artifact": ["novice", "novice"]}
EXPANSIONS: dict[str, dict[str, bool | str]] = {"artifact": {"research": True, "roles": True}}
NOWHERE = re.compile(
    r"ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket"
)

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A separate browser: it shares nothing with others, neither storage nor connection."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        lang: str = "en",
        look: str = "light",
        motion: bool = False,
    ) -> None:
        self.address = address
        self.phone = size[0] < 760
        self.context: BrowserContext = browser.new_context(
            base_url=f"http://{address}",
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if look == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=self.phone,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.refusals = ""  # of requests, that belong to the test: the browser notes each, sometimes late
        self.frames: list[str] = []  # what came through its WebSockets
        self.told: dict[str, Any] = {}  # the last table among it
        self.unanswered: set[str] = set()  # what the page has asked there, by id
        self.page.on("console", lambda message: self.note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.note("error", str(error)))
        self.page.on("websocket", self.listen)

    def note(self, kind: str, text: str) -> None:
        expected = self.refusals and self.refusals in text
        if kind in ("error", "warning") and not expected:
            self.problems.append(text)

    def expect_refusals(self, status: int) -> None:
        """From now on the server refuses requests of the page with this status."""
        self.refusals = f"the server responded with a status of {status}"

    def listen(self, socket: WebSocket) -> None:
        self.unanswered.clear()  # a new line asks again what it still wants to know

        def asked(payload: str | bytes) -> None:
            if "id" in (message := json.loads(payload)):
                self.unanswered.add(message["id"])

        def heard(payload: str | bytes) -> None:
            text = payload if isinstance(payload, str) else payload.decode()
            self.frames.append(text)
            if (message := json.loads(text))["is"] == "table":
                self.told = message
            self.unanswered.discard(message.get("id", ""))

        socket.on("framesent", asked)
        socket.on("framereceived", heard)

    def forgive_lost_connections(self) -> None:
        """The browser itself complains of a server that is away; the page is not to blame."""
        self.problems = [text for text in self.problems if not NOWHERE.search(text)]

    def hold(self, table: str, game: str, tokens: Iterable[str]) -> None:
        """Let this browser have the secrets of seats, as if it had sat down."""
        held = json.dumps([{"table": table, "game": game, "tokens": list(tokens), "when": 0}])
        self.context.add_init_script(
            f"if (!localStorage['wunderkammer.tables']) localStorage['wunderkammer.tables'] = {json.dumps(held)}"
        )

    def enter(self, table: str, invitation: str = "") -> None:
        self.page.goto(f"/#/table/{table}" + (f"/{invitation}" if invitation else ""))
        self.page.wait_for_selector("main[data-phase]")

    @property
    def phase(self) -> str:
        return self.page.get_attribute("main", "data-phase") or ""

    def close(self) -> None:
        self.context.close()
        assert not self.problems, self.problems


def make(address: str, game: str, bots: list[str | None], **more: object) -> dict[str, Any]:
    """A new table; None in `bots` is a seat for a person, who has yet to sit down."""
    body = {"game": game, "seats": len(bots), "bots": bots, **more}
    answer = httpx.post(f"http://{address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sit(address: str, table: str, invitation: str, name: str) -> str:
    """Take a seat; its token."""
    answer = httpx.post(f"http://{address}/api/tables/{table}/sit", json={"name": name, "invitation": invitation})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def seat_at(visitor: Visitor, game: str, bots: list[str], name: str = "Wanda", **more: object) -> dict[str, Any]:
    """A new game against bots, with the visitor in the first seat and looking at it."""
    made = make(visitor.address, game, [None, *bots], **more)
    token = sit(visitor.address, made["table"], made["invitations"][0], name)
    visitor.hold(made["table"], game, [token])
    visitor.enter(made["table"])
    return made
