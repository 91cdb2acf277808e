from itertools import combinations
from random import Random
from typing import Any

import pytest

from wunderkammer.games.artifact.components import ROLES, SITES
from wunderkammer.games.artifact.contract import Artifact

from .paths import combos, ends
from .table import (
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
    mat,
    moves,
    odds,
    refused,
    removed,
    roles,
    space,
    table,
    tiles,
    track,
)

ALL = ", ".join(f"role {role}" for role in ROLES)


def staffed(drawing: str, *, seats: int = 4, **options: bool | str) -> Artifact:
    chosen: dict[str, Any] = {"roles": True, **options}
    return table(drawing, seats=seats, **chosen)


# §13.1 Naming a role.


def test_13_1_after_each_exhibition_he_must_name_a_role() -> None:
    s = do(staffed("1 museum asia/weapon*3"), "1 exhibit weapon-3", "1 show ...")
    assert (asks(s), moves(s)) == ("1 role", ALL)
    assert refused(s, "skip") == "not-asked §13.1"


def test_13_1_after_the_keeping() -> None:
    s = do(staffed("1 museum asia/weapon*2 africa/weapon"), "1 exhibit weapon-3", "1 show ...")
    assert asks(s) == "1 keep"
    assert asks(do(s, "1 keep asia/weapon")) == "1 role"


def test_13_1_after_a_solo_card_too() -> None:
    s = do(staffed("1 museum asia/solo", research=True), "1 feature asia")
    assert (asks(s), moves(s)) == ("1 role", ALL)


def test_13_1_any_of_those_he_does_not_hold() -> None:
    s = do(staffed("1 museum asia/weapon*3 london judd"), "1 exhibit weapon-3", "1 show ...")
    assert moves(s) == "role paris, role berlin, role newyork, role andersson, role carter, role morley"
    assert refused(s, "role london") == "role-held §13.1"
    assert refused(s, "role judd") == "role-held §13.1"


def test_13_1_a_city_replaces_his_city() -> None:
    s = do(staffed("1 museum asia/weapon*3 london judd"), "1 exhibit weapon-3", "1 show ...", "1 role paris")
    assert (roles(s, 1), asks(s)) == (("paris", "judd"), "1 act")


def test_13_1_an_archaeologist_his_archaeologist() -> None:
    s = do(staffed("1 museum asia/weapon*3 london judd"), "1 exhibit weapon-3", "1 show ...", "1 role carter")
    assert roles(s, 1) == ("london", "carter")


def test_13_1_the_first_of_each_is_put_beside_the_other() -> None:
    s = do(staffed("1 museum asia/weapon*3 judd"), "1 exhibit weapon-3", "1 show ...", "1 role paris")
    assert roles(s, 1) == ("paris", "judd")


def test_13_1_several_players_may_share_a_role() -> None:
    s = do(staffed("1 museum asia/weapon*3\n 2 paris"), "1 exhibit weapon-3", "1 show ...", "1 role paris")
    assert (roles(s, 1), roles(s, 2)) == (("paris", None), ("paris", None))


def test_13_1_not_without_the_option() -> None:
    assert asks(do(table("1 museum asia/weapon*3"), "1 exhibit weapon-3", "1 show ...")) == "1 act"


def test_13_1_a_role_outlasts_the_round() -> None:
    assert roles(finish_round(staffed("1 paris judd")), 1) == ("paris", "judd")


# §13.2 Using it.


def test_13_2_from_the_next_action_on() -> None:
    s = do(
        staffed("1 museum*2 asia/weapon*2 africa/weapon asia/pottery*2 africa/pottery"),
        "1 exhibit weapon-3",
        "1 show ...",
    )
    do(s, "1 keep asia/weapon", "1 role paris")
    assert hand(s, 1) == "africa/pottery asia/pottery asia/pottery asia/weapon"
    do(s, "1 exhibit pottery-3", "1 show ...")
    assert s.view(None)["question"] == {"ask": "keep", "left": 2}


