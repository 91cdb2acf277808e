import pytest

import wunderkammer as wk

from .table import asks, do, holds, moves, table


def test_8_1_four_different_pieces_of_a_colour_win() -> None:
    s = table("possession", "3 1B blue/4\n seat 1 blue/123")
    assert asks(s) == "over"
    assert s.actor == wk.OVER
    assert s.view(None)["winner"] == 0
    assert moves(s) == ""
    assert s.actors() == []


def test_8_1_all_four_at_once_win() -> None:
    assert table("possession", "3 2B yellow/12344").view(None)["winner"] == 1


@pytest.mark.parametrize("owned", ["blue/112233 brown/4", "blue/123 brown/124 yellow/234", "blue/1 brown/2 yellow/34"])
def test_8_1_copies_and_other_colours_do_not_help(owned: str) -> None:
    s = table("possession", f"3 1B {owned}\n 5 open 1L")
    assert holds(s, "seat 1") == owned
    assert asks(s) == "1 directive"


def test_8_1_the_round_is_not_finished() -> None:
    s = table("possession", "3 1B blue/4\n seat 1 blue/123\n 5 2B brown/1", in_round=4)
    assert holds(s, "site 5") == "brown/1"
    assert (s.round, s.view(None)["starter"]) == (4, 0)


def test_8_1_robbery_wins() -> None:
    s = do(table("possession", "3 1BL 2T\n seat 1 blue/123\n seat 2 blue/34"), "1 rob 2 blue", "* piece 4")
    assert s.view(None)["winner"] == 0


def test_8_1_robbery_of_a_piece_he_has_does_not() -> None:
    s = do(table("possession", "3 1BL 2T\n seat 1 blue/123\n seat 2 blue/34"), "1 rob 2 blue", "* piece 3")
    assert s.view(None)["winner"] is None


def test_8_1_salvage_wins() -> None:
    s = do(table("possession", "4 open 1B\n 5 blue/4\n seat 1 blue/123"), "1 salvage 5 blue", "* piece 4")
    assert s.view(None)["winner"] == 0


def test_8_1_sifting_wins() -> None:
    s = do(table("possession", "5 open 1B\n seat 1 blue/1123"), "1 sift blue 1", "* piece 4")
    assert s.view(None)["winner"] == 0


def test_8_1_barter_wins() -> None:
    s = table("possession", "6 open 1B\n seat 1 blue/1123\n seat 2 blue/4")
    assert do(s, "1 barter blue 1 2", "* piece 4").view(None)["winner"] == 0


def test_8_1_diving_wins() -> None:
    s = do(table("possession", "8 open 2B\n seat 2 blue/123"), "2 dive", "* colour blue", "* piece 4")
    assert s.view(None)["winner"] == 1


def test_8_1_when_it_is_over_nobody_may_play() -> None:
    s = table("possession", "3 1B blue/4\n seat 1 blue/123")
    with pytest.raises(wk.GameOver):
        s.play(s.action("skip"), 0)
    reason = s.why_not(s.action("skip"))
    assert reason is not None
    assert reason.code == "game-over"


def test_8_2_collecting_is_checked_before_the_same_sites_directive() -> None:
    assert asks(table("possession", "8 open 1B blue/4\n seat 1 blue/123")) == "over"


def test_8_2_collecting_by_majority_too() -> None:
    assert asks(do(table("possession", "8 open 1BL 2T blue/4\n seat 1 blue/123"), "1 collect")) == "over"


def test_8_2_robbery_is_checked_before_the_same_sites_directive() -> None:
    s = do(table("possession", "8 open 1BL 2T\n seat 1 blue/123\n seat 2 blue/4"), "1 rob 2 blue", "* piece 4")
    assert asks(s) == "over"


def test_8_2_an_exchange_that_completes_two_is_won_by_the_one_who_made_it() -> None:
    s = table("possession", "6 open 2B\n seat 2 blue/1123\n seat 1 blue/2344")
    do(s, "2 barter blue 1 1", "* piece 4")
    assert (holds(s, "seat 1"), holds(s, "seat 2")) == ("blue/1234", "blue/1234")
    assert s.view(None)["winner"] == 1


