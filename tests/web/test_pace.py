"""The moves of others are shown one by one, as fast as somebody likes; one's own question comes with the last."""

import json
from random import Random

from playwright.sync_api import expect

from .browsing import PHONE, Visitor, seat_at
from .conftest import Visit
from .playing import PLY, click_what_glows, type_a_move, wait_for_turn

# Notes of every turn that begins whether something flies just then, and whether the question came after the board.
WATCH = """() => {
  window.turns = [];
  window.astray = 0; // times that something could be clicked though nothing was asked
  new MutationObserver(changes => {
    const main = document.querySelector("main[data-asked]");
    const told = name => changes.some(one => one.target === main && one.attributeName === name);
    if (!main || main.dataset.phase !== "playing") return;
    if (main.dataset.asked === "false") window.astray += document.querySelectorAll("[data-target], .btn.go").length;
    else if (told("data-asked"))
      window.turns.push({ flies: document.querySelectorAll(".traveller").length, waited: !told("data-event") });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-asked", "data-event"] });
}"""


def come(visit: Visit, pace: str, **how: object) -> Visitor:
    """Somebody who looks at what moves, has moved, and waits for two bots."""
    person = visit(motion=True, **how)
    person.context.add_init_script(f"({WATCH})()")
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


def test_nothing_is_asked_while_pieces_travel(visit: Visit) -> None:
    person = come(visit, "normal")
    turns = turns_seen(person)
    assert any(turn["waited"] for turn in turns), "nothing has travelled"
    assert not any(turn["flies"] for turn in turns), turns
    assert person.page.evaluate("window.astray") == 0


def test_who_wants_everything_at_once_is_asked_at_once(visit: Visit) -> None:
    assert not any(turn["waited"] for turn in turns_seen(come(visit, "instant")))


def turns_seen(person: Visitor) -> list[dict[str, bool]]:
    """Two turns of one's own, and how each began."""
    while len(turns := person.page.evaluate("window.turns")) < 2:
        wait_for_turn(person)
        type_a_move(person, Random(2))
    return list(turns)


def test_a_phone_has_the_pace_under_the_thumb(visit: Visit) -> None:
    person = come(visit, "wait", size=PHONE)
    page = person.page
    come_to_the_turn(person)
    go_on = page.locator(".thumb [data-act=pace-next]")
    for _ in range(60):  # until it is the turn of a bot
        if page.get_attribute("main", "data-asked") != "true":
            break
        click_what_glows(person, Random(1))
    expect(go_on).to_be_visible()
    page.locator(".thumb [data-act=pace]").click()
    page.locator("[popover] [data-pace=instant]").click()
    wait_for_turn(person)  # nothing waits any more
    assert '"pace":"instant"' in page.evaluate("localStorage['wunderkammer.settings']")
