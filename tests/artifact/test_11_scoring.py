import pytest

from .table import TILES, do, finish_round, table

VALUES = {
    **{f"{kind}-3": (4, 1) for kind in ("architecture", "sculpture", "pottery", "jewellery", "weapon")},
    **{f"{kind}-4": (7, 2) for kind in ("architecture", "sculpture", "pottery", "jewellery", "weapon")},
    **{f"{kind}-5": (10, 3) for kind in ("architecture", "sculpture", "pottery", "jewellery", "weapon")},
    **{f"{site}-4": (5, 2) for site in ("africa", "america", "asia", "mideast")},
    **{f"{site}-5": (8, 3) for site in ("africa", "america", "asia", "mideast")},
    "sites-3": (3, 1),
    "types-5": (6, 3),
}


def test_11_1_prestige_of_own_exhibitions() -> None:
    s = table("1 $0 weapon-3 asia-5\n 2 $0 types-5\n 3 $0\n 4 $0 sites-3")
    assert s.scores() == [12, 6, 0, 3]


@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (24, 4)])
def test_11_1_one_for_every_five_coins(money: int, points: int) -> None:
    assert table(f"1 ${money} weapon-3").scores()[0] == 4 + points


def test_11_1_cards_in_hand_and_huts_are_worth_nothing() -> None:
    assert table("1 $0 asia/weapon*4\n asia 1 1 1").scores()[0] == 0


def test_11_2_more_points_win() -> None:
    s = finish_round(table("1 $0 weapon-3\n 2 $0 weapon-4\n 3 $0 weapon-5\n 4 $9", year=1928))
    assert (s.scores(), s.ranks()) == ([4, 7, 10, 1], [3, 2, 1, 4])


def test_11_2_then_more_exhibitions() -> None:
    s = table("1 $0 weapon-4\n 2 $0 weapon-3 sites-3\n 3 $4\n 4 $3")
    assert (s.scores(), s.ranks()) == ([7, 7, 0, 0], [2, 1, 3, 4])


def test_11_2_more_exhibitions_before_more_money() -> None:
    s = table("1 $4 weapon-4\n 2 $0 weapon-3 sites-3\n 3 $39\n 4 $0")
    assert (s.scores(), s.ranks()) == ([7, 7, 7, 0], [2, 1, 3, 4])


def test_11_2_a_solo_card_is_an_exhibition() -> None:
    s = table("1 $4 types-5\n 2 $0 asia-4 solo:asia\n 3 $0\n 4 $0", research=True)
    assert (s.scores()[:2], s.ranks()[:2]) == ([6, 6], [2, 1])


def test_11_2_then_more_money() -> None:
    s = table("1 $1 weapon-3\n 2 $4 pottery-3\n 3 $0\n 4 $3 sculpture-3")
    assert (s.scores(), s.ranks()) == ([4, 4, 0, 4], [3, 1, 4, 2])


def test_11_2_then_the_victory_is_shared() -> None:
    s = finish_round(table("1 $2 weapon-3\n 2 $1\n 3 $2 pottery-3\n 4 $1", year=1928))
    assert s.ranks() == [1, 3, 1, 3]


def test_11_2_all_may_share() -> None:
    assert table(seats=5).ranks() == [1, 1, 1, 1, 1]


def test_11_2_scores_of_a_running_game_are_what_the_rules_would_give_now() -> None:
    s = table("1 $6 museum asia/weapon*3")
    assert s.scores() == [1, 4, 4, 4]
    assert do(s, "1 exhibit weapon-3").scores() == [5, 4, 4, 4]


def test_11_2_the_view_tells_them_when_it_is_over() -> None:
    s = table("1 $0 weapon-3\n 2 $0\n 3 $0\n 4 $7", year=1928)
    assert (s.view(0)["scores"], s.view(0)["ranks"]) == (None, None)
    finish_round(s)
    assert (s.view(0)["scores"], s.view(0)["ranks"]) == ([4, 0, 0, 1], [1, 3, 3, 2])


@pytest.mark.parametrize("tile", TILES)
def test_11_3_prestige_and_bonus_of_each_tile(tile: str) -> None:
    cards = {"sites": "africa/weapon america/weapon asia/weapon", "types": "asia/architecture asia/sculpture"}
    cards["types"] += " asia/pottery asia/jewellery asia/weapon"
    what = tile[:-2]
    if what in ("africa", "america", "asia", "mideast"):
        cards[what] = f"{what}/weapon*3 {what}/pottery*2"
    s = table(f"1 $1 museum {cards.get(what, f'asia/{what}*3 africa/{what}*2')}\n 2 $0")
    do(s, f"1 exhibit {tile}")
    while s.name(s.legal()[0]).startswith(("show", "keep")):
        s.play(s.legal()[0])
    assert s.scores()[0] == VALUES[tile][0]
    finish_round(s)
    assert s.players[0].money - s.players[1].money == VALUES[tile][1]
