import pytest

from wunderkammer.games.artefakt.contract import Artefakt

from .table import EVERYTHING, asks, do, holds, knows, lay_cards, moves, odds, refused, stands, table

# §10.1 Cathedral: Pilgrims' road


def test_10_1_one_own_figure_standing_here_marches() -> None:
    s = table("possession", "1 open 1BT 2L")
    do(s, "1 leave")
    assert moves(s) == "march bulky cw, march bulky ccw, march tall cw, march tall ccw, skip"


def test_10_1_a_figure_elsewhere_does_not() -> None:
    s = table("possession", "1 open 1B")
    assert moves(s) == "march bulky cw, march bulky ccw, skip"
    assert refused(s, "march lady cw") == "not-standing-here §10.1"


@pytest.mark.parametrize(("direction", "goal"), [("cw", 9), ("ccw", 5)])
def test_10_1_exactly_two_sites_either_way(direction: str, goal: int) -> None:
    s = do(table("possession", "1 open 1B", ring="1 4 9 2 3 6 7 8 5 10"), f"1 march bulky {direction}")
    assert stands(s, "1B") == goal


# §10.2 Cave: Torchlight


def test_10_2_one_other_site_that_holds_any_or_one_blind_fragment_of_a_rival() -> None:
    drawing = """
        2 open 1B
        4 blue/1
        9 brown/12
        seat 1 blue/2
        seat 2 brown/3
        seat 3 blue/3 yellow/1
    """
    s = table("possession", drawing, seats=3)
    assert moves(s) == ("peek site 4, peek site 9, peek seat 2 brown, peek seat 3 blue, peek seat 3 yellow, skip")


def test_10_2_a_site_that_holds_none_is_refused() -> None:
    assert refused(table("possession", "2 open 1B"), "peek site 4") == "empty-site §10.2"


def test_10_2_this_site_is_refused_even_if_fragments_stay_here() -> None:
    s = do(table("possession", "2 open 1BL 2T blue/1\n seat 2 brown/1"), "1 rob 2 brown", "* piece 1")
    assert holds(s, "site 2") == "blue/1"
    assert moves(s) == "skip"
    assert refused(s, "peek site 2") == "not-this-site §10.2"


def test_10_2_own_fragments_and_colours_that_a_rival_lacks_are_refused() -> None:
    s = table("possession", "2 open 1B\n seat 1 blue/2\n seat 2 brown/3")
    assert refused(s, "peek seat 1 blue") == "not-yourself §10.2"
    assert refused(s, "peek seat 2 blue") == "owns-none §10.2"


def test_10_2_looking_at_a_site_is_no_event() -> None:
    s = do(table("possession", "2 open 1B\n 4 blue/12\n 5 open 1L"), "1 peek site 4")
    assert asks(s) == "1 directive"
    assert s.view(None)["question"]["site"] == 5
    assert holds(s, "site 4") == "blue/12"
    assert knows(s, 1, "site 4") == "blue/12"


def test_10_2_looking_at_a_rivals_fragment_is_blind_and_it_stays_there() -> None:
    s = do(table("possession", "2 open 1B\n seat 2 blue/112"), "1 peek seat 2 blue")
    assert odds(s) == "piece 1: 2, piece 2: 1"
    do(s, "* piece 2")
    assert (holds(s, "seat 2"), holds(s, "seat 1")) == ("blue/112", "")
    assert knows(s, 1, "seat 2") == "blue/2"


def test_10_2_a_rival_need_not_be_present() -> None:
    assert "peek seat 2 blue" in moves(table("possession", "2 open 1B\n seat 2 blue/1\n 8 2BLT"))


# §10.3 Jungle: Wrong track


def test_10_3_every_figure_of_every_rival_both_ways() -> None:
    s = table("possession", "3 open 2B\n 1 1B\n 6 3T", seats=3)
    assert moves(s) == (
        "push 1 bulky cw, push 1 bulky ccw, push 1 lady cw, push 1 lady ccw, push 1 tall cw, push 1 tall ccw, "
        "push 3 bulky cw, push 3 bulky ccw, push 3 lady cw, push 3 lady ccw, push 3 tall cw, push 3 tall ccw, skip"
    )


