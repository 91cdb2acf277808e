import json
from random import Random
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.games.artifact.components import SITES
from wunderkammer.games.artifact.contract import Artifact

from .table import asks, do, finish_round, hand, moves, table

EVERYTHING: dict[str, Any] = {"research": True, "roles": True}


def eyes(s: Artifact) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(s.seats)]


def seen(s: Artifact, seat: int | None, owner: int) -> tuple[str, dict[str, int]]:
    """What a seat (None: a spectator) sees of a hand: the cards it knows, and how many others of each site."""
    player = s.view(None if seat is None else seat - 1)["players"][owner - 1]
    return " ".join(player["hand"]), player["hidden"]


def unseen(s: Artifact, seat: int | None, site: str) -> dict[str, int]:
    """The kinds of a site that a seat has not seen."""
    found = s.view(None if seat is None else seat - 1)["sites"][SITES.index(site)]["unseen"]
    assert isinstance(found, dict)
    return found


# §14.1 Public.


def test_14_1_all_but_the_hands_and_decks_is_the_same_for_all() -> None:
    s = table("1 museum asia/weapon\n 2 ~asia/pottery paris\n asia 1 2 sculpture\n market asia/weapon", **EVERYTHING)
    views = [s.view(seat) for seat in eyes(s)]
    for view in views:
        del view["seat"]
        for part in (*view["players"], *view["sites"]):
            for key in ("hand", "hidden", "unseen"):
                part.pop(key, None)
    assert all(view == views[0] for view in views)


def test_14_1_board_tracks_money_huts_markers_tiles_and_roles() -> None:
    s = table("2 $7 museum*2 ship weapon-3 solo:asia paris judd research:0,1,2,3\n asia 2 2", **EVERYTHING)
    for seat in eyes(s):
        player = s.view(seat)["players"][1]
        assert (player["money"], player["supply"], player["tiles"], player["solos"]) == (7, 8, ["weapon-3"], 1)
        assert player["markers"] == {"museum": 2, "ship": 1, "africa": 0, "america": 0, "asia": 0, "mideast": 0}
        assert (player["city"], player["archaeologist"]) == ("paris", "judd")
        assert player["research"] == {"africa": 0, "america": 1, "asia": 2, "mideast": 3}
        assert s.view(seat)["sites"][2]["huts"] == [0, 2, 0, 0]
        assert s.view(seat)["tracks"]["museum"] == {"left": 7, "cost": 2}


def test_14_1_the_number_of_cards_in_each_hand_and_deck() -> None:
    s = table("2 asia/weapon*2 ~asia/pottery ~africa/pottery*2")
    for seat in (None, 1, 3):
        known, hidden = seen(s, seat, 2)
        assert len(known.split()) + sum(hidden.values()) == 5
        assert [site["deck"] for site in s.view(None)["sites"]] == [18, 20, 17, 20]


def test_14_1_a_shipped_card_is_known() -> None:
    s = do(table("1 ship\n asia 1 2 weapon pottery"), "1 ship asia", "1 pick asia/weapon")
    assert [seen(s, seat, 1) for seat in (None, 1, 2)] == [("asia/weapon", {})] * 3


def test_14_1_a_bought_card_is_known() -> None:
    s = do(table("1 ship\n market asia/weapon"), "1 buy 1")
    assert [seen(s, seat, 1) for seat in (None, 1, 2)] == [("asia/weapon", {})] * 3


def test_14_1_so_is_one_taken_for_gold() -> None:
    s = do(table("1 ~asia/gold\n market asia/weapon", **EVERYTHING), "1 gold 1")
    assert seen(s, 2, 1) == ("asia/weapon", {})


def test_14_1_a_card_that_was_shown_and_kept_is_known() -> None:
    s = do(table("1 museum ~asia/weapon*2 ~africa/weapon"), "1 exhibit weapon-3", "1 show ...", "1 keep asia/weapon")
    assert seen(s, 2, 1) == ("asia/weapon", {})


def test_14_1_a_card_that_was_sold_is_in_the_hand_no_more() -> None:
    s = do(table("1 ship asia/weapon africa/pottery"), "1 sell asia/weapon")
    assert seen(s, 2, 1) == ("africa/pottery", {})


