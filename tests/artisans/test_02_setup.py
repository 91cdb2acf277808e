import pytest

import wunderkammer as wk
from wunderkammer.games.artisans.components import ARTISANS
from wunderkammer.games.artisans.contract import Artisans

from .table import (
    asks,
    do,
    finish_round,
    hand,
    lay,
    market,
    moves,
    new,
    odds,
    opened,
    preview,
    refused,
    reveal,
    row,
    table,
)

THREES = ("fan", "lamp", "necklace", "sundial", "doll")
FOURS = ("lantern", "mask", "fountain", "dagger", "spindle")
FIVES = ("chest", "hourglass", "tapestry", "vase", "windmill")
SIXES = ("buddha", "chandelier", "armour", "rosewindow", "guardian")
SEVENS = ("deathmask", "longship", "clock", "sarcophagus")


def dealt(seats: int = 2) -> Artisans:
    """All hands are dealt and the market is laid out; the row comes next."""
    return lay(do(new(seats), *["* deal wood", "* deal clay"] * (3 * seats)), "gold*5")


def weighed(*groups: tuple[tuple[str, ...], int]) -> str:
    return ", ".join(f"{artwork}: {weight}" for artworks, weight in groups for artwork in artworks)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_six_cards_each_one_at_a_time_from_seat_1(seats: int) -> None:
    s = new(seats)
    s.listen()
    while asks(s) == "* deal":
        s.apply(s.legal()[0])
    assert [event["seat"] for event in s.story(None)] == [*range(seats)] * 6
    assert [player["cards"] for player in s.view(None)["players"]] == [6] * seats


def test_2_1_the_cards_dealt_are_those_in_hand() -> None:
    s = opened(["wood*4 gold*2", "clay*5 metal"], "collector versatile")
    assert (hand(s, 1), hand(s, 2)) == ("wood wood wood wood gold gold", "clay clay clay clay clay metal")


def test_2_1_hands_are_secret() -> None:
    s = opened(["wood", "clay"], "collector versatile")
    for seat in (None, 1):
        assert [s.view(seat)["players"][0][key] for key in ("hand", "hidden", "cards")] == [[], 6, 6]
    assert s.view(0)["players"][0]["hand"] == ["wood"] * 6


def test_2_2_deck_1_has_four_of_3_three_of_4_two_of_5_and_one_of_6() -> None:
    s = dealt()
    assert s.view(None)["deck"] == {"number": 1, "left": 10, "values": {"3": 4, "4": 3, "5": 2, "6": 1, "7": 0}}
    assert refused(s, "reveal clock") == "not-in-deck §2.2"


def test_2_2_and_no_more() -> None:
    s = reveal(dealt(), "buddha chest vase fan")
    assert [refused(s, f"reveal {artwork}") for artwork in ("guardian", "windmill")] == ["not-in-deck §2.2"] * 2
    assert s.view(None)["deck"]["values"] == {"3": 3, "4": 3, "5": 0, "6": 0, "7": 0}


def test_2_2_deck_2_has_one_of_4_two_of_5_three_of_6_and_four_of_7() -> None:
    s = finish_round(table("row buddha chandelier armour rosewindow\n preview guardian\n deck", in_round=6))
    assert s.view(None)["deck"] == {"number": 2, "left": 10, "values": {"3": 0, "4": 1, "5": 2, "6": 3, "7": 4}}
    s = finish_round(table(in_round=6))
    assert refused(s, "reveal sundial") == "not-in-deck §2.2"
    reveal(s, "spindle")
    assert s.view(None)["deck"]["values"]["4"] == 0


def test_2_3_the_first_four_are_the_row_and_the_next_is_the_preview() -> None:
    s = reveal(dealt(), "lamp chest fan")
    assert (row(s), preview(s)) == ("lamp chest fan -", None)
    reveal(s, "mask buddha")
    assert (row(s), preview(s)) == ("lamp chest fan mask", "buddha")
    assert s.view(None)["deck"]["left"] == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_4_from_seat_1_each_chooses_one_of_those_left(seats: int) -> None:
    s = reveal(dealt(seats), "fan lamp necklace lantern mask")
    left = list(ARTISANS)
    for seat in range(1, seats + 1):
        assert asks(s) == f"{seat} choose"
        assert moves(s) == ", ".join(f"choose {artisan}" for artisan in left)
        do(s, f"{seat} choose {left.pop(1)}")
    assert asks(s) == "1 turn"


