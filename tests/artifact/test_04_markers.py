import pytest

from wunderkammer.games.artifact.components import MARKERS

from .table import asks, coins, do, mat, moves, refused, table, track


def test_4_1_a_marker_goes_back_to_its_own_track() -> None:
    s = table("1 museum*2 ship")
    do(s, "1 research asia")
    assert (mat(s, 1), track(s, "museum"), track(s, "ship")) == ("museum ship", 8, 8)


def test_4_1_the_number_it_covers_is_its_cost() -> None:
    s = do(table("1 $20 museum*6"), "1 research asia")
    assert coins(s, 1) == 20 - 4
    assert coins(do(s, "1 research africa"), 1) == 20 - 4 - 3


@pytest.mark.parametrize(("others", "cost"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_4_2_the_cost_depends_only_on_how_many_are_off_the_board(others: int, cost: int) -> None:
    s = table(f"1 museum\n 2 museum*{others}")
    assert coins(do(s, "1 research asia"), 1) == 20 - cost


def test_4_2_who_takes_one_makes_it_dearer() -> None:
    s = table("1 museum*3", turn=4)
    assert coins(do(s.copy(), "4 pass", "4 take ship", "1 research asia"), 1) == 20 - 2
    assert coins(do(s.copy(), "4 pass", "4 take museum", "1 research asia"), 1) == 20 - 3


def test_4_2_who_waits_pays_less() -> None:
    assert coins(do(table("1 museum\n 2 museum*5"), "1 research asia"), 1) == 20 - 4
    s = do(table("1 museum\n 2 museum*5", turn=2), "2 research asia", "2 research africa", "3 pass", "3 take ship")
    do(s, "4 pass", "4 take ship", "1 research mideast")
    assert coins(s, 1) == 20 - 3


def test_4_3_nobody_holds_more_than_six() -> None:
    s = do(table("1 museum*6"), "1 pass")
    assert all(not move.startswith("take") for move in moves(s).split(", "))
    assert refused(s, "take ship") == "mat-full §8.3"


@pytest.mark.parametrize("marker", MARKERS)
def test_4_3_an_empty_track_cannot_be_taken_from(marker: str) -> None:
    s = do(table(f"1 {marker}*3\n 2 {marker}*6"), "1 pass")
    assert moves(s, "take") == ", ".join(f"take {other}" for other in MARKERS if other != marker)
    assert refused(s, f"take {marker}") == "track-empty §4.3"


def test_4_4_what_cannot_be_paid_cannot_be_done() -> None:
    s = table("1 $2 museum*5")
    assert moves(s) == "pass"
    assert refused(s, "research asia") == "too-dear §4.4"


def test_4_4_the_last_coin_may_be_spent() -> None:
    s = do(table("1 $3 museum*5"), "1 research asia")
    assert (coins(s, 1), asks(s)) == (0, "1 act")


def test_4_4_a_joker_costs_six_coins_or_is_none() -> None:
    assert refused(table("1 $5 museum\n asia 1"), "ship asia with museum") == "too-dear §4.4"
    assert coins(do(table("1 $6 museum\n asia 1"), "1 ship asia with museum"), 1) == 0


def test_4_4_nor_bought() -> None:
    s = table("1 $2 ship\n market asia/weapon")
    assert refused(s, "buy 1") == "too-dear §4.4"
    assert coins(do(table("1 $3 ship\n market asia/weapon"), "1 buy 1"), 1) == 0


def test_4_4_morley_needs_both_sums() -> None:
    s = table("1 $3 asia*4 morley\n asia 1", roles=True)
    assert moves(s, "hire") == "hire asia"
    assert refused(s, "hire asia double") == "too-dear §4.4"