def test_10_3_not_an_own_figure() -> None:
    assert refused(table("possession", "3 open 2B"), "push 2 lady cw") == "not-yourself §10.3"


@pytest.mark.parametrize(("direction", "goal"), [("cw", 8), ("ccw", 2)])
def test_10_3_one_site_either_way(direction: str, goal: int) -> None:
    s = table("possession", "3 open 1B\n 5 2LT", ring="1 3 4 6 2 5 8 7 9 10")
    do(s, f"1 push 2 lady {direction}")
    assert (stands(s, "2L"), stands(s, "2T"), stands(s, "1B")) == (goal, 5, 3)


# §10.4 Easter Island: Driftwood


def test_10_4_a_blind_fragment_from_a_neighbouring_site_where_no_figure_stands() -> None:
    s = table("possession", "4 open 1B\n 9 blue/112 yellow/3\n 2 brown/4\n 5 blue/3", ring="1 3 9 4 2 5 6 7 8 10")
    assert moves(s) == "salvage 2 brown, salvage 9 blue, salvage 9 yellow, skip"
    do(s, "1 salvage 9 blue")
    assert odds(s) == "piece 1: 2, piece 2: 1"
    do(s, "* piece 1")
    assert (holds(s, "seat 1"), holds(s, "site 9")) == ("blue/1", "blue/12 yellow/3")


@pytest.mark.parametrize("figure", ["1L", "2T"])
def test_10_4_not_where_any_figure_stands(figure: str) -> None:
    s = table("possession", f"4 open 1B\n 5 {figure} blue/1")
    assert moves(s) == "skip"
    assert refused(s, "salvage 5 blue") == "watched-site §10.4"


def test_10_4_not_from_farther_away_nor_from_here() -> None:
    s = do(table("possession", "4 open 1BL 2T blue/1\n 6 blue/2\n seat 2 brown/1"), "1 rob 2 brown", "* piece 1")
    assert moves(s) == "skip"
    assert refused(s, "salvage 6 blue") == "not-neighbouring §10.4"
    assert refused(s, "salvage 4 blue") == "not-neighbouring §10.4"


def test_10_4_not_a_colour_that_does_not_lie_there() -> None:
    assert refused(table("possession", "4 open 1B\n 5 blue/1"), "salvage 5 brown") == "none-lies-there §10.4"


def test_10_4_the_circle_closes_between_its_ends() -> None:
    s = table("possession", "4 open 1B\n 10 1LT 2BLT\n 6 blue/1", ring="4 1 2 3 5 7 8 9 10 6")
    assert moves(s) == "salvage 6 blue, skip"


# §10.5 Ruin: Sifting rubble


def test_10_5_any_own_fragment_whose_colour_is_in_the_middle() -> None:
    s = table("possession", "5 open 1B\n 2 brown/1122334\n seat 1 blue/112 brown/4 yellow/3")
    assert moves(s) == "sift blue 1, sift blue 2, sift yellow 3, skip"
    assert refused(s, "sift brown 4") == "not-in-the-middle §10.5"
    assert refused(s, "sift blue 3") == "not-owned §10.5"


def test_10_5_the_draw_is_over_the_middle_without_the_one_set_aside() -> None:
    s = do(table("possession", "5 open 1B\n 2 blue/11233\n seat 1 blue/2"), "1 sift blue 2")
    assert holds(s, "aside") == "blue/2"
    assert odds(s) == "piece 4: 2"


def test_10_5_then_the_first_is_in_the_middle() -> None:
    s = do(table("possession", "5 open 1B\n 2 blue/11233\n seat 1 blue/2"), "1 sift blue 2", "* piece 4")
    assert (holds(s, "seat 1"), holds(s, "aside")) == ("blue/4", "")
    assert holds(s, "middle").startswith("blue/24 ")


def test_10_5_it_is_mixed_in() -> None:
    s = do(table("possession", "5 open 1B\n seat 1 blue/2"), "1 sift blue 2", "* piece 4")
    assert knows(s, 1, "middle") == ""