def test_14_1_a_card_is_seen_while_it_is_shown() -> None:
    s = do(table("1 museum ~asia/weapon*3 ~mideast/weapon"), "1 exhibit weapon-3", "1 show ...")
    for seat in eyes(s):
        assert s.view(seat)["shown"] == ["asia/weapon", "asia/weapon"]


def test_14_1_which_kind_is_left_in_a_deck() -> None:
    s = table("1 asia/weapon*2\n asia pottery\n market asia/weapon asia/sculpture")
    for seat in (None, 1, 2):
        left = {"architecture": 4, "sculpture": 3, "pottery": 3, "jewellery": 4, "weapon": 1}
        assert unseen(s, seat, "asia") == left


def test_14_1_what_is_out_of_the_game_is_not_left() -> None:
    s = do(table("1 ship asia/weapon\n market asia/pottery asia/pottery asia/pottery"), "1 sell asia/weapon")
    assert unseen(s, 2, "asia")["pottery"] == 1


# §14.2 Private.


@pytest.mark.parametrize(
    ("drawing", "move"),
    [("1 ship london\n asia 1 2", "1 ship asia"), ("1 museum judd", "1 research asia")],
)
def test_14_2_a_drawn_card_is_seen_by_its_owner_alone(drawing: str, move: str) -> None:
    s = do(table(drawing, roles=True), move, "1 use", "* draw asia/weapon")
    assert seen(s, 1, 1) == ("asia/weapon", {})
    assert [seen(s, seat, 1) for seat in (None, 2, 3, 4)] == [("", {"asia": 1})] * 4


def test_14_2_the_others_are_told_its_site_only() -> None:
    s = table("1 museum judd", roles=True)
    s.listen()
    do(s, "1 research asia", "1 use", "* draw asia/weapon")
    told = [[event["card"] for event in s.story(seat) if event["event"] == "drew"] for seat in eyes(s)]
    assert told == [["asia"], ["asia/weapon"], ["asia"], ["asia"], ["asia"]]


def test_14_2_for_the_others_it_may_still_be_in_the_deck() -> None:
    s = table("1 ~asia/weapon\n asia deck: pottery")
    assert unseen(s, 2, "asia") == {"pottery": 1, "weapon": 1}
    assert unseen(s, 1, "asia") == {"pottery": 1}
    assert s.view(1)["sites"][2]["deck"] == 1


@pytest.mark.parametrize("lines", [["1 sell asia/weapon"], ["1 exhibit weapon-3", "1 show ..."]])
def test_14_2_until_it_is_shown_or_sold(lines: list[str]) -> None:
    s = do(table("1 museum ship ~asia/weapon africa/weapon*2"), *lines)
    assert seen(s, 2, 1)[1] == {}


@pytest.mark.parametrize(("card", "shown"), [("asia/weapon", 0), ("~asia/weapon", 1)])
def test_14_2_what_was_shown_cannot_be_taken_back(card: str, shown: int) -> None:
    s = do(table(f"1 ship {card}"), "1 sell asia/weapon")
    assert s.reveals == shown


def test_14_2_or_played() -> None:
    s = do(table("1 museum ~asia/solo*2", research=True), "1 feature asia")
    assert seen(s, 2, 1) == ("", {"asia": 1})


def test_14_2_a_known_card_like_it_goes_first() -> None:
    s = do(table("1 ship asia/weapon ~asia/weapon"), "1 sell asia/weapon")
    assert seen(s, 2, 1) == ("", {"asia": 1})


def test_14_2_in_the_end_all_is_seen() -> None:
    s = finish_round(table("1 ~asia/weapon", year=1928))
    assert seen(s, 2, 1) == ("asia/weapon", {})


@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_14_2_nobody_sees_more_if_only_a_drawn_card_differs(seat: int | None) -> None:
    one = table("1 museum ship ~asia/weapon ~asia/gold\n asia deck: pottery manuscript", **EVERYTHING)
    other = table("1 museum ship ~asia/manuscript ~asia/pottery\n asia deck: weapon gold", **EVERYTHING)
    assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))
    for line in ("1 research africa", "1 end"):
        do(one, line)
        do(other, line)
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


