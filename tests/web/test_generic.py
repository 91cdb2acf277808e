"""A game that the page was built without: offered in the lobby, played at the plain table, counted in the end."""

import os
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect
from plugin.installing import installed
from seldom import daily
from server.serving import UNHURRIED, Server, served

from .browsing import DESK, PHONE, Visitor
from .conftest import Visit
from .playing import click_what_glows, play_out, wait_for_turn

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LOG = "ol:has(> [data-line])"
WORDS = {
    "en": ("You can bid a coin on your shard or fold.", "Fold", "bid a coin."),
    "fr": ("Tu peux miser une pièce sur ton éclat ou passer.", "Passer", "misé une pièce."),
    "de": ("Du kannst eine Münze auf deine Scherbe setzen oder passen.", "Passen", "eine Münze gesetzt."),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has Pawn installed."""
    site = installed(tmp_path_factory.mktemp("pawn"))
    path = os.pathsep.join(filter(None, [site, os.environ.get("PYTHONPATH")]))
    with served(tmp_path_factory.mktemp("tables"), UNHURRIED | {"PYTHONPATH": path}) as one:
        yield one


def sit_down(person: Visitor) -> None:
    """Two clicks in the lobby, as for any other game."""
    person.page.goto("/")
    expect(person.page.locator("article", has=person.page.locator("[data-play=pawn]"))).to_contain_text("Pawn")
    fits(person.page)
    person.page.locator("[data-play=pawn]").click()
    person.page.locator("[data-level=novice]").click()
    wait_for_turn(person)


def fits(page: Page) -> None:
    assert page.evaluate(SIDEWAYS) <= 0


def told(person: Visitor) -> str:
    """The log, which has a separate tab on a phone."""
    if person.phone:
        person.page.locator("[data-tab=log]").click()
        fits(person.page)
    return person.page.locator(LOG).inner_text()


@pytest.mark.parametrize("size", daily([DESK, PHONE], PHONE), ids=["desk", "phone"])
def test_a_whole_game_is_played_by_clicking_its_moves(size: tuple[int, int], visit: Visit, house: Server) -> None:
    person = visit(size=size, address=house.address)
    sit_down(person)
    page = person.page
    expect(page.locator("header").first).to_contain_text(WORDS["en"][0])
    expect(page.locator("[data-target='move fold']")).to_have_text("Fold")
    expect(page.locator("[data-generic=pawn]")).to_contain_text("scores Guest 6")
    fits(page)
    play_out(person, click_what_glows, Random(1))
    over = page.locator("[data-over]").first
    expect(over.locator("td.sum")).to_have_text([str(score) for score in person.told["scores"]])
    expect(over.locator("tfoot tr").last.locator("td")).to_have_text([str(rank) for rank in person.told["ranks"]])
    fits(page)
    story = told(person)
    assert "Round 4" in story
    assert any(line in story for line in ("bid a coin.", "folded."))


@pytest.mark.parametrize("lang", daily(WORDS, "de"))
def test_its_words_come_from_the_server(lang: str, visit: Visit, house: Server) -> None:
    person = visit(lang=lang, address=house.address)
    sit_down(person)
    question, fold, bids = WORDS[lang]
    expect(person.page.locator("header").first).to_contain_text(question)
    expect(person.page.locator("[data-target='move fold']")).to_have_text(fold)
    person.page.locator("[data-target='move bid']").click()
    expect(person.page.locator(LOG)).to_contain_text(bids)


def test_its_rules_are_read_and_a_table_is_opened_by_its_options(visit: Visit, house: Server) -> None:
    person = visit(address=house.address)
    page = person.page
    page.goto("/#/rules/pawn")
    expect(page.locator("main")).to_contain_text("The highest shard among the bids takes it")
    page.goto("/")
    page.locator("[data-new=pawn]").click()
    expect(page.locator("form").last).to_contain_text("Folded shards are shown at the end of a round")
