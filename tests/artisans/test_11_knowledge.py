import json
from collections import Counter
from random import Random

import pytest

import wunderkammer as wk
from wunderkammer.games.artisans.contract import Artisans

from .table import asks, do, finish_round, hand, lay, materials, new, odds, opened, pile, table

CLOSED = "developing"  # phase B: the market has been cleared away


def eyes(s: Artisans) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(s.seats)]


def seen(s: Artisans, seat: int | None, owner: int) -> tuple[str, int]:
    """What a seat (None: a spectator) sees of a hand: the cards it knows, and how many others."""
    player = s.view(None if seat is None else seat - 1)["players"][owner - 1]
    assert player["cards"] == len(player["hand"]) + player["hidden"]
    return " ".join(player["hand"]), player["hidden"]


def unseen(s: Artisans, seat: int | None) -> Counter[str]:
    """The cards of which a seat does not see where they are."""
    return +Counter(s.view(None if seat is None else seat - 1)["pile"]["unseen"])


# §11.1 Public.


def test_11_1_all_but_hands_and_pile_is_the_same_for_all() -> None:
    s = table("1 wood ~gold clay:2,1 doll\n 2 ~wood*2 farsighted reserved:mask\n discard metal*2", in_round=5)
    views = [s.view(seat) for seat in eyes(s)]
    for view in views:
        del view["seat"], view["pile"]["unseen"]
        for player in view["players"]:
            del player["hand"], player["hidden"]
    assert all(view == views[0] for view in views)


def test_11_1_what_everybody_sees() -> None:
    s = table(
        "1 collector clay:2,1 doll\n 2 farsighted ~wood*2 gold reserved:mask\n discard metal*2\n market wood - - - -"
    )
    for seat in eyes(s):
        view = s.view(seat)
        assert (view["market"], view["row"]) == (
            ["wood", None, None, None, None],
            ["fan", "lamp", "necklace", "lantern"],
        )
        assert [player["artisan"] for player in view["players"]] == ["collector", "farsighted"]
        assert [player["artworks"] for player in view["players"]] == [["doll"], []]
        assert [player["reserved"] for player in view["players"]] == [None, "mask"]
        assert [player["cards"] for player in view["players"]] == [0, 3]
        assert view["players"][0]["workshop"]["clay"] == [2, 1, 0, 0]
        assert view["discard"]["metal"] == 2


def test_11_1_a_card_taken_is_known() -> None:
    s = do(table("1 ~wood\n market gold*5"), "1 take 1")
    assert [seen(s, seat, 1) for seat in (None, 2)] == [("gold", 1)] * 2
    assert seen(s, 1, 1) == ("wood gold", 0)


def test_11_1_so_is_a_card_swapped_for() -> None:
    s = do(table("1 ~wood*6\n market gold - - - -"), "1 swap wood 1")
    assert seen(s, 2, 1) == ("gold", 5)


def test_11_1_until_it_is_laid_down_in_a_swap() -> None:
    s = do(table("1 ~wood*5 clay\n market gold - - - -"), "1 swap clay 1")
    assert seen(s, 2, 1) == ("gold", 5)


def test_11_1_or_developed() -> None:
    s = do(table("1 ~wood*2 clay*3", stage=CLOSED), "1 develop clay 2")
    assert seen(s, 2, 1) == ("clay", 2)


def test_11_1_each_card_laid_down_lowers_the_count_by_one() -> None:
    s = do(table("1 ~wood*2 wood*3", stage=CLOSED), "1 develop wood 2")
    assert seen(s, 2, 1) == ("wood", 2)


def test_11_1_but_not_below_nothing() -> None:
    s = do(table("1 ~wood*3 wood*2 gold", stage=CLOSED), "1 develop wood 4")
    assert seen(s, 2, 1) == ("gold", 1)
    s = do(table("1 ~wood*3 gold*3\n market clay - - - -"), "1 swap wood 1")
    assert seen(s, 2, 1) == ("clay gold gold gold", 2)


def test_11_1_a_card_taken_later_is_known_again() -> None:
    s = do(table("1 ~wood*2 clay*4\n 2 clay*6\n market gold - - - -"), "1 swap wood 1", "2 swap clay 1")
    assert seen(s, 1, 2) == ("clay clay clay clay clay wood", 0)
    assert seen(s, 2, 1) == ("clay clay clay clay gold", 1)


