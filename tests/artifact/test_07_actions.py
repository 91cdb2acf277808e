from itertools import combinations

import pytest

from wunderkammer.games.artifact.components import SITES, TYPES

from .paths import combos, picks
from .table import (
    TEN,
    TILES,
    asks,
    coins,
    deck,
    do,
    exhibited,
    face_up,
    finish_round,
    hand,
    huts,
    income,
    market,
    mat,
    moves,
    refused,
    removed,
    table,
    tiles,
    track,
)

# §7.1 Research.


def test_7_1_the_printed_research_for_two_coins() -> None:
    s = do(table("1 $9 museum*3\n mideast 2 3"), "1 research mideast")
    assert (coins(s, 1), huts(s, "mideast"), asks(s)) == (7, [1, 1, 1, 0], "* unearth")
    assert face_up(do(s, "* unearth mideast/pottery"), "mideast") == "pottery"
    assert asks(s) == "1 act"


def test_7_1_on_a_site_where_he_has_no_hut() -> None:
    s = table("1 museum\n asia 1\n africa 2")
    assert moves(s, "research") == "research africa, research america, research mideast"
    assert refused(s, "research asia") == "hut-there §7.1"


def test_7_1_the_first_hut_on_a_site_turns_no_card() -> None:
    s = do(table("1 museum\n asia weapon"), "1 research asia")
    assert (asks(s), face_up(s, "asia"), deck(s, "asia")) == ("1 act", "weapon", 19)


def test_7_1_one_card_however_many_huts_stand_there() -> None:
    s = do(table("1 museum\n asia 2 2 2 3"), "1 research asia", "* unearth asia/weapon")
    assert (face_up(s, "asia"), deck(s, "asia"), asks(s)) == ("weapon", 19, "1 act")


# §7.2 Hire.


def test_7_2_the_printed_hire_that_covers_a_3() -> None:
    s = do(table("1 $9 mideast*4\n mideast 1 2 3 pottery"), "1 hire mideast")
    assert (coins(s, 1), huts(s, "mideast"), asks(s)) == (6, [2, 1, 1, 0], "* unearth")
    assert face_up(do(s, "* unearth mideast/weapon"), "mideast") == "pottery weapon"


def test_7_2_only_where_he_has_a_hut() -> None:
    s = table("1 africa asia mideast\n asia 1\n africa 2")
    assert moves(s, "hire") == "hire asia, hire asia with africa, hire asia with mideast"
    assert refused(s, "hire africa") == "no-hut-there §7.2"


def test_7_2_a_card_is_turned_even_if_only_his_huts_stand_there() -> None:
    s = do(table("1 asia\n asia 1"), "1 hire asia", "* unearth asia/weapon")
    assert (huts(s, "asia"), face_up(s, "asia")) == ([2, 0, 0, 0], "weapon")


# §7.3 Ship.


def test_7_3_the_printed_shipment_for_three_coins() -> None:
    s = do(table("1 $9 ship*4\n mideast 1 1 2 sculpture pottery weapon"), "1 ship mideast")
    assert coins(s, 1) == 6
    do(s, "1 pick mideast/sculpture", "1 pick mideast/weapon")
    assert hand(s, 1) == "mideast/sculpture mideast/weapon"
    assert (huts(s, "mideast"), s.view(None)["players"][0]["supply"]) == ([0, 1, 0, 0], 10)
    assert (face_up(s, "mideast"), asks(s)) == ("pottery", "1 act")


def test_7_3_only_where_he_has_huts() -> None:
    s = table("1 ship\n asia 1\n africa 2 weapon")
    assert moves(s, "ship") == "ship asia"
    assert refused(s, "ship africa") == "no-hut-there §7.3"


def test_7_3_lonely_hut_ships_no_card() -> None:
    s = do(table("1 ship\n asia 1 weapon pottery"), "1 ship asia")
    assert (hand(s, 1), face_up(s, "asia"), huts(s, "asia"), asks(s)) == ("", "pottery weapon", [0, 0, 0, 0], "1 act")