def test_2_4_openly() -> None:
    s = reveal(dealt(), "fan lamp necklace lantern mask")
    do(s, "1 choose collector")
    assert refused(s, "choose collector") == "artisan-chosen §2.4"
    assert [s.view(seat)["players"][0]["artisan"] for seat in (None, 0, 1)] == ["collector"] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_4_seat_1_is_first_player_of_round_1(seats: int) -> None:
    s = opened(["wood*2 clay*2 gold*2"] * seats, " ".join(ARTISANS[:seats]))
    assert (s.round, s.first, asks(s)) == (1, 0, "1 turn")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_5_the_order_of_events(seats: int) -> None:
    s = new(seats)
    order = []
    while s.round == 0:
        order.append(asks(s))
        s.apply(s.legal()[0])
    chosen = [f"{seat} choose" for seat in range(1, seats + 1)]
    assert order == ["* deal"] * 6 * seats + ["* lay"] * 5 + ["* reveal"] * 5 + chosen


def test_2_5_the_market_of_round_1_is_laid_from_place_1_to_place_5() -> None:
    s = lay(do(new(), *["* deal wood", "* deal clay"] * 6), "gold stone")
    assert market(s) == "gold stone - - -"
    assert market(lay(s, "metal metal glass")) == "gold stone metal metal glass"


def test_2_5_no_second_market_is_laid_in_round_1() -> None:
    s = opened(["wood", "clay"], "collector versatile", market="gold stone metal metal glass")
    assert (asks(s), market(s)) == ("1 turn", "gold stone metal metal glass")


@pytest.mark.parametrize(
    ("move", "event", "clause"),
    [
        ("market wood", "deal", "§2.1"),
        ("deal wood", "lay", "§2.5"),
        ("skip", "reveal", "§2.3"),
        ("token", "choose", "§2.4"),
    ],
)
def test_2_5_another_event_is_refused_by_its_clause(move: str, event: str, clause: str) -> None:
    s = new()
    while not asks(s).endswith(event):
        s.apply(s.legal()[0])
    assert refused(s, move) == f"not-asked {clause}"


def test_2_6_the_first_artwork() -> None:
    assert odds(dealt()) == weighed((THREES, 60 * 4 // 5), (FOURS, 60 * 3 // 5), (FIVES, 60 * 2 // 5), (SIXES, 60 // 5))


def test_2_6_after_others_were_seen() -> None:
    s = reveal(dealt(), "fan lamp mask buddha")
    assert odds(s) == weighed(
        (THREES[2:], 60 * 2 // 3), (("lantern", "fountain", "dagger", "spindle"), 60 * 2 // 4), (FIVES, 60 * 2 // 5)
    )


def test_2_6_what_was_seen_does_not_come_again() -> None:
    assert refused(reveal(dealt(), "fan"), "reveal fan") == "seen-before §2.6"


def test_2_6_deck_2_after_five_of_deck_1_were_seen() -> None:
    s = finish_round(table("row fan lamp chest lantern\n preview mask", in_round=6))
    fours, fives = FOURS[2:], FIVES[1:]
    assert odds(s) == weighed((fours, 60 // 3), (fives, 60 * 2 // 4), (SIXES, 60 * 3 // 5), (SEVENS, 60 * 4 // 4))


def test_2_6_wherever_they_are_now() -> None:
    s = table("1 buddha\n 2 farsighted reserved:chest\n row fan lamp vase lantern\n preview mask", in_round=6)
    finish_round(s)
    fives = ("hourglass", "tapestry", "windmill")
    assert odds(s) == weighed((FOURS[2:], 60 // 3), (fives, 60 * 2 // 3), (SIXES[1:], 60 * 3 // 4), (SEVENS, 60))


def test_2_6_the_last_card_of_a_deck() -> None:
    s = finish_round(table("1 clock deathmask\n row fan lamp - lantern\n preview\n deck 7", in_round=9))
    assert odds(s) == "longship: 30, sarcophagus: 30"
    assert isinstance(reveal(s, "longship"), wk.State)
    assert (row(s), asks(s)) == ("fan lamp longship lantern", "* lay")