def test_13_2_no_longer_than_the_marker_stays() -> None:
    s = staffed("1 museum ship asia/weapon*3 asia/pottery berlin")
    do(s, "1 exhibit weapon-3", "1 show ...", "1 role london", "1 sell asia/pottery")
    assert coins(s, 1) == 20 - 1 + 3


@pytest.mark.parametrize(
    ("drawing", "move"), [("1 ship london\n asia 1 2", "1 ship asia"), ("1 museum judd", "1 research asia")]
)
def test_13_2_london_and_judd_are_asked(drawing: str, move: str) -> None:
    s = do(staffed(drawing), move)
    assert (asks(s), moves(s)) == ("1 use", "use, skip")
    assert refused(s, "end") == "not-asked §13.2"


# §13.3 Paris.


def test_13_3_paris_keeps_two_cards() -> None:
    s = do(staffed("1 museum paris africa/weapon america/weapon asia/weapon"), "1 exhibit weapon-3", "1 show ...")
    assert moves(s) == "keep africa/weapon, keep america/weapon"
    assert refused(s, "keep asia/weapon") == "too-few §7.4"
    do(s, "1 keep america/weapon")
    assert (hand(s, 1), exhibited(s), asks(s)) == ("america/weapon asia/weapon", "africa/weapon", "1 role")


def test_13_3_paris_keeps_in_card_order() -> None:
    s = do(staffed("1 museum paris africa/weapon*2 america/weapon*2 asia/weapon"), "1 exhibit weapon-5", "1 show ...")
    do(s, "1 keep america/weapon")
    assert moves(s) == "keep america/weapon, keep asia/weapon"
    assert refused(s, "keep africa/weapon") == "out-of-order §7.4"


def test_13_3_each_pair_kept_has_one_path() -> None:
    cards = ["africa/weapon", "africa/weapon", "america/weapon", "asia/weapon", "asia/weapon"]
    s = do(staffed(f"1 museum paris {' '.join(cards)}"), "1 exhibit weapon-5", "1 show ...")
    found = [tuple(hand(end, 1).split()) for end in ends(s, "keep")]
    assert (set(found), len(found)) == (set(combinations(cards, 2)), len(set(combinations(cards, 2))))


def test_13_3_paris_with_one_ordinary_card_keeps_one() -> None:
    s = staffed("1 museum paris asia/weapon asia/fragment africa/fragment", research=True)
    do(s, "1 exhibit weapon-3", "1 show ...")
    assert (hand(s, 1), asks(s)) == ("asia/weapon", "1 role")


def test_13_3_paris_with_two_ordinary_cards_keeps_both() -> None:
    s = do(
        staffed("1 museum paris asia/weapon africa/weapon africa/fragment", research=True),
        "1 exhibit weapon-3",
        "1 show ...",
    )
    assert (hand(s, 1), exhibited(s)) == ("africa/weapon asia/weapon", "africa/fragment")


def test_13_3_paris_with_fragments_only_keeps_none() -> None:
    s = staffed("1 museum paris mideast/fragment asia/fragment africa/fragment", research=True)
    assert hand(do(s, "1 exhibit weapon-3", "1 show ..."), 1) == ""
    assert asks(s) == "1 role"


# §13.3 London.


def test_13_3_london_draws_a_card_of_that_site() -> None:
    s = do(staffed("1 ship london\n asia 1 2 weapon"), "1 ship asia", "1 use")
    assert odds(s) == (
        "draw asia/architecture: 4, draw asia/sculpture: 4, draw asia/pottery: 4, draw asia/jewellery: 4,"
        " draw asia/weapon: 3"
    )
    do(s, "* draw asia/pottery")
    assert (hand(s, 1), face_up(s, "asia"), deck(s, "asia")) == ("asia/pottery asia/weapon", "", 18)