# §11.2 Secret.


def test_11_2_cards_dealt_are_seen_by_their_owner_alone() -> None:
    s = opened(["wood*3 gold*3", "clay"], "collector versatile")
    assert seen(s, 1, 1) == ("wood wood wood gold gold gold", 0)
    assert [seen(s, seat, 1) for seat in (None, 2)] == [("", 6)] * 2


def test_11_2_the_others_are_told_that_a_card_was_dealt() -> None:
    s = new(3)
    s.listen()
    do(s, "* deal wood", "* deal gold")
    told = [[event["material"] for event in s.story(seat)] for seat in eyes(s)]
    assert told == [[None, None], ["wood", None], [None, "gold"], [None, None]]
    assert [event["material"] for event in s.story(wk.ALL_SEEING)] == ["wood", "gold"]
    assert [event["seat"] for event in s.story(None)] == [0, 1]


def test_11_2_until_shown() -> None:
    s = do(table("1 ~wood*3 ~gold", stage=CLOSED), "1 develop wood 2")
    assert seen(s, 2, 1) == ("", 2)
    assert s.view(1)["players"][0]["workshop"]["wood"] == [2, 0, 0, 0]


@pytest.mark.parametrize(("number", "shown"), [(2, 0), (3, 1)])
def test_11_2_what_was_shown_cannot_be_taken_back(number: int, shown: int) -> None:
    s = do(table("1 ~wood*3 wood*2", stage=CLOSED), f"1 develop wood {number}")
    assert s.reveals == shown


def test_11_2_for_the_others_they_may_still_be_in_the_pile() -> None:
    s = table("1 ~wood gold\n 2 ~clay\n market - - - - stone\n pile metal*2 wood")
    assert unseen(s, 1) == {"metal": 2, "wood": 1, "clay": 1}
    assert unseen(s, 2) == {"metal": 2, "wood": 2}
    assert unseen(s, None) == {"metal": 2, "wood": 2, "clay": 1}
    assert [s.view(seat)["pile"]["left"] for seat in eyes(s)] == [3] * 3


@pytest.mark.parametrize("seat", [None, 1])
def test_11_2_nobody_sees_more_if_only_a_dealt_card_differs(seat: int | None) -> None:
    one = table("1 ~wood ~gold\n pile clay metal\n discard glass\n market stone*5")
    other = table("1 ~clay ~metal\n pile wood gold\n discard glass\n market stone*5")
    assert one.view(0) != other.view(0)
    for line in ("1 take 1", "2 take 2", "1 token"):
        do(one, line)
        do(other, line)
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


def test_11_2_nor_from_the_refusals_of_those_who_are_not_asked() -> None:
    one, other = table("1 ~wood*6"), table("1 ~gold*6")
    for action in range(wk.game("artisans").actions):
        assert one.why_not(action, 1) == other.why_not(action, 1)
    assert one.legal(1) == other.legal(1) == []


def test_11_2_outcomes_and_weights_are_in_no_view() -> None:
    s = finish_round(table())
    for seat in eyes(s):
        assert not {"legal", "outcomes", "weights"} & set(s.view(seat))
        assert s.view(seat)["question"] == {"ask": "lay"}


def test_11_2_of_the_decks_only_the_numbers_are_known() -> None:
    s = table("row fan lamp necklace lantern\n preview mask")
    for seat in [*eyes(s), wk.ALL_SEEING]:
        assert s.view(seat)["deck"] == {"number": 1, "left": 5, "values": {"3": 1, "4": 1, "5": 2, "6": 1, "7": 0}}


# Possible worlds.


def resampled(s: Artisans, seat: int, seed: int) -> Artisans:
    world = s.resample(seat - 1, Random(seed))
    assert isinstance(world, Artisans)
    assert materials(world) == materials(s)
    return world


def refilled(drawing: str, seats: int = 2) -> Artisans:
    """A game in which the pile has just been refilled and two cards of the new market lie there."""
    s = finish_round(table(f"{drawing}\n pile\n discard clay*2 metal*2 glass*3", seats=seats, stage=CLOSED))
    return lay(s, "glass*2")


