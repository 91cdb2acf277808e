"""The rulebook on the page: tables, marks with their legend, the glossary, search, and the way back."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect
from seldom import daily, daily_pairs

from .browsing import DESK, PHONE, seat_at
from .conftest import Visit
from .test_accessible import LOOKS, is_for_everybody

SIZES = {"desk": DESK, "phone": PHONE}
GAMES, LANGUAGES = ("artefakt", "artifact", "artisans"), ("en", "fr", "de")
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SIGNS = ("|", "**", "[P]", "[D]", "[R]", "[O]")


def opened(page: Page, game: str, clause: str = "") -> None:
    page.goto(f"/#/rules/{game}/{clause}")
    page.wait_for_selector(".book [data-clause='1.1']")
    page.wait_for_selector(".book [data-clause='glossary']")


@pytest.mark.parametrize(("game", "lang"), daily_pairs(product(GAMES, LANGUAGES), (GAMES[1], LANGUAGES[1])))
def test_it_is_drawn_whole_in_every_language(game: str, lang: str, visit: Visit) -> None:
    page = visit(lang=lang).page
    opened(page, game)
    text = page.locator(".book").inner_text()
    assert [sign for sign in SIGNS if sign in text] == []
    assert page.locator(".book [data-term]").count() >= 15
    assert page.locator(".book [data-term] svg").count() >= 5
    assert page.locator(".book .pieces svg").count() >= 5
    assert page.evaluate("() => [...document.querySelectorAll('.book svg')].every(one => one.childElementCount)")


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", daily(SIZES.values(), PHONE), ids=SIZES.keys())
def test_it_is_for_everybody(size: tuple[int, int], look: str, visit: Visit) -> None:
    person = visit(size=size, look=look)
    opened(person.page, "artifact", "11")
    expect(person.page.locator(".book table").first).to_be_attached()
    assert person.page.evaluate(SIDEWAYS) <= 0
    is_for_everybody(person)


@pytest.mark.parametrize("size", daily(SIZES.values(), PHONE), ids=SIZES.keys())
def test_a_mark_says_where_a_rule_comes_from(size: tuple[int, int], visit: Visit) -> None:
    page = visit(size=size).page
    opened(page, "artifact")
    expect(page.locator("[data-legend] .mk:visible").first).to_be_visible()
    mark = page.locator(".book [data-mark=P]").first
    mark.click()
    note = page.locator("[role=note]")
    expect(note).to_contain_text("printed")
    box = note.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_words_clauses_and_terms_are_found(visit: Visit) -> None:
    page = visit().page
    opened(page, "artifact")
    find = page.locator(".rules input[type=search]")
    find.fill("site HUTS")  # neither side by side nor in this order
    expect(page.locator(".book [data-clause='7.1']")).to_be_visible()
    expect(page.locator(".book [data-term=hut]")).to_be_visible()
    find.fill("§4.2")
    expect(page.locator(".book [data-clause='4.2']")).to_be_visible()
    expect(page.locator(".book [data-clause='1.1']")).to_have_count(0)
    find.fill("zzz")
    expect(page.locator(".book")).to_contain_text("Nothing found in the rules")


@pytest.mark.parametrize("size", daily(SIZES.values(), DESK), ids=SIZES.keys())
def test_one_comes_home_and_back_to_the_table(size: tuple[int, int], visit: Visit) -> None:
    person = visit(size=size)
    page = person.page
    made = seat_at(person, "artisans", ["novice"])
    page.evaluate("() => { location.hash = '#/rules/artisans/4.2'; }")
    page.locator("[data-act=back-to-table]").click()
    page.wait_for_selector("main[data-phase]")
    assert made["table"] in page.url
    page.evaluate("() => { location.hash = '#/rules/artisans'; }")
    page.locator("[data-act=home]").click()
    page.wait_for_selector("[data-play]")


def test_from_the_rules_beside_the_log_back_to_the_board_of_a_phone(visit: Visit) -> None:
    person = visit(size=PHONE)
    page = person.page
    seat_at(person, "artisans", ["novice"])
    page.locator("[data-tab=log]").click()
    page.locator("[data-side=rules]").click()
    page.locator("[data-act=back-to-table]").click()
    expect(page.locator("[data-tab=board]")).to_have_attribute("aria-pressed", "true")


def test_the_form_says_who_begins_and_where_figures_come_from(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    expect(page.locator("article", has=page.locator("[data-play=artefakt]"))).to_contain_text(
        "Michael Palm and Lukas Zach"
    )
    page.locator("[data-new=artefakt]").click()
    expect(page.locator("form")).to_contain_text("seat 1 begins")
    page.locator("[data-act=mix]").check()
    page.locator("form details").first.locator("summary").first.click()
    page.locator("[data-figures] summary").first.click()
    row = page.locator("[data-figures] tr", has_text="last_round")
    expect(row.locator("[data-mark=O]")).to_be_visible()
    expect(page.locator("a[download]")).to_have_attribute("download", "artefakt.toml")
