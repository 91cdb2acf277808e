"""Nobody passes by chance: no gold, no key, and while something can still be done a question."""

import pytest
from playwright.sync_api import expect

from wunderkammer import record

from .browsing import COMPANY, Visitor, seat_at
from .conftest import Visit
from .playing import PLY, wait_for_turn
from .seeking import moves, seek
from .test_table import SHOWING


def come(visit: Visit, **how: object) -> Visitor:
    """A turn in which one may pass or act."""
    game = record.parse(SHOWING)
    at = next(
        state.ply
        for state in record.positions(game)
        if state.actor == 0 and len(state.legal()) > 1 and "pass" in [state.name(one) for one in state.legal()]
    )
    person = visit(**how)
    seat_at(person, "artifact", ["novice", "novice"], record=SHOWING, at=at)
    wait_for_turn(person)
    return person


def test_passing_is_confirmed_while_something_is_left(visit: Visit) -> None:
    person = come(visit)
    page, ply = person.page, person.page.evaluate(PLY)
    button = page.locator("[data-act=pass]")
    assert "go" not in (button.get_attribute("class") or "").split()
    for key in ("e", "Enter", "p"):
        page.keyboard.press(key)
    button.click()
    sheet = page.locator("[role=alertdialog]")
    expect(sheet).to_contain_text("You could still")
    expect(sheet).to_contain_text("coin")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.evaluate(PLY) == ply
    button.click()
    page.locator("[data-act=pass-not]").click()
    button.click()
    assert page.evaluate(PLY) == ply
    page.locator("[data-act=pass-sure]").click()
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)


@pytest.mark.parametrize(("game", "move"), [("artifact", "end"), ("artisans", "rest"), ("artefakt", "skip")])
def test_nothing_is_left_out_by_a_single_key(game: str, move: str, visit: Visit) -> None:
    """Though it be one of the nine moves with a digit. The list of moves asks, too."""
    found = seek(game, len(COMPANY[game]) + 1, lambda state: move in moves(state) and 1 < len(moves(state)) < 10)
    person = visit()
    page = person.page
    seat_at(person, game, COMPANY[game], **found)
    wait_for_turn(person)
    digit = person.told["legal"].index(move) + 1
    expect(page.locator(f"[data-act={move}]")).to_be_visible()
    expect(page.locator(".btn.go")).to_have_count(0)
    for key in ("e", "Enter", str(digit)):
        page.keyboard.press(key)
    page.locator("[data-side=moves]").click()
    page.locator(f"[data-move={move}]").click()
    sheet = page.locator("[role=alertdialog]")
    expect(sheet).to_contain_text("You could still")
    assert page.evaluate(PLY) == str(found["at"])
    sheet.locator("[data-act=pass-sure]").click()
    page.wait_for_function(f"before => ({PLY})() !== before", arg=str(found["at"]))
