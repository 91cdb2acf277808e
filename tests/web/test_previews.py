"""The page asks what moves would change only while somebody looks at them."""

import json
from random import Random

from playwright.sync_api import WebSocket, expect

from .browsing import Visitor, seat_at
from .conftest import Visit
from .playing import click_what_glows, one_move, wait_for_turn

# Whether the tab is shown, as the test says.
HIDING = "window.away = false; Object.defineProperty(document, 'hidden', { get: () => window.away });"
SHOW = "away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }"
# Long enough for a page that would ask: it has drawn the list, and then rested.
RESTED = "() => new Promise(done => setTimeout(done, 600))"


class Asked:
    """The previews that a page asks for."""

    def __init__(self, visitor: Visitor) -> None:
        self.moves: list[list[str]] = []
        visitor.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self.heard)

    def heard(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["do"] == "preview":
            self.moves.append(message["moves"])


def test_nobody_looks_and_nothing_is_asked(visit: Visit) -> None:
    person, rng = visit(), Random(4)
    asked = Asked(person)
    seat_at(person, "artifact", ["novice", "novice"])
    for _ in range(6):
        one_move(person, click_what_glows, rng)
    assert asked.moves == []


def test_who_opens_the_list_sees_gains_that_were_asked_for_once(visit: Visit) -> None:
    person = visit()
    asked = Asked(person)
    seat_at(person, "artifact", ["novice", "novice"])
    wait_for_turn(person)
    person.page.locator("[data-side=moves]").click()
    expect(person.page.locator(".moves .gain").first).to_be_visible()
    assert asked.moves == [person.told["legal"]]
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".moves")).to_have_count(0)
    person.page.locator("[data-side=moves]").click()
    expect(person.page.locator(".moves .gain").first).to_be_visible()
    person.page.evaluate(RESTED)
    assert len(asked.moves) == 1


def test_a_tab_in_the_background_asks_when_somebody_comes_back(visit: Visit) -> None:
    person = visit()
    asked = Asked(person)
    person.page.add_init_script(HIDING)
    person.page.add_init_script("window.away = true;")
    seat_at(person, "artifact", ["novice", "novice"])
    wait_for_turn(person)
    person.page.locator("[data-side=moves]").click()
    expect(person.page.locator("[data-move]").first).to_be_visible()
    person.page.evaluate(RESTED)
    assert asked.moves == []
    person.page.evaluate(SHOW, False)
    expect(person.page.locator(".moves .gain").first).to_be_visible()
    assert len(asked.moves) == 1


def test_a_move_to_be_confirmed_is_asked_for_alone(visit: Visit) -> None:
    person, rng = visit(), Random(4)
    asked = Asked(person)
    person.page.add_init_script("localStorage['wunderkammer.settings'] = JSON.stringify({ confirm: true });")
    seat_at(person, "artifact", ["novice", "novice"])
    wait_for_turn(person)
    while not person.page.locator("[data-act=confirm]").count():
        click_what_glows(person, rng)
    expect(person.page.locator(".say .gain")).to_be_visible()
    assert [len(moves) for moves in asked.moves] == [1]