def test_7_3_lonely_huts_ship_one_card_fewer() -> None:
    s = do(table("1 ship\n asia 1 1 1 weapon*3"), "1 ship asia")
    assert (hand(s, 1), face_up(s, "asia"), huts(s, "asia")) == ("asia/weapon asia/weapon", "weapon", [0, 0, 0, 0])


def test_7_3_a_rivals_hut_is_company_enough() -> None:
    s = do(table("1 ship\n asia 1 2 weapon*3"), "1 ship asia")
    assert (hand(s, 1), huts(s, "asia")) == ("asia/weapon", [0, 1, 0, 0])


def test_7_3_if_fewer_cards_lie_there_all_of_them() -> None:
    s = do(table("1 ship\n asia 1 1 1 1 2 weapon pottery"), "1 ship asia")
    assert (hand(s, 1), face_up(s, "asia")) == ("asia/pottery asia/weapon", "")


def test_7_3_one_card_fewer_is_counted_from_the_huts_not_from_the_cards() -> None:
    s = do(table("1 ship\n asia 1 1 1 weapon pottery"), "1 ship asia")
    assert hand(s, 1) == "asia/pottery asia/weapon"


def test_7_3_no_card_at_all() -> None:
    s = do(table("1 ship\n asia 1 2"), "1 ship asia")
    assert (hand(s, 1), huts(s, "asia"), asks(s)) == ("", [0, 1, 0, 0], "1 act")


def test_7_3_picks_go_in_card_order() -> None:
    s = do(table("1 ship\n asia 1 1 2 architecture pottery*2 weapon"), "1 ship asia")
    assert moves(s) == "pick asia/architecture, pick asia/pottery"
    assert moves(do(s, "1 pick asia/pottery")) == "pick asia/pottery, pick asia/weapon"
    assert refused(s, "pick asia/architecture") == "out-of-order §7.3"


def test_7_3_the_number_must_still_be_complete() -> None:
    s = do(table("1 ship\n asia 1 1 2 architecture pottery weapon"), "1 ship asia")
    assert refused(s, "pick asia/weapon") == "too-few §7.3"


def test_7_3_what_does_not_lie_there_cannot_be_picked() -> None:
    s = do(table("1 ship\n asia 1 2 architecture weapon"), "1 ship asia")
    assert refused(s, "pick asia/pottery") == "not-there §7.3"


def test_7_3_the_picks_are_asked_by_this_clause() -> None:
    s = do(table("1 ship\n asia 1 2 architecture weapon\n africa pottery"), "1 ship asia")
    assert (asks(s), s.view(None)["question"]) == ("1 pick", {"ask": "pick", "site": "asia", "left": 1})
    assert refused(s, "end") == "not-asked §7.3"
    assert refused(s, "pick africa/pottery") == "not-asked §7.3"


def test_7_3_forced_picks_are_not_asked() -> None:
    s = do(table("1 ship\n asia 1 1 1 2 architecture pottery*2 weapon"), "1 ship asia", "1 pick asia/pottery")
    assert (hand(s, 1), asks(s)) == ("asia/pottery asia/pottery asia/weapon", "1 act")


def test_7_3_each_forced_pick_is_told() -> None:
    s = table("1 ship\n asia 1 1 2 pottery weapon")
    s.listen()
    do(s, "1 ship asia")
    assert [event["card"] for event in s.story(None) if event["event"] == "picked"] == ["asia/pottery", "asia/weapon"]


def test_7_3_special_cards_come_after_the_types() -> None:
    s = do(table("1 ship\n asia 1 2 weapon solo gold fragment manuscript", research=True), "1 ship asia")
    assert moves(s) == "pick asia/weapon, pick asia/solo, pick asia/gold, pick asia/fragment, pick asia/manuscript"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_7_3_each_set_of_cards_has_one_path(number: int) -> None:
    lying = ["architecture", "sculpture", "sculpture", "pottery", "weapon", "weapon", "weapon"]
    s = do(table(f"1 ship\n asia {'1 ' * number} 2 {' '.join(lying)}"), "1 ship asia")
    wanted = {tuple(f"asia/{kind}" for kind in some) for some in combinations(lying, number)}
    found = picks(s)
    assert (set(found), len(found)) == (wanted, len(wanted))


