import json
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.games.artefakt.contract import Artefakt

from .table import EVERYTHING, asks, backs, bits_of, do, knows, lay_cards, moves, place, table

ROBBERY = "3 1BL 2T\n seat 1 blue/3\n seat 2 blue/12 brown/4"


def eyes(s: Artefakt) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(s.seats)]


# §9.1 Public.


def test_9_1_the_circle_and_the_open_sites() -> None:
    s = table("discover", "2 open\n 9 open", ring="3 8 1 10 5 7 2 9 4 6")
    for seat in eyes(s):
        assert s.view(seat)["ring"] == [3, 8, 1, 10, 5, 7, 2, 9, 4, 6]
        assert [site["site"] for site in s.view(seat)["sites"] if site["open"]] == [2, 9]


def test_9_1_the_figures() -> None:
    s = table("discover", "4 1B 2T\n 7 1LT")
    for seat in eyes(s):
        assert [player["figures"] for player in s.view(seat)["players"]] == (
            [{"bulky": 4, "lady": 7, "tall": 7}, {"bulky": 10, "lady": 10, "tall": 4}]
        )
        assert s.view(seat)["sites"][3]["figures"] == [[0, "bulky"], [1, "tall"]]


def test_9_1_the_colour_of_every_fragment_anywhere() -> None:
    s = table("discover", "4 blue/1123 yellow/4\n seat 1 brown/1\n seat 2 blue/4 brown/22")
    assert backs(s, "site 4") == {"blue": 4, "yellow": 1}
    assert backs(s, "seat 1") == {"brown": 1}
    assert backs(s, "seat 2") == {"blue": 1, "brown": 2}
    assert backs(s, "middle") == {"blue": 3, "brown": 5, "yellow": 7}


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        ("5 open 1B\n seat 1 blue/3", "1 sift blue 3"),
        ("6 open 1B\n seat 1 blue/3\n seat 2 blue/1", "1 barter blue 3 2"),
    ],
)
def test_9_1_the_colour_of_what_is_set_aside(drawing: str, move: str) -> None:
    assert backs(do(table("possession", drawing), move), "aside") == {"blue": 1}


def test_9_1_revealed_travel_cards() -> None:
    s = do(table("travel", cards={1: "4 2 1", 2: "3 2 1"}), "1 move cw")
    for seat in (None, 1):
        assert s.view(seat)["players"][0]["cards"] == {"bulky": 4, "lady": None, "tall": None}


# §9.2 Travel cards.


def test_9_2_a_travel_card_is_secret_until_revealed() -> None:
    s = do(table("prepare", seats=3), "1 assign bulky 4", "1 assign lady 2")
    secret = {"bulky": None, "lady": None, "tall": None}
    assert [s.view(seat)["players"][0]["cards"] for seat in (None, 1, 2)] == [secret] * 3
    assert s.view(0)["players"][0]["cards"] == {"bulky": 4, "lady": 2, "tall": None}


def test_9_2_which_cards_were_laid_makes_no_difference_to_others() -> None:
    one = lay_cards(table("prepare"), 1, "1 2 3")
    other = lay_cards(table("prepare"), 1, "4 3 1")
    for seat in (None, 1):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


def test_9_2_the_fourth_card_is_secret_for_good() -> None:
    s = table("travel", f"5 {EVERYTHING}", cards={1: "4 2 1"})
    for _ in range(6):
        assert [s.view(seat)["players"][0]["fourth"] for seat in (None, 0, 1)] == [None, 3, None]
        do(s, f"{s.actor + 1} move cw")
    assert [s.view(seat)["players"][0]["fourth"] for seat in (None, 1)] == [None, None]


def test_9_2_the_fourth_card_is_secret_when_the_game_is_over() -> None:
    s = table("round end", in_round=30, cards={1: "4 2 1"})
    assert asks(s) == "over"
    assert [s.view(seat)["players"][0]["fourth"] for seat in (None, 1)] == [None, None]


def test_9_2_a_fourth_card_used_by_timetable_is_seen() -> None:
    s = table("prepare", booked=[1])
    lay_cards(lay_cards(s, 1, "4 2 1"), 2, "1 2 3")
    assert s.view(1)["players"][0]["fourth"] is None
    do(s, "1 timetable")
    assert s.view(1)["players"][0]["fourth"] == 3


