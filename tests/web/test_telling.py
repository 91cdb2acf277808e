"""The sentence of the banner and the log, at a live table."""

import re
from pathlib import Path

from playwright.sync_api import expect

from wunderkammer import record
from wunderkammer.core.state import State

from .browsing import PHONE, seat_at
from .conftest import Visit
from .playing import wait_for_turn

GAME = (Path(__file__).parents[1] / "records" / "artisans-4-seats-night.wk").read_text(encoding="utf-8")
BOTS = ["novice", "novice", "novice"]
AT_ITS_END = "box => box.scrollTop + box.clientHeight > box.scrollHeight - 40"


def ply_with(verb: str, least: int = 0) -> int:
    """The first position of the record in which the first seat can do this."""

    def can(state: State) -> bool:
        return state.actor == 0 and any(state.name(action).startswith(verb) for action in state.legal())

    return next(state.ply for state in record.positions(record.parse(GAME)) if state.ply >= least and can(state))


def test_the_banner_follows_a_move_that_is_half_made(visit: Visit) -> None:
    person = visit()
    seat_at(person, "artisans", BOTS, record=GAME, at=ply_with("swap "))
    wait_for_turn(person)
    banner = person.page.locator(".say")
    expect(banner).to_have_text("You can swap a card or take the token.")
    card = person.page.locator("[data-target^='material ']").first
    material = (card.get_attribute("data-target") or "").split()[-1]
    card.click()
    expect(banner).to_have_text(f"You lay down {material}: choose the card you want.")


def test_the_log_reads_to_the_newest_line_in_view(visit: Visit) -> None:
    person = visit(size=PHONE)
    seat_at(person, "artisans", BOTS, record=GAME, at=ply_with("swap ", least=100))
    wait_for_turn(person)
    person.page.locator("[data-tab=log]").click()
    log = person.page.locator("ol:has(> [data-line])")
    numbers = [int(one.get_attribute("data-line") or 0) for one in log.locator("[data-line]").all()]
    assert len(numbers) > 40
    assert numbers == sorted(numbers)
    expect(log.locator("[data-line]").last).to_be_in_viewport()
    assert log.evaluate(f"list => ({AT_ITS_END})(list.closest('.scrolls') ?? list)")
    mine = [text for text in log.locator("[data-line]").all_inner_texts() if "You" in text]
    assert mine
    assert not any(re.search("Wanda", text) for text in log.locator("button").all_inner_texts())