# §7.4 Exhibit.


def test_7_4_the_printed_exhibition_of_four_cards() -> None:
    s = table("1 $9 museum*4 mideast/architecture mideast/pottery mideast/weapon*2")
    assert income(s) == 8
    do(s, "1 exhibit mideast-4", "1 show ...")
    assert (coins(s, 1), income(s)) == (6, 7)
    assert moves(s) == "keep mideast/architecture, keep mideast/pottery, keep mideast/weapon"
    do(s, "1 keep mideast/pottery")
    assert (hand(s, 1), tiles(s, 1)) == ("mideast/pottery", "mideast-4")
    assert exhibited(s) == "mideast/architecture mideast/weapon mideast/weapon"
    assert (s.players[0].prestige, s.players[0].bonus) == (5, 2)
    assert coins(finish_round(s), 1) == 6 + 7 + 2


def test_7_4_the_printed_exhibition_of_three_cards() -> None:
    s = table("1 $9 museum*3 africa/architecture america/architecture asia/architecture")
    do(s, "1 exhibit architecture-3", "1 show ...", "1 keep asia/architecture")
    assert (coins(s, 1), hand(s, 1), tiles(s, 1), income(s)) == (7, "asia/architecture", "architecture-3", 8)


def test_7_4_the_bonus_counts_from_the_next_income_on() -> None:
    s = do(table("1 $1 museum asia/weapon*3"), "1 exhibit weapon-3")
    assert coins(s, 1) == 0
    assert coins(finish_round(s), 1) == 9


def test_7_4_a_type_tile_leaves_the_base_income_alone() -> None:
    s = do(table("1 museum asia/weapon*3"), "1 exhibit weapon-3")
    assert income(s) == 8


def test_7_4_a_tile_that_is_gone() -> None:
    s = table("1 museum asia/weapon*4\n 2 weapon-3")
    assert moves(s, "exhibit") == "exhibit weapon-4, exhibit asia-4"
    assert refused(s, "exhibit weapon-3") == "tile-gone §7.4"


def test_7_4_only_if_a_complete_showing_exists() -> None:
    s = table("1 museum asia/weapon*2 africa/weapon africa/pottery")
    assert moves(s, "exhibit") == "exhibit weapon-3"
    assert refused(s, "exhibit weapon-4") == "no-showing §7.5"


def test_7_4_the_cards_are_shown_in_card_order() -> None:
    s = do(table("1 museum africa/weapon america/weapon*2 asia/weapon mideast/weapon"), "1 exhibit weapon-3")
    assert (asks(s), moves(s)) == ("1 show", "show africa/weapon, show america/weapon")
    assert moves(do(s, "1 show america/weapon")) == "show america/weapon, show asia/weapon"
    assert refused(s, "show africa/weapon") == "out-of-order §7.4"


def test_7_4_the_showing_must_still_be_complete() -> None:
    s = do(table("1 museum africa/weapon america/weapon asia/weapon mideast/weapon"), "1 exhibit weapon-3")
    assert refused(s, "show asia/weapon") == "too-few §7.4"


def test_7_4_only_from_hand() -> None:
    s = do(table("1 museum africa/weapon*3 america/weapon"), "1 exhibit weapon-3")
    assert refused(s, "show asia/weapon") == "not-in-hand §7.4"


def test_7_4_showing_and_keeping_are_asked_by_this_clause() -> None:
    s = do(table("1 museum africa/weapon*3 america/weapon"), "1 exhibit weapon-3", "1 show ...")
    assert s.view(None)["question"] == {"ask": "show", "tile": "weapon-3", "left": 1}
    assert refused(s, "end") == "not-asked §7.4"
    do(s, "1 show america/weapon")
    assert s.view(None)["question"] == {"ask": "keep", "left": 1}
    assert refused(s, "end") == "not-asked §7.4"


