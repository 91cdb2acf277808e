import pytest

from .table import asks, backs, do, holds, knows, moves, odds, refused, table

NO_BLUE = "2 blue/11223344"
ALL_BUT_YELLOW = "2 blue/11223344 brown/11223344"


def test_3_1_four_times_a_number_a_colour_and_a_piece() -> None:
    s = table("discover")
    for _ in range(4):
        assert asks(s) == "* roll"
        do(s, "* roll 3")
        assert asks(s) == "* colour"
        do(s, "* colour brown")
        assert asks(s) == "* piece"
        do(s, f"* {moves(s).split(', ', maxsplit=1)[0]}")
    assert holds(s, "site 3") == "brown/1122"
    assert asks(s) == "1 2 assign"


def test_3_1_the_fragment_goes_to_the_rolled_site() -> None:
    s = do(table("discover"), "* roll 9", "* colour yellow", "* piece 4")
    assert holds(s, "site 9") == "yellow/4"
    assert holds(s, "middle") == "blue/11223344 brown/11223344 yellow/1122334"


def test_3_1_a_site_may_get_several() -> None:
    s = do(table("discover", "9 blue/2"), "* roll 9", "* colour blue", "* piece 2")
    assert holds(s, "site 9") == "blue/22"


def test_3_1_each_piece_is_as_likely_as_its_copies_in_the_middle() -> None:
    s = do(table("discover", "5 blue/1224"), "* roll 9", "* colour blue")
    assert odds(s) == "piece 1: 1, piece 3: 2, piece 4: 1"


def test_3_1_a_piece_that_is_not_in_the_middle_cannot_come() -> None:
    s = do(table("discover", "5 blue/1224"), "* roll 9", "* colour blue")
    assert refused(s, "piece 2") == "no-such-piece §3.1"


def test_3_1_a_single_possible_piece_is_drawn_as_well() -> None:
    s = do(table("discover", "5 blue/1122344"), "* roll 9", "* colour blue")
    assert odds(s) == "piece 3: 1"


def test_3_1_the_colour_die_always_has_three_outcomes() -> None:
    s = do(table("discover", NO_BLUE), "* roll 9")
    assert odds(s) == "colour blue: 1, colour brown: 1, colour yellow: 1"


def test_3_1_nobody_sees_the_piece() -> None:
    s = do(table("discover", seats=3), "* roll 9", "* colour yellow", "* piece 4")
    assert [knows(s, seat, "site 9") for seat in (None, 1, 2, 3)] == ["", "", "", ""]
    assert backs(s, "site 9") == {"yellow": 1}


def test_3_1_the_dice_are_rolled_in_order() -> None:
    s = table("discover")
    assert refused(s, "colour blue") == "not-asked §3.1"
    assert refused(do(s, "* roll 9"), "piece 1") == "not-asked §3.1"


def test_3_2_without_the_rolled_colour_the_starting_player_chooses_another() -> None:
    s = do(table("discover", NO_BLUE, starter=2), "* roll 9", "* colour blue")
    assert asks(s) == "2 choose"
    assert moves(s) == "choose brown, choose yellow"


def test_3_2_the_number_stands() -> None:
    s = do(table("discover", NO_BLUE), "* roll 9", "* colour blue", "1 choose brown", "* piece 3")
    assert holds(s, "site 9") == "brown/3"


def test_3_2_a_colour_that_is_used_up_cannot_be_chosen() -> None:
    s = do(table("discover", NO_BLUE), "* roll 9", "* colour blue")
    assert refused(s, "choose blue") == "not-in-the-middle §3.2"
    assert refused(s, "piece 1") == "not-asked §3.2"


def test_3_2_he_is_asked_even_if_one_colour_is_left() -> None:
    s = do(table("discover", ALL_BUT_YELLOW), "* roll 9", "* colour brown")
    assert asks(s) == "1 choose"
    assert moves(s) == "choose yellow"


def test_3_2_a_colour_may_run_out_between_two_rolls() -> None:
    s = table("discover", "2 blue/1122334")
    do(s, "* roll 9", "* colour blue", "* piece 4", "* roll 1", "* colour blue")
    assert asks(s) == "1 choose"


def test_3_2_a_colour_that_is_there_is_not_a_choice() -> None:
    s = do(table("discover", NO_BLUE), "* roll 9", "* colour brown")
    assert asks(s) == "* piece"


# Drawings that leave in the middle: four yellow ones, three.
FOUR = "2 blue/11223344 brown/11223344 yellow/11\n seat 1 yellow/22"
THREE = "2 blue/11223344 brown/11223344\n seat 1 yellow/11\n seat 2 yellow/22 \n seat 3 yellow/3"


def test_3_3_with_four_in_the_middle_nobody_gives() -> None:
    assert asks(table("discover", FOUR)) == "* roll"


def test_3_3_with_three_the_starting_player_gives_one_before_the_first_roll() -> None:
    s = table("discover", THREE, seats=3)
    assert asks(s) == "1 give"
    do(s, "1 give yellow 1")
    assert asks(s) == "* roll"
    assert holds(s, "middle") == "yellow/1344"


