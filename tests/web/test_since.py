"""What the others did since my turn: counted, told by rival, and gone with my first move."""

from random import Random

from playwright.sync_api import expect

import wunderkammer as wk

from .browsing import seat_at
from .conftest import Visit
from .playing import PLY, type_a_move, wait_for_others, wait_for_turn
from .seeking import moves, seek


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


def begins_a_turn(state: wk.State) -> bool:
    question = state.view(0)["question"]
    return question == {"ask": "act", "left": 2} and any(move.startswith("hire ") for move in moves(state))


def test_the_strip_is_gone_with_my_first_move(visit: Visit) -> None:
    """Though the turn goes on: what happened before it has been seen."""
    person = visit()
    page = person.page
    seat_at(person, "artifact", ["novice", "novice"], **seek("artifact", 3, begins_a_turn, least=60))
    wait_for_turn(person)
    strip = page.locator("[data-act=since]")
    strip.click()
    expect(page.locator("[data-since]").first).to_be_visible()
    ply = page.evaluate(PLY)
    page.keyboard.press("/")
    page.keyboard.type(next(move for move in person.told["legal"] if move.startswith("hire ")))
    page.keyboard.press("Enter")
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)
    expect(strip).to_have_count(0)
    expect(page.locator("[data-since]")).to_have_count(0)
    assert person.told["asked"] == [0]