def test_7_4_each_card_is_asked_for_even_if_only_one_is_possible() -> None:
    s = do(table("1 museum africa/weapon*2 asia/weapon"), "1 exhibit weapon-3")
    for card in ("africa/weapon", "africa/weapon", "asia/weapon"):
        assert (asks(s), moves(s)) == ("1 show", f"show {card}")
        do(s, f"1 show {card}")
    assert asks(s) == "1 keep"


def test_7_4_the_question_does_not_tell_what_is_in_the_hand() -> None:
    no_choice = table("1 museum ~asia/weapon*2 africa/weapon ~asia/pottery*2\n asia deck: weapon weapon pottery")
    a_choice = table("1 museum ~asia/weapon*4 africa/weapon\n asia deck: pottery*3")
    for line in ("1 exhibit weapon-3", "1 show africa/weapon", "1 show asia/weapon"):
        assert do(no_choice, line).view(1) == do(a_choice, line).view(1)
        assert asks(no_choice) == "1 show"


def test_7_4_a_forced_keep_is_not_asked() -> None:
    s = do(table("1 museum africa/weapon*3"), "1 exhibit weapon-3", *["1 show africa/weapon"] * 3)
    assert (asks(s), hand(s, 1), exhibited(s)) == ("1 act", "africa/weapon", "africa/weapon africa/weapon")


def test_7_4_keeping_is_compulsory() -> None:
    s = do(table("1 museum africa/weapon*2 america/weapon"), "1 exhibit weapon-3", "1 show ...")
    assert moves(s) == "keep africa/weapon, keep america/weapon"
    assert refused(s, "skip") == "not-asked §7.4"


def test_7_4_only_what_was_shown_is_kept() -> None:
    s = do(table("1 museum africa/weapon*2 america/weapon asia/pottery"), "1 exhibit weapon-3", "1 show ...")
    assert refused(s, "keep asia/pottery") == "not-shown §7.4"


def test_7_4_a_card_that_is_kept_may_be_shown_again() -> None:
    s = do(table("1 museum*2 asia/weapon*4 africa/weapon*2"), "1 exhibit asia-4", "1 show ...")
    do(s, "1 exhibit weapon-3", "1 show ...")
    assert tiles(s, 1) == "weapon-3 asia-4"
    assert moves(s) == "keep africa/weapon, keep asia/weapon"


def test_7_4_each_tile_of_the_income_track_lowers_the_base_by_one_space() -> None:
    s = table(f"1 museum*2 asia/weapon*4 asia/pottery*4\n 2 {' '.join(TEN[:2])}")
    do(s, "1 exhibit asia-4", *["1 show asia/pottery"] * 3, "1 show asia/weapon", "1 keep asia/pottery")
    assert income(s) == 6
    assert s.view(None)["income_tiles"] == [tile for tile in TEN[2:] if tile != "asia-4"]


# §7.5 What a tile asks for.

ENOUGH = {
    **{
        f"{kind}-{size}": [f"asia/{kind}"] * 3 + [f"africa/{kind}"] * (size - 3) for kind in TYPES for size in (3, 4, 5)
    },
    **{f"{site}-4": [f"{site}/{kind}" for kind in TYPES[:4]] for site in SITES},
    **{f"{site}-5": [f"{site}/pottery"] * 4 + [f"{site}/weapon"] for site in SITES},
    "sites-3": ["africa/weapon", "asia/weapon", "mideast/weapon"],
    "types-5": ["asia/architecture", "asia/sculpture", "asia/pottery", "africa/jewellery", "asia/weapon"],
}


@pytest.mark.parametrize("tile", TILES)
def test_7_5_what_each_tile_asks_for_is_enough(tile: str) -> None:
    assert f"exhibit {tile}" in moves(table(f"1 museum {' '.join(ENOUGH[tile])}")).split(", ")


