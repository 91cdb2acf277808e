"""Reload, a line that breaks, a server that falls over: the same situation comes back by itself."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import TimeoutError as PatienceIsOver
from playwright.sync_api import WebSocketRoute
from server.serving import UNHURRIED, Server, served

from .browsing import Visitor, seat_at
from .conftest import Visit
from .playing import PLY, play_some, type_a_move, wait_for_turn
from .reading import settled

CHANGED = f"before => ({PLY})() !== before"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that may be killed."""
    with served(tmp_path, UNHURRIED) as one:
        yield one


def in_the_middle_of_a_turn(person: Visitor, seed: int) -> str:
    seat_at(person, "artifact", ["novice", "novice"])
    play_some(person, type_a_move, Random(seed), 6)
    wait_for_turn(person)
    person.page.evaluate("() => document.activeElement?.blur?.()")
    return settled(person)


def comes_to_say(person: Visitor, words: str) -> None:
    said = "document.querySelector('main[data-phase]')?.innerText.replace(/\\s+/g, ' ').trim()"
    with contextlib.suppress(PatienceIsOver):  # then the assertion tells what differs
        person.page.wait_for_function(f"words => {said} === words", arg=words)
    assert person.page.evaluate(said) == words


def test_a_reload_shows_the_same(visit: Visit) -> None:
    person = visit()
    before = in_the_middle_of_a_turn(person, 1)
    person.page.reload()
    comes_to_say(person, before)
    play_some(person, type_a_move, Random(1), 1)


def test_a_line_that_breaks_is_made_anew(visit: Visit) -> None:
    person = visit()
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    person.context.route_web_socket(re.compile("/live$"), between)
    before = in_the_middle_of_a_turn_without_frames(person)
    lines[-1].close(code=4000)
    comes_to_say(person, before)
    ply = person.page.evaluate(PLY)
    person.page.locator("[data-move], [data-target]").locator("visible=true").first.click()
    person.page.wait_for_function(CHANGED, arg=ply)
    assert len(lines) == 2
    person.forgive_lost_connections()


def in_the_middle_of_a_turn_without_frames(person: Visitor) -> str:
    """The same where a line goes through the test, which hides its frames."""
    seat_at(person, "artifact", ["novice", "novice"])
    wait_for_turn(person)
    return settled(person)


def test_a_server_that_falls_over_and_comes_back_is_not_noticed_for_long(visit: Visit, own_server: Server) -> None:
    person = visit(address=own_server.address)
    before = in_the_middle_of_a_turn(person, 2)
    own_server.kill()
    own_server.start()
    comes_to_say(person, before)
    play_some(person, type_a_move, Random(2), 2)
    person.forgive_lost_connections()


def test_a_move_made_while_the_server_is_away_is_made_when_it_is_back(visit: Visit, own_server: Server) -> None:
    person = visit(address=own_server.address)
    in_the_middle_of_a_turn(person, 3)
    ply, move = person.page.evaluate(PLY), person.told["legal"][0]
    own_server.kill()
    person.page.keyboard.press("/")
    person.page.keyboard.type(move)
    person.page.keyboard.press("Enter")
    own_server.start()
    person.page.wait_for_function(CHANGED, arg=ply)
    person.forgive_lost_connections()
