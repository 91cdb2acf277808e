from itertools import product
from random import Random
from typing import Any

import pytest

from wunderkammer.games.artifact.components import SITES
from wunderkammer.games.artifact.contract import Artifact

from .paths import combos
from .table import (
    TILES,
    asks,
    coins,
    do,
    exhibited,
    face_up,
    finish_round,
    hand,
    market,
    mat,
    moves,
    new,
    refused,
    removed,
    space,
    table,
    tiles,
)

WORTH = [0, 2, 4, 6, 8]


def special(drawing: str, *, seats: int = 4, **options: bool | str) -> Artifact:
    chosen: dict[str, Any] = {"research": True, **options}
    return table(drawing, seats=seats, **chosen)


# §12.1, §12.2 The research tracks.


def test_12_1_each_research_action_moves_the_marker_of_that_site() -> None:
    s = do(special("1 museum"), "1 research asia")
    assert [space(s, 1, site) for site in SITES] == [0, 0, 1, 0]


def test_12_1_by_a_joker_too() -> None:
    assert space(do(special("1 ship"), "1 research asia with ship"), 1, "asia") == 1


def test_12_1_never_past_the_top() -> None:
    s = do(special("1 museum research:0,0,4,0"), "1 research asia")
    assert space(s, 1, "asia") == 4


def test_12_1_no_other_action_moves_it() -> None:
    s = do(special("1 asia ship\n asia 1"), "1 hire asia", "* unearth asia/weapon", "1 ship asia")
    assert space(s, 1, "asia") == 0


def test_12_1_huts_at_start_up_do_not_count_as_research() -> None:
    s = do(new(research=True), "1 place asia", "2 place asia", "* unearth asia/weapon")
    assert [player["research"] for player in s.view(None)["players"]] == [dict.fromkeys(SITES, 0)] * 4


def test_12_1_without_the_option_no_marker_moves_and_none_scores() -> None:
    s = do(table("1 $1 museum research:4,4,4,4"), "1 research asia")
    assert s.scores()[0] == 0
    assert space(do(table("1 museum"), "1 research asia"), 1, "asia") == 0


@pytest.mark.parametrize(("lowest", "points"), list(enumerate(WORTH)))
def test_12_1_the_spaces_are_worth_0_2_4_6_8(lowest: int, points: int) -> None:
    s = special(f"1 $0 research:4,{lowest},0,4", seats=3)
    assert s.scores()[0] == points


def test_12_2_the_printed_research_track() -> None:
    drawing = """
        1 $0 research:2,3,2,1
        2 $0 research:2,2,2,0
        3 $0 research:0,4,2,3
        4 $0 research:1,1,3,1
    """
    assert special(drawing).scores() == [4, 4, 4, 2]


def test_12_2_the_lowest_of_three() -> None:
    s = special("1 $0 research:2,3,0,4\n 2 $0 research:1,4,0,4\n 3 $0 research:4,4,0,0", seats=3)
    assert s.scores() == [4, 2, 0]


@pytest.mark.parametrize("unused", SITES)
def test_12_2_of_the_three_sites_in_the_game(unused: str) -> None:
    spaces = ",".join("0" if site == unused else "3" for site in SITES)
    assert special(f"1 $0 research:{spaces}", seats=3, unused_site=unused).scores()[0] == 6


@pytest.mark.parametrize("seats", [4, 5])
def test_12_2_the_second_lowest_of_four(seats: int) -> None:
    s = special("1 $0 research:0,1,4,4\n 2 $0 research:0,0,4,4\n 3 $0 research:3,3,3,0", seats=seats)
    assert s.scores()[:3] == [2, 0, 6]


# §12.3 Special cards come like others.


def test_12_3_they_are_unearthed_shipped_sold_and_bought() -> None:
    s = do(special("1 $20 asia ship\n asia 1 2\n 2 ship*3"), "1 hire asia", "* unearth asia/solo", "1 ship asia")
    assert hand(s, 1) == "asia/solo"
    s = do(special("1 ship*2 asia/solo\n market asia/gold asia/manuscript"), "1 sell asia/solo", "1 buy 2")
    assert (market(s), hand(s, 1)) == ("asia/gold asia/solo", "asia/manuscript")


# §12.4 Solo.


def test_12_4_a_museum_action_plays_it() -> None:
    s = special("1 $9 museum*3 asia/solo*2 africa/solo")
    assert moves(s, "feature") == "feature africa, feature asia"
    do(s, "1 feature asia")
    assert (coins(s, 1), mat(s, 1), hand(s, 1)) == (7, "museum museum", "africa/solo asia/solo")
    assert (exhibited(s), asks(s)) == ("asia/solo", "1 act")


