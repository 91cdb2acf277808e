import pytest

from .table import asks, discard, do, finish_round, hand, lay, market, moves, odds, refused, table

FAN = "textile:1 wood:1"  # developed far enough to craft a fan


# §4.1 One turn after another.


def test_4_1_from_the_first_player_clockwise() -> None:
    s = table("market wood*5", seats=3, first=2)
    assert asks(s) == "2 turn"
    for line in ("2 take 1", "3 take 2", "1 take 3"):
        do(s, line)
    assert asks(s) == "2 turn"


def test_4_1_a_turn_is_a_craft_a_market_action_or_the_token() -> None:
    s = table(f"1 {FAN}\n market - gold - - clay")
    assert moves(s) == "craft fan, take 2, take 5, token"
    for move in moves(s).split(", "):
        assert asks(do(s.copy(), f"1 {move}")).startswith("2 ")


def test_4_1_nobody_passes_while_the_token_lies_there() -> None:
    assert refused(table("1 wood"), "pass") == "may-not-pass §4.1"
    assert refused(table("1 wood", turns=6), "pass") == "may-not-pass §4.1"


def test_4_1_who_can_do_nothing_else_must_take_the_token() -> None:
    assert moves(table("1 wood*6\n market wood gold wood clay -")) == "token"


def test_4_1_another_move_is_refused_by_this_clause() -> None:
    s = table()
    for move in ("rest", "develop wood 1", "skip", "market wood", "choose collector"):
        assert refused(s, move) == "not-asked §4.1"


# §4.2 Take.


def test_4_2_with_fewer_than_six_cards_one_is_taken() -> None:
    s = table("1 clay*5\n market wood - gold glass metal")
    assert moves(s) == "take 1, take 3, take 4, take 5, token"
    do(s, "1 take 3")
    assert (hand(s, 1), market(s)) == ("clay clay clay clay clay gold", "wood - - glass metal")


def test_4_2_and_none_is_swapped() -> None:
    s = table("1 clay*5\n market wood - gold glass metal")
    assert refused(s, "swap clay 1") == "hand-not-full §4.2"


def test_4_2_from_an_empty_place_nothing_is_taken() -> None:
    assert refused(table("1 clay\n market wood - gold glass metal"), "take 2") == "empty-place §4.2"


def test_4_2_the_sixth_card_ends_taking() -> None:
    s = do(table("1 clay*5\n market wood gold glass metal stone"), "1 take 1", "2 take 2")
    assert moves(s, "take") == ""
    assert moves(s, "swap") != ""


# §4.3 Swap.


def test_4_3_with_six_cards_one_is_swapped() -> None:
    s = do(table("1 clay*3 wood*3\n market gold stone glass metal textile"), "1 swap wood 4")
    assert (hand(s, 1), market(s)) == ("clay clay clay wood wood metal", "gold stone glass wood textile")
    assert asks(s) == "2 turn"


def test_4_3_and_none_is_taken() -> None:
    assert refused(table("1 clay*6\n market gold*5"), "take 1") == "hand-full §4.3"


def test_4_3_only_a_card_of_the_hand() -> None:
    assert refused(table("1 clay*6\n market gold*5"), "swap wood 1") == "not-in-hand §4.3"


def test_4_3_only_for_a_card_of_the_market() -> None:
    assert refused(table("1 clay*6\n market gold - gold gold gold"), "swap clay 2") == "empty-place §4.3"


@pytest.mark.parametrize(("place", "allowed"), [(1, "3 4"), (2, "4 5"), (3, "1 5"), (4, "1 2"), (5, "2 3")])
def test_4_3_not_beside_its_own_material_around_the_circle(place: int, allowed: str) -> None:
    circle = ["gold", "gold", "gold", "gold", "gold"]
    circle[place - 1] = "wood"
    s = table(f"1 wood*6\n market {' '.join(circle)}")
    assert moves(s, "swap") == ", ".join(f"swap wood {number}" for number in allowed.split())
    for beside in (place % 5 + 1, (place - 2) % 5 + 1):
        assert refused(s, f"swap wood {beside}") == "neighbour §4.3"


def test_4_3_not_for_its_own_material() -> None:
    s = table("1 wood*6\n market wood gold gold wood gold")
    assert refused(s, "swap wood 1") == "same-material §4.3"