@pytest.mark.parametrize("tile", TILES)
def test_7_5_one_card_less_is_not(tile: str) -> None:
    for missing in range(len(ENOUGH[tile])):
        cards = ENOUGH[tile][:missing] + ENOUGH[tile][missing + 1 :]
        assert refused(table(f"1 museum {' '.join(cards)}"), f"exhibit {tile}") == "no-showing §7.5"


@pytest.mark.parametrize(
    ("tile", "cards"),
    [
        ("weapon-3", "asia/weapon*2 asia/pottery*4 africa/pottery*4"),
        ("asia-4", "asia/weapon*3 africa/weapon*4 mideast/weapon*4"),
        ("sites-3", "asia/weapon*4 africa/weapon*4 asia/pottery*4"),
        ("types-5", "asia/weapon*4 africa/weapon asia/pottery*2 asia/sculpture asia/jewellery*3"),
    ],
)
def test_7_5_others_do_not_count(tile: str, cards: str) -> None:
    assert refused(table(f"1 museum {cards}"), f"exhibit {tile}") == "no-showing §7.5"


def test_7_5_special_cards_do_not_count() -> None:
    cards = "asia/weapon*3 asia/solo*3 asia/gold asia/manuscript africa/weapon africa/solo*3 mideast/gold america/solo"
    s = table(f"1 museum {cards}", research=True)
    assert moves(s, "exhibit") == "exhibit weapon-3, exhibit weapon-4"


def test_7_5_a_card_that_does_not_fit_is_not_shown() -> None:
    s = do(table("1 museum asia/weapon*3 africa/weapon asia/pottery"), "1 exhibit weapon-3")
    assert refused(s, "show asia/pottery") == "unfit §7.5"


def test_7_5_a_second_card_of_a_site_does_not_fit_sites_3() -> None:
    s = do(table("1 museum asia/weapon asia/pottery africa/weapon america/weapon mideast/weapon"), "1 exhibit sites-3")
    do(s, "1 show africa/weapon", "1 show asia/pottery", "1 show ...")
    assert (asks(s), tiles(s, 1)) == ("1 keep", "sites-3")
    assert s.view(None)["shown"] == ["africa/weapon", "asia/pottery", "mideast/weapon"]


def test_7_5_a_second_card_of_a_type_does_not_fit_types_5() -> None:
    cards = "africa/architecture africa/weapon asia/weapon asia/sculpture asia/pottery asia/jewellery mideast/jewellery"
    s = do(table(f"1 museum {cards}"), "1 exhibit types-5", "1 show ...")
    assert moves(s) == "show africa/weapon, show asia/sculpture"
    do(s, "1 show africa/weapon")
    assert refused(s, "show asia/weapon") == "unfit §7.5"


@pytest.mark.parametrize("tile", TILES)
def test_7_5_each_showing_has_one_path(tile: str) -> None:
    held = "africa/pottery*2 africa/weapon*2 africa/jewellery america/pottery america/weapon asia/architecture*4"
    held += " asia/sculpture asia/jewellery mideast/sculpture*2 mideast/weapon"
    s = table(f"1 museum {held}")
    found, wanted = combos(s, tile)
    assert (set(found), len(found)) == (wanted, len(wanted))


# §7.6 Sell.


def test_7_6_the_printed_sale_for_five_coins() -> None:
    s = do(table("1 $0 ship*4 asia/weapon\n market africa/weapon"), "1 sell asia/weapon")
    assert (coins(s, 1), market(s), hand(s, 1)) == (5, "africa/weapon asia/weapon", "")
    assert (mat(s, 1), track(s, "ship"), asks(s)) == ("ship ship ship", 6, "1 act")


def test_7_6_the_number_of_the_space_is_not_paid() -> None:
    assert coins(do(table("1 $0 ship asia/weapon"), "1 sell asia/weapon"), 1) == 3