def test_13_3_london_is_asked_after_the_picks() -> None:
    s = do(staffed("1 ship london\n asia 1 2 weapon pottery"), "1 ship asia")
    assert asks(s) == "1 pick"
    assert asks(do(s, "1 pick asia/weapon")) == "1 use"


def test_13_3_london_is_asked_even_if_there_were_none() -> None:
    assert asks(do(staffed("1 ship london\n asia 1"), "1 ship asia")) == "1 use"


def test_13_3_london_may_decline() -> None:
    s = do(staffed("1 ship london\n asia 1 2 weapon"), "1 ship asia", "1 skip")
    assert (hand(s, 1), deck(s, "asia"), asks(s)) == ("asia/weapon", 19, "1 act")


def test_13_3_london_without_a_card_left_is_not_asked() -> None:
    assert asks(do(staffed("1 ship london\n asia 1 2 weapon deck:"), "1 ship asia")) == "1 act"


def test_13_3_london_does_not_draw_for_others_or_other_actions() -> None:
    assert asks(do(staffed("1 ship\n 2 london\n asia 1 2 weapon"), "1 ship asia")) == "1 act"
    assert asks(do(staffed("1 museum london"), "1 research asia")) == "1 act"


def test_13_3_the_draw_is_a_matter_of_this_clause() -> None:
    s = do(staffed("1 ship london\n asia 1 2"), "1 ship asia", "1 use")
    assert (asks(s), refused(s, "unearth asia/weapon")) == ("* draw", "not-asked §13.3")


# §13.3 Berlin.


def test_13_3_berlin_sells_for_three_coins_more() -> None:
    s = do(staffed("1 $0 ship*4 berlin asia/weapon"), "1 sell asia/weapon")
    assert coins(s, 1) == 5 + 3


def test_13_3_berlin_buys_at_the_price() -> None:
    assert coins(do(staffed("1 $9 ship*2 berlin\n market asia/weapon"), "1 buy 1"), 1) == 5


# §13.3 New York.


def test_13_3_new_york_one_card_counts_as_another_type() -> None:
    s = do(staffed("1 museum newyork asia/weapon*2 africa/pottery"), "1 exhibit weapon-3", "1 show ...")
    assert s.view(None)["shown"] == ["africa/pottery", "asia/weapon", "asia/weapon"]


def test_13_3_new_york_one_card_counts_as_another_site() -> None:
    s = staffed("1 museum newyork asia/weapon*2 asia/pottery africa/pottery")
    assert "exhibit asia-4" in moves(s)
    assert refused(staffed("1 museum asia/weapon*2 asia/pottery africa/pottery"), "exhibit asia-4") == "no-showing §7.5"


def test_13_3_new_york_only_one() -> None:
    s = staffed("1 museum newyork asia/weapon*2 africa/pottery*2")
    assert refused(s, "exhibit weapon-4") == "no-showing §7.5"
    assert refused(s, "exhibit asia-4") == "no-showing §7.5"


def test_13_3_new_york_an_ordinary_card() -> None:
    s = staffed("1 museum newyork asia/weapon*2 africa/solo africa/gold", research=True)
    assert refused(s, "exhibit weapon-3") == "no-showing §7.5"


def test_13_3_wild_is_asked_for_even_if_nothing_else_is_possible() -> None:
    s = do(staffed("1 museum newyork asia/weapon*2 africa/pottery"), "1 exhibit weapon-3")
    do(s, "1 show asia/weapon", "1 show asia/weapon")
    assert (asks(s), moves(s)) == ("1 show", "show africa/pottery wild")


def test_13_3_wild_comes_last_and_beside_the_order() -> None:
    s = do(staffed("1 museum newyork africa/pottery asia/weapon*3"), "1 exhibit weapon-3", "1 show ...")
    assert moves(s) == "show asia/weapon, show africa/pottery wild"
    do(s, "1 show africa/pottery wild")
    assert moves(s) == "keep africa/pottery, keep asia/weapon"