def test_12_4_one_prestige_and_one_income() -> None:
    s = do(special("1 $1 museum asia/solo\n 2 $0"), "1 feature asia")
    assert s.scores()[0] == 1
    finish_round(s)
    assert (coins(s, 1), coins(s, 2)) == (9, 8)


def test_12_4_it_takes_no_tile() -> None:
    s = do(special("1 museum asia/solo"), "1 feature asia")
    assert (tiles(s, 1), len(s.view(None)["tiles"]), s.players[0].solos) == ("", 25, 1)


def test_12_4_by_a_joker() -> None:
    s = do(special("1 $6 ship asia/solo"), "1 feature asia with ship")
    assert (coins(s, 1), s.players[0].solos) == (0, 1)


def test_12_4_only_with_one_in_hand() -> None:
    assert refused(special("1 museum asia/solo"), "feature africa") == "no-solo §12.4"


def test_12_4_only_with_a_museum() -> None:
    assert refused(special("1 $5 ship asia/solo"), "feature asia") == "no-marker §6.2"


# §12.5 Gold.


def test_12_5_before_between_and_after_the_actions() -> None:
    drawing = "1 museum*2 africa/gold america/gold asia/gold\n market asia/weapon asia/pottery asia/sculpture"
    s = do(special(drawing), "1 gold 2", "1 research asia", "1 gold 1", "1 research africa", "1 gold 1")
    assert hand(s, 1) == "asia/sculpture asia/pottery asia/weapon"
    assert (removed(s), market(s), asks(s)) == ("africa/gold america/gold asia/gold", "", "2 act")


def test_12_5_without_marker_and_free() -> None:
    s = do(special("1 $0 museum asia/gold\n market asia/weapon"), "1 gold 1")
    assert (coins(s, 1), mat(s, 1), hand(s, 1), removed(s)) == (0, "museum", "asia/weapon", "asia/gold")


def test_12_5_it_is_not_counted_as_an_action() -> None:
    s = do(special("1 museum*3 asia/gold\n market asia/weapon"), "1 gold 1", "1 research asia", "1 research africa")
    assert asks(s) == "2 act"


def test_12_5_it_alone_does_not_make_a_turn() -> None:
    s = do(special("1 museum asia/gold\n market asia/weapon"), "1 gold 1")
    assert asks(s) == "1 act"
    assert refused(s, "end") == "nothing-done §6.1"


def test_12_5_after_gold_without_an_action_pass_is_still_legal() -> None:
    s = do(special("1 asia/gold\n market asia/weapon"), "1 gold 1")
    assert moves(s) == "pass"


def test_12_5_after_the_second_action_it_may_be_played() -> None:
    s = do(special("1 museum*2 asia/gold\n market asia/weapon"), "1 research asia", "1 research africa")
    assert (asks(s), moves(s)) == ("1 act", "gold 1, end")
    assert asks(do(s, "1 end")) == "2 act"


def test_12_5_everybody_is_asked_to_end_with_gold_or_without() -> None:
    s = do(special("1 museum*2\n market asia/weapon"), "1 research asia", "1 research africa")
    assert (asks(s), moves(s)) == ("1 act", "end")
    assert s.view(None)["question"] == {"ask": "act", "left": 0}
    assert asks(do(s, "1 end")) == "2 act"


def test_12_5_nobody_is_asked_without_the_expansion() -> None:
    s = do(table("1 museum*2\n market asia/weapon"), "1 research asia", "1 research africa")
    assert asks(s) == "2 act"


def test_12_5_who_is_asked_tells_nothing_of_gold() -> None:
    gold = special("1 museum*2 ~asia/gold\n asia deck: weapon\n market africa/weapon")
    none = special("1 museum*2 ~asia/weapon\n asia deck: gold\n market africa/weapon")
    for line in ("1 research africa", "1 research america", "1 end"):
        assert do(gold, line).view(1) == do(none, line).view(1)
        assert asks(gold) == asks(none)


def test_12_5_in_the_last_round_too() -> None:
    s = table("1 museum*2\n market asia/weapon", year=1928, research=True)
    do(s, "1 research asia", "1 research africa")
    assert moves(s) == "end"