def test_7_6_any_card_of_his_hand() -> None:
    s = table("1 ship africa/weapon*2 asia/architecture mideast/pottery")
    assert moves(s, "sell") == "sell africa/weapon, sell asia/architecture, sell mideast/pottery"
    assert refused(s, "sell africa/pottery") == "not-in-hand §7.6"


def test_7_6_a_fourth_pushes_the_leftmost_out_of_the_game() -> None:
    s = table("1 ship asia/weapon\n market africa/weapon africa/pottery mideast/weapon")
    do(s, "1 sell asia/weapon")
    assert (market(s), removed(s)) == ("africa/pottery mideast/weapon asia/weapon", "africa/weapon")


def test_7_6_only_with_a_ship() -> None:
    assert refused(table("1 museum asia/weapon"), "sell asia/weapon") == "no-ship §7.6"


# §7.7 Buy.


def test_7_7_the_printed_purchase_for_four_coins() -> None:
    s = do(table("1 $9 ship*2\n market africa/weapon asia/pottery"), "1 buy 2")
    assert (coins(s, 1), market(s), hand(s, 1)) == (5, "africa/weapon", "asia/pottery")
    assert (mat(s, 1), track(s, "ship"), asks(s)) == ("ship", 8, "1 act")


@pytest.mark.parametrize(
    ("place", "left"),
    [(1, "asia/pottery mideast/weapon"), (2, "africa/weapon mideast/weapon"), (3, "africa/weapon asia/pottery")],
)
def test_7_7_any_card_by_its_place_and_the_row_closes_up(place: int, left: str) -> None:
    s = table("1 ship\n market africa/weapon asia/pottery mideast/weapon")
    assert moves(s, "buy") == "buy 1, buy 2, buy 3"
    assert market(do(s, f"1 buy {place}")) == left


def test_7_7_an_empty_place() -> None:
    s = table("1 ship\n market africa/weapon asia/pottery")
    assert moves(s, "buy") == "buy 1, buy 2"
    assert refused(s, "buy 3") == "empty-place §7.7"


def test_7_7_only_with_a_ship() -> None:
    assert refused(table("1 museum\n market asia/weapon"), "buy 1") == "no-ship §7.7"


def test_7_7_what_he_sold_he_may_buy_back() -> None:
    s = do(table("1 $0 ship*2 asia/weapon"), "1 sell asia/weapon", "1 buy 1")
    assert (coins(s, 1), hand(s, 1)) == (4 - 3, "asia/weapon")


# §7.8 Limits.


def test_7_8_there_is_no_hand_limit() -> None:
    held = " ".join(f"africa/{kind}*4 america/{kind}*4 mideast/{kind}*4" for kind in TYPES)
    s = do(table(f"1 ship {held}\n asia 1 1 1 2 weapon*3"), "1 ship asia")
    assert len(hand(s, 1).split()) == 63


def test_7_8_huts_come_from_a_supply_of_ten() -> None:
    s = table("1 museum asia\n asia 1 1 1 1 1\n africa 1 1 1 1 1")
    assert moves(s, "research hire") == ""
    assert refused(s, "research america") == "no-hut-left §7.8"
    assert refused(s, "hire asia") == "no-hut-left §7.8"


def test_7_8_the_tenth_hut_may_be_placed() -> None:
    s = do(table("1 museum asia\n asia 1 1 1 1 1\n africa 1 1 1 1"), "1 hire asia", "* unearth asia/weapon")
    assert s.view(None)["players"][0]["supply"] == 0


def test_7_8_an_empty_deck_turns_no_card() -> None:
    s = do(table("1 museum\n asia 2 deck:"), "1 research asia")
    assert (asks(s), huts(s, "asia"), face_up(s, "asia")) == ("1 act", [1, 1, 0, 0], "")


def test_7_8_nor_for_hire() -> None:
    s = do(table("1 asia\n asia 1 deck:"), "1 hire asia")
    assert (asks(s), huts(s, "asia"), face_up(s, "asia")) == ("1 act", [2, 0, 0, 0], "")