def test_8_2_an_exchange_that_completes_only_the_rival_makes_the_rival_win() -> None:
    s = table("possession", "6 open 1B\n seat 1 blue/11\n seat 2 blue/2344")
    do(s, "1 barter blue 1 2", "* piece 4")
    assert s.view(None)["winner"] == 1


def test_8_2_what_is_bartered_away_does_not_count_any_more() -> None:
    s = do(table("possession", "6 open 1B\n seat 1 blue/123\n seat 2 blue/4"), "1 barter blue 3 2", "* piece 4")
    assert (holds(s, "seat 1"), s.view(None)["winner"]) == ("blue/124", None)


def test_8_2_what_the_rival_gives_does_not_count_for_him_any_more() -> None:
    s = do(table("possession", "6 open 1B\n seat 1 blue/1\n seat 2 blue/234"), "1 barter blue 1 2", "* piece 4")
    assert (holds(s, "seat 2"), s.view(None)["winner"]) == ("blue/123", None)


def test_8_2_what_is_sifted_away_does_not_count_any_more() -> None:
    s = do(table("possession", "5 open 1B\n seat 1 blue/123"), "1 sift blue 3", "* piece 4")
    assert (holds(s, "seat 1"), s.view(None)["winner"]) == ("blue/124", None)


def test_8_3_after_round_30_the_game_ends() -> None:
    s = table("round end", in_round=30)
    assert asks(s) == "over"
    assert s.view(None)["winner"] is None


def test_8_3_round_29_is_not_the_last() -> None:
    s = table("round end", in_round=29)
    assert (asks(s), s.round) == ("* roll", 30)


def test_8_3_action_5_comes_first() -> None:
    s = table("round end", in_round=30, starter=1, advanced=True)
    assert asks(s) == "1 open"
    do(s, "1 open 4")
    assert asks(s) == "over"
    assert s.view(None)["starter"] == 1


def test_8_3_in_round_30_four_pieces_still_win() -> None:
    assert table("possession", "3 1B blue/4\n seat 1 blue/123", in_round=30).view(None)["winner"] == 0


def finished(*owned: str) -> list[int]:
    """The ranks after the last round."""
    drawing = "\n".join(f"seat {seat} {fragments}" for seat, fragments in enumerate(owned, 1))
    return table("round end", drawing, seats=len(owned), in_round=30).ranks()


def test_8_3_most_different_pieces_of_one_colour() -> None:
    assert finished("blue/12 brown/12 yellow/1122", "blue/1 brown/134", "yellow/34") == [2, 1, 3]


def test_8_3_copies_are_not_different() -> None:
    assert finished("blue/112", "brown/123") == [2, 1]


def test_8_3_then_most_fragments() -> None:
    assert finished("blue/123", "brown/123 yellow/1", "yellow/234 blue/12") == [3, 2, 1]


def test_8_3_copies_are_fragments() -> None:
    assert finished("blue/123", "brown/1123") == [2, 1]


def test_8_3_then_shared() -> None:
    assert finished("blue/123 brown/1", "brown/234 yellow/1", "yellow/2", "") == [1, 1, 3, 4]


def test_8_3_all_may_share() -> None:
    assert finished("", "", "") == [1, 1, 1]


def test_8_4_the_score_is_the_number_of_different_pieces_of_the_best_colour() -> None:
    s = table("discover", "seat 1 blue/1122 brown/123\n seat 2 blue/334\n seat 3 yellow/11", seats=4)
    assert s.scores() == [3, 2, 1, 0]


def test_8_4_the_winner_scores_four() -> None:
    s = table("possession", "3 1B blue/4\n seat 1 blue/123\n seat 2 brown/123")
    assert s.scores() == [4, 3]


def test_8_4_the_winner_is_first_and_the_others_follow_by_8_3() -> None:
    drawing = """
        3 1B blue/4
        seat 1 blue/123
        seat 2 brown/12
        seat 3 brown/34 yellow/1
        seat 4 yellow/23
    """
    s = table("possession", drawing, seats=4)
    assert s.ranks() == [1, 3, 2, 3]


def test_8_4_the_winner_is_first_even_if_another_is_complete_and_has_more() -> None:
    s = table("possession", "6 open 2B\n seat 2 blue/1123\n seat 1 blue/2344 brown/123 yellow/1")
    do(s, "2 barter blue 1 1", "* piece 4")
    assert s.scores() == [4, 4]
    assert s.ranks() == [2, 1]