def test_12_5_the_second_action_fills_or_empties_the_market() -> None:
    s = do(special("1 museum ship asia/weapon"), "1 research asia", "1 sell asia/weapon")
    assert moves(s) == "end"
    s = do(special("1 museum ship\n market asia/gold"), "1 research asia", "1 buy 1")
    assert asks(s) == "2 act"


def test_12_5_anderssons_action_is_one_of_the_two() -> None:
    s = special("1 museum andersson used:5\n market asia/weapon", roles=True)
    do(s, "1 research asia", "1 research africa free")
    assert moves(s) == "end"


def test_12_5_with_an_empty_market_the_turn_ends_by_itself() -> None:
    s = do(special("1 museum*2 asia/gold"), "1 research asia", "1 research africa")
    assert asks(s) == "2 act"


def test_12_5_gold_that_empties_the_market_after_the_second_action_ends_the_turn() -> None:
    drawing = "1 museum*2 asia/gold africa/gold\n market asia/weapon asia/pottery"
    s = do(special(drawing), "1 research asia", "1 research africa", "1 gold 1")
    assert moves(s) == "gold 1, end"
    assert asks(do(s, "1 gold 1")) == "2 act"


def test_12_5_after_the_last_gold_end_is_asked_while_the_market_has_cards() -> None:
    drawing = "1 museum*2 asia/gold\n market asia/weapon asia/pottery"
    s = do(special(drawing), "1 research asia", "1 research africa", "1 gold 1")
    assert (asks(s), moves(s)) == ("1 act", "end")


def test_12_5_the_first_gold_in_card_order_goes() -> None:
    s = do(special("1 mideast/gold africa/gold\n market asia/weapon"), "1 gold 1")
    assert (hand(s, 1), removed(s)) == ("asia/weapon mideast/gold", "africa/gold")


def test_12_5_another_gold_may_be_taken_and_played() -> None:
    s = do(special("1 museum*2 asia/gold\n market africa/gold asia/weapon"), "1 gold 1", "1 gold 1")
    assert (hand(s, 1), removed(s)) == ("asia/weapon", "africa/gold asia/gold")


def test_12_5_a_gold_bought_by_the_second_action_may_be_played() -> None:
    s = do(special("1 museum ship\n market asia/gold asia/weapon"), "1 research asia", "1 buy 1")
    assert moves(s) == "gold 1, end"


def test_12_5_what_was_just_sold_may_be_taken() -> None:
    s = do(special("1 ship asia/gold asia/weapon"), "1 sell asia/weapon", "1 gold 1")
    assert hand(s, 1) == "asia/weapon"


def test_12_5_without_gold_or_at_an_empty_place() -> None:
    assert refused(special("1 museum\n market asia/weapon"), "gold 1") == "no-gold §12.5"
    assert refused(special("1 museum asia/gold\n market asia/weapon"), "gold 2") == "empty-place §12.5"


def test_12_5_never_inside_a_follow_up() -> None:
    s = do(special("1 ship asia/gold\n asia 1 2 weapon pottery\n market asia/weapon"), "1 ship asia")
    assert refused(s, "gold 1") == "not-asked §7.3"


def test_12_5_not_after_he_has_passed() -> None:
    s = do(special("1 asia/gold\n market asia/weapon"), "1 pass")
    assert refused(s, "gold 1") == "not-asked §8.2"


def test_12_5_not_in_anothers_turn() -> None:
    s = special("1 museum\n 2 asia/gold\n market asia/weapon")
    assert s.legal(1) == []


# §12.6 Fragments.


@pytest.mark.parametrize("kind", ["architecture", "sculpture", "pottery", "jewellery", "weapon"])
def test_12_6_a_fragment_stands_for_any_type(kind: str) -> None:
    s = special(f"1 museum asia/{kind}*2 africa/fragment")
    assert moves(s, "exhibit") == f"exhibit {kind}-3"


def test_12_6_and_for_its_site() -> None:
    s = special("1 museum asia/weapon asia/pottery*2 asia/fragment")
    assert moves(s, "exhibit") == "exhibit pottery-3, exhibit asia-4"
    assert refused(special("1 museum asia/weapon asia/pottery*2 africa/fragment"), "exhibit asia-4") == (
        "no-showing §7.5"
    )


def test_12_6_for_a_fifth_type_and_for_a_third_site() -> None:
    s = special("1 museum asia/weapon asia/pottery asia/sculpture africa/jewellery mideast/fragment")
    assert moves(s, "exhibit") == "exhibit sites-3, exhibit types-5"


