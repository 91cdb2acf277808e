"""Whole games on the page, by clicks on what glows, by the keyboard, by typed moves.

They are for `make soak`. Every day a lesson of Artisans is played by the keyboard (`test_lessons`), a short game of
Artefakt by two people (`test_together`), and a whole game of the plugin by clicks (`test_generic`).
"""

from itertools import product
from random import Random

import pytest
from playwright.sync_api import expect
from test_editions import changed

from .browsing import COMPANY, DESK, PHONE, seat_at
from .conftest import Visit
from .playing import click_what_glows, play_out, spell_a_move, use_keys

pytestmark = pytest.mark.soak
SIZES = {"desk": DESK, "phone": PHONE}


@pytest.mark.parametrize(("game", "size"), list(product(COMPANY, SIZES)))
def test_a_whole_game_is_played_by_clicking_what_glows(game: str, size: str, visit: Visit) -> None:
    person = visit(size=SIZES[size])
    seat_at(person, game, COMPANY[game])
    play_out(person, click_what_glows, Random(game))
    expect(person.page.locator("[data-over]").first).to_be_visible()


@pytest.mark.parametrize("turns", [1, 10])
def test_a_whole_game_is_played_by_the_keyboard_alone(turns: int, visit: Visit) -> None:
    person = visit()
    seat_at(person, "artisans", ["novice"], edition=changed("artisans", most_turns=turns))
    play_out(person, use_keys, Random(3))
    expect(person.page.locator("[data-over]").first).to_be_visible()


def test_a_whole_game_is_played_by_typed_moves(visit: Visit) -> None:
    person = visit()
    seat_at(person, "artifact", ["novice", "novice"])
    play_out(person, spell_a_move, Random(4))
    expect(person.page.locator("[data-over]").first).to_be_visible()