def test_4_3_either_neighbour_forbids() -> None:
    s = table("1 wood clay glass*4\n market wood gold clay metal stone")
    assert [refused(s, f"swap {material} 2") for material in ("wood", "clay")] == ["neighbour §4.3"] * 2
    assert moves(s, "swap") == (
        "swap clay 1, swap clay 5, swap wood 3, swap wood 4, "
        "swap glass 1, swap glass 2, swap glass 3, swap glass 4, swap glass 5"
    )


def test_4_3_empty_places_forbid_nothing() -> None:
    s = table("1 wood*6\n market wood - gold - -")
    assert moves(s) == "swap wood 3, token"
    assert market(do(s, "1 swap wood 3")) == "wood - wood - -"


def test_4_3_a_last_card_is_swapped_between_empty_places() -> None:
    assert moves(table("1 wood*6\n market - - - - gold")) == "swap wood 5, token"


def test_4_3_the_card_taken_may_be_of_any_material() -> None:
    s = do(table("1 wood*5 gold\n market gold gold gold gold gold"), "1 swap wood 3")
    assert (hand(s, 1), market(s)) == ("wood wood wood wood gold gold", "gold gold wood gold gold")


# §4.4 The token.


def test_4_4_every_other_player_has_one_last_turn_from_the_holders_left() -> None:
    s = do(table(seats=4, first=2, turns=1), "3 token")
    assert s.view(None)["holder"] == 2
    order = []
    while asks(s).endswith(" last"):
        order.append(asks(s))
        do(s, f"{asks(s)[0]} pass")
    assert order == ["4 last", "1 last", "2 last"]
    assert asks(s) == "3 develop"


def test_4_4_no_other_action_comes_with_it() -> None:
    s = table("1 wood*3")
    do(s, "1 token")
    assert (asks(s), hand(s, 1)) == ("2 last", "wood wood wood")


def test_4_4_a_last_turn_is_a_market_action_or_a_pass() -> None:
    s = do(table("2 wood\n market gold - - - clay", turns=2), "1 token")
    assert moves(s) == "take 1, take 5, pass"
    assert hand(do(s, "2 take 5"), 2) == "clay wood"
    assert asks(s) == "1 develop"


def test_4_4_or_a_swap() -> None:
    s = do(table("2 wood*6\n market gold - - wood -"), "1 token")
    assert moves(s) == "swap wood 1, pass"
    assert hand(do(s, "2 swap wood 1"), 2) == "wood wood wood wood wood gold"


def test_4_4_or_a_craft_of_one_who_has_had_no_turn() -> None:
    s = table(f"1 {FAN}\n 2 {FAN}\n 3 {FAN}\n market gold*5", seats=3)
    do(s, "1 take 1", "2 token")
    assert moves(s, "craft") == "craft fan"
    do(s, "3 pass")
    assert (asks(s), moves(s, "craft")) == ("1 last", "")
    assert refused(s, "craft fan") == "not-first-turn §5.1"


def test_4_4_a_craft_is_the_whole_last_turn() -> None:
    s = do(table(f"2 {FAN}"), "1 token", "2 craft fan")
    assert asks(s) == "1 develop"


def test_4_4_it_is_taken_once() -> None:
    assert refused(do(table(), "1 token"), "token") == "token-taken §4.4"


def test_4_4_another_move_is_refused_by_this_clause() -> None:
    assert refused(do(table(), "1 token"), "rest") == "not-asked §4.4"


# §4.5 An empty market.


def test_4_5_an_emptied_market_is_laid_out_before_the_next_turn() -> None:
    s = do(table("1 wood\n market - - gold - -"), "1 take 3")
    assert asks(s) == "* lay"
    lay(s, "wood clay stone glass metal")
    assert (asks(s), market(s)) == ("2 turn", "wood clay stone glass metal")


def test_4_5_not_while_a_card_lies_there() -> None:
    assert asks(do(table("1 wood\n market - - gold - clay"), "1 take 3")) == "2 turn"


def test_4_5_also_before_a_last_turn() -> None:
    s = do(table("market gold - - - -", seats=3), "1 token", "2 take 1")
    assert asks(s) == "* lay"
    assert (asks(lay(s, "wood*5")), moves(s, "pass take")) == ("3 last", "take 1, take 2, take 3, take 4, take 5, pass")