def test_12_6_not_for_a_site_that_is_shown_already() -> None:
    s = special("1 museum asia/weapon africa/weapon asia/fragment")
    assert moves(s, "exhibit") == "exhibit weapon-3"
    s = do(
        special("1 museum africa/weapon america/weapon asia/weapon asia/fragment"), "1 exhibit sites-3", "1 show ..."
    )
    assert moves(s) == "show asia/weapon, show asia/fragment"


def test_12_6_by_option_it_stands_for_any_site() -> None:
    s = special("1 museum asia/weapon asia/pottery*2 africa/fragment", fragment="any")
    assert moves(s, "exhibit") == "exhibit pottery-3, exhibit asia-4"
    s = special("1 museum asia/weapon africa/weapon asia/fragment", fragment="any")
    assert moves(s, "exhibit") == "exhibit weapon-3, exhibit sites-3"


def test_12_6_the_option_site_is_the_default() -> None:
    drawing = "1 museum asia/weapon africa/weapon asia/fragment america/fragment asia/pottery*2"
    assert (
        moves(special(drawing)) == moves(special(drawing, fragment="site")) != moves(special(drawing, fragment="any"))
    )


def test_12_6_without_effect_if_research_is_off() -> None:
    s = table("1 museum asia/weapon*3 africa/weapon", fragment="any")
    assert moves(s) == moves(table("1 museum asia/weapon*3 africa/weapon"))


def test_12_6_it_never_returns_to_hand() -> None:
    s = do(special("1 museum asia/weapon africa/weapon asia/fragment"), "1 exhibit weapon-3", "1 show ...")
    assert moves(s) == "keep africa/weapon, keep asia/weapon"
    assert refused(s, "keep asia/fragment") == "never-returns §12.6"
    assert exhibited(do(s, "1 keep asia/weapon")) == "africa/weapon asia/fragment"


def test_12_6_with_one_ordinary_card_that_one_returns() -> None:
    s = do(special("1 museum asia/weapon asia/fragment africa/fragment"), "1 exhibit weapon-3", "1 show ...")
    assert (hand(s, 1), exhibited(s)) == ("asia/weapon", "africa/fragment asia/fragment")


def test_12_6_with_none_no_card_returns() -> None:
    s = do(special("1 museum mideast/fragment asia/fragment africa/fragment"), "1 exhibit weapon-3", "1 show ...")
    assert (hand(s, 1), asks(s), tiles(s, 1)) == ("", "1 act", "weapon-3")
    assert exhibited(s) == "africa/fragment asia/fragment mideast/fragment"


def test_12_6_a_fragment_comes_after_the_types_of_its_site() -> None:
    s = do(special("1 museum asia/weapon*2 asia/fragment mideast/weapon"), "1 exhibit weapon-3", "1 show ...")
    assert moves(s) == "show asia/weapon, show asia/fragment"


@pytest.mark.parametrize("option", ["site", "any"])
@pytest.mark.parametrize("seed", range(8))
def test_12_6_each_showing_with_fragments_has_one_path(option: str, seed: int) -> None:
    rng = Random(seed)
    cards = [f"{site}/{kind}" for site in SITES for kind in ("sculpture", "pottery", "weapon") for _ in range(2)]
    held = rng.sample(cards, 6) + rng.sample([f"{site}/fragment" for site in SITES], rng.randint(1, 4))
    held += ["asia/solo", "asia/architecture", "africa/jewellery"]
    s = special(f"1 museum {' '.join(held)}", fragment=option)
    for tile in TILES:
        found, wanted = combos(s, tile, any_site=option == "any")
        assert (set(found), len(found)) == (wanted, len(wanted)), tile


# §12.7 The curse.


def test_12_7_it_is_the_first_card_taken_and_leaves_the_game() -> None:
    s = do(special("1 ship\n asia 1 1 2 curse weapon pottery"), "1 ship asia")
    assert (removed(s), moves(s)) == ("asia/curse", "pick asia/pottery, pick asia/weapon")
    do(s, "1 pick asia/weapon")
    assert (hand(s, 1), face_up(s, "asia")) == ("asia/weapon", "pottery")


def test_12_7_it_counts_as_one_of_the_cards() -> None:
    s = do(special("1 ship\n asia 1 2 curse weapon"), "1 ship asia")
    assert (hand(s, 1), removed(s), face_up(s, "asia"), asks(s)) == ("", "asia/curse", "weapon", "1 act")