def test_10_5_both_copies_are_one_choice_and_one_is_set_aside() -> None:
    s = do(table("possession", "5 open 1B\n seat 1 blue/22"), "1 sift blue 2", "* piece 1")
    assert holds(s, "seat 1") == "blue/12"


# §10.6 Cemetery: Grave robbers' bargain


def test_10_6_any_own_fragment_for_one_of_its_colour_of_any_rival() -> None:
    drawing = """
        6 open 2B
        seat 2 blue/113 yellow/2
        seat 1 blue/4 brown/1
        seat 3 blue/2
        seat 4 yellow/1
    """
    s = table("possession", drawing, seats=4)
    assert moves(s) == ("barter blue 1 1, barter blue 1 3, barter blue 3 1, barter blue 3 3, barter yellow 2 4, skip")


def test_10_6_the_rival_may_be_anywhere() -> None:
    s = table("possession", "6 open 1B\n 8 2BLT\n seat 1 blue/1\n seat 2 blue/4")
    assert moves(s) == "barter blue 1 2, skip"


def test_10_6_refusals() -> None:
    s = table("possession", "6 open 1B\n seat 1 blue/1 brown/1\n seat 2 blue/4")
    assert refused(s, "barter blue 2 2") == "not-owned §10.6"
    assert refused(s, "barter blue 1 1") == "not-yourself §10.6"
    assert refused(s, "barter brown 1 2") == "owns-none §10.6"


def test_10_6_the_draw_is_over_the_rivals_fragments_before_he_receives_mine() -> None:
    s = do(table("possession", "6 open 1B\n seat 1 blue/1\n seat 2 blue/344 brown/1"), "1 barter blue 1 2")
    assert odds(s) == "piece 3: 1, piece 4: 2"


def test_10_6_both_change_hands() -> None:
    s = table("possession", "6 open 1B\n seat 1 blue/12 yellow/1\n seat 2 blue/344 brown/1")
    do(s, "1 barter blue 1 2", "* piece 4")
    assert (holds(s, "seat 1"), holds(s, "seat 2"), holds(s, "aside")) == ("blue/24 yellow/1", "blue/134 brown/1", "")


def test_10_6_equal_pieces_may_be_swapped() -> None:
    s = do(table("possession", "6 open 1B\n seat 1 blue/1\n seat 2 blue/1"), "1 barter blue 1 2")
    assert odds(s) == "piece 1: 1"
    do(s, "* piece 1")
    assert (holds(s, "seat 1"), holds(s, "seat 2")) == ("blue/1", "blue/1")


def test_10_6_what_is_offered_is_his_until_it_changes_hands() -> None:
    s = do(table("possession", "6 open 1B\n seat 1 blue/123\n seat 2 blue/4"), "1 barter blue 3 2")
    assert s.scores() == [3, 1]


# §10.7 Oasis: Caravan


def test_10_7_from_any_site_to_one_or_two_steps_away_either_way() -> None:
    s = table("possession", "7 open 1B\n 3 blue/1 yellow/2\n 10 1LT 2BLT", ring="3 8 1 9 5 7 2 4 6 10")
    assert moves(s) == (
        "carry blue 3 1, carry blue 3 6, carry blue 3 8, carry blue 3 10, "
        "carry yellow 3 1, carry yellow 3 6, carry yellow 3 8, carry yellow 3 10, skip"
    )


def test_10_7_colour_by_colour_site_by_site() -> None:
    s = table("possession", "7 open 1B\n 4 blue/1\n 9 blue/2\n 1 brown/1")
    assert moves(s) == (
        "carry blue 4 2, carry blue 4 3, carry blue 4 5, carry blue 4 6, "
        "carry blue 9 1, carry blue 9 7, carry blue 9 8, carry blue 9 10, "
        "carry brown 1 2, carry brown 1 3, carry brown 1 9, carry brown 1 10, skip"
    )


def test_10_7_site_7_is_included() -> None:
    s = do(table("possession", "7 open 1BL 2T blue/1\n seat 2 brown/1"), "1 rob 2 brown", "* piece 1")
    assert moves(s) == "carry blue 7 5, carry blue 7 6, carry blue 7 8, carry blue 7 9, skip"