def test_4_5_emptied_by_the_last_action_of_the_phase_it_is_not() -> None:
    s = do(table("market gold - - - -", seats=3), "1 token", "2 pass", "3 take 1")
    assert (asks(s), market(s), discard(s)) == ("1 develop", "- - - - -", "")


def test_4_5_before_the_second_question_of_the_opportunist() -> None:
    s = do(table("2 opportunist\n market gold - - - -"), "1 token", "2 take 1")
    assert asks(s) == "* lay"
    assert asks(lay(s, "wood*5")) == "2 second"
    assert hand(do(s, "2 take 4"), 2) == "wood gold"


def test_4_5_but_not_after_his_second_action() -> None:
    s = do(table("2 opportunist\n market gold wood - - -"), "1 token", "2 take 1", "2 take 2")
    assert asks(s) == "1 develop"


def test_4_5_after_the_extra_action_of_the_night_worker() -> None:
    s = table(f"1 nightworker {FAN}\n market - - gold - -")
    assert asks(do(s, "1 craft fan")) == "1 night"
    assert asks(do(s, "1 take 3")) == "* lay"
    assert asks(lay(s, "wood*5")) == "2 turn"


def test_4_5_not_if_that_was_the_last_action_of_the_phase() -> None:
    s = table(f"2 nightworker {FAN}\n market - - gold - -")
    assert asks(do(s, "1 token", "2 craft fan", "2 take 3")) == "1 develop"


def test_4_5_from_an_empty_pile_as_many_as_the_discard_has() -> None:
    s = do(table("market gold - - - -\n pile wood\n discard clay*2"), "1 take 1")
    assert odds(s) == "wood: 1"
    assert odds(lay(s, "wood")) == "clay: 2"
    assert (asks(lay(s, "clay*2")), market(s)) == ("2 turn", "wood clay clay - -")


def test_4_5_from_the_discard_alone() -> None:
    s = do(table("market gold - - - -\n pile\n discard clay*3"), "1 take 1")
    assert (asks(lay(s, "clay*3")), market(s), discard(s)) == ("2 turn", "clay clay clay - -", "")


def test_4_5_with_no_card_left_the_next_is_asked_at_once() -> None:
    s = do(table("market gold - - - -\n pile"), "1 take 1")
    assert (asks(s), moves(s)) == ("2 turn", "token")


# §4.6 The market closes.


def test_4_6_what_is_left_goes_to_the_discard() -> None:
    s = do(table("market gold - wood wood clay\n discard metal"), "1 token", "2 take 3")
    assert (asks(s), market(s), discard(s)) == ("1 develop", "- - - - -", "clay wood gold metal")


def test_4_6_not_before_the_last_turn() -> None:
    s = do(table("market gold - wood wood clay", seats=3), "1 token", "2 pass")
    assert (market(s), discard(s)) == ("gold - wood wood clay", "")


# §4.7 Ten turns.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_7_after_ten_turns_of_each_the_token_is_the_only_move(seats: int) -> None:
    s = table("market gold wood - - -", seats=seats, turns=10 * seats - 1)
    last = seats
    assert moves(s) == "take 1, take 2, token"
    do(s, f"{last} take 1")
    assert (asks(s), moves(s)) == ("1 turn", "token")
    for move in ("take 2", "pass", "craft fan", "swap wood 2"):
        assert refused(s, move) == "only-token §4.7"


def test_4_7_the_last_turns_are_had_as_ever() -> None:
    s = do(table("market gold wood - - -", turns=20), "1 token")
    assert (asks(s), moves(s)) == ("2 last", "take 1, take 2, pass")


def test_4_7_played_turn_by_turn_with_a_craft_that_counts() -> None:
    s = do(table(f"1 nightworker {FAN}\n 2 clay*6\n market gold*5"), "1 craft fan", "1 take 1")
    turns = 1
    while moves(s) != "token":
        s.play(s.legal()[0])
        if asks(s) == "* lay":
            lay(s, "metal*5")
        turns += 1
    assert (asks(s), turns) == ("1 turn", 20)


def test_4_7_they_are_counted_anew_in_the_next_round() -> None:
    s = lay(finish_round(table("market gold wood - - -", turns=20)), "gold*5")
    assert moves(s) == "take 1, take 2, take 3, take 4, take 5, token"