# §9.2 Fragments: who knows one.


def test_9_2_nobody_knows_what_lies_on_a_site_or_in_the_middle() -> None:
    s = table("discover", "4 blue/12")
    assert [knows(s, seat, where) for seat in (None, 1, 2) for where in ("site 4", "middle")] == [""] * 6


def test_9_2_the_owner_knows_his_own() -> None:
    s = table("possession", "3 1B blue/12\n 5 open 1L", seats=3)
    assert [knows(s, seat, "seat 1") for seat in (None, 1, 2, 3)] == ["", "blue/12", "", ""]


def test_9_2_the_robber_knows_what_he_took() -> None:
    s = do(table("possession", ROBBERY), "1 rob 2 blue", "* piece 2")
    assert knows(s, 1, "seat 1") == "blue/23"
    assert knows(s, 1, "seat 2") == ""


def test_9_2_the_robbed_knows_what_he_lost() -> None:
    s = do(table("possession", ROBBERY, seats=3), "1 rob 2 blue", "* piece 2")
    assert [knows(s, seat, "seat 1") for seat in (None, 2, 3)] == ["", "blue/2", ""]


def test_9_2_the_cursed_knows_what_he_gave() -> None:
    s = do(table("possession", "9 open 1B\n seat 2 blue/12", seats=3), "1 curse 2", "2 give blue 2")
    assert [knows(s, seat, "middle") for seat in (None, 1, 2, 3)] == ["", "", "blue/2", ""]


def test_9_2_who_looked_at_a_site_knows_what_lies_there() -> None:
    s = do(table("possession", "2 open 1B\n 7 blue/12 brown/3", seats=3), "1 peek site 7")
    assert [knows(s, seat, "site 7") for seat in (None, 1, 2, 3)] == ["", "blue/12 brown/3", "", ""]


def test_9_2_who_looked_at_a_fragment_of_a_rival_knows_that_one() -> None:
    s = do(table("possession", "2 open 1B\n seat 2 blue/12 brown/3", seats=3), "1 peek seat 2 blue", "* piece 2")
    assert [knows(s, seat, "seat 2") for seat in (None, 1, 2, 3)] == ["", "blue/2", "blue/12 brown/3", ""]


def test_9_2_who_salvaged_knows_what_he_took() -> None:
    s = do(table("possession", "4 open 1B\n 5 blue/12"), "1 salvage 5 blue", "* piece 2")
    assert (knows(s, 1, "seat 1"), knows(s, 2, "seat 1")) == ("blue/2", "")
    assert knows(s, 1, "site 5") == ""


def test_9_2_who_dived_knows_what_he_took() -> None:
    s = do(table("possession", "8 open 1B", seats=3), "1 dive", "* colour blue", "* piece 2")
    assert [knows(s, seat, "seat 1") for seat in (None, 1, 2, 3)] == ["", "blue/2", "", ""]


def test_9_2_after_a_barter_both_know_both() -> None:
    s = table("possession", "6 open 1B\n seat 1 blue/13\n seat 2 blue/24", seats=3)
    do(s, "1 barter blue 3 2", "* piece 4")
    assert (knows(s, 1, "seat 2"), knows(s, 2, "seat 1")) == ("blue/3", "blue/4")
    assert [knows(s, seat, where) for seat in (None, 3) for where in ("seat 1", "seat 2")] == [""] * 4


def test_9_2_nobody_sees_what_a_caravan_carries() -> None:
    s = do(table("possession", "7 open 1B\n 5 blue/12", seats=3), "1 carry blue 5 6", "* piece 2")
    assert [knows(s, seat, "site 6") for seat in (None, 1, 2, 3)] == [""] * 4


# §9.2 Fragments: how long one can be followed.


def test_9_2_a_known_fragment_stays_known_when_its_site_is_collected() -> None:
    s = do(table("possession", "2 open 1B\n 7 2B blue/12\n 9 open 2L"), "1 peek site 7")
    assert knows(s, 1, "seat 2") == "blue/12"


def test_9_2_it_stays_known_when_others_join_it() -> None:
    s = table("possession", "7 2B blue/4\n seat 2 blue/12\n 9 open 2L", knows={1: {"seat 2": "blue/2"}})
    assert knows(s, 1, "seat 2") == "blue/2"