def test_13_3_wild_is_the_last_card() -> None:
    s = do(staffed("1 museum newyork africa/weapon*2 africa/pottery america/weapon asia/weapon"), "1 exhibit weapon-3")
    assert asks(s) == "1 show"
    assert refused(s, "show africa/pottery wild") == "wild-is-last §13.3"


def test_13_3_wild_only_where_it_is_needed() -> None:
    s = do(staffed("1 museum newyork africa/pottery asia/weapon*3"), "1 exhibit weapon-3", "1 show ...")
    assert refused(s, "show asia/weapon wild") == "wild-needless §13.3"


def test_13_3_wild_only_ordinary_cards() -> None:
    s = staffed("1 museum newyork africa/pottery asia/solo asia/fragment asia/weapon*3", research=True)
    do(s, "1 exhibit weapon-3", "1 show ...", "1 show asia/weapon")
    assert moves(s) == "show asia/weapon, show asia/fragment, show africa/pottery wild"
    assert refused(s, "show asia/solo wild") == "wild-special §13.3"
    assert refused(s, "show asia/fragment wild") == "wild-special §13.3"


def test_13_3_wild_only_from_hand() -> None:
    s = do(staffed("1 museum newyork africa/pottery asia/weapon*3"), "1 exhibit weapon-3", "1 show ...")
    assert refused(s, "show africa/sculpture wild") == "not-in-hand §7.4"


def test_13_3_wild_only_in_new_york() -> None:
    s = do(staffed("1 museum paris africa/pottery africa/weapon asia/weapon*3"), "1 exhibit weapon-3")
    assert refused(s, "show africa/pottery wild") == "not-your-role §13.3"


def test_13_3_wild_not_before_a_shown_card_of_its_type() -> None:
    cards = "africa/weapon america/architecture america/sculpture america/pottery asia/weapon"
    s = do(staffed(f"1 museum newyork {cards} mideast/jewellery"), "1 exhibit types-5")
    assert moves(s) == "show africa/weapon, show america/architecture"
    do(s, "1 show america/architecture", "1 show ...")
    assert s.view(None)["shown"][3:] == ["asia/weapon", "mideast/jewellery"]
    s = do(staffed(f"1 museum newyork {cards} mideast/jewellery mideast/weapon"), "1 exhibit types-5")
    do(s, *(f"1 show {card}" for card in cards.split()[1:]))
    assert moves(s) == "show mideast/jewellery, show mideast/weapon wild"
    assert refused(s, "show africa/weapon wild") == "wild-order §13.3"


def test_13_3_wild_not_before_a_shown_card_of_its_site() -> None:
    s = staffed("1 museum newyork africa/weapon america/architecture america/weapon asia/weapon mideast/weapon")
    do(s, "1 exhibit sites-3", "1 show africa/weapon", "1 show america/weapon")
    assert moves(s) == "show asia/weapon, show mideast/weapon"
    assert refused(s, "show america/architecture wild") == "wild-order §13.3"


def test_13_3_wild_may_be_kept() -> None:
    s = do(staffed("1 museum newyork africa/pottery asia/weapon*2"), "1 exhibit weapon-3", "1 show ...")
    assert hand(do(s, "1 keep africa/pottery"), 1) == "africa/pottery"


@pytest.mark.parametrize("option", ["none", "site", "any"])
@pytest.mark.parametrize("seed", range(8))
def test_13_3_each_showing_in_new_york_has_one_path(option: str, seed: int) -> None:
    rng = Random(seed)
    kinds = ["architecture", "sculpture", "pottery", "jewellery", "weapon"]
    cards = [f"{site}/{kind}" for site in SITES for kind in kinds for _ in range(2)]
    held = rng.sample(cards, 7)
    if option != "none":
        held += [*rng.sample([f"{site}/fragment" for site in SITES], rng.randint(1, 3)), "asia/solo"]
    research: dict[str, Any] = {} if option == "none" else {"research": True, "fragment": option}
    s = staffed(f"1 museum newyork {' '.join(held)}", **research)
    for tile in TILES:
        found, wanted = combos(s, tile, wild=True, any_site=option == "any")
        assert (set(found), len(found)) == (wanted, len(wanted)), tile


