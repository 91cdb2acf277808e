"""Several cards are chosen in any order, put back, and made only when they are all there and confirmed."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import reduce
from random import Random

import pytest
from seldom import daily_pairs

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.server.tables.sets import Way, ways

from .browsing import PHONE, Visitor, seat_at
from .conftest import Visit
from .playing import PLY, wait_for_turn
from .test_table import RECORDS

GAMES = [path.read_text(encoding="utf-8") for path in sorted(RECORDS.glob("artifact-rules-2-*.wk"))]


def questions(ask: str) -> Iterator[tuple[str, wk.State]]:
    """Where the first seat chooses among many sets; of a game in which there are some."""
    for text in GAMES:
        for state in record.positions(record.parse(text)):
            if state.actor == 0 and state.view(0)["question"]["ask"] == ask:
                yield text, state


def position(ask: str, size: int) -> tuple[str, wk.State, list[Way]]:
    for text, state in questions(ask):
        found = ways(state, 0)
        if len(found) > 1 and len(found[0][0]) >= size:
            return text, state.copy(), found
    raise AssertionError(f"no record asks for {ask}")


def come(visit: Visit, ask: str, cards: int, **how: object) -> tuple[Visitor, list[Way]]:
    text, state, found = position(ask, cards)
    person = visit(**how)
    seat_at(person, "artifact", ["novice"] * (state.seats - 1), record=text, at=state.ply)
    wait_for_turn(person)
    return person, found


def press(person: Visitor, card: str) -> None:
    """One more of this card."""
    site, kind = card.split("/")
    place = f"[data-piece='card {site}-{kind}'][data-target=card]"
    person.page.locator(place).first.click()


@pytest.mark.parametrize(("ask", "size"), daily_pairs([("pick", 2), ("show", 3), ("keep", 1)], ("keep", 1)))
def test_any_set_in_any_order(ask: str, size: int, visit: Visit) -> None:
    person, found = come(visit, ask, size)
    page, ply = person.page, person.page.evaluate(PLY)
    rng = Random(3)
    chosen, _ = max(found, key=lambda way: len(way[0]) - len(way[1]))  # the rules would take some by themselves
    waiting = page.locator("[data-act=set]")
    fixed = reduce(lambda all_, way: all_ & Counter(way[0]), found, Counter(chosen))
    order = list((Counter(chosen) - fixed).elements())
    rng.shuffle(order)
    for card in order:
        assert waiting.is_disabled()
        assert page.evaluate(PLY) == ply
        press(person, card)
    assert f"{len(chosen)} of {len(chosen)} chosen" in page.locator(".banner .chosen").inner_text()
    assert page.evaluate(PLY) == ply, "nothing is sent by the last click"
    waiting.click()
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)
    cards = {"pick": "picked", "show": "showed", "keep": "kept"}[ask]
    told = [one["card"] for one in stories(person) if one["event"] == cards and one["seat"] == 0]
    assert Counter(told[-len(chosen) :]) == Counter(chosen)


def stories(person: Visitor) -> list[dict[str, object]]:
    tables = [message for text in person.frames if (message := json.loads(text))["is"] == "table"]
    return [event for table in tables for event in table["story"]]


def test_a_card_is_put_back_and_what_does_not_fit_says_so(visit: Visit) -> None:
    person, found = come(visit, "pick", 2)
    page = person.page
    chosen, _ = next(way for way in found if len(set(way[0])) > 1)
    press(person, chosen[0])
    picked = page.locator(".card.picked")
    before = picked.count()
    picked.last.click()
    assert picked.count() == before - 1
    page.keyboard.press("Escape")
    for card in chosen:
        press(person, card)
    page.locator(".card.unfit").first.click()
    assert "put it back" in page.locator(".why").inner_text()
    page.keyboard.press("e")
    page.wait_for_function("() => !document.querySelector('[data-act=set]')")


def test_on_a_phone(visit: Visit) -> None:
    person, found = come(visit, "show", 3, size=PHONE)
    page, ply = person.page, person.page.evaluate(PLY)
    for _ in range(len(found[0][0])):
        if page.locator("[data-act=set]").is_enabled():
            break
        page.locator(".vitrine .narrow [data-target=card]").first.click()
    page.locator("[data-act=set]").click()
    page.wait_for_function(f"before => ({PLY})() !== before", arg=ply)
