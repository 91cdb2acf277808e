import pytest

from .table import asks, column, discard, do, finish_round, hand, moves, refused, table

B = "developing"


@pytest.mark.parametrize(("seats", "first", "order"), [(2, 2, "21"), (3, 3, "312"), (4, 2, "2341")])
def test_6_1_from_the_holder_of_the_token_clockwise(seats: int, first: int, order: str) -> None:
    s = table(seats=seats, first=first, turns=seats)
    do(s, f"{first} token")
    while asks(s).endswith(" last"):
        do(s, f"{asks(s)[0]} pass")
    asked = ""
    while asks(s).endswith(" develop"):
        asked += asks(s)[0]
        do(s, f"{asks(s)[0]} rest")
    assert asked == order


def test_6_1_the_first_time_any_number_as_level_1() -> None:
    s = table("1 wood*5 gold", stage=B)
    assert moves(s) == ", ".join([*(f"develop wood {number}" for number in range(1, 6)), "develop gold 1", "rest"])
    do(s, "1 develop wood 4")
    assert (column(s, 1, "wood"), hand(s, 1)) == ([4, 0, 0, 0], "wood gold")


def test_6_1_all_six_cards_of_a_hand() -> None:
    assert column(do(table("1 wood*6", stage=B), "1 develop wood 6"), 1, "wood") == [6, 0, 0, 0]


def test_6_1_the_printed_example() -> None:
    s = table("1 textile:3 textile*4", stage=B)
    assert moves(s) == "develop textile 1, develop textile 2, develop textile 3, rest"
    assert refused(s, "develop textile 4") == "too-many §6.1"
    for number in (1, 2, 3):
        assert column(do(s.copy(), f"1 develop textile {number}"), 1, "textile") == [3, number, 0, 0]


def test_6_1_the_level_before_is_the_measure_not_the_first() -> None:
    s = table("1 textile:3,1 textile*3", stage=B)
    assert moves(s) == "develop textile 1, rest"
    assert refused(s, "develop textile 2") == "too-many §6.1"


@pytest.mark.parametrize(("before", "after"), [("2,2", [2, 2, 2, 0]), ("2,2,2", [2, 2, 2, 2]), ("3,2,1", [3, 2, 1, 1])])
def test_6_1_each_later_time_one_level_higher(before: str, after: list[int]) -> None:
    s = table(f"1 glass:{before} glass*3", stage=B)
    do(s, f"1 develop glass {after[-1] or after[2]}")
    assert column(s, 1, "glass") == after


def test_6_1_level_4_is_the_last() -> None:
    s = table("1 metal:2,2,2,1 metal*2 gold", stage=B)
    assert moves(s) == "develop gold 1, rest"
    assert refused(s, "develop metal 1") == "top-level §6.1"


def test_6_1_only_cards_in_hand() -> None:
    s = table("1 wood*2\n 2 gold*3", stage=B)
    assert [refused(s, f"develop {cards}") for cards in ("wood 3", "gold 1")] == ["not-in-hand §6.1"] * 2


def test_6_1_of_one_material_once_a_round() -> None:
    s = do(table("1 wood*2 gold*2", stage=B), "1 develop wood 1")
    assert asks(s) == "2 develop"


def test_6_1_another_material_begins_at_level_1() -> None:
    s = do(table("1 wood:1,1,1 gold*3", stage=B), "1 develop gold 3")
    assert (column(s, 1, "gold"), column(s, 1, "wood")) == ([3, 0, 0, 0], [1, 1, 1, 0])


def test_6_1_cards_played_do_not_go_to_the_discard() -> None:
    assert discard(do(table("1 wood*2", stage=B), "1 develop wood 2")) == ""


def test_6_1_another_move_is_refused_by_this_clause() -> None:
    s = table("1 wood*2", stage=B)
    for move in ("pass", "token", "craft fan", "take 1"):
        assert refused(s, move) == "not-asked §6.1"


def test_6_2_playing_nothing_is_allowed() -> None:
    s = do(table("1 wood*2", stage=B), "1 rest")
    assert (hand(s, 1), column(s, 1, "wood"), asks(s)) == ("wood wood", [0, 0, 0, 0], "2 develop")


def test_6_2_with_an_empty_hand_nothing_else_is_possible() -> None:
    assert moves(table(stage=B)) == "rest"


@pytest.mark.parametrize(
    ("workshop", "points"),
    [("wood:3", 3), ("wood:3,2", 7), ("wood:3,2,1", 10), ("wood:1,1,1,1", 10), ("wood:2,2,2,2 gold:4", 24), ("", 0)],
)
def test_6_3_each_developed_card_is_worth_its_level(workshop: str, points: int) -> None:
    s = table(f"1 collector {workshop}")
    assert s.scores() == [points, 0]


def test_6_3_at_once() -> None:
    s = table("1 collector wood:2 wood*2", stage=B)
    assert do(s, "1 develop wood 2").scores() == [6, 0]


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_6_4_the_holder_of_the_token_starts_the_next_round(holder: int) -> None:
    s = table("market gold*5", seats=3)
    for seat in range(1, holder):
        do(s, f"{seat} take {seat}")
    finish_round(s)
    assert (s.round, s.first) == (4, holder - 1)
    do(s, *["* market gold"] * 5)
    assert asks(s) == f"{holder} turn"
