from typing import Any

import pytest

from wunderkammer.games.artifact.components import MARKERS

from .table import asks, coins, do, mat, moves, refused, table, track

ALL = ", ".join(f"take {marker}" for marker in MARKERS)


def test_8_1_who_passes_performs_no_more_actions_this_round() -> None:
    s = do(table("1 museum*3"), "1 pass")
    assert s.view(None)["players"][0]["passed"]
    assert refused(s, "research asia") == "not-asked §8.2"


def test_8_1_nor_in_later_turns() -> None:
    s = table("1 museum*3\n 2 museum*3\n 3 passed\n 4 passed")
    do(s, "1 pass", "1 take ship", "2 research asia", "2 end", "3 take ship", "4 take ship")
    assert asks(s) == "1 passed"
    assert refused(s, "pass") == "not-asked §8.2"


def test_8_1_in_the_next_round_he_acts_again() -> None:
    s = do(table("1 museum*6\n 2 ship*6 passed\n 3 asia*6 passed\n 4 africa*6 passed"), "1 pass", "1 rest")
    assert (asks(s), s.round) == ("1 act", 2)
    assert not any(player["passed"] for player in s.view(None)["players"])


def test_8_2_the_same_seat_is_asked_at_once() -> None:
    s = do(table("1 museum\n 2 museum"), "1 pass")
    assert asks(s) == "1 passed"
    assert asks(do(s, "1 take ship")) == "2 act"


def test_8_2_he_takes_one_marker_or_swaps_one() -> None:
    s = do(table("1 museum asia"), "1 pass")
    assert moves(s) == (
        f"{ALL}, swap museum ship, swap museum africa, swap museum america, swap museum asia, swap museum mideast,"
        " swap asia museum, swap asia ship, swap asia africa, swap asia america, swap asia mideast"
    )


def test_8_2_a_marker_taken() -> None:
    s = do(table("1 museum"), "1 pass", "1 take asia")
    assert (mat(s, 1), track(s, "asia")) == ("museum asia", 8)


def test_8_2_a_swap_is_not_paid() -> None:
    s = do(table("1 $7 museum"), "1 pass", "1 swap museum asia")
    assert (mat(s, 1), coins(s, 1)) == ("asia", 7)
    assert (track(s, "museum"), track(s, "asia")) == (9, 8)


def test_8_2_a_swap_is_of_another_kind() -> None:
    assert refused(do(table("1 museum"), "1 pass"), "swap museum museum") == "same-kind §8.2"


def test_8_2_only_what_he_has_can_be_swapped() -> None:
    assert refused(do(table("1 museum"), "1 pass"), "swap ship museum") == "not-held §8.2"
    assert refused(do(table("1 museum"), "1 pass"), "swap ship ship") == "not-held §8.2"


def test_8_2_only_for_what_lies_on_the_board() -> None:
    s = do(table("1 museum ship*3\n 2 ship*6"), "1 pass")
    assert refused(s, "swap museum ship") == "track-empty §8.2"


def test_8_2_without_a_marker_he_can_only_take() -> None:
    assert moves(do(table(), "1 pass")) == ALL


def test_8_2_again_in_each_later_turn() -> None:
    s = do(table("4 museum*4"), "1 pass", "1 take ship", "2 pass", "2 take ship", "3 pass", "3 take ship")
    do(s, "4 research asia", "4 end", "1 take ship", "2 take ship", "3 take asia", "4 research africa", "4 end")
    do(s, "1 take ship")
    assert (mat(s, 1), asks(s)) == ("ship ship ship", "2 passed")


def test_8_2_until_the_last_player_has_passed_and_answered() -> None:
    s = do(table("1 ship*5 passed\n 2 ship passed\n 3 passed", turn=4), "4 pass")
    assert asks(s) == "4 passed"
    do(s, "4 take museum")
    assert (asks(s), s.view(None)["stage"]) == ("4 take", "refilling")


def test_8_3_with_six_he_may_only_swap_or_rest() -> None:
    s = do(table("1 museum*6"), "1 pass")
    assert moves(s) == (
        "swap museum ship, swap museum africa, swap museum america, swap museum asia, swap museum mideast, rest"
    )
    assert refused(s, "take ship") == "mat-full §8.3"


def test_8_3_resting_changes_nothing() -> None:
    s = do(table("1 museum*6"), "1 pass", "1 rest")
    assert (mat(s, 1), asks(s)) == ("museum museum museum museum museum museum", "2 act")


@pytest.mark.parametrize("option", [{}, {"may_rest": "six"}])
def test_8_3_with_fewer_he_may_not_rest(option: dict[str, Any]) -> None:
    s = do(table("1 museum*5", **option), "1 pass")
    assert refused(s, "rest") == "may-not-rest §8.3"


@pytest.mark.parametrize("number", [0, 1, 5, 6])
def test_8_3_always_by_option(number: int) -> None:
    s = do(table(f"1 museum*{number}" if number else "", may_rest="always"), "1 pass")
    assert moves(s, "rest") == "rest"
    assert moves(s, "take") == ("" if number == 6 else ALL)
    assert asks(do(s, "1 rest")) == "2 act"


def test_8_4_in_the_last_round_nobody_takes_after_passing() -> None:
    s = do(table("1 museum\n 2 museum", year=1928), "1 pass")
    assert asks(s) == "2 act"
    assert refused(s, "take ship") == "not-asked §6.1"


def test_8_4_nor_is_anybody_who_has_passed_asked_again() -> None:
    s = table("2 museum*2\n 1 passed\n 3 passed\n 4 passed", year=1928, turn=2)
    do(s, "2 research asia", "2 end")
    assert asks(s) == "2 act"


def test_8_4_the_round_may_become_the_last_after_some_have_passed() -> None:
    s = table("1 museum\n 2 asia museum\n asia 2 deck: weapon")
    do(s, "1 pass", "1 take ship", "2 hire asia", "* unearth asia/weapon", "2 end", "3 pass")
    assert asks(s) == "4 act"
    do(s, "4 pass")
    assert (asks(s), mat(s, 1), mat(s, 3)) == ("2 act", "museum ship", "")
    assert asks(do(s, "2 pass")) == "over"


def test_8_4_a_round_that_becomes_the_last_by_a_tile() -> None:
    s = table("1 museum\n 2 museum asia/weapon*3 pottery-3 pottery-4 pottery-5 weapon-4 weapon-5\n 3 passed", turn=2)
    do(s, "2 exhibit weapon-3", "2 show ...", "2 end")
    assert (asks(s), mat(s, 3)) == ("4 act", "")
