from .table import asks, coins, do, finish_round, mat, moves, refused, table

FULL = "1 museum*6\n 2 ship*6\n 3 africa*6\n 4 asia*6"


def test_9_1_the_last_to_pass_becomes_first_player() -> None:
    s = table(FULL)
    do(s, "1 pass", "1 rest", "2 research asia with ship", "2 end", "3 pass", "3 rest", "4 pass", "4 rest", "1 rest")
    assert s.first == 0
    do(s, "2 pass", "2 take museum")
    assert (s.first, asks(s)) == (1, "2 act")


def test_9_1_after_he_has_had_his_marker() -> None:
    s = do(table("1 passed\n 2 passed\n 3 museum\n 4 passed", turn=3), "3 pass")
    assert (s.first, asks(s)) == (0, "3 passed")
    do(s, "3 take ship")
    assert s.first == 2


def test_9_2_from_him_clockwise_each_fills_his_mat() -> None:
    s = table("1 museum*4 passed\n 2 ship*5 passed\n 3 africa*3\n 4 asia*5 passed", turn=3)
    do(s, "3 pass", "3 take museum")
    order = []
    while asks(s).endswith("take"):
        order.append(asks(s)[0])
        do(s, f"{asks(s)[0]} take mideast")
    assert "".join(order) == "334112"
    assert [len(mat(s, seat).split()) for seat in (1, 2, 3, 4)] == [6, 6, 6, 6]


def test_9_2_of_his_choice() -> None:
    s = do(table("1 museum*3\n 2 ship*6 passed\n 3 asia*6 passed\n 4 africa*6 passed"), "1 pass", "1 take ship")
    assert moves(s) == "take museum, take ship, take africa, take america, take asia, take mideast"
    assert s.view(None)["question"] == {"ask": "take", "left": 2}
    assert mat(do(s, "1 take asia", "1 take america"), 1) == "museum museum museum ship america asia"


def test_9_2_without_swaps() -> None:
    s = do(table("1 museum*3\n 2 passed\n 3 passed\n 4 passed"), "1 pass", "1 take ship")
    assert moves(s, "swap") == ""


def test_9_2_another_move_is_refused_by_this_clause() -> None:
    s = do(table("1 museum*3\n 2 passed\n 3 passed\n 4 passed"), "1 pass", "1 take ship")
    assert refused(s, "swap museum ship") == "not-asked §9.2"


def test_9_2_nor_rest() -> None:
    s = do(table("1 museum*3\n 2 passed\n 3 passed\n 4 passed", may_rest="always"), "1 pass", "1 take ship")
    assert moves(s, "rest swap") == ""


def test_9_2_from_an_empty_track_nobody_takes() -> None:
    s = do(table("1 museum*3\n 2 museum*5 passed\n 3 passed\n 4 passed"), "1 pass", "1 take museum")
    assert moves(s) == "take ship, take africa, take america, take asia, take mideast"
    assert refused(s, "take museum") == "track-empty §4.3"


def test_9_3_the_year_moves_on_and_income_is_paid() -> None:
    s = do(table("1 $0 museum*6\n 2 ship*6 passed\n 3 asia*6 passed\n 4 africa*5 passed"), "1 pass", "1 rest")
    assert (asks(s), s.view(None)["year"], coins(s, 1)) == ("4 take", 1920, 0)
    do(s, "4 take ship")
    assert (asks(s), s.view(None)["year"], coins(s, 1)) == ("1 act", 1921, 8)


def test_9_3_a_full_mat_is_not_asked() -> None:
    s = do(table("1 museum*5\n 2 ship*6 passed\n 3 asia*6 passed\n 4 africa*6 passed"), "1 pass", "1 take ship")
    assert (asks(s), s.round) == ("1 act", 2)


def test_9_3_after_the_last_round_nothing_happens() -> None:
    s = do(table("1 $3 museum\n 2 passed\n 3 passed", turn=4, year=1928), "4 pass", "1 pass")
    assert asks(s) == "over"
    assert (s.first, s.view(None)["year"], coins(s, 1), mat(s, 1)) == (0, 1928, 3, "museum")


def test_9_3_the_year_1927_is_not_the_last() -> None:
    assert finish_round(table(year=1927)).view(None)["year"] == 1928