@pytest.mark.parametrize("option", ["site", "any"])
@pytest.mark.parametrize("seed", range(30))
def test_13_3_each_showing_of_few_sites_has_one_path(option: str, seed: int) -> None:
    """Two sites and their fragments: where a wild card and a fragment could stand in for each other."""
    rng = Random(seed)
    held = [f"{site}/{kind}" for site in ("africa", "asia") for kind in ("pottery", "weapon", "fragment")]
    held = rng.sample(held, rng.randint(2, 5)) + ["africa/jewellery"] * rng.randint(0, 2)
    held += ["asia/solo"]
    s = staffed(f"1 museum newyork {' '.join(held)}", research=True, fragment=option)
    for tile in TILES:
        found, wanted = combos(s, tile, wild=True, any_site=option == "any")
        assert (set(found), len(found)) == (wanted, len(wanted)), tile


def test_13_3_new_york_a_fragment_of_any_site_leaves_no_card_for_wild() -> None:
    s = staffed("1 museum newyork asia/weapon asia/fragment asia/solo", research=True, fragment="any")
    assert refused(s, "exhibit sites-3") == "no-showing §7.5"


# §13.4 Andersson.


def test_13_4_andersson_after_all_six_markers() -> None:
    s = staffed("1 $9 andersson museum used:5\n africa 1")
    do(s, "1 research asia")
    assert moves(s, "research hire ship exhibit").split(", ") == [
        *("research america free", "research mideast free", "hire africa free", "hire asia free"),
        *("ship africa free", "ship asia free"),
    ]
    do(s, "1 research mideast free")
    assert (coins(s, 1), mat(s, 1), huts(s, "mideast"), asks(s)) == (8, "", [1, 0, 0, 0], "2 act")


def test_13_4_andersson_not_before() -> None:
    s = staffed("1 andersson museum used:4")
    assert refused(s, "research asia free") == "not-free §13.4"
    assert refused(do(s, "1 research africa"), "research asia free") == "not-free §13.4"


def test_13_4_andersson_in_a_later_turn() -> None:
    s = staffed("1 $0 andersson used:6\n asia 1")
    assert moves(s) == (
        "research africa free, research america free, research mideast free, hire asia free, ship asia free, pass"
    )


def test_13_4_andersson_once_a_round() -> None:
    s = do(staffed("1 andersson used:6\n 2 museum"), "1 research asia free")
    assert moves(s) == "end"
    assert refused(s, "research africa free") == "not-free §13.4"
    do(s, "1 end", "2 pass", "2 take ship", "3 pass", "3 take ship", "4 pass", "4 take ship")
    assert moves(s) == "pass"


def test_13_4_andersson_anew_in_the_next_round() -> None:
    s = finish_round(staffed("1 andersson used:6 freed\n 2 passed\n 3 passed\n 4 passed"))
    assert (s.players[0].used, s.players[0].freed) == (0, False)
    assert refused(s, "research asia free") == "not-free §13.4"


def test_13_4_andersson_counts_towards_the_two_actions() -> None:
    s = do(staffed("1 andersson museum*2 used:4"), "1 research africa", "1 research asia")
    assert asks(s) == "2 act"


def test_13_4_andersson_never_sells_or_buys() -> None:
    s = staffed("1 andersson used:6 asia/weapon\n market africa/weapon")
    assert moves(s, "sell buy") == ""
    assert refused(s, "sell asia/weapon") == "no-ship §7.6"
    assert refused(s, "buy 1") == "no-ship §7.7"


