import pytest

from wunderkammer.games.artefakt.contract import Artefakt

from .table import EVERYTHING, asks, do, holds, moves, new, odds, refused, stands, table

LAYING = [f"* lay {site}" for site in (3, 8, 1, 10, 5, 7, 2, 9, 4, 6)]


def open_sites(s: Artefakt) -> list[int]:
    return [site["site"] for site in s.view(None)["sites"] if site["open"]]


def test_2_1_the_first_site_is_any_of_ten() -> None:
    s = new()
    assert asks(s) == "* lay"
    assert odds(s) == ", ".join(f"lay {site}: 1" for site in range(1, 11))


def test_2_1_each_next_site_is_any_not_yet_laid() -> None:
    s = do(new(), "* lay 3", "* lay 10")
    assert moves(s) == "lay 1, lay 2, lay 4, lay 5, lay 6, lay 7, lay 8, lay 9"
    assert s.weights() == [1] * 8


def test_2_1_a_site_is_laid_once() -> None:
    assert refused(do(new(), "* lay 3"), "lay 3") == "already-laid §2.1"


def test_2_1_nothing_else_happens_while_the_circle_is_laid() -> None:
    assert refused(new(), "roll 3") == "not-asked §2.1"


def test_2_1_the_tenth_site_is_an_event_too() -> None:
    s = do(new(), *LAYING[:9])
    assert odds(s) == "lay 6: 1"


def test_2_1_sites_lie_clockwise_in_the_order_laid() -> None:
    assert do(new(), *LAYING).view(None)["ring"] == [3, 8, 1, 10, 5, 7, 2, 9, 4, 6]


def test_2_1_the_tenth_site_closes_the_circle() -> None:
    s = table("travel", "6 1B\n 3 2B", ring="3 8 1 10 5 7 2 9 4 6")
    do(s, "1 move cw", "2 move ccw")
    assert (stands(s, "1B"), stands(s, "2B")) == (3, 6)


def test_2_1_sites_1_5_6_and_8_are_opened_without_an_event() -> None:
    s = do(new(), *LAYING[:9])
    assert open_sites(s) == []
    do(s, LAYING[9])
    assert open_sites(s) == [1, 5, 6, 8]
    assert asks(s) == "* roll"


def test_2_1_printed_opening_is_the_default() -> None:
    assert open_sites(do(new(opening="printed"), *LAYING)) == open_sites(do(new(), *LAYING)) == [1, 5, 6, 8]


def test_2_1_random_opening_opens_any_four() -> None:
    s = do(new(opening="random"), *LAYING)
    assert asks(s) == "* opening"
    assert odds(s) == ", ".join(f"open {site}: 1" for site in range(1, 11))
    do(s, "* open 10", "* open 2", "* open 4")
    assert odds(s) == "open 1: 1, open 3: 1, open 5: 1, open 6: 1, open 7: 1, open 8: 1, open 9: 1"
    do(s, "* open 3")
    assert open_sites(s) == [2, 3, 4, 10]
    assert asks(s) == "* roll"


def test_2_1_random_opening_opens_a_site_once() -> None:
    s = do(new(opening="random"), *LAYING, "* open 10")
    assert refused(s, "open 10") == "already-open §2.1"
    assert refused(s, "roll 10") == "not-asked §2.1"


def test_2_1_left_is_the_next_higher_seat_then_seat_1() -> None:
    s = table("travel", seats=4, starter=3)
    order = []
    for _ in range(4):
        order.append(asks(s))
        do(s, f"{asks(s)[0]} move cw")
    assert order == ["3 move", "4 move", "1 move", "2 move"]


def test_2_2_all_fragments_lie_in_the_middle() -> None:
    assert holds(do(new(), *LAYING), "middle") == EVERYTHING


def test_2_2_they_lie_face_down() -> None:
    s = do(new(3), *LAYING)
    assert [s.view(seat)["middle"]["known"] for seat in (None, 0, 1, 2)] == [[], [], [], []]


def test_2_3_the_first_player_rolls_any_site() -> None:
    s = do(new(), *LAYING)
    assert odds(s) == ", ".join(f"roll {site}: 1" for site in range(1, 11))


def test_2_3_a_roll_at_set_up_is_a_matter_of_this_clause() -> None:
    assert refused(do(new(), *LAYING), "stand lady") == "not-asked §2.3"


def test_2_3_after_each_roll_he_chooses_the_figure_that_stands_there() -> None:
    s = do(new(), *LAYING, "* roll 7")
    assert asks(s) == "1 stand"
    assert moves(s) == "stand bulky, stand lady, stand tall"
    do(s, "1 stand lady")
    assert stands(s, "1L") == 7
    assert asks(s) == "* roll"


def test_2_3_a_figure_is_placed_once() -> None:
    s = do(new(), *LAYING, "* roll 7", "1 stand lady", "* roll 2")
    assert moves(s) == "stand bulky, stand tall"
    assert refused(s, "stand lady") == "already-stands §2.3"
    assert refused(s, "move cw") == "not-asked §2.3"


def test_2_3_the_last_figure_is_asked_for_too() -> None:
    s = do(new(), *LAYING, "* roll 7", "1 stand lady", "* roll 2", "1 stand tall", "* roll 9")
    assert asks(s) == "1 stand"
    assert moves(s) == "stand bulky"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_seat_by_seat_each_player_places_all_three(seats: int) -> None:
    s = do(new(seats), *LAYING)
    for seat in range(1, seats + 1):
        for figure in ("tall", "bulky", "lady"):
            do(s, f"* roll {seat}", f"{seat} stand {figure}")
    assert [stands(s, f"{seat}{letter}") for seat in range(1, seats + 1) for letter in "BLT"] == (
        [seat for seat in range(1, seats + 1) for _ in range(3)]
    )
    assert (s.round, s.view(None)["starter"], s.view(None)["stage"]) == (1, 0, "discover")


def test_2_3_any_number_of_figures_may_share_a_site() -> None:
    s = do(new(), *LAYING)
    for seat in (1, 2):
        for figure in ("bulky", "lady", "tall"):
            do(s, "* roll 4", f"{seat} stand {figure}")
    assert s.view(None)["sites"][3]["figures"] == (
        [[0, "bulky"], [0, "lady"], [0, "tall"], [1, "bulky"], [1, "lady"], [1, "tall"]]
    )
