import pytest

from .table import asks, do, holds, moves, odds, refused, table


def test_6_1_sites_are_settled_from_1_to_10() -> None:
    s = table("possession", "9 open 1B\n 2 open 2L\n 5 open 1T\n 10 open 1L 2BT", ring="9 5 2 1 3 4 6 7 8 10")
    order = []
    while s.view(None)["stage"] == "possession":
        order.append(f"{s.view(None)['question']['site']} {asks(s)}")
        do(s, f"{s.actor + 1} {moves(s).rsplit(', ', maxsplit=1)[-1]}")
    assert order == ["2 2 directive", "5 1 directive", "9 1 directive", "10 2 settle", "10 2 directive"]


def test_6_1_each_site_is_settled_once() -> None:
    s = table("possession", "1 blue/1\n 3 open 1B\n 5 2B", ring="1 5 2 3 4 6 7 8 9 10")
    do(s, "1 push 2 bulky ccw")
    assert s.view(None)["sites"][0]["figures"] == [[1, "bulky"]]
    assert s.view(None)["stage"] == "discover"
    assert holds(s, "site 1") == "blue/1"


def test_6_2_where_nobody_stands_nothing_happens() -> None:
    s = table("possession", "3 open blue/1\n 4 open 1B")
    assert s.view(None)["question"] == {"ask": "directive", "site": 4, "directive": "salvage"}
    assert holds(s, "site 3") == "blue/1"


def test_6_3_alone_he_takes_all_fragments_without_being_asked() -> None:
    s = table("possession", "3 1B blue/12 brown/4\n 5 open 1L")
    assert holds(s, "seat 1") == "blue/12 brown/4"
    assert holds(s, "site 3") == ""
    assert asks(s) == "1 directive"


def test_6_3_he_keeps_what_he_has() -> None:
    s = table("possession", "3 1B blue/12\n seat 1 blue/2 yellow/3\n 5 open 1L")
    assert holds(s, "seat 1") == "blue/122 yellow/3"


def test_6_3_alone_with_several_figures_he_is_not_asked_either() -> None:
    s = table("possession", "3 1BLT blue/12\n 10 open 2BLT")
    assert holds(s, "seat 1") == "blue/12"
    assert asks(s) == "2 directive"


def test_6_3_he_may_look_at_them() -> None:
    s = table("possession", "3 1B blue/12\n 5 open 1L")
    assert s.view(0)["players"][0]["known"] == ["blue/1", "blue/2"]


MAJORITY = """
    3        1BL 2T   blue/1
    seat 1   yellow/2
    seat 2   brown/112 yellow/3
"""


def test_6_4_the_majority_may_collect_or_rob_a_rival_who_is_present() -> None:
    s = table("possession", MAJORITY)
    assert asks(s) == "1 settle"
    assert moves(s) == "collect, rob 2 brown, rob 2 yellow"


def test_6_4_collecting_takes_all_and_robs_nobody() -> None:
    s = do(table("possession", MAJORITY), "1 collect")
    assert (holds(s, "seat 1"), holds(s, "site 3")) == ("blue/1 yellow/2", "")
    assert holds(s, "seat 2") == "brown/112 yellow/3"


def test_6_4_which_piece_is_robbed_is_blind_chance() -> None:
    s = do(table("possession", MAJORITY), "1 rob 2 brown")
    assert asks(s) == "* piece"
    assert odds(s) == "piece 1: 2, piece 2: 1"
    assert refused(s, "piece 3").startswith("no-such-piece ")


def test_6_4_robbing_takes_one_and_leaves_the_site_alone() -> None:
    s = do(table("possession", MAJORITY), "1 rob 2 brown", "* piece 1")
    assert holds(s, "seat 1") == "brown/1 yellow/2"
    assert holds(s, "seat 2") == "brown/12 yellow/3"
    assert holds(s, "site 3") == "blue/1"


def test_6_4_a_single_possible_piece_is_drawn_as_well() -> None:
    assert odds(do(table("possession", MAJORITY), "1 rob 2 yellow")) == "piece 3: 1"


def test_6_4_he_may_rob_anyone_present_but_nobody_else() -> None:
    s = table("possession", "3 2BL 1T 4T\n seat 1 blue/1\n seat 3 blue/2\n seat 4 brown/1 yellow/1\n 10 3BLT", seats=4)
    assert asks(s) == "2 settle"
    assert moves(s) == "rob 1 blue, rob 4 brown, rob 4 yellow, leave"
    assert refused(s, "rob 3 blue") == "not-present §6.4"


def test_6_4_a_seat_that_is_not_at_the_table_is_not_present() -> None:
    assert refused(table("possession", MAJORITY), "rob 4 blue") == "not-present §6.4"


def test_6_4_he_cannot_rob_himself() -> None:
    assert refused(table("possession", MAJORITY), "rob 1 yellow") == "not-yourself §6.4"