def test_10_7_refusals() -> None:
    s = table("possession", "7 open 1B\n 3 blue/1")
    assert refused(s, "carry brown 3 4") == "none-lies-there §10.7"
    assert refused(s, "carry blue 3 6") == "out-of-reach §10.7"
    assert refused(s, "carry blue 3 3") == "out-of-reach §10.7"


def test_10_7_which_piece_is_blind() -> None:
    s = do(table("possession", "7 open 1B\n 3 blue/112 yellow/1\n 5 blue/4"), "1 carry blue 3 5")
    assert odds(s) == "piece 1: 2, piece 2: 1"
    do(s, "* piece 1")
    assert (holds(s, "site 3"), holds(s, "site 5")) == ("blue/12 yellow/1", "blue/14")


def test_10_7_what_arrives_at_a_site_still_to_be_settled_is_taken_there() -> None:
    s = do(table("possession", "7 open 1B\n 6 blue/1\n 8 2B"), "1 carry blue 6 8", "* piece 1")
    assert holds(s, "seat 2") == "blue/1"


# §10.8 Atlantis: From the depths


def test_10_8_dive_is_always_offered() -> None:
    assert moves(table("possession", "8 open 1B")) == "dive, skip"
    assert moves(table("possession", f"8 open 1B\n 2 {EVERYTHING}")) == "dive, skip"


def test_10_8_the_colour_die_decides_then_the_piece_is_blind() -> None:
    s = do(table("possession", "8 open 1B\n 2 brown/1124"), "1 dive")
    assert odds(s) == "colour blue: 1, colour brown: 1, colour yellow: 1"
    do(s, "* colour brown")
    assert odds(s) == "piece 2: 1, piece 3: 2, piece 4: 1"
    do(s, "* piece 3")
    assert holds(s, "seat 1") == "brown/3"


def test_10_8_a_colour_that_is_not_in_the_middle_brings_nothing() -> None:
    s = do(table("possession", "8 open 1B\n 9 open 1L\n 2 brown/11223344"), "1 dive", "* colour brown")
    assert holds(s, "seat 1") == ""
    assert s.view(None)["question"]["site"] == 9


# §10.9 Pyramid: Curse


def test_10_9_any_rival_who_owns_a_fragment() -> None:
    s = table("possession", "9 open 2B\n seat 1 blue/1\n seat 2 blue/2\n seat 4 brown/1", seats=4)
    assert moves(s) == "curse 1, curse 4, skip"
    assert refused(s, "curse 3") == "owns-nothing §10.9"
    assert refused(s, "curse 2") == "not-yourself §10.9"


def test_10_9_he_returns_one_of_his_choice() -> None:
    s = do(table("possession", "9 open 2B\n seat 1 blue/11 brown/3"), "2 curse 1")
    assert asks(s) == "1 cursed"
    assert moves(s) == "give blue 1, give brown 3"
    assert refused(s, "give brown 1") == "not-owned §10.9"
    assert refused(s, "skip") == "not-asked §10.9"
    do(s, "1 give blue 1")
    assert holds(s, "seat 1") == "blue/1 brown/3"
    assert holds(s, "middle").startswith("blue/1223344 ")


def test_10_9_a_single_fragment_is_asked_for_too() -> None:
    s = do(table("possession", "9 open 2B\n seat 1 brown/3"), "2 curse 1")
    assert asks(s) == "1 cursed"
    assert moves(s) == "give brown 3"


def test_10_9_the_middle_is_not_mixed() -> None:
    s = do(table("possession", "9 open 2B\n 10 open\n seat 1 brown/3"), "2 curse 1", "1 give brown 3")
    assert knows(s, 1, "middle") == "brown/3"


def test_10_9_then_the_next_site_is_settled() -> None:
    s = do(table("possession", "9 open 2B\n 10 1BLT 2LT blue/1\n seat 1 brown/3"), "2 curse 1", "1 give brown 3")
    assert asks(s) == "1 settle"


# §10.10 Harbour: Timetable


AT_THE_HARBOUR = f"10 open 1BLT\n 5 {EVERYTHING}\n 1 2BLT"


