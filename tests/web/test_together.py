"""Two people in two browsers at one table."""

import json
import re
from random import Random

import httpx
import pytest
from playwright.sync_api import expect
from seldom import daily
from server.serving import Server
from test_editions import changed, parsed

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.texts import Speaker

from .browsing import Visitor, make
from .conftest import Visit
from .playing import PLY, click_what_glows, wait_for_turn

HELD = "() => JSON.parse(localStorage['wunderkammer.tables'] ?? '[]')[0]?.tokens[0]"
CARDS = [Speaker("en", "artefakt").name("card", card) for card in (1, 2, 3, 4)]


def sit_down(person: Visitor, table: str, invitation: str, name: str) -> str:
    """By the link of an invitation; the token that it was exchanged for."""
    person.page.goto(f"/#/table/{table}/{invitation}")
    button = person.page.get_by_role("button", name="Sit down")
    form = person.page.locator("form", has=button)
    form.get_by_role("textbox").first.fill(name)
    button.click()
    expect(form).to_have_count(0)
    held = person.page.wait_for_function(HELD)  # others can be told of it before the answer is here
    return str(held.json_value())


def is_asked(person: Visitor) -> bool:
    return person.page.get_attribute("main", "data-asked") == "true"


@pytest.mark.parametrize("rounds", daily([2, 30], 2))
def test_two_people_choose_in_secret(rounds: int, visit: Visit, server: Server) -> None:
    """A whole game of Artefakt. Neither browser is ever told more than its seat may know, nor shows it."""
    edition = changed(last_round=rounds)
    made = make(server.address, "artefakt", [None, None], edition=edition)
    table = made["table"]
    people = [visit(), visit()]
    tokens = [
        sit_down(person, table, invitation, name)
        for person, invitation, name in zip(people, made["invitations"], ("Wanda", "Yusuf"), strict=True)
    ]
    for person in people:
        person.page.wait_for_selector("main[data-phase=playing]")
    rng = Random(8)
    while people[0].phase != "over":
        person, other = people if is_asked(people[0]) else people[::-1]
        wait_for_turn(person)
        if person.phase == "over":
            break
        laid = cards_laid(person)
        before = person.page.evaluate(PLY)
        while person.page.evaluate(PLY) == before and person.phase != "over":
            click_what_glows(person, rng)
        other.page.wait_for_function(f"before => ({PLY})() !== before", arg=before, polling=20)
        if cards_laid(person) > laid and person.told["view"]["stage"] == "prepare":  # not yet revealed
            keeps_secret(other, seat=people.index(person))
    wait_for_turn(people[1])
    everything = httpx.get(f"http://{server.address}/api/tables/{table}/record").text
    for seat, person in enumerate(people):
        told_what_the_seat_may_know(person, seat, everything, parsed(edition))
        assert not any(tokens[1 - seat] in frame for frame in person.frames)
        assert tokens[1 - seat] not in person.page.content()


def cards_laid(person: Visitor) -> int:
    view = person.told["view"]
    laid: int = view["players"][view["seat"]]["laid"]
    return laid


def keeps_secret(other: Visitor, seat: int) -> None:
    """A card lies there, but which one is not to be seen at the place of that player."""
    place = other.page.locator(f"[data-seat='{seat}']")
    assert place.count(), "the place of a player is marked by data-seat"
    shown = place.first.inner_html().lower()
    assert not [card for card in CARDS if re.search(rf"\b{card.lower()}\b", shown)]


def told_what_the_seat_may_know(person: Visitor, seat: int, everything: str, edition: wk.Edition) -> None:
    """Every view that came over the wire is what the rules show to this seat, to the last figure.

    Before it sat down it was told what anybody is told.
    """
    states = {state.ply: state.copy() for state in record.positions(record.parse(everything), edition)}
    tables = [message for message in map(json.loads, person.frames) if message["is"] == "table"]
    played = [message for message in tables if message["view"] is not None]
    assert len(played) > 20
    for message in played:
        assert message["seat"] in (None, seat)
        eyes = None if message["seat"] is None else seat
        assert message["view"] == json.loads(json.dumps(states[message["ply"]].view(eyes)))
    assert states[played[-1]["ply"]].actor == wk.OVER