def test_3_3_the_giver_chooses_among_his_own() -> None:
    s = table("discover", "2 blue/11223344 brown/1122 yellow/1122\n seat 2 brown/334 yellow/34", starter=2)
    assert holds(s, "middle") == "brown/4 yellow/34"
    assert moves(s) == "give brown 3, give brown 4, give yellow 3, give yellow 4"
    assert refused(s, "give brown 1") == "not-owned §3.3"
    assert refused(s, "roll 1") == "not-asked §3.3"


def test_3_3_a_single_fragment_is_asked_for_too() -> None:
    s = table("discover", THREE, seats=3, starter=3)
    assert asks(s) == "3 give"
    assert moves(s) == "give yellow 3"


def test_3_3_from_the_starting_player_clockwise_one_each() -> None:
    drawing = """
        2 blue/11223344 brown/11223344
        seat 1 yellow/11
        seat 2 yellow/223
        seat 3 yellow/344
    """
    s = table("discover", drawing, seats=3, starter=2)
    assert asks(s) == "2 give"
    do(s, "2 give yellow 3")
    assert asks(s) == "3 give"
    do(s, "3 give yellow 4")
    assert asks(s) == "1 give"
    do(s, "1 give yellow 1")
    assert asks(s) == "2 give"
    do(s, "2 give yellow 2")
    assert asks(s) == "* roll"
    assert holds(s, "middle") == "yellow/1234"


def test_3_3_who_has_none_is_skipped_again_and_again() -> None:
    drawing = """
        2 blue/11223344 brown/11223344 yellow/112
        seat 2 yellow/2
        seat 4 yellow/3344
    """
    s = table("discover", drawing, seats=4, starter=1)
    assert asks(s) == "2 give"
    do(s, "2 give yellow 2")
    assert asks(s) == "4 give"
    do(s, "4 give yellow 3", "4 give yellow 3", "4 give yellow 4")
    assert asks(s) == "* roll"
    assert holds(s, "middle") == "yellow/2334"
    assert holds(s, "seat 4") == "yellow/4"


def test_3_3_giving_stops_at_exactly_four() -> None:
    s = table("discover", THREE, seats=3)
    do(s, "1 give yellow 1")
    assert [holds(s, f"seat {seat}") for seat in (1, 2, 3)] == ["yellow/1", "yellow/22", "yellow/3"]


def test_3_3_colour_seen_piece_hidden() -> None:
    s = table("discover", "2 blue/11223344 brown/11223344 yellow/1122\n seat 1 yellow/3344")
    do(s, "1 give yellow 3")
    assert backs(s, "middle") == {"yellow": 1}
    assert (knows(s, 2, "middle"), knows(s, None, "middle")) == ("", "")


def test_3_3_when_there_are_four_the_middle_is_mixed() -> None:
    s = table("discover", "2 blue/11223344 brown/11223344 yellow/1122\n seat 1 yellow/3344")
    do(s, "1 give yellow 3", "1 give yellow 4", "1 give yellow 4")
    assert knows(s, 1, "middle") == "yellow/344"
    do(s, "1 give yellow 3")
    assert knows(s, 1, "middle") == ""


def test_3_3_mixing_is_no_event() -> None:
    s = table("discover", THREE, seats=3)
    before = s.ply
    do(s, "1 give yellow 1")
    assert (s.ply - before, asks(s)) == (1, "* roll")


def test_3_3_only_before_the_first_roll() -> None:
    s = table("discover", "2 blue/11223344 brown/11223344 yellow/11\n seat 1 yellow/22")
    do(s, "* roll 1", "* colour yellow", "* piece 3")
    assert asks(s) == "* roll"


def test_3_3_what_was_given_back_is_discovered() -> None:
    s = do(table("discover", THREE, seats=3), "1 give yellow 1", "* roll 6", "* colour yellow")
    assert odds(s) == "piece 1: 1, piece 3: 1, piece 4: 2"


@pytest.mark.parametrize("starter", [1, 2])
def test_3_4_without_four_in_the_middle_and_on_cards_the_action_is_left_out(starter: int) -> None:
    s = table("discover", "2 blue/11223344 brown/11223344 yellow/11223\n seat 2 yellow/34", starter=starter)
    assert asks(s) == "1 2 assign"
    assert holds(s, "middle") == "yellow/4"
    assert holds(s, "seat 2") == "yellow/34"


def test_3_4_with_exactly_four_all_is_given() -> None:
    s = table("discover", "2 blue/11223344 brown/11223344 yellow/1122\n seat 1 yellow/3\n seat 2 yellow/34")
    do(s, "1 give yellow 3", "2 give yellow 3", "2 give yellow 4")
    assert asks(s) == "* roll"
    assert holds(s, "middle") == "yellow/3344"
    assert (holds(s, "seat 1"), holds(s, "seat 2")) == ("", "")


def test_3_4_fragments_on_sites_do_not_count() -> None:
    s = table("discover", "2 blue/11223344 brown/11223344 yellow/11223344")
    assert asks(s) == "1 2 assign"
