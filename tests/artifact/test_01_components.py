import pytest

import wunderkammer as wk
from wunderkammer.games.artifact.components import SITES

from .table import TEN, coins, do, finish_round, income, market, new, odds, refused, table

TYPES = {"architecture": 4, "sculpture": 4, "pottery": 4, "jewellery": 4, "weapon": 4}
SPECIALS = {"solo": 3, "gold": 1, "fragment": 1, "curse": 1, "manuscript": 1}


def off_the_board(marker: str, number: int) -> str:
    """Some markers of a kind on the mats of seats 1 and 2, of which seat 1 has at least one."""
    return f"1 {marker}*{min(number, 6)}\n 2 {marker}*{max(number - 6, 0)}"


def test_1_1_four_sites() -> None:
    assert [site["site"] for site in new().view(None)["sites"]] == ["africa", "america", "asia", "mideast"]


def test_1_1_twenty_cards_a_site() -> None:
    for site in new().view(None)["sites"]:
        assert (site["deck"], site["unseen"], site["face_up"]) == (20, TYPES, [])


def test_1_1_twenty_seven_cards_a_site_with_expansion_i() -> None:
    for site in new(research=True).view(None)["sites"]:
        assert (site["deck"], site["unseen"]) == (27, {**TYPES, **SPECIALS})


def test_1_1_a_base_deck_holds_no_special_card() -> None:
    s = do(new(), "1 place asia", "2 place asia")
    assert refused(s, "unearth asia/solo") == "not-in-deck §1.1"


def test_1_1_a_fifth_card_of_a_type_does_not_come() -> None:
    s = do(table("1 asia*2\n asia 1 pottery*4"), "1 hire asia")
    assert refused(s, "unearth asia/pottery") == "not-in-deck §1.1"
    assert odds(s) == (
        "unearth asia/architecture: 4, unearth asia/sculpture: 4, unearth asia/jewellery: 4, unearth asia/weapon: 4"
    )


def test_1_2_twenty_five_tiles() -> None:
    assert new().view(None)["tiles"] == [
        *("architecture-3", "architecture-4", "architecture-5", "sculpture-3", "sculpture-4", "sculpture-5"),
        *("pottery-3", "pottery-4", "pottery-5", "jewellery-3", "jewellery-4", "jewellery-5"),
        *("weapon-3", "weapon-4", "weapon-5", "africa-4", "africa-5", "america-4", "america-5"),
        *("asia-4", "asia-5", "mideast-4", "mideast-5", "sites-3", "types-5"),
    ]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_3_sixty_markers_less_those_out_of_the_game(seats: int) -> None:
    tracks = new(seats).view(None)["tracks"]
    assert list(tracks) == ["museum", "ship", "africa", "america", "asia", "mideast"]
    assert sum(track["left"] for track in tracks.values()) == {3: 40, 4: 54, 5: 60}[seats]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_4_each_player_has_ten_huts_and_an_empty_mat(seats: int) -> None:
    players = new(seats).view(None)["players"]
    assert [player["supply"] for player in players] == [10] * seats
    assert [sum(player["markers"].values()) for player in players] == [0] * seats


def test_1_4_a_mat_has_room_for_six() -> None:
    assert refused(do(table("1 museum*6"), "1 pass"), "take ship") == "mat-full §8.3"


def test_1_4_four_research_markers_and_no_role_at_first() -> None:
    for player in new(research=True, roles=True).view(None)["players"]:
        assert player["research"] == dict.fromkeys(SITES, 0)
        assert (player["city"], player["archaeologist"]) == (None, None)


@pytest.mark.parametrize(
    ("number", "cost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)]
)
def test_1_5_a_track_costs_5_5_4_4_3_3_2_2_1_1(number: int, cost: int) -> None:
    s = table(off_the_board("museum", number), seats=5)
    assert s.view(None)["tracks"]["museum"] == {"left": 10 - number, "cost": cost}
    assert coins(do(s, "1 research asia"), 1) == 20 - cost


@pytest.mark.parametrize("marker", ["africa", "america", "asia", "mideast"])
def test_1_5_every_worker_track_has_the_same_numbers(marker: str) -> None:
    s = table(f"1 {marker}*6\n 2 {marker}*4\n {marker} 1", seats=5)
    do(s, f"1 hire {marker}", f"* unearth {marker}/weapon", f"1 hire {marker}", f"* unearth {marker}/weapon")
    do(s, "2 pass", "2 take ship", "3 pass", "3 take ship", "4 pass", "4 take ship", "5 pass", "5 take ship")
    do(s, f"1 hire {marker}", f"* unearth {marker}/weapon")
    assert coins(s, 1) == 20 - 5 - 5 - 4


@pytest.mark.parametrize(
    ("number", "price"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5), (7, 6), (8, 6), (9, 7), (10, 7)]
)
def test_1_6_black_market_prices_are_7_7_6_6_5_5_4_4_3_3(number: int, price: int) -> None:
    s = table(off_the_board("ship", number) + "\n 1 asia/weapon", seats=5)
    assert s.view(None)["market_price"] == price
    assert coins(do(s, "1 sell asia/weapon"), 1) == 20 + price


@pytest.mark.parametrize(("taken", "base"), list(enumerate([8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3])))
def test_1_7_the_income_track_runs_8_7_7_6_6_5_5_4_4_3_3(taken: int, base: int) -> None:
    s = table(f"2 {' '.join(TEN[:taken])}")
    assert income(s) == base


def test_1_8_the_black_market_is_empty_at_the_start() -> None:
    assert market(new()) == ""


def test_1_8_it_has_three_spaces() -> None:
    s = table("1 ship*2 asia/weapon africa/weapon\n market asia/pottery asia/pottery")
    assert market(do(s, "1 sell asia/weapon", "1 sell africa/weapon")) == "asia/pottery asia/weapon africa/weapon"
    with pytest.raises(wk.MalformedMove):
        s.action("buy 4")


def test_1_9_nine_years_from_1920_to_1928() -> None:
    s = table("1 museum")
    years = []
    while s.actor != wk.OVER:
        years.append(s.view(None)["year"])
        finish_round(s)
    assert years == [1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928]
    assert (s.view(None)["year"], s.round) == (1928, 9)