def test_12_7_of_the_cards_that_lie_there_too() -> None:
    s = do(special("1 ship\n asia 1 1 1 2 curse weapon"), "1 ship asia")
    assert (hand(s, 1), removed(s), face_up(s, "asia")) == ("asia/weapon", "asia/curse", "")


def test_12_7_a_shipment_without_cards_leaves_it() -> None:
    s = do(special("1 ship\n asia 1 curse weapon"), "1 ship asia")
    assert (removed(s), face_up(s, "asia")) == ("", "weapon curse")


def test_12_7_the_curse_of_another_site_is_left_alone() -> None:
    s = do(special("1 ship\n asia 1 2 weapon\n africa curse"), "1 ship asia")
    assert (hand(s, 1), face_up(s, "africa")) == ("asia/weapon", "curse")


def test_12_7_drawn_by_london_it_is_shown_to_all_and_leaves_the_game() -> None:
    s = special("1 ship london\n asia 1 2", roles=True)
    s.listen()
    do(s, "1 ship asia", "1 use", "* draw asia/curse")
    assert (hand(s, 1), removed(s), asks(s)) == ("", "asia/curse", "1 act")
    for seat in (None, 0, 1):
        assert {"event": "drew-curse", "seat": 0, "site": "asia"} in s.story(seat)


def test_12_7_drawn_by_judd_too() -> None:
    s = do(special("1 museum judd", roles=True), "1 research asia", "1 use", "* draw asia/curse")
    assert (hand(s, 1), removed(s), s.view(1)["players"][0]["hidden"]) == ("", "asia/curse", {})


def test_12_7_never_sold() -> None:
    s = special("1 ship asia/curse asia/solo asia/gold asia/fragment asia/manuscript asia/weapon")
    assert refused(s, "sell asia/curse") == "curse-stays §12.7"


def test_12_7_the_other_special_cards_may_be_sold() -> None:
    s = special("1 ship asia/solo asia/gold asia/fragment asia/manuscript asia/weapon")
    assert moves(s, "sell") == (
        "sell asia/weapon, sell asia/solo, sell asia/gold, sell asia/fragment, sell asia/manuscript"
    )


# §12.8 Manuscripts.


@pytest.mark.parametrize("seats", [3, 4])
def test_12_8_each_moves_one_marker_one_space(seats: int) -> None:
    s = special("1 $0 research:2,1,0,2 africa/manuscript\n 2 $0 research:2,1,0,2", seats=seats)
    assert s.scores()[:2] == [4, 2]


def test_12_8_never_past_the_top() -> None:
    s = special("1 $0 research:4,4,4,4 africa/manuscript asia/manuscript")
    assert s.scores()[0] == 8


def test_12_8_only_those_in_hand() -> None:
    s = special("1 $0 research:1,1,0,0\n market asia/manuscript")
    assert s.scores()[0] == 0


def test_12_8_the_markers_themselves_stay() -> None:
    s = special("1 $0 research:1,1,0,0 asia/manuscript")
    assert (s.scores()[0], [space(s, 1, site) for site in SITES]) == (2, [1, 1, 0, 0])


def best(spaces: list[int], manuscripts: int, seats: int) -> int:
    """Every way to give the manuscripts to the markers, and what the best of them scores."""
    found = 0
    for gifts in product(range(len(spaces)), repeat=manuscripts):
        moved = sorted(min(4, space + gifts.count(site)) for site, space in enumerate(spaces))
        found = max(found, WORTH[moved[0] if seats == 3 else moved[1]])
    return found


@pytest.mark.parametrize(("seats", "manuscripts"), [(3, 0), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (4, 3), (5, 4)])
def test_12_8_the_best_distribution_is_applied(seats: int, manuscripts: int) -> None:
    sites = [site for site in SITES if seats > 3 or site != "asia"]
    cards = " ".join(f"{site}/manuscript" for site in sites[:manuscripts])
    rng = Random(seats * 10 + manuscripts)
    s = special(f"1 $0 {cards}", seats=seats)
    for _ in range(100):
        spaces = {site: rng.randint(0, 4) if site in sites else 0 for site in SITES}
        s.players[0].research = sum(number << 4 * SITES.index(site) for site, number in spaces.items())
        assert s.scores()[0] == best([spaces[site] for site in sites], manuscripts, seats), spaces


def test_12_8_those_of_another_player_do_not_help() -> None:
    s = special("1 $0 research:1,1,0,0\n 2 $0 asia/manuscript africa/manuscript mideast/manuscript")
    assert s.scores()[:2] == [0, 2]
