"""Whole games on the page, by clicks on what glows, by the keyboard, by typed moves.

One of each game is played every time: Artifact on a phone; Artisans by the keyboard and Artefakt by two people
(`test_together`), both shortened by an edition. The others are for `make soak`.
"""

from itertools import product
from random import Random

import pytest
from playwright.sync_api import expect
from seldom import daily_pairs
from test_editions import changed

from .browsing import COMPANY, DESK, PHONE, seat_at
from .conftest import Visit
from .playing import click_what_glows, play_out, spell_a_move, use_keys

SIZES = {"desk": DESK, "phone": PHONE}


@pytest.mark.parametrize(("game", "size"), daily_pairs(product(COMPANY, SIZES), ("artifact", "phone")))
def test_a_whole_game_is_played_by_clicking_what_glows(game: str, size: str, visit: Visit) -> None:
    person = visit(size=SIZES[size])
    seat_at(person, game, COMPANY[game])
    play_out(person, click_what_glows, Random(game))
    expect(person.page.locator("[data-over]").first).to_be_visible()


@pytest.mark.soak  # by day a lesson is played by the keyboard alone
@pytest.mark.parametrize("turns", [1, 10])
def test_a_whole_game_is_played_by_the_keyboard_alone(turns: int, visit: Visit) -> None:
    person = visit()
    seat_at(person, "artisans", ["novice"], edition=changed("artisans", most_turns=turns))
    play_out(person, use_keys, Random(3))
    expect(person.page.locator("[data-over]").first).to_be_visible()


@pytest.mark.soak
def test_a_whole_game_is_played_by_typed_moves(visit: Visit) -> None:
    person = visit()
    seat_at(person, "artifact", ["novice", "novice"])
    play_out(person, spell_a_move, Random(4))
    expect(person.page.locator("[data-over]").first).to_be_visible()
