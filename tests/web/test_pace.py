"""The moves of others are shown one by one, as fast as somebody likes; one's own question comes with the last."""

import json
from random import Random

from playwright.sync_api import expect

from .browsing import Visitor, seat_at
from .conftest import Visit
from .playing import PLY, type_a_move, wait_for_turn


def come(visit: Visit, pace: str) -> Visitor:
    """Somebody who looks at what moves, has moved, and waits for two bots."""
    person = visit(motion=True)
    settings = json.dumps(json.dumps({"pace": pace}))
    person.context.add_init_script(f"localStorage['wunderkammer.settings'] ??= {settings}")
    seat_at(person, "artifact", ["novice", "novice"])
    return person


def test_each_move_waits_for_a_click(visit: Visit) -> None:
    person = come(visit, "wait")
    page = person.page
    go_on = page.locator("[data-act=pace-next]")
    come_to_the_turn(person)
    before = page.evaluate(PLY)
    page.keyboard.press("/")
    page.keyboard.type(person.told["legal"][0])
    page.keyboard.press("Enter")
    page.wait_for_function(f"before => ({PLY})() !== before", arg=before)
    expect(go_on).to_be_visible()  # a bot has moved, and that is not shown yet
    at = int(page.evaluate(PLY))
    assert int(person.told["ply"]) > at
    go_on.click()
    assert int(page.evaluate(PLY)) > at
    come_to_the_turn(person)
    assert int(page.evaluate(PLY)) == person.told["ply"]
    page.locator("[data-act=pace]").click()  # on one's turn one button goes through the four
    assert '"pace":"slow"' in page.evaluate("localStorage['wunderkammer.settings']")


def come_to_the_turn(person: Visitor) -> None:
    """Go on, click by click, until it is one's own turn."""
    page = person.page
    for _ in range(30):
        page.wait_for_selector("main[data-asked=true], [data-act=pace-next]")
        if page.get_attribute("main", "data-asked") == "true":
            return
        page.locator("[data-act=pace-next]").click()
    raise AssertionError("it is never one's turn")


def test_a_page_at_rest_waits_for_nothing(visit: Visit) -> None:
    """Who wants nothing to move sees everything at once, whatever the pace."""
    person = visit()
    settings = json.dumps(json.dumps({"pace": "wait"}))
    person.context.add_init_script(f"localStorage['wunderkammer.settings'] = {settings}")
    seat_at(person, "artifact", ["novice", "novice"])
    wait_for_turn(person)
    type_a_move(person, Random(1))
    wait_for_turn(person)
