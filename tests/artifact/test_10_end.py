import pytest

from .table import TEN, asks, do, finish_round, income, is_last, table

WEAPONS = "weapon-3 weapon-4 weapon-5"


def test_10_1_no_tile_is_left_on_the_income_track() -> None:
    s = table(f"1 museum asia/weapon*4\n 2 {' '.join(tile for tile in TEN if tile != 'asia-4')}")
    assert not is_last(s)
    do(s, "1 exhibit asia-4")
    assert (is_last(s), income(s)) == (True, 3)
    assert asks(finish_round(s)) == "over"


def test_10_1_with_three_players_eight_tiles_are_all() -> None:
    seven = " ".join(tile for tile in TEN if tile not in ("asia-4", "asia-5", "sites-3"))
    s = table(f"1 museum africa/weapon america/weapon mideast/weapon\n 2 {seven}", seats=3)
    assert is_last(do(s, "1 exhibit sites-3"))


def test_10_1_one_tile_left_is_not_the_end() -> None:
    s = table(f"1 museum asia/weapon*4\n 2 {' '.join(TEN[:4])} {' '.join(TEN[5:-1])}")
    do(s, "1 exhibit asia-4")
    assert s.view(None)["income_tiles"] == ["types-5"]
    assert not is_last(s)


def test_10_2_all_tiles_of_two_types_are_gone() -> None:
    s = table(f"1 museum asia/pottery*3\n 2 {WEAPONS} pottery-4\n 3 pottery-5")
    do(s, "1 exhibit pottery-3")
    assert is_last(s)
    assert asks(finish_round(s)) == "over"


def test_10_2_one_type_is_not_enough() -> None:
    s = do(table("1 museum asia/weapon*3\n 2 weapon-4 weapon-5 pottery-4 pottery-5"), "1 exhibit weapon-3")
    assert not is_last(s)
    assert asks(finish_round(s)) == "1 act"


def test_10_2_site_tiles_do_not_count() -> None:
    s = do(table(f"1 museum asia/pottery*4\n 2 {WEAPONS} asia-5 africa-4 africa-5"), "1 exhibit asia-4")
    assert not is_last(s)


def test_10_3_the_last_card_of_a_deck_is_turned() -> None:
    s = do(table("1 asia\n asia 1 deck: weapon"), "1 hire asia")
    assert not is_last(s)
    do(s, "* unearth asia/weapon")
    assert is_last(s)
    assert asks(finish_round(s)) == "over"


def test_10_3_the_last_card_but_one_is_not_the_end() -> None:
    s = do(table("1 asia\n asia 1 deck: weapon pottery"), "1 hire asia", "* unearth asia/weapon")
    assert not is_last(s)


def test_10_3_the_last_card_is_turned_by_research() -> None:
    assert is_last(do(table("1 museum\n asia 2 deck: weapon"), "1 research asia", "* unearth asia/weapon"))


def test_10_3_or_drawn_in_private_by_london() -> None:
    s = do(table("1 ship london\n asia 1 2 deck: weapon", roles=True), "1 ship asia", "1 use")
    assert not is_last(s)
    assert is_last(do(s, "* draw asia/weapon"))


def test_10_3_or_by_judd() -> None:
    s = do(table("1 museum judd\n asia deck: weapon", roles=True), "1 research asia", "1 use", "* draw asia/weapon")
    assert is_last(s)


def test_10_3_even_if_it_is_the_curse() -> None:
    s = table("1 museum judd\n asia deck: curse", roles=True, research=True)
    assert is_last(do(s, "1 research asia", "1 use", "* draw asia/curse"))


def test_10_3_a_deck_left_alone_is_not_the_end() -> None:
    s = do(table("1 ship london\n asia 1 2 deck: weapon", roles=True), "1 ship asia", "1 skip")
    assert not is_last(s)


def test_10_3_the_deck_of_the_unused_site_does_not_count() -> None:
    s = do(table("1 museum", seats=3), "1 research africa")
    assert not is_last(s)


def test_10_4_the_year_is_1928() -> None:
    s = finish_round(table(year=1927))
    assert is_last(s)
    assert asks(finish_round(s)) == "over"


def test_10_4_the_last_year_has_its_income() -> None:
    s = finish_round(table("1 $0", year=1927))
    assert s.players[0].money == 8


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_10_4_the_last_round_is_played_until_all_have_passed(seats: int) -> None:
    s = table("1 museum*3\n 2 museum*3\n 3 museum", seats=seats, year=1928)
    do(s, "1 research africa", "1 end", "2 research america", "2 end", "3 pass")
    do(s, *(f"{seat} pass" for seat in range(4, seats + 1)), "1 research america", "* unearth america/weapon", "1 end")
    assert asks(do(s, "2 pass")) == "1 act"
    assert asks(do(s, "1 pass")) == "over"


@pytest.mark.parametrize(
    ("drawing", "lines", "condition"),
    [
        (f"1 museum asia/weapon*4\n 2 {' '.join([*TEN[:4], *TEN[5:]])}", ["1 exhibit asia-4"], 1),
        (f"1 museum asia/pottery*3\n 2 {WEAPONS} pottery-4 pottery-5", ["1 exhibit pottery-3"], 2),
        ("1 asia\n asia 1 deck: weapon", ["1 hire asia", "* unearth asia/weapon"], 3),
    ],
)
def test_10_1_which_condition_it_was_is_told_once(drawing: str, lines: list[str], condition: int) -> None:
    s = table(drawing, year=1921)
    s.listen()
    finish_round(do(s, *lines))
    told = [event for event in s.story(None) if event["event"] == "last-round"]
    assert told == [{"event": "last-round", "condition": condition}]
