"""A table in use: it stays where it is, and shows what a move costs before it is made."""

import json
from pathlib import Path
from random import Random

import pytest
from seldom import daily

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.server.tables.answers import only_moves

from .browsing import COMPANY, EXPANSIONS, Visitor, seat_at
from .conftest import Visit
from .playing import PLY, click_what_glows, wait_for_turn

RECORDS = Path(__file__).parents[1] / "records"
GAME = (RECORDS / "artifact-3-seats-both.wk").read_text(encoding="utf-8")
SHOWING = (RECORDS / "artifact-rules-2-3-seats-both.wk").read_text(encoding="utf-8")
# Where they lie; nothing when the game is over and the scores lie above.
PLACES = """() => document.querySelector("main").dataset.phase === "over" ? null :
  ["main", ".p-board", ".p-own", ".side"].map(one => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  })"""


@pytest.mark.parametrize("game", daily(COMPANY, "artifact"))
def test_the_board_stays_where_it_is(game: str, visit: Visit) -> None:
    person = visit()
    seat_at(person, game, COMPANY[game], options=EXPANSIONS.get(game, {}))
    wait_for_turn(person)
    before = person.page.evaluate(PLACES)
    rng = Random(4)
    for _ in range(12):
        click_what_glows(person, rng)
        assert person.page.evaluate(PLACES) in (before, None)
        wait_for_turn(person)
        assert person.page.evaluate(PLACES) in (before, None)
        if person.phase == "over":
            return


def research_at() -> int:
    """After how many actions of the record its first seat goes to research somewhere."""
    entries = record.upgraded(record.parse(GAME)).entries
    return next(at for at, entry in enumerate(entries) if entry.seat == 0 and entry.move.startswith("research "))


def like_to_confirm(person: Visitor) -> None:
    settings = json.dumps(json.dumps({"confirm": True}))
    person.context.add_init_script(f"localStorage['wunderkammer.settings'] = {settings}")


def test_a_move_to_be_confirmed_shows_what_it_costs(visit: Visit) -> None:
    person = visit()
    like_to_confirm(person)
    seat_at(person, "artifact", ["novice", "novice"], record=GAME, at=research_at())
    wait_for_turn(person)
    page, ply = person.page, person.page.evaluate(PLY)
    page.locator("[data-target=research]").first.click()
    page.wait_for_selector("[data-act=confirm]")
    assert page.locator(".say .gain").inner_text().strip()[0] in "+−"
    assert page.evaluate(PLY) == ply
    page.locator("[data-act=confirm]").click()
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)


def test_cards_without_a_choice_are_shown_by_one_click(visit: Visit) -> None:
    game = record.parse(SHOWING)
    at = next(state.ply for state in record.positions(game) if state.actor == 0 and len(only_moves(state, 0)) > 2)
    person = visit()
    seat_at(person, "artifact", ["novice", "novice"], record=SHOWING, at=at)
    wait_for_turn(person)
    page, ply, shown = person.page, person.page.evaluate(PLY), len(person.told["only"])
    assert page.locator(".hand .card.picked").count() == shown  # they are chosen already, and in sight
    page.locator("[data-act=set]").click()
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)
    wait_for_turn(person)
    assert shown > 2
    assert person.told["ply"] >= at + shown
    assert person.told["view"]["question"]["ask"] != "show"


def is_left_to_end(state: wk.State) -> bool:
    """Only the player knows: where everybody does, the page ends the turn by itself."""
    return state.actor == 0 and only_moves(state, 0) == ["end"] and not state.is_evident(0)


def test_a_turn_is_ended_by_one_click(visit: Visit) -> None:
    game = record.parse(SHOWING)
    at = next(state.ply for state in record.positions(game) if is_left_to_end(state))
    person = visit()
    seat_at(person, "artifact", ["novice", "novice"], record=SHOWING, at=at)
    wait_for_turn(person)
    page, ply = person.page, person.page.evaluate(PLY)
    golden = page.locator("[data-act=play]")
    assert "End turn" in golden.inner_text()
    golden.click()
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)
