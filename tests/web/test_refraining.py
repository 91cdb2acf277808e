"""Nobody passes by chance: no gold, no key, and while something can still be done a question."""

from playwright.sync_api import expect

from wunderkammer import record

from .browsing import Visitor, seat_at
from .conftest import Visit
from .playing import PLY, wait_for_turn
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
