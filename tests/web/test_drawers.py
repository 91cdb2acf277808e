"""The drawers of a large screen: they take the focus and give it back, and everybody can use them."""

import pytest
from playwright.sync_api import expect
from seldom import daily

from .browsing import COMPANY, DESK, EXPANSIONS, Visitor, seat_at
from .conftest import Visit
from .playing import wait_for_turn
from .test_accessible import LOOKS, is_for_everybody

PAGES = ("log", "chat", "rules", "moves")
# Which come first by Tab: what glows on the board or on my mat, or what opens drawers.
FIRST = """() => [...document.querySelectorAll("main [data-target]:not(:disabled), main [data-side]")]
  .filter(one => one.tabIndex >= 0 && one.checkVisibility())
  .map(one => one.dataset.side ? "rail" : "glows")"""
FOCUSED = "() => document.activeElement.dataset.side ?? document.activeElement.id"


def at_a_table(visit: Visit, game: str, look: str = "light") -> Visitor:
    person = visit(size=DESK, look=look)
    seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
    wait_for_turn(person)
    return person


@pytest.mark.parametrize("game", daily(COMPANY, "artisans"))
def test_what_glows_is_reached_before_the_rail(game: str, visit: Visit) -> None:
    order = at_a_table(visit, game).page.evaluate(FIRST)
    assert order.count("rail") == len(PAGES)
    assert "glows" in order
    assert order == sorted(order), order


def test_a_drawer_takes_the_focus_and_gives_it_back(visit: Visit) -> None:
    page = at_a_table(visit, "artisans").page
    for name in PAGES:
        page.locator(f"[data-side={name}]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#drawer")).to_be_focused()
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.querySelector('#drawer').contains(document.activeElement)")
        page.keyboard.press("Escape")
        expect(page.locator("#drawer")).to_have_count(0)
        assert page.evaluate(FOCUSED) == name


def test_from_one_drawer_to_the_next_the_focus_follows(visit: Visit) -> None:
    page = at_a_table(visit, "artisans").page
    page.locator("[data-side=log]").press("Enter")
    page.locator("[data-side=rules]").press("Enter")
    expect(page.locator("#drawer")).to_be_focused()
    page.locator("[data-act=close-drawer]").press("Enter")
    assert page.evaluate(FOCUSED) == "rules"


@pytest.mark.parametrize("look", LOOKS)
def test_every_drawer_is_for_everybody(look: str, visit: Visit) -> None:
    person = at_a_table(visit, "artisans", look)
    for name in PAGES:
        person.page.locator(f"[data-side={name}]").click(force=True)
        person.page.wait_for_selector("#drawer")
        is_for_everybody(person)
        person.page.keyboard.press("Escape")