def test_14_2_the_view_of_the_owner_differs() -> None:
    assert table("1 ~asia/weapon").view(0) != table("1 ~asia/pottery").view(0)


def test_14_2_nor_from_the_refusals_of_those_who_are_not_asked() -> None:
    one, other = table("1 ~asia/weapon*3"), table("1 ~asia/pottery*3")
    for action in range(wk.game("artifact").actions):
        assert one.why_not(action, 1) == other.why_not(action, 1)
        assert one.legal(1) == other.legal(1) == []


def test_14_2_outcomes_and_weights_are_in_no_view() -> None:
    s = do(table("1 museum judd", roles=True), "1 research asia", "1 use")
    for seat in eyes(s):
        assert not {"legal", "outcomes", "weights"} & set(s.view(seat))
        assert s.view(seat)["question"] == {"ask": "draw", "site": "asia"}


# Possible worlds.


def resampled(s: Artifact, seat: int, seed: int) -> Artifact:
    world = s.resample(seat - 1, Random(seed))
    assert isinstance(world, Artifact)
    return world


def test_14_2_a_possible_world_looks_the_same_to_the_seat() -> None:
    s = table("1 museum asia/weapon ~asia/gold\n 2 ~asia/pottery*2 asia/weapon\n 3 ~africa/solo", **EVERYTHING)
    for seed in range(20):
        assert resampled(s, 1, seed).view(0) == s.view(0)


def test_14_2_the_others_cards_are_dealt_from_what_the_seat_has_not_seen() -> None:
    s = table("1 ~asia/weapon\n 2 ~asia/pottery\n asia deck: sculpture curse", **EVERYTHING)
    worlds = [resampled(s, 1, seed) for seed in range(60)]
    assert {hand(world, 2) for world in worlds} == {"asia/pottery", "asia/sculpture"}
    assert {hand(world, 1) for world in worlds} == {"asia/weapon"}


def test_14_2_the_curse_is_never_in_a_hand() -> None:
    s = table("2 ~asia/pottery\n asia deck: curse", **EVERYTHING)
    assert {hand(resampled(s, 1, seed), 2) for seed in range(20)} == {"asia/pottery"}


def test_14_2_known_cards_stay() -> None:
    s = table("2 asia/pottery ~asia/weapon\n asia deck: sculpture")
    worlds = {hand(resampled(s, 1, seed), 2) for seed in range(40)}
    assert worlds == {"asia/pottery asia/weapon", "asia/sculpture asia/pottery"}


def test_14_2_every_card_is_as_likely_as_it_is_left() -> None:
    s = table("2 ~asia/pottery\n asia deck: pottery pottery weapon")
    found = [hand(resampled(s, 1, seed), 2) for seed in range(800)]
    assert 540 < found.count("asia/pottery") < 660


def test_14_2_the_world_does_not_depend_on_what_the_seat_does_not_know() -> None:
    one = table("2 ~asia/weapon\n asia deck: pottery sculpture")
    other = table("2 ~asia/sculpture\n asia deck: pottery weapon")
    for seed in range(20):
        ours, theirs = resampled(one, 1, seed), resampled(other, 1, seed)
        assert ours.view(wk.ALL_SEEING) == theirs.view(wk.ALL_SEEING)


def test_14_2_in_the_end_nothing_is_dealt_anew() -> None:
    s = finish_round(table("2 ~asia/weapon", year=1928))
    assert {hand(resampled(s, 1, seed), 2) for seed in range(20)} == {"asia/weapon"}


def test_14_2_an_exhibition_under_way_can_be_completed_in_every_world() -> None:
    s = do(table("1 museum ~asia/weapon*2 ~africa/weapon ~mideast/weapon*2"), "1 exhibit weapon-3")
    assert asks(s) == "1 show"
    assert [seed for seed in range(40) if not resampled(s, 2, seed).legal()] == []


def test_14_2_who_is_asked_after_two_actions_may_have_gold_or_not() -> None:
    s = table("1 museum*2 ~asia/gold\n asia deck: weapon*4\n market africa/weapon", **EVERYTHING)
    do(s, "1 research africa", "1 research america")
    assert moves(s) == "gold 1, end"
    assert {hand(resampled(s, 2, seed), 1) for seed in range(40)} == {"asia/gold", "asia/weapon"}