def test_9_2_knowledge_of_a_colour_ends_when_one_of_it_is_taken_blind() -> None:
    s = do(table("possession", "2 open 1B\n 7 open 2B\n 5 blue/12 brown/3", seats=3), "1 peek site 5")
    do(s, "2 carry blue 5 6", "* piece 1")
    assert knows(s, 1, "site 5") == "brown/3"
    assert knows(s, 1, "site 6") == ""


def test_9_2_the_last_of_its_colour_can_be_followed() -> None:
    s = do(table("possession", "2 open 1B\n 7 open 2B\n 5 blue/1 brown/3"), "1 peek site 5")
    do(s, "2 carry blue 5 6", "* piece 1")
    assert (knows(s, 1, "site 5"), knows(s, 1, "site 6")) == ("brown/3", "blue/1")


def test_9_2_alike_they_can_be_followed() -> None:
    s = do(table("possession", "2 open 1B\n 7 open 2B\n 5 blue/11"), "1 peek site 5")
    do(s, "2 carry blue 5 6", "* piece 1")
    assert (knows(s, 1, "site 5"), knows(s, 1, "site 6")) == ("blue/1", "blue/1")


@pytest.mark.parametrize("unknown", [1, 2])
def test_9_2_whether_they_are_alike_must_be_known_to_him(unknown: int) -> None:
    s = table("possession", f"7 open 2B\n 5 blue/1{unknown}", knows={1: {"site 5": "blue/1"}})
    do(s, "2 carry blue 5 6", "* piece 1")
    assert (knows(s, 1, "site 5"), knows(s, 1, "site 6")) == ("", "")


def test_9_2_an_arrival_does_not_end_it() -> None:
    s = table("possession", "7 open 2B\n 5 blue/2\n 6 blue/1", knows={1: {"site 6": "blue/1"}})
    do(s, "2 carry blue 5 6", "* piece 2")
    assert knows(s, 1, "site 6") == "blue/1"


def test_9_2_a_watcher_loses_the_colour_that_was_robbed() -> None:
    s = table("possession", ROBBERY, seats=3, knows={3: {"seat 2": "blue/1 brown/4", "seat 1": "blue/3"}})
    do(s, "1 rob 2 blue", "* piece 2")
    assert (knows(s, 3, "seat 2"), knows(s, 3, "seat 1")) == ("brown/4", "blue/3")


def test_9_2_a_watcher_follows_what_is_alike() -> None:
    drawing = "3 1BL 2T\n seat 2 blue/11"
    s = table("possession", drawing, seats=3, knows={3: {"seat 2": "blue/11"}})
    do(s, "1 rob 2 blue", "* piece 1")
    assert (knows(s, 3, "seat 2"), knows(s, 3, "seat 1")) == ("blue/1", "blue/1")


def test_9_2_who_sees_which_one_goes_keeps_the_rest() -> None:
    s = table("possession", ROBBERY, knows={1: {"seat 2": "blue/1"}})
    do(s, "1 rob 2 blue", "* piece 2")
    assert knows(s, 1, "seat 2") == "blue/1"


@pytest.mark.parametrize(
    ("drawing", "lines", "where"),
    [
        ("3 1BL 2T\n seat 2 blue/11", ["1 rob 2 blue", "* piece 1"], "seat 2"),
        ("4 open 1B\n 5 blue/11", ["1 salvage 5 blue", "* piece 1"], "site 5"),
        ("6 open 1B\n seat 1 blue/3\n seat 2 blue/11", ["1 barter blue 3 2", "* piece 1"], "seat 2"),
    ],
)
@pytest.mark.parametrize("known", [0, 1])
def test_9_2_of_two_alike_the_known_one_counts_as_gone(drawing: str, lines: list[str], where: str, known: int) -> None:
    """Whichever of the two copies was seen before: of the other one nothing is known."""
    s = table("possession", drawing, seats=3)
    copies = bits_of("blue/11", s.at[place(where)])
    s.players[0].known |= copies[known]
    assert knows(s, 1, where) == "blue/1"
    do(s, *lines)
    assert "blue/1" in knows(s, 1, "seat 1")
    assert "blue/1" not in knows(s, 1, where)


