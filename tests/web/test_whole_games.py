"""Whole games on the page, by clicks on what glows, by the keyboard, by typed moves.

One of each game is played every time: Artifact on a phone, Artisans by the keyboard, Artefakt by two people
(`test_together`). The others are for `make soak`.
"""

from random import Random

import pytest
from playwright.sync_api import expect

from .browsing import COMPANY, DESK, PHONE, seat_at
from .conftest import Visit
from .playing import click_what_glows, play_out, type_a_move, use_keys

EVERY_TIME = ("artifact", "phone")


CLICKED = [
    pytest.param(game, size, id=f"{game}-{where}", marks=[] if (game, where) == EVERY_TIME else pytest.mark.soak)
    for game in COMPANY
    for where, size in (("desk", DESK), ("phone", PHONE))
]


@pytest.mark.parametrize(("game", "size"), CLICKED)
def test_a_whole_game_is_played_by_clicking_what_glows(game: str, size: tuple[int, int], visit: Visit) -> None:
    person = visit(size=size)
    seat_at(person, game, COMPANY[game])
    play_out(person, click_what_glows, Random(game))
    expect(person.page.locator("[data-over]").first).to_be_visible()


def test_a_whole_game_is_played_by_the_keyboard_alone(visit: Visit) -> None:
    person = visit()
    seat_at(person, "artisans", ["novice"])
    play_out(person, use_keys, Random(3))
    expect(person.page.locator("[data-over]").first).to_be_visible()


@pytest.mark.soak
def test_a_whole_game_is_played_by_typed_moves(visit: Visit) -> None:
    person = visit()
    seat_at(person, "artifact", ["novice", "novice"])
    play_out(person, type_a_move, Random(4))
    expect(person.page.locator("[data-over]").first).to_be_visible()