def test_13_4_andersson_may_exhibit_or_feature() -> None:
    s = staffed("1 $0 andersson used:6 asia/weapon*3 africa/solo", research=True)
    assert moves(s, "exhibit feature") == "exhibit weapon-3 free, feature africa free"
    do(s, "1 exhibit weapon-3 free", "1 show ...", "1 role paris")
    assert (coins(s, 1), tiles(s, 1), track(s, "museum")) == (0, "weapon-3", 9)


def test_13_4_andersson_markers_swapped_are_not_used() -> None:
    s = do(staffed("1 andersson museum*3 used:3"), "1 pass", "1 swap museum ship")
    assert s.players[0].used == 3


def test_13_4_sold_and_bought_markers_are_used_for_actions() -> None:
    s = do(staffed("1 andersson ship*2 used:4 asia/weapon"), "1 sell asia/weapon", "1 buy 1")
    do(s, "2 pass", "2 take museum", "3 pass", "3 take museum", "4 pass", "4 take museum")
    assert moves(s, "research").split(", ")[0] == "research africa free"


def test_13_4_andersson_joker_counts_as_used() -> None:
    s = do(staffed("1 andersson ship used:5"), "1 research asia with ship")
    assert moves(s, "research") == "research africa free, research america free, research mideast free"


def test_13_4_changing_roles_does_not_renew_it() -> None:
    s = staffed(
        "1 andersson used:6 asia/weapon*3 asia/solo*2 africa/solo\n 2 passed\n 3 passed\n 4 passed", research=True
    )
    do(s, "1 exhibit weapon-3 free", "1 show ...", "1 role judd")
    assert refused(s, "feature asia free") == "not-free §13.4"
    s.players[0].archaeologist = ROLES.index("andersson")
    assert refused(s, "feature asia free") == "not-free §13.4"


def test_13_4_andersson_named_after_the_sixth_marker_works_at_once() -> None:
    s = do(staffed("1 museum used:5 asia/weapon*3"), "1 exhibit weapon-3", "1 show ...", "1 role andersson")
    assert moves(s, "research").split(", ")[0] == "research africa free"


def test_13_4_free_is_for_andersson_alone() -> None:
    assert refused(staffed("1 carter used:6"), "research asia free") == "not-free §13.4"


# §13.4 Carter.


def test_13_4_carter_moves_two_spaces() -> None:
    s = staffed("1 museum*2 carter research:3,0,0,0", research=True)
    do(s, "1 research asia", "1 research africa")
    assert (space(s, 1, "asia"), space(s, 1, "africa")) == (2, 4)


def test_13_4_carter_manuscripts_still_move_one() -> None:
    s = staffed("1 $0 carter asia/manuscript research:2,2,1,1", research=True)
    assert s.scores()[0] == 4
    assert staffed("1 $0 carter asia/manuscript research:2,0,0,1", research=True).scores()[0] == 2


# §13.4 Judd.


def test_13_4_judd_draws_after_the_card_is_turned() -> None:
    s = do(staffed("1 museum judd\n asia 2"), "1 research asia")
    assert asks(s) == "* unearth"
    assert asks(do(s, "* unearth asia/weapon")) == "1 use"
    do(s, "1 use", "* draw asia/pottery")
    assert (hand(s, 1), face_up(s, "asia"), deck(s, "asia")) == ("asia/pottery", "weapon", 18)


def test_13_4_judd_draws_even_where_no_card_is_turned() -> None:
    assert asks(do(staffed("1 museum judd"), "1 research asia")) == "1 use"


def test_13_4_judd_may_decline() -> None:
    s = do(staffed("1 museum judd"), "1 research asia", "1 skip")
    assert (hand(s, 1), deck(s, "asia"), asks(s)) == ("", 20, "1 act")


def test_13_4_judd_without_a_card_left_is_not_asked() -> None:
    assert asks(do(staffed("1 museum judd\n asia deck:"), "1 research asia")) == "1 act"
    s = do(staffed("1 museum judd\n asia 2 deck: weapon"), "1 research asia", "* unearth asia/weapon")
    assert asks(s) == "1 act"


