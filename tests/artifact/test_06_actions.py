import pytest

import wunderkammer as wk
from wunderkammer.games.artifact.components import MARKERS

from .table import asks, coins, do, hand, huts, mat, moves, refused, table, track


def test_6_1_clockwise_from_the_first_player_again_and_again() -> None:
    s = table("1 museum*2\n 2 museum*2\n 3 museum*2\n 4 museum*2", turn=3, first=3)
    order = []
    for _ in range(8):
        order.append(asks(s))
        do(s, f"{asks(s)[0]} {moves(s, 'research').split(', ')[0]}")
        if asks(s) == "* unearth":
            s.apply(s.legal()[0])
        do(s, f"{order[-1][0]} end")
    assert "".join(one[0] for one in order) == "34123412"


def test_6_1_two_actions_end_the_turn() -> None:
    s = do(table("1 museum*3\n 2 museum"), "1 research asia")
    assert asks(s) == "1 act"
    assert asks(do(s, "1 research africa")) == "2 act"


def test_6_1_one_action_is_enough() -> None:
    s = do(table("1 museum*3\n 2 museum"), "1 research asia")
    assert moves(s, "research end") == "research africa, research america, research mideast, end"
    assert asks(do(s, "1 end")) == "2 act"


def test_6_1_end_is_asked_even_when_it_is_the_only_answer() -> None:
    s = do(table("1 museum"), "1 research asia")
    assert (asks(s), moves(s)) == ("1 act", "end")


def test_6_1_he_may_not_do_nothing() -> None:
    s = table("1 museum")
    assert refused(s, "end") == "nothing-done §6.1"


def test_6_1_a_third_action_is_refused() -> None:
    s = table("1 museum*3 asia/gold\n market asia/weapon", research=True)
    do(s, "1 research asia", "1 research africa")
    assert moves(s) == "gold 1, end"
    for move in ("research mideast", "ship asia", "exhibit asia-4", "sell asia/gold", "buy 1", "feature asia"):
        assert refused(s, move) == "turn-full §6.1"


def test_6_1_who_has_passed_acts_no_more_and_the_others_go_on() -> None:
    s = do(table("1 museum\n 3 museum*4"), "1 pass", "1 take ship", "2 pass", "2 take ship")
    do(s, "3 research asia", "3 end", "4 pass", "4 take ship")
    assert asks(s) == "1 passed"
    assert asks(do(s, "1 take ship", "2 take ship")) == "3 act"


def test_6_2_each_action_uses_one_marker_and_pays_its_cost() -> None:
    s = do(table("1 $10 museum*2 asia\n asia 1"), "1 hire asia")
    assert (mat(s, 1), coins(s, 1), track(s, "asia")) == ("museum museum", 9, 9)


def test_6_2_the_cost_is_paid_before_it_takes_effect() -> None:
    s = do(table("1 $10 museum*5\n asia 2"), "1 research asia")
    assert (asks(s), coins(s, 1), huts(s, "asia")) == ("* unearth", 7, [1, 1, 0, 0])


@pytest.mark.parametrize("move", ["research africa", "hire asia", "ship asia", "exhibit weapon-3"])
def test_6_2_without_the_marker_no_action(move: str) -> None:
    s = table("1 $5 asia/weapon*3 mideast\n asia 1")
    assert refused(s, move) == "no-marker §6.2"


def test_6_3_every_other_marker_may_stand_in() -> None:
    s = table(f"1 {' '.join(MARKERS)}\n asia 1 2")
    jokers = ["with ship", "with africa", "with america", "with asia", "with mideast"]
    assert moves(s, "research") == ", ".join(
        f"research {site}{way}" for site in ("africa", "america", "mideast") for way in ("", *(f" {j}" for j in jokers))
    )
    assert moves(s, "hire") == (
        "hire asia, hire asia with museum, hire asia with ship, hire asia with africa, hire asia with america,"
        " hire asia with mideast"
    )
    assert moves(s, "ship") == (
        "ship asia, ship asia with museum, ship asia with africa, ship asia with america, ship asia with asia,"
        " ship asia with mideast"
    )


def test_6_3_it_costs_six_in_all() -> None:
    s = table("1 $20 museum ship*5\n asia 1")
    assert coins(do(s, "1 ship asia with museum"), 1) == 14


def test_6_3_and_goes_back_to_its_own_track() -> None:
    s = do(table("1 museum ship\n asia 1"), "1 ship asia with museum")
    assert (mat(s, 1), track(s, "museum"), track(s, "ship")) == ("ship", 9, 8)


def test_6_3_both_actions_of_a_turn_may_be_jokers() -> None:
    s = do(table("1 $12 africa*2\n asia 1"), "1 ship asia with africa", "1 research mideast with africa")
    assert (coins(s, 1), mat(s, 1), asks(s)) == (0, "", "2 act")


def test_6_3_it_is_allowed_even_if_he_holds_the_one_needed() -> None:
    s = table("1 museum ship")
    assert moves(s, "research").startswith("research africa, research africa with ship, ")


def test_6_3_it_is_of_another_kind_than_the_one_needed() -> None:
    s = table("1 museum ship asia\n asia 1")
    assert refused(s, "research africa with museum") == "needless-joker §6.3"
    assert refused(s, "ship asia with ship") == "needless-joker §6.3"
    assert refused(s, "hire asia with asia") == "needless-joker §6.3"


def test_6_3_a_joker_must_be_on_his_mat() -> None:
    assert refused(table("1 museum"), "research asia with ship") == "no-joker §6.3"
    assert refused(table("1 ship"), "research asia with museum") == "no-joker §6.3"


def test_6_3_another_sites_worker_stands_in_for_hire() -> None:
    s = do(table("1 $7 africa\n asia 1"), "1 hire asia with africa", "* unearth asia/weapon")
    assert (huts(s, "asia"), coins(s, 1), track(s, "africa")) == ([2, 0, 0, 0], 1, 9)


def test_6_3_an_exhibition_by_joker() -> None:
    s = do(table("1 $6 ship asia/weapon*3"), "1 exhibit weapon-3 with ship", "1 show ...")
    assert (coins(s, 1), hand(s, 1), mat(s, 1)) == (0, "asia/weapon", "")


@pytest.mark.parametrize("words", ["sell asia/weapon with museum", "buy 1 with museum", "sell asia/weapon free"])
def test_6_3_there_is_no_such_way_to_sell_or_buy(words: str) -> None:
    with pytest.raises(wk.MalformedMove):
        table().action(words)


def test_6_3_never_for_sell_or_buy() -> None:
    s = table("1 museum asia/weapon\n market africa/weapon")
    assert refused(s, "sell asia/weapon") == "no-ship §7.6"
    assert refused(s, "buy 1") == "no-ship §7.7"


def test_6_4_without_an_action_he_can_do_he_must_pass() -> None:
    s = table("1 $0 museum")
    assert (asks(s), moves(s)) == ("1 act", "pass")


def test_6_4_an_empty_mat_can_only_pass() -> None:
    assert moves(table("asia 1 1\n 1 asia/weapon*3\n market asia/pottery")) == "pass"


def test_6_4_passing_is_legal_only_before_any_action() -> None:
    s = table("1 museum*2")
    assert moves(s) == "research africa, research america, research asia, research mideast, pass"
    assert refused(do(s, "1 research asia"), "pass") == "something-done §6.4"


def test_6_4_nothing_but_an_action_or_a_pass_answers() -> None:
    assert refused(table("1 museum"), "rest") == "not-asked §6.1"