def test_11_2_a_possible_world_looks_the_same_to_the_seat() -> None:
    s = table("1 ~wood*2 gold\n 2 ~clay*3 metal\n 3 ~stone\n discard glass", seats=3)
    for seat in (1, 2, 3):
        for seed in range(10):
            assert resampled(s, seat, seed).view(seat - 1) == s.view(seat - 1)


def test_11_2_the_others_cards_are_dealt_from_what_the_seat_has_not_seen() -> None:
    s = table("1 ~wood\n 2 ~gold\n pile clay metal")
    worlds = [resampled(s, 1, seed) for seed in range(60)]
    found = {(hand(world, 1), hand(world, 2), pile(world)) for world in worlds}
    assert found == {("wood", "gold", "clay metal"), ("wood", "clay", "gold metal"), ("wood", "metal", "clay gold")}


def test_11_2_known_cards_stay() -> None:
    s = table("2 gold ~wood\n pile clay")
    assert {hand(resampled(s, 1, seed), 2) for seed in range(40)} == {"wood gold", "clay gold"}


def test_11_2_with_nothing_hidden_nothing_changes() -> None:
    s = table("1 ~wood*3\n 2 gold*2 clay\n pile clay metal")
    assert {(hand(resampled(s, 1, seed), 2), pile(resampled(s, 1, seed))) for seed in range(20)} == {
        ("clay gold gold", "clay metal")
    }


def test_11_2_every_card_is_as_likely_as_it_is_unseen() -> None:
    s = table("2 ~gold\n pile gold*2 wood")
    found = [hand(resampled(s, 1, seed), 2) for seed in range(800)]
    assert 540 < found.count("gold") < 660  # three of four, within five standard deviations


def test_11_2_the_world_does_not_depend_on_what_the_seat_does_not_know() -> None:
    one = table("2 ~gold ~clay\n 3 ~wood\n pile metal stone", seats=3)
    other = table("2 ~stone ~wood\n 3 ~metal\n pile gold clay", seats=3)
    for seed in range(20):
        assert resampled(one, 1, seed).view(wk.ALL_SEEING) == resampled(other, 1, seed).view(wk.ALL_SEEING)


def test_11_2_while_hands_are_dealt() -> None:
    s = do(new(), "* deal wood", "* deal gold", "* deal clay")
    found = {hand(resampled(s, 1, seed), 2) for seed in range(100)}
    assert found == {"textile", "clay", "wood", "stone", "glass", "gold", "metal"}
    assert {hand(resampled(s, 1, seed), 1) for seed in range(20)} == {"clay wood"}


def test_11_2_the_next_artwork_is_as_likely_in_every_world() -> None:
    s = finish_round(table("2 ~gold*3\n row fan - lamp necklace"))
    assert asks(s) == "* reveal"
    assert {odds(resampled(s, 1, seed)) for seed in range(20)} == {odds(s)}


def test_11_2_once_it_was_refilled_everybody_knows_the_pile() -> None:
    s = refilled("1 ~wood\n 2 ~gold*2 stone\n 3 ~textile*2", seats=3)
    assert pile(s) == "clay clay glass metal metal"
    worlds = [resampled(s, 1, seed) for seed in range(80)]
    assert {pile(world) for world in worlds} == {pile(s)}
    assert {odds(world) for world in worlds} == {odds(s)} == {"clay: 2, glass: 1, metal: 2"}
    assert {(hand(world, 2), hand(world, 3)) for world in worlds} == {
        ("stone gold gold", "textile textile"),
        ("textile stone gold", "textile gold"),
        ("textile textile stone", "gold gold"),
    }


def test_11_2_then_nothing_of_the_pile_is_in_a_hand() -> None:
    s = refilled("1 ~wood\n 2 ~gold*2 stone")
    assert {hand(resampled(s, 1, seed), 2) for seed in range(20)} == {"stone gold gold"}
    assert s.view(None)["pile"]["refilled"] is True


def test_11_2_and_it_stays_so() -> None:
    s = refilled("1 ~wood\n 2 ~gold*2\n 3 ~textile*2", seats=3)
    finish_round(lay(s, "clay metal glass"))
    assert asks(s) == "* lay"
    assert {pile(resampled(s, 1, seed)) for seed in range(40)} == {pile(s)} == {"clay metal"}