def test_13_4_judds_draw_is_a_matter_of_this_clause() -> None:
    s = do(staffed("1 museum judd"), "1 research asia", "1 use")
    assert refused(s, "unearth asia/weapon") == "not-asked §13.4"


def test_13_4_judd_does_not_draw_when_hiring() -> None:
    s = do(staffed("1 asia judd\n asia 1"), "1 hire asia", "* unearth asia/weapon")
    assert asks(s) == "1 act"


# §13.4 Morley.


def test_13_4_morley_places_two_huts_for_twice_the_space_covered() -> None:
    s = staffed("1 $9 asia*4 morley\n asia 1 2")
    assert moves(s, "hire") == "hire asia, hire asia double"
    do(s, "1 hire asia double", "* unearth asia/weapon", "* unearth asia/pottery")
    assert (coins(s, 1), huts(s, "asia"), mat(s, 1)) == (3, [3, 1, 0, 0], "asia asia asia")
    assert (face_up(s, "asia"), asks(s), track(s, "asia")) == ("pottery weapon", "1 act", 6)


def test_13_4_morley_by_a_joker_costs_twelve() -> None:
    s = staffed("1 $12 ship morley\n asia 1")
    do(s, "1 hire asia double with ship", "* unearth asia/weapon", "* unearth asia/weapon")
    assert (coins(s, 1), track(s, "ship")) == (0, 9)
    assert refused(staffed("1 $11 ship morley\n asia 1"), "hire asia double with ship") == "too-dear §4.4"


def test_13_4_morley_needs_two_huts_in_supply() -> None:
    s = staffed("1 asia morley\n asia 1 1 1 1 1 1 1 1 1")
    assert moves(s, "hire") == "hire asia"
    assert refused(s, "hire asia double") == "no-two-huts §13.4"


def test_13_4_morley_needs_a_hut_there() -> None:
    assert refused(staffed("1 asia morley"), "hire asia double") == "no-hut-there §7.2"


def test_13_4_morley_turns_two_cards_as_far_as_the_deck_goes() -> None:
    s = do(staffed("1 asia morley\n asia 1 deck: weapon"), "1 hire asia double", "* unearth asia/weapon")
    assert (asks(s), huts(s, "asia"), face_up(s, "asia")) == ("1 act", [3, 0, 0, 0], "weapon")


def test_13_4_double_is_for_morley_alone() -> None:
    assert refused(staffed("1 asia judd\n asia 1"), "hire asia double") == "not-your-role §13.4"
    assert refused(table("1 asia\n asia 1"), "hire asia double") == "not-your-role §13.4"


def test_13_4_morley_counts_as_one_action_and_one_marker() -> None:
    s = do(staffed("1 asia*2 morley\n asia 1"), "1 hire asia double", "* unearth asia/weapon", "* unearth asia/weapon")
    assert (s.done, s.players[0].used, asks(s)) == (1, 1, "1 act")


# §13.5 Options combine freely.


def test_13_5_without_expansion_i_carter_does_nothing() -> None:
    s = do(staffed("1 museum carter"), "1 research asia")
    assert ([space(s, 1, site) for site in SITES], s.scores()[0]) == ([0, 0, 0, 0], 3)


def test_13_5_without_expansion_i_the_other_roles_work() -> None:
    s = do(staffed("1 museum judd"), "1 research asia", "1 use", "* draw asia/weapon")
    assert (hand(s, 1), removed(s)) == ("asia/weapon", "")


@pytest.mark.parametrize("research", [False, True])
@pytest.mark.parametrize("with_roles", [False, True])
def test_13_5_the_expansions_combine_freely(research: bool, with_roles: bool) -> None:
    s = table("1 museum asia/weapon*3", research=research, roles=with_roles)
    assert s.view(None)["sites"][0]["deck"] == (27 if research else 20)
    assert asks(do(s, "1 exhibit weapon-3", "1 show ...")) == ("1 role" if with_roles else "1 act")