def with_a_ticket(cards: str = "4 2 1") -> Artefakt:
    """Seat 1 has booked and laid these cards; seat 1 starts; the figures of seat 1 stand on 5."""
    s = table("prepare", f"5 1BLT\n 4 {EVERYTHING}", booked=[1])
    return lay_cards(lay_cards(s, 1, cards), 2, "1 2 3")


def test_10_10_book_is_always_offered() -> None:
    s = table("possession", AT_THE_HARBOUR, site=10)
    assert asks(s) == "1 directive"
    assert moves(s) == "book, skip"


def test_10_10_it_counts_in_the_next_round() -> None:
    s = do(table("possession", AT_THE_HARBOUR, site=10), "1 book")
    lay_cards(lay_cards(s, 1, "1 2 3"), 2, "1 2 3")
    assert asks(s) == "2 move"  # seat 2 starts now, and did not book
    do(s, "2 move cw")
    assert asks(s) == "1 timetable"
    assert moves(s) == "timetable, skip"


def test_10_10_who_skipped_the_directive_is_not_asked() -> None:
    s = do(table("possession", AT_THE_HARBOUR, site=10), "1 skip")
    lay_cards(lay_cards(s, 1, "1 2 3"), 2, "1 2 3")
    assert asks(do(s, "2 move cw")) == "1 move"


def test_10_10_everybody_sees_who_booked() -> None:
    s = do(table("possession", AT_THE_HARBOUR, site=10), "1 book")
    lay_cards(lay_cards(s, 1, "1 2 3"), 2, "1 2 3")
    assert [player["ticket"] for player in s.view(None)["players"]] == [True, False]


def test_10_10_the_question_takes_no_other_answer() -> None:
    assert refused(with_a_ticket(), "move cw") == "not-asked §10.10"


@pytest.mark.parametrize(("figure", "before"), [("B", 0), ("L", 1), ("T", 2)])
def test_10_10_the_fourth_card_may_be_used_at_any_of_the_three(figure: str, before: int) -> None:
    s = with_a_ticket("4 2 1")
    for _ in range(before):
        do(s, "1 skip", "1 move cw", "2 move cw")
    do(s, "1 timetable")
    assert asks(s) == "1 move"
    assert s.view(None)["question"]["steps"] == 3
    do(s, "1 move cw")
    assert stands(s, f"1{figure}") == 8


def test_10_10_the_other_two_travel_by_their_own_cards() -> None:
    s = do(with_a_ticket("4 2 1"), "1 timetable", "1 move cw", "2 move cw", "1 move cw", "2 move cw", "1 move cw")
    assert [stands(s, figure) for figure in ("1B", "1L", "1T")] == [8, 7, 6]


def test_10_10_once_only() -> None:
    s = do(with_a_ticket(), "1 timetable", "1 move cw", "2 move cw")
    assert asks(s) == "1 move"


def test_10_10_skipped_it_is_asked_at_each_later_card() -> None:
    s = do(with_a_ticket("4 2 1"), "1 skip")
    assert s.view(None)["question"]["steps"] == 4
    do(s, "1 move cw", "2 move cw")
    assert asks(s) == "1 timetable"
    do(s, "1 skip", "1 move cw", "2 move cw")
    assert asks(s) == "1 timetable"


def test_10_10_unused_it_lapses_after_that_travel() -> None:
    s = with_a_ticket()
    for _ in range(3):
        do(s, "1 skip", "1 move cw", "2 move cw")
    assert s.view(None)["players"][0]["ticket"] is False
    assert s.round == 2
    lay_cards(lay_cards(s, 1, "1 2 3"), 2, "1 2 3")
    assert asks(do(s, "2 move cw")) == "1 move"


def test_10_10_lapsed_it_is_seen_to_be_gone_when_possession_is_taken() -> None:
    s = table("prepare", f"5 1BLT\n 6 open\n 4 {EVERYTHING}", booked=[1])
    lay_cards(lay_cards(s, 1, "4 2 1"), 2, "1 2 3")
    assert s.view(None)["players"][0]["ticket"] is True
    for _ in range(3):
        do(s, "1 skip", "1 move cw", "2 move cw")
    assert (s.round, asks(s)) == (1, "1 directive")
    assert s.view(None)["players"][0]["ticket"] is False


