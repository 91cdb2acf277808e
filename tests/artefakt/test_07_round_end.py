import pytest

from .table import EVERYTHING, asks, do, moves, refused, table

SIX_OPEN = "1 open\n 3 open\n 5 open\n 6 open\n 8 open\n 10 open"
ALL_OPEN = "\n".join(f"{site} open" for site in range(1, 11))


@pytest.mark.parametrize(("starter", "following"), [(1, 2), (2, 3), (3, 1)])
def test_7_1_the_starting_player_piece_moves_one_seat_to_the_left(starter: int, following: int) -> None:
    s = table("round end", seats=3, starter=starter, in_round=7)
    assert (s.view(None)["starter"] + 1, s.round) == (following, 8)
    assert asks(s) == "* roll"


def test_7_1_the_next_round_goes_from_him() -> None:
    s = table("round end", "2 blue/11223344", seats=3)
    do(s, "* roll 9", "* colour blue")
    assert asks(s) == "2 choose"


def test_7_1_without_the_option_no_site_is_opened() -> None:
    s = table("round end", SIX_OPEN)
    assert asks(s) == "* roll"
    assert [site["site"] for site in s.view(None)["sites"] if site["open"]] == [1, 3, 5, 6, 8, 10]


def test_7_2_advanced_the_starting_player_opens_one_more_site() -> None:
    s = table("round end", SIX_OPEN, starter=2, advanced=True)
    assert asks(s) == "2 open"
    assert moves(s) == "open 2, open 4, open 7, open 9"


def test_7_2_before_the_piece_moves() -> None:
    s = table("round end", SIX_OPEN, advanced=True)
    assert s.view(None)["starter"] == 0
    do(s, "1 open 7")
    assert s.view(None)["starter"] == 1
    assert [site["site"] for site in s.view(None)["sites"] if site["open"]] == [1, 3, 5, 6, 7, 8, 10]
    assert asks(s) == "* roll"


def test_7_2_it_is_a_duty() -> None:
    assert refused(table("round end", SIX_OPEN, advanced=True), "skip") == "not-asked §7.2"


def test_7_2_an_open_site_cannot_be_opened() -> None:
    assert refused(table("round end", SIX_OPEN, advanced=True), "open 3") == "already-open §7.2"


def test_7_2_the_last_closed_site_is_asked_for_too() -> None:
    s = table("round end", ALL_OPEN.replace("4 open", "4"), advanced=True)
    assert asks(s) == "1 open"
    assert moves(s) == "open 4"


def test_7_2_not_asked_once_all_are_open() -> None:
    assert asks(table("round end", ALL_OPEN, advanced=True)) == "* roll"


def test_7_2_one_site_a_round() -> None:
    s = do(table("round end", f"5 {EVERYTHING}", advanced=True), "1 open 7")
    assert asks(s) == "1 2 assign"
