"""Undo against bots: as often as one likes, and beyond what was revealed only as practice."""

from random import Random

from playwright.sync_api import expect

import wunderkammer as wk

from .browsing import PHONE, Visitor, seat_at
from .conftest import Visit
from .playing import PLY, click_what_glows, one_move, type_a_move, wait_for_others, wait_for_turn
from .seeking import moves, seek


def test_undo_though_bots_have_moved_and_again(visit: Visit) -> None:
    """Artisans: who takes a card from the market can take it back, whatever was taken from there since."""
    person = visit()
    page = person.page
    found = seek("artisans", 2, lambda state: state.view(0)["turn"] == 0 and "take 1" in moves(state), least=60)
    seat_at(person, "artisans", ["novice"], **found)
    undo = page.locator("[data-act=undo]")
    wait_for_turn(person)
    expect(undo).to_be_disabled()  # nothing was decided here yet
    type_a_move(person, Random(1))
    wait_for_others(person)
    for _ in range(30):
        if person.told["back"]["how"] == "free" and person.told["back"]["to"] < person.told["ply"] - 1:
            break
        type_a_move(person, Random(2))
        wait_for_others(person)
    back = person.told["back"]
    assert back["how"] == "free"
    undo.click()
    page.wait_for_selector(f"main[data-ply='{back['to']}']")
    assert person.told["asked"] == [0]
    assert person.told["practice"] is False


def come_to_a_reveal(person: Visitor) -> dict[str, object]:
    """After a first move, which chance has answered."""
    seat_at(person, "artefakt", ["novice"])
    wait_for_turn(person)
    one_move(person, click_what_glows if person.phone else type_a_move, Random(1))
    wait_for_turn(person)
    back: dict[str, object] = person.told["back"]
    assert back["how"] == "practice"
    return back


def test_beyond_a_reveal_it_is_practice(visit: Visit) -> None:
    person = visit()
    page, back = person.page, come_to_a_reveal(person)
    ply = page.evaluate(PLY)
    sheet = page.locator("[role=alertdialog]")
    for leave in ("Escape", "button"):
        page.keyboard.press("u") if leave == "button" else page.locator("[data-act=undo]").click()
        expect(sheet).to_contain_text("marked as practice")
        page.keyboard.press("Escape") if leave == "Escape" else page.locator("[data-act=practice-not]").click()
        expect(sheet).to_have_count(0)
    assert page.evaluate(PLY) == ply
    expect(page.locator(".practice")).to_have_count(0)
    page.locator("[data-act=undo]").click()
    page.locator("[data-act=practice-sure]").click()
    page.wait_for_selector(f"main[data-ply='{back['to']}']")
    expect(page.locator(".practice")).to_have_text("Practice")
    expect(sheet).to_have_count(0)


def test_the_sheet_has_room_on_a_phone(visit: Visit) -> None:
    person = visit(size=PHONE, lang="fr")
    page = person.page
    come_to_a_reveal(person)
    page.locator("[data-act=undo]").click()
    box = page.locator("[role=alertdialog]").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] >= 0
    page.locator("[data-act=practice-sure]").click()
    expect(page.locator(".practice")).to_have_text("Entraînement")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_to_ship_nothing_does_not_glow(visit: Visit) -> None:
    """Where no card would be fetched, the marker may still be paid; but nothing calls for it."""

    def hauls(state: wk.State, cards: bool) -> list[str]:
        mine = [site["site"] for site in state.view(0)["sites"] if bool(site["haul"][0]) == cards]
        return [site for site in mine if f"ship {site}" in moves(state)]

    found = seek("artifact", 3, lambda state: hauls(state, cards=True) and hauls(state, cards=False))
    person = visit()
    seat_at(person, "artifact", ["novice", "novice"], **found)
    wait_for_turn(person)
    sites = [one for one in person.told["view"]["sites"] if f"ship {one['site']}" in person.told["legal"]]
    chips = person.page.locator("[data-target=ship]")
    expect(chips).to_have_count(len(sites))
    shadows = chips.evaluate_all("all => all.map(one => getComputedStyle(one).boxShadow)")
    assert [shadow != "none" for shadow in shadows] == [bool(one["haul"][0]) for one in sites], shadows