def test_9_2_the_robbed_loses_track_when_his_fragment_is_taken_on() -> None:
    s = table("possession", "3 1BL 2T\n 5 3BL 1T\n seat 1 blue/3\n seat 2 blue/12", seats=3)
    do(s, "1 rob 2 blue", "* piece 2")
    assert knows(s, 2, "seat 1") == "blue/2"
    do(s, "3 rob 1 blue", "* piece 3")
    assert (knows(s, 2, "seat 1"), knows(s, 2, "seat 3")) == ("", "")


def test_9_2_the_robbed_follows_it_if_there_is_no_other() -> None:
    s = table("possession", "3 1BL 2T\n 5 3BL 1T\n seat 2 blue/12", seats=3)
    do(s, "1 rob 2 blue", "* piece 2", "3 rob 1 blue", "* piece 2")
    assert (knows(s, 2, "seat 1"), knows(s, 2, "seat 3")) == ("", "blue/2")


def test_9_2_salvage_ends_it_for_the_others() -> None:
    s = table("possession", "4 open 1B\n 5 blue/12", seats=3, knows={2: {"site 5": "blue/12"}})
    do(s, "1 salvage 5 blue", "* piece 2")
    assert (knows(s, 2, "site 5"), knows(s, 2, "seat 1")) == ("", "")


def test_9_2_a_curse_ends_it_for_the_others() -> None:
    s = table("possession", "9 open 1B\n seat 2 blue/12 brown/1", seats=3, knows={3: {"seat 2": "blue/1 brown/1"}})
    do(s, "1 curse 2", "2 give blue 2")
    assert (knows(s, 3, "seat 2"), knows(s, 3, "middle")) == ("brown/1", "")


def test_9_2_a_barter_ends_it_for_the_others() -> None:
    drawing = """
        6 open 1B
        seat 1 blue/13 brown/1
        seat 2 blue/24
    """
    s = table("possession", drawing, seats=3, knows={3: {"seat 1": "blue/13 brown/1", "seat 2": "blue/24"}})
    do(s, "1 barter blue 3 2", "* piece 4")
    assert (knows(s, 3, "seat 1"), knows(s, 3, "seat 2")) == ("brown/1", "")


def test_9_2_sifting_ends_it_for_the_others() -> None:
    s = table("possession", "5 open 1B\n seat 1 blue/13", seats=3, knows={3: {"seat 1": "blue/13"}})
    do(s, "1 sift blue 3", "* piece 4")
    assert knows(s, 3, "seat 1") == ""


def test_9_2_sifting_mixes_the_middle() -> None:
    s = table("possession", "5 open 1B\n seat 1 blue/13", knows={1: {"middle": "brown/1"}, 2: {"middle": "yellow/1"}})
    do(s, "1 sift blue 3", "* piece 4")
    assert (knows(s, 1, "middle"), knows(s, 2, "middle")) == ("", "")


def test_9_2_a_fragment_in_the_middle_is_known_until_one_of_its_colour_is_discovered() -> None:
    s = table("discover", knows={2: {"middle": "blue/1"}})
    do(s, "* roll 3", "* colour brown", "* piece 1")
    assert knows(s, 2, "middle") == "blue/1"
    do(s, "* roll 4", "* colour blue", "* piece 2")
    assert (knows(s, 2, "middle"), knows(s, 2, "site 4")) == ("", "")


def test_9_2_the_only_one_of_its_colour_in_the_middle_can_be_followed() -> None:
    s = table("discover", "2 blue/1122334", knows={2: {"middle": "blue/4"}})
    do(s, "* roll 4", "* colour blue", "* piece 4")
    assert knows(s, 2, "site 4") == "blue/4"


def test_9_2_refilling_the_middle_mixes_it() -> None:
    drawing = """
        2 blue/11223344 brown/11223344
        seat 1 yellow/11
        seat 2 yellow/223
    """
    s = table("discover", drawing, knows={2: {"middle": "yellow/4"}})
    do(s, "1 give yellow 1")
    assert (knows(s, 1, "middle"), knows(s, 2, "middle")) == ("", "")


def test_9_2_a_look_ends_nothing() -> None:
    s = table("possession", "2 open 1B\n seat 2 blue/12", seats=3, knows={3: {"seat 2": "blue/1"}})
    do(s, "1 peek seat 2 blue", "* piece 2")
    assert knows(s, 3, "seat 2") == "blue/1"


# §9.2 Chance.