def test_6_4_he_cannot_rob_a_colour_that_the_rival_lacks() -> None:
    assert refused(table("possession", MAJORITY), "rob 2 blue") == "owns-none §6.4"


def test_6_4_where_fragments_lie_he_cannot_leave() -> None:
    assert refused(table("possession", MAJORITY), "leave") == "something-to-collect §6.4"


def test_6_4_at_an_empty_site_he_may_rob_or_leave() -> None:
    s = table("possession", "3 1BL 2T\n seat 2 brown/1")
    assert moves(s) == "rob 2 brown, leave"
    assert refused(s, "collect") == "nothing-to-collect §6.4"


def test_6_4_leaving_changes_nothing() -> None:
    s = do(table("possession", "3 1BL 2T\n seat 2 brown/1\n 5 open 1T"), "1 leave")
    assert (holds(s, "seat 1"), holds(s, "seat 2")) == ("", "brown/1")
    assert s.view(None)["question"]["site"] == 5


@pytest.mark.parametrize(("fragments", "answer"), [("blue/1", "collect"), ("", "leave")])
def test_6_4_a_single_answer_is_asked_too(fragments: str, answer: str) -> None:
    s = table("possession", f"3 1BL 2T {fragments}")
    assert asks(s) == "1 settle"
    assert moves(s) == answer


def test_6_4_nothing_else_is_an_answer() -> None:
    assert refused(table("possession", MAJORITY), "skip") == "not-asked §6.4"
    assert refused(table("possession", MAJORITY), "march bulky cw") == "not-asked §6.4"


@pytest.mark.parametrize(
    ("figures", "holder"), [("1BL 2T 3T", 1), ("1B 2LT 3T", 2), ("1BL 2B 3BLT", 3), ("1BLT 2BL", 1), ("2T 3BL", 3)]
)
def test_6_4_strictly_more_figures_than_every_other(figures: str, holder: int) -> None:
    assert asks(table("possession", f"3 blue/1 {figures}", seats=3)) == f"{holder} settle"


@pytest.mark.parametrize("figures", ["1B 2T", "1BL 2BL 3T", "1B 2BL 3LT", "1B 2B 3B", "1BLT 2BLT", "1T 2BLT 3BLT"])
def test_6_5_without_a_strict_majority_nobody_gets_anything(figures: str) -> None:
    s = table("possession", f"3 open blue/1 {figures}\n seat 1 brown/1\n seat 2 brown/2\n 10 open", seats=3)
    assert s.view(None)["question"].get("site") != 3  # no directive
    assert holds(s, "site 3") == "blue/1"
    assert (holds(s, "seat 1"), holds(s, "seat 2")) == ("brown/1", "brown/2")


def test_6_6_alone_at_an_open_site_he_is_asked_for_its_directive() -> None:
    s = table("possession", "8 open 1B blue/1")
    assert asks(s) == "1 directive"
    assert holds(s, "seat 1") == "blue/1"
    assert moves(s) == "dive, skip"


def test_6_6_also_if_there_was_nothing_to_take() -> None:
    s = table("possession", "8 open 1B")
    assert s.view(None)["question"] == {"ask": "directive", "site": 8, "directive": "dive"}


@pytest.mark.parametrize("answer", [["1 collect"], ["1 rob 2 brown", "* piece 1"]])
def test_6_6_after_a_majority_settled_it_too(answer: list[str]) -> None:
    s = do(table("possession", "8 open 1BL 2T blue/1\n seat 2 brown/1"), *answer)
    assert asks(s) == "1 directive"
    assert moves(s) == "dive, skip"


def test_6_6_after_leaving_too() -> None:
    assert asks(do(table("possession", "8 open 1BL 2T"), "1 leave")) == "1 directive"


def test_6_6_a_closed_site_has_no_directive() -> None:
    s = do(table("possession", "8 1BL 2T blue/1\n 9 open 1T"), "1 collect")
    assert s.view(None)["question"]["site"] == 9


def test_6_6_skip_uses_nothing() -> None:
    s = do(table("possession", "8 open 1B\n 9 open 1L"), "1 skip")
    assert holds(s, "seat 1") == ""
    assert s.view(None)["question"]["site"] == 9


def test_6_6_skip_is_asked_even_alone() -> None:
    s = table("possession", "5 open 1B")
    assert asks(s) == "1 directive"
    assert moves(s) == "skip"


def test_6_6_only_the_directive_of_that_site() -> None:
    s = table("possession", "8 open 1B")
    assert refused(s, "march bulky cw") == "other-directive §6.6"
    assert refused(s, "book") == "other-directive §6.6"
    assert refused(s, "collect") == "not-asked §6.6"


def test_6_6_once_per_settlement() -> None:
    s = do(table("possession", "8 open 1B\n 9 open 1L"), "1 dive", "* colour blue", "* piece 1")
    assert s.view(None)["question"]["site"] == 9
