import pytest

from .table import asks, do, moves, refused, stands, table


def test_5_1_bulky_lady_tall_each_time_from_the_starting_player_clockwise() -> None:
    s = table("travel", seats=3, starter=2)
    order = []
    for _ in range(9):
        order.append(f"{s.actor + 1} {s.view(None)['question']['figure']}")
        do(s, f"{s.actor + 1} move cw")
    assert order == (["2 bulky", "3 bulky", "1 bulky", "2 lady", "3 lady", "1 lady", "2 tall", "3 tall", "1 tall"])
    assert s.view(None)["stage"] != "travel"


def test_5_1_both_directions_are_always_open() -> None:
    s = table("travel")
    assert asks(s) == "1 move"
    assert moves(s) == "move cw, move ccw"


def test_5_1_a_figure_has_to_move() -> None:
    assert refused(table("travel"), "skip") == "not-asked §5.1"
    assert refused(table("travel"), "timetable") == "not-asked §5.1"


@pytest.mark.parametrize(("direction", "goal"), [("cw", 8), ("ccw", 2)])
def test_5_1_exactly_as_many_sites_as_the_card_says(direction: str, goal: int) -> None:
    s = do(table("travel", "5 1B", cards={1: "3 1 2"}), f"1 move {direction}")
    assert stands(s, "1B") == goal


@pytest.mark.parametrize(("direction", "goal"), [("cw", 7), ("ccw", 9)])
def test_5_1_the_way_goes_round_the_circle_not_by_number(direction: str, goal: int) -> None:
    s = do(table("travel", "6 1B", ring="3 7 1 10 5 8 2 9 4 6", cards={1: "2 1 3"}), f"1 move {direction}")
    assert stands(s, "1B") == goal


def test_5_1_only_the_figure_whose_card_it_is_moves() -> None:
    s = do(table("travel", "5 1BLT 2BLT"), "1 move cw")
    assert [stands(s, figure) for figure in ("1B", "1L", "1T", "2B", "2L", "2T")] == [6, 5, 5, 5, 5, 5]


def test_5_1_the_card_is_revealed_before_the_direction_is_chosen() -> None:
    s = table("travel", cards={1: "4 2 1", 2: "3 2 1"})
    assert s.view(None)["players"][0]["cards"] == {"bulky": 4, "lady": None, "tall": None}
    assert s.view(None)["question"] == {"ask": "move", "figure": "bulky", "site": 10, "card": 4, "steps": 4}


def test_5_1_the_next_card_is_revealed_after_the_move() -> None:
    s = table("travel", cards={1: "4 2 1", 2: "3 2 1"})
    assert s.view(None)["players"][1]["cards"] == {"bulky": None, "lady": None, "tall": None}
    do(s, "1 move cw")
    assert s.view(None)["players"][1]["cards"] == {"bulky": 3, "lady": None, "tall": None}


def test_5_1_without_a_booking_no_timetable_is_asked() -> None:
    s = table("travel")
    for _ in range(6):
        assert s.view(None)["question"]["ask"] == "move"
        do(s, f"{s.actor + 1} move cw")


def test_5_1_a_booking_is_asked_between_reveal_and_move() -> None:
    s = table("prepare", booked=[2])
    do(s, "1 assign bulky 1", "1 assign lady 2", "1 assign tall 3")
    do(s, "2 assign bulky 1", "2 assign lady 2", "2 assign tall 3")
    assert asks(s) == "1 move"
    do(s, "1 move cw")
    assert asks(s) == "2 timetable"
    assert s.view(None)["players"][1]["cards"]["bulky"] == 1
    do(s, "2 skip")
    assert asks(s) == "2 move"