def test_10_10_used_it_is_gone_in_the_next_round() -> None:
    s = do(with_a_ticket(), "1 timetable", "1 move cw", "2 move cw")
    do(s, "1 move cw", "2 move cw", "1 move cw", "2 move cw")
    lay_cards(lay_cards(s, 1, "1 2 3"), 2, "1 2 3")
    assert asks(do(s, "2 move cw")) == "1 move"


def test_10_10_it_may_be_booked_twice_in_a_row() -> None:
    s = table("possession", f"10 open 1B\n 9 1L\n 8 1T\n 1 2BLT\n 5 {EVERYTHING}", site=10, starter=2)
    do(s, "1 book")
    lay_cards(lay_cards(s, 1, "2 1 3"), 2, "1 2 3")
    do(s, "1 timetable", "1 move cw", "2 move cw", "1 move cw", "2 move cw", "1 move cw", "2 move cw")
    assert stands(s, "1L") == 10
    do(s, "1 book")
    lay_cards(lay_cards(s, 1, "1 2 3"), 2, "1 2 3")
    do(s, "2 move cw")
    assert (s.round, asks(s)) == (3, "1 timetable")


def test_10_10_booked_and_unused_twice_is_one_use() -> None:
    s = table("possession", f"10 open 1B\n 9 1L\n 8 1T\n 1 2BLT\n 5 {EVERYTHING}", site=10, starter=2)
    do(s, "1 book")
    lay_cards(lay_cards(s, 1, "2 1 3"), 2, "1 2 3")
    for _ in range(3):
        do(s, "1 skip", "1 move cw", "2 move cw")
    do(s, "1 book")
    lay_cards(lay_cards(s, 1, "1 2 3"), 2, "1 2 3")
    do(s, "2 move cw", "1 timetable", "1 move cw", "2 move cw")
    assert asks(s) == "1 move"


# §10.11 Figures moved by directives


def test_10_11_a_figure_counts_at_a_site_still_to_be_settled() -> None:
    s = do(table("possession", "1 open 1B\n 3 blue/1\n 5 open 1L"), "1 march bulky cw")
    assert holds(s, "seat 1") == "blue/1"


def test_10_11_it_counts_for_the_majority_too() -> None:
    s = do(table("possession", "1 open 1B\n 3 1L 2B blue/1"), "1 march bulky cw")
    assert asks(s) == "1 settle"
    assert s.view(None)["question"]["site"] == 3


def test_10_11_it_counts_no_more_where_it_was() -> None:
    s = table("possession", "3 open 1B\n 5 2B blue/1")
    do(s, "1 push 2 bulky cw")
    assert holds(s, "site 5") == "blue/1"
    assert holds(s, "seat 2") == ""


def test_10_11_a_push_may_make_a_rival_settle_a_site() -> None:
    s = do(table("possession", "3 open 1B\n 5 2B\n 6 blue/1"), "1 push 2 bulky cw")
    assert holds(s, "seat 2") == "blue/1"


def test_10_11_at_a_site_that_was_settled_it_does_not_count() -> None:
    s = do(table("possession", "2 blue/1\n 3 open 1B\n 5 2B", ring="1 2 5 3 4 6 7 8 9 10"), "1 push 2 bulky ccw")
    assert stands(s, "2B") == 2
    assert (holds(s, "site 2"), holds(s, "seat 2")) == ("blue/1", "")


def test_10_11_at_the_site_that_is_being_settled_it_does_not_count() -> None:
    s = table("possession", "3 open 1BL 2T blue/1\n 4 2B\n 5 2L\n seat 2 brown/1")
    do(s, "1 rob 2 brown", "* piece 1", "1 push 2 bulky ccw")
    assert stands(s, "2B") == 3
    assert holds(s, "site 3") == "blue/1"
    assert s.view(None)["question"].get("site") != 3


def test_10_11_a_figure_may_count_twice() -> None:
    s = table("possession", "2 2B blue/1\n 3 open 1B\n 7 blue/2", ring="1 2 7 3 4 5 6 8 9 10")
    do(s, "1 push 2 bulky cw")
    assert holds(s, "seat 2") == "blue/12"
