"""Where everybody can see that there is only one answer, the page gives it, says so, and waits for who looks back."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import wunderkammer as wk

from .browsing import Visitor, make, sit
from .conftest import Visit
from .playing import PLY, wait_for_turn
from .seeking import moves, seek

PAUSE = 10_000  # ms, more than the page ever waits
SAYS = "Nothing to choose here: Skip – done for you."


def is_useless_directive(state: wk.State) -> bool:
    return state.view(None)["question"]["ask"] == "directive" and state.is_evident(0)


@pytest.fixture(scope="module")
def useless() -> dict[str, Any]:
    """A directive that nobody could use now."""
    return seek("artefakt", 2, is_useless_directive)


def come(person: Visitor, game: str, bots: int, where: dict[str, Any]) -> Page:
    """Somebody at a table in the middle of a game, for whom time stands still."""
    made = make(person.address, game, [None, *["novice"] * bots], **where)
    person.hold(made["table"], game, [sit(person.address, made["table"], made["invitations"][0], "Wanda")])
    person.page.goto("/")
    person.page.clock.install()
    person.page.clock.pause_at("2030-01-01")
    person.enter(made["table"])  # in the same document, and so with the same clock
    return person.page


def wait_for_move(page: Page, after: int) -> None:
    page.wait_for_function(f"before => Number(({PLY})()) > before", arg=after, polling=20)


def test_the_one_answer_is_given_though_moves_are_confirmed(visit: Visit, useless: dict[str, Any]) -> None:
    person = visit()
    settings = json.dumps(json.dumps({"confirm": True, "pace": "wait"}))
    person.context.add_init_script(f"localStorage['wunderkammer.settings'] ??= {settings}")
    page = come(person, "artefakt", 1, useless)
    expect(page.locator(".say")).to_have_text(SAYS)
    assert page.evaluate(PLY) == str(useless["at"])
    expect(page.locator("[data-act=hint]")).to_be_disabled()
    page.keyboard.press("h")
    page.clock.run_for(PAUSE)
    wait_for_move(page, useless["at"])
    expect(page.locator(".say")).not_to_have_text(SAYS)
    expect(page.locator("[data-act=confirm], .notice")).to_have_count(0)
    expect(page.locator(".news ol")).to_contain_text("only one possible answer, and it was given for you: Skip.")
    wait_for_turn(person)
    expect(page.locator("[data-act=restart]")).to_have_count(0)  # what was given by itself is no turn to begin anew
    record = page.evaluate(f"fetch('/api/tables/{page.url.rpartition('/')[2]}/record').then(found => found.text())")
    assert "1 skip" in record.splitlines()  # the rules have asked


def test_nothing_is_given_while_somebody_looks_back(visit: Visit, useless: dict[str, Any]) -> None:
    page = come(visit(), "artefakt", 1, useless)
    expect(page.locator(".say")).to_have_text(SAYS)
    page.locator("[data-line] button:not(.fold)").last.click()
    expect(page.locator("[data-act=now]")).to_be_visible()
    page.clock.run_for(PAUSE)
    assert page.evaluate(PLY) == str(useless["at"])
    page.locator("[data-act=now]").click()
    page.clock.run_for(PAUSE)
    wait_for_move(page, useless["at"])


@pytest.mark.parametrize("evident", [False, True])
def test_what_follows_from_hidden_cards_or_is_a_set_stays_a_click(visit: Visit, evident: bool) -> None:
    """With one card that can be shown, mostly only the player knows that there is nothing to choose."""

    def shows_one(state: wk.State) -> bool:
        return [move.split()[0] for move in moves(state)] == ["show"] and state.is_evident(0) == evident

    found = seek("artifact", 4, shows_one, options={"research": True, "roles": True})
    person = visit()
    page = come(person, "artifact", 3, found)
    expect(page.locator("[data-act=set]")).to_be_visible()
    assert person.told["evident"] == [0] * evident
    page.clock.run_for(PAUSE)
    assert page.evaluate(PLY) == str(found["at"])
    page.locator("[data-act=set]").click()
    wait_for_move(page, found["at"])


def test_an_undo_request_names_the_move(visit: Visit) -> None:
    one, two = visit(), visit()
    made = make(one.address, "artefakt", [None, None])
    for person, seat, name in ((one, 0, "Ada"), (two, 1, "Ben")):
        token = sit(person.address, made["table"], made["invitations"][seat], name)
        person.hold(made["table"], "artefakt", [token])
        person.enter(made["table"])
    wait_for_turn(one)
    one.page.keyboard.press("/")
    one.page.keyboard.type("stand lady")
    one.page.keyboard.press("Enter")
    one.page.locator("[data-act=undo]:enabled").click()
    expect(two.page.locator("[data-wish]")).to_contain_text("Ada would like to undo: Place the lady there.")
    expect(one.page.locator("[data-wish]")).to_contain_text("You have asked to undo: Place the lady there.")
