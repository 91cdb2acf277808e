"""What the others did since my turn: counted, told by rival, and gone with my first move."""

from random import Random

from playwright.sync_api import expect

from .browsing import seat_at
from .conftest import Visit
from .playing import type_a_move, wait_for_others, wait_for_turn


def test_a_strip_tells_what_happened_since_my_turn(visit: Visit) -> None:
    person = visit()
    made = seat_at(person, "artifact", ["novice", "novice"])
    page = person.page
    wait_for_turn(person)
    type_a_move(person, Random(2))
    wait_for_others(person)
    strip = page.locator("[data-act=since]")
    expect(strip).to_contain_text("Since your turn")
    strip.click()
    lines = page.locator("[data-since]")
    assert str(lines.count()) in strip.inner_text()
    page.reload()  # nothing is stored: it comes from the story
    person.enter(made["table"])
    expect(strip).to_be_visible()
    strip.click()
    lines.first.click()
    expect(page.locator(".past, [data-act=now]").first).to_be_visible()
