from itertools import permutations

import pytest

import wunderkammer as wk

from .table import EVERYTHING, asks, do, lay_cards, moves, refused, stands, table


def test_4_1_everybody_is_asked_at_the_same_time() -> None:
    s = table("prepare", seats=4)
    assert asks(s) == "1 2 3 4 assign"
    assert [moves(s, seat) for seat in (2, 3, 4)] == [moves(s, 1)] * 3


def test_4_1_bulky_lady_tall_in_this_order() -> None:
    s = table("prepare")
    assert moves(s, 1) == "assign bulky 1, assign bulky 2, assign bulky 3, assign bulky 4"
    do(s, "1 assign bulky 3")
    assert moves(s, 1) == "assign lady 1, assign lady 2, assign lady 4"
    do(s, "1 assign lady 1")
    assert moves(s, 1) == "assign tall 2, assign tall 4"


def test_4_1_another_figure_has_to_wait() -> None:
    s = table("prepare")
    assert refused(s, "assign lady 1", 1) == "other-figure-first §4.1"
    do(s, "1 assign bulky 3")
    assert refused(s, "assign bulky 4", 1) == "other-figure-first §4.1"
    assert refused(s, "assign tall 4", 1) == "other-figure-first §4.1"


def test_4_1_a_card_is_laid_for_one_figure() -> None:
    s = do(table("prepare"), "1 assign bulky 3")
    assert refused(s, "assign lady 3", 1) == "card-laid §4.1"
    do(s, "1 assign lady 4")
    assert refused(s, "assign tall 3", 1) == "card-laid §4.1"
    assert refused(s, "assign tall 4", 1) == "card-laid §4.1"


def test_4_1_one_seat_does_not_narrow_the_choice_of_another() -> None:
    s = lay_cards(table("prepare"), 1, "1 2 3")
    assert moves(s, 2) == "assign bulky 1, assign bulky 2, assign bulky 3, assign bulky 4"


def test_4_1_answers_may_interleave() -> None:
    s = table("prepare", seats=3)
    do(s, "3 assign bulky 1", "1 assign bulky 4", "3 assign lady 2", "2 assign bulky 3", "3 assign tall 3")
    assert asks(s) == "1 2 assign"


@pytest.mark.parametrize("starter", [1, 2, 3])
def test_4_1_the_actor_is_the_lowest_open_seat_whoever_starts(starter: int) -> None:
    s = table("prepare", seats=3, starter=starter)
    assert s.actor == 0
    lay_cards(s, 1, "1 2 3")
    assert s.actor == 1
    lay_cards(s, 3, "1 2 3")
    assert s.actor == 1


def test_4_1_after_a_higher_seat_the_actor_is_still_the_lowest() -> None:
    assert do(table("prepare", seats=3), "2 assign bulky 4").actor == 0


def test_4_1_the_order_of_answers_makes_no_difference() -> None:
    cards = {1: "4 1 2", 2: "3 2 1", 3: "1 4 3"}
    ends = []
    for order in permutations(cards):
        s = table("prepare", seats=3)
        for seat in order:
            lay_cards(s, seat, cards[seat])
        ends.append(s.view(wk.ALL_SEEING))
    assert all(end == ends[0] for end in ends)


def test_4_1_who_has_laid_three_is_not_asked_any_more() -> None:
    s = lay_cards(table("prepare"), 1, "1 2 3")
    assert asks(s) == "2 assign"
    assert moves(s, 1) == ""
    with pytest.raises(wk.NotYourTurn):
        s.play(s.action("assign tall 4"), 0)


def test_4_1_travel_begins_when_all_have_laid() -> None:
    s = lay_cards(lay_cards(table("prepare"), 2, "1 2 3"), 1, "1 2 3")
    assert asks(s) == "1 move"


def test_4_1_nothing_else_is_asked() -> None:
    assert refused(table("prepare"), "move cw", 2) == "not-asked §4.1"


def test_4_1_each_figure_travels_by_the_card_laid_for_it() -> None:
    s = lay_cards(lay_cards(table("prepare", "5 1BLT"), 1, "4 1 3"), 2, "1 2 3")
    for _ in range(3):
        do(s, "1 move cw", "2 move cw")
    assert [stands(s, figure) for figure in ("1B", "1L", "1T")] == [9, 6, 8]


def test_4_1_all_four_are_back_in_hand_for_the_next_round() -> None:
    s = table("round end", f"5 {EVERYTHING}", cards={1: "4 1 3"})
    assert asks(s) == "1 2 assign"
    assert moves(s, 1) == "assign bulky 1, assign bulky 2, assign bulky 3, assign bulky 4"
    assert s.view(0)["players"][0]["cards"] == {"bulky": None, "lady": None, "tall": None}
