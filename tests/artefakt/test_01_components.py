import pytest

from .table import EVERYTHING, asks, backs, do, holds, knows, moves, new, odds, stands, table


def test_1_1_ten_sites_each_with_a_closed_and_an_open_side() -> None:
    sites = new().view(None)["sites"]
    assert [site["site"] for site in sites] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert not any(site["open"] for site in sites)


def test_1_1_every_site_has_a_directive_of_its_own() -> None:
    assert [site["directive"] for site in new().view(None)["sites"]] == (
        ["march", "peek", "push", "salvage", "sift", "barter", "carry", "dive", "curse", "book"]
    )


def test_1_1_a_closed_site_offers_no_directive() -> None:
    s = table("possession", "1 1B\n 2 open 1L")
    assert s.view(None)["question"] == {"ask": "directive", "site": 2, "directive": "peek"}


def test_1_2_three_colours_of_four_pieces_in_two_copies() -> None:
    assert EVERYTHING == "blue/11223344 brown/11223344 yellow/11223344"
    assert holds(new(), "middle") == EVERYTHING


def test_1_2_the_back_shows_the_colour_only() -> None:
    s = table("discover", "3 blue/12 yellow/4")
    assert backs(s, "site 3") == {"blue": 2, "yellow": 1}
    assert knows(s, 1, "site 3") == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_3_each_player_has_three_figures_and_an_empty_collecting_card(seats: int) -> None:
    players = new(seats).view(None)["players"]
    assert [player["figures"] for player in players] == [{"bulky": None, "lady": None, "tall": None}] * seats
    assert [player["fragments"] for player in players] == [{"blue": 0, "brown": 0, "yellow": 0}] * seats


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_1_3_each_player_has_four_travel_cards(seat: int) -> None:
    s = table("prepare", seats=3)
    assert moves(s, seat) == "assign bulky 1, assign bulky 2, assign bulky 3, assign bulky 4"


@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_1_3_a_travel_card_is_worth_its_number(card: int) -> None:
    others = [other for other in (1, 2, 3, 4) if other != card]
    s = table("travel", "5 1B", cards={1: f"{card} {others[0]} {others[1]}"})
    assert stands(do(s, "1 move cw"), "1B") == 5 + card


def test_1_4_the_number_die_has_ten_equal_sides() -> None:
    assert odds(table("discover")) == ", ".join(f"roll {site}: 1" for site in range(1, 11))


def test_1_4_each_colour_of_the_colour_die_is_equally_likely() -> None:
    s = do(table("discover"), "* roll 3")
    assert asks(s) == "* colour"
    assert odds(s) == "colour blue: 1, colour brown: 1, colour yellow: 1"
