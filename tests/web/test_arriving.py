"""A running game goes elsewhere in a link: here from one table of a server to another."""

from random import Random

import pytest
from playwright.sync_api import expect
from seldom import daily

from .browsing import DESK, PHONE, Visitor, make, seat_at, sit
from .conftest import Visit
from .fitting import CUT
from .playing import click_what_glows, play_some, wait_for_others, wait_for_turn
from .test_accessible import is_for_everybody

LANGUAGES = daily(["en", "fr", "de"], "de")
LOOKS = daily(["light", "dark"], "dark")
SIZES = daily([DESK, PHONE], PHONE)
HOT_SEAT = ["Wanda", "Zoe"]


def set_out(person: Visitor, address: str) -> None:
    person.page.locator("[data-act=settings]").first.click()
    person.page.click("[data-act=journey]")
    person.page.fill("input[type=url]", address)
    person.page.click("[data-act=take-there]")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SIZES)
def test_a_game_is_taken_along_and_arrives(size: tuple[int, int], look: str, lang: str, visit: Visit) -> None:
    person = visit(size=size, look=look, lang=lang)
    seat_at(person, "artisans", ["novice", "novice"])
    play_some(person, click_what_glows, Random(1), 2)
    wait_for_others(person)
    before = person.told["ply"]
    set_out(person, "some where")
    expect(person.page.get_by_role("alert").filter(visible=True)).to_be_visible()
    expect(person.page.locator("input[type=url]")).to_have_attribute("aria-invalid", "true")
    is_for_everybody(person)
    assert not person.page.evaluate(CUT)
    person.page.fill("input[type=url]", f"http://{person.address}")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("main form")
    assert "arrive" not in person.page.url, "it holds what is hidden"
    is_for_everybody(person)
    assert not person.page.evaluate(CUT)
    person.page.locator("main select").nth(1).select_option("novice")
    person.page.locator("main select").nth(1).focus()
    for _ in range(2):
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("main[data-phase=playing]")
    wait_for_turn(person)
    assert person.told["ply"] >= before
    assert not person.told["practice"]


def test_two_people_at_one_device_take_their_game_along(visit: Visit) -> None:
    person = visit()
    made = make(person.address, "artefakt", [None, None, "novice"])
    tokens = [sit(person.address, made["table"], made["invitations"][seat], name) for seat, name in enumerate(HOT_SEAT)]
    person.hold(made["table"], "artefakt", tokens)
    person.page.goto(f"/#/table/{made['table']}")
    person.page.click("[data-act=look]")  # behind the curtain between them
    set_out(person, f"http://{person.address}/")
    person.page.wait_for_selector("main form")
    seats = person.page.locator("main select")
    assert [seats.nth(number).input_value() for number in range(3)] == ["me", "link", "novice"]
    seats.nth(1).select_option("here")
    expect(person.page.locator("main input.name")).to_have_value("Zoe")
    person.page.click("[data-act=open]")
    person.page.click("[data-act=look]")
    person.page.wait_for_selector("main[data-phase=playing]")


def test_who_plays_with_others_cannot_take_the_game_along(visit: Visit) -> None:
    person = visit()
    made = make(person.address, "artisans", [None, None])
    tokens = [sit(person.address, made["table"], made["invitations"][seat], name) for seat, name in enumerate(HOT_SEAT)]
    person.hold(made["table"], "artisans", tokens[:1])
    person.enter(made["table"])
    person.page.wait_for_selector("main[data-phase=playing]")
    person.page.locator("[data-act=settings]").first.click()
    expect(person.page.locator("[data-act=carry]")).to_be_visible()
    assert not person.page.locator("[data-act=journey]").count()


def test_a_link_that_holds_no_game(visit: Visit) -> None:
    person = visit()
    person.page.goto("/#/arrive/bm90aGluZw")
    expect(person.page.get_by_role("alert")).to_be_visible()
    is_for_everybody(person)