def test_9_2_a_view_before_a_blind_draw_does_not_depend_on_the_pieces() -> None:
    one = do(table("possession", "3 1BL 2T\n seat 2 blue/12", seats=3), "1 rob 2 blue")
    other = do(table("possession", "3 1BL 2T\n seat 2 blue/44", seats=3), "1 rob 2 blue")
    assert moves(one) != moves(other)
    for seat in (None, 0, 2):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


def test_9_2_a_view_after_a_discovery_does_not_depend_on_the_piece() -> None:
    one = do(table("discover"), "* roll 3", "* colour blue", "* piece 1")
    other = do(table("discover"), "* roll 3", "* colour blue", "* piece 4")
    for seat in (None, 0, 1):
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat))


@pytest.mark.parametrize("lines", [[], ["* roll 3"], ["* roll 3", "* colour blue"]])
def test_9_2_outcomes_and_weights_are_in_no_view(lines: list[str]) -> None:
    s = do(table("discover"), *lines)
    for seat in eyes(s):
        assert not {"legal", "outcomes", "weights"} & set(s.view(seat))
        assert set(s.view(seat)["question"]) <= {"ask", "colour"}


# §9.2 The story tells no more than the view.


def told(s: Artefakt, seat: int | None, event: str) -> dict[str, Any]:
    found = [one for one in s.story(None if seat is None else seat - 1) if one["event"] == event]
    assert len(found) == 1
    assert isinstance(found[0], dict)
    return found[0]


def test_9_2_robber_and_robbed_are_told_the_piece_the_others_its_colour() -> None:
    s = table("possession", ROBBERY, seats=3)
    s.listen()
    do(s, "1 rob 2 blue", "* piece 2")
    assert [told(s, seat, "robbed")["fragment"] for seat in (None, 1, 2, 3)] == ["blue", "blue/2", "blue/2", "blue"]


def test_9_2_the_owner_is_told_which_one_was_looked_at() -> None:
    s = table("possession", "2 open 1B\n seat 2 blue/12", seats=3)
    s.listen()
    do(s, "1 peek seat 2 blue", "* piece 2")
    assert [told(s, seat, "peeked-seat")["fragment"] for seat in (None, 1, 2, 3)] == (
        ["blue", "blue/2", "blue/2", "blue"]
    )


def test_9_2_only_the_looker_is_told_what_lies_on_a_site() -> None:
    s = table("possession", "2 open 1B\n 7 blue/12")
    s.listen()
    do(s, "1 peek site 7")
    assert [told(s, seat, "peeked-site")["pieces"] for seat in (None, 1, 2)] == [None, ["blue/1", "blue/2"], None]


def test_9_2_nobody_is_told_what_is_discovered_or_carried() -> None:
    s = table("possession", "7 open 1B\n 5 blue/12")
    s.listen()
    do(s, "1 carry blue 5 6", "* piece 2", "2 leave", "* roll 3", "* colour brown", "* piece 4")
    assert [told(s, seat, "carried")["fragment"] for seat in (None, 1, 2)] == ["blue"] * 3
    assert [told(s, seat, "discovered")["fragment"] for seat in (None, 1, 2)] == ["brown"] * 3


def test_9_2_only_the_sifter_is_told_what_went_and_came() -> None:
    s = table("possession", "5 open 1B\n seat 1 blue/13", seats=3)
    s.listen()
    do(s, "1 sift blue 3", "* piece 4")
    assert [(told(s, seat, "sifted")["given"], told(s, seat, "sifted")["fragment"]) for seat in (None, 1, 2)] == (
        [("blue", "blue"), ("blue/3", "blue/4"), ("blue", "blue")]
    )


def test_9_2_only_the_one_who_lays_a_travel_card_is_told_which() -> None:
    s = table("prepare")
    s.listen()
    do(s, "1 assign bulky 4")
    assert [told(s, seat, "assigned")["card"] for seat in (None, 1, 2)] == [None, 4, None]


# A refusal tells no more either.


def test_9_2_a_refusal_does_not_depend_on_the_pieces() -> None:
    one = table("possession", "6 open 1B\n seat 1 blue/1\n seat 2 brown/12")
    other = table("possession", "6 open 1B\n seat 1 blue/1\n seat 2 brown/34")
    for move in range(wk.game("artefakt").actions):
        assert one.why_not(move) == other.why_not(move)
