from collections import Counter

import pytest

import wunderkammer as wk
from wunderkammer.games.artisans.components import ARTISANS, MATERIALS

from .table import (
    assert_all_is_there,
    begin_round,
    do,
    finish_round,
    lay,
    moves,
    new,
    odds,
    opened,
    refused,
    reveal,
    table,
)


@pytest.mark.parametrize(("seats", "copies"), [(2, 12), (3, 18), (4, 24)])
def test_1_1_so_many_of_each_of_seven_materials(seats: int, copies: int) -> None:
    s = new(seats)
    assert list(MATERIALS) == ["textile", "clay", "wood", "stone", "glass", "gold", "metal"]
    assert s.view(None)["pile"]["left"] == 7 * copies
    assert s.view(None)["pile"]["unseen"] == dict.fromkeys(MATERIALS, copies)
    assert_all_is_there(s)


@pytest.mark.parametrize(("seats", "copies"), [(2, 12), (3, 18), (4, 24)])
def test_1_1_what_has_come_does_not_come_again(seats: int, copies: int) -> None:
    s = do(new(seats), *["* deal gold"] * 5)
    left = ", ".join(f"{material}: {copies - 5 if material == 'gold' else copies}" for material in MATERIALS)
    assert odds(s) == left


def test_1_1_a_thirteenth_gold_does_not_come() -> None:
    s = do(new(2), *["* deal gold"] * 12)
    assert refused(s, "market gold") == "not-in-pile §1.1"
    assert odds(s) == "textile: 12, clay: 12, wood: 12, stone: 12, glass: 12, metal: 12"


def test_1_2_twenty_four_artworks_worth_3_to_7() -> None:
    artworks = new().view(None)["artworks"]
    assert Counter(artwork["value"] for artwork in artworks.values()) == {3: 5, 4: 5, 5: 5, 6: 5, 7: 4}


def test_1_2_each_asks_for_two_or_more_materials_at_a_level() -> None:
    for artwork in new().view(None)["artworks"].values():
        assert len(artwork["levels"]) >= 2
        assert set(artwork["levels"].values()) <= {1, 2, 3, 4}


def test_1_3_nine_artisans() -> None:
    s = reveal(lay(do(new(), *["* deal wood", "* deal clay"] * 6), "gold*5"), "fan lamp necklace lantern mask")
    assert moves(s) == ", ".join(f"choose {artisan}" for artisan in ARTISANS)
    assert len(ARTISANS) == 9


def test_1_3_one_token() -> None:
    s = table(seats=3)
    assert s.view(None)["holder"] is None
    assert moves(do(s, "1 token"), "token") == ""
    assert s.view(None)["holder"] == 0


def test_1_3_twelve_rounds() -> None:
    s = opened(["wood", "clay"], "collector versatile")
    rounds = []
    while s.view(None)["stage"] != "finishing":
        rounds.append(begin_round(s).view(None)["round"])
        finish_round(s)
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert (s.round, s.view(None)["rounds"], s.actor != wk.OVER) == (12, 12, True)
