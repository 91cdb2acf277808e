from .table import asks, coins, do, finish_round, income, table


def test_5_1_income_actions_end_of_round() -> None:
    s = table("1 $0 museum*6\n 2 ship*6\n 3 africa*6\n 4 asia*6", year=1921)
    do(s, "1 pass", "1 rest", "2 pass", "2 rest", "3 pass", "3 rest")
    assert (s.view(None)["stage"], s.round, coins(s, 1)) == ("actions", 2, 0)
    do(s, "4 pass", "4 swap asia ship")
    assert (s.view(None)["stage"], s.round, coins(s, 1), asks(s)) == ("actions", 3, 8, "4 act")


def test_5_2_the_printed_income_of_eleven() -> None:
    s = finish_round(table("1 $0 asia-4 weapon-4"))
    assert income(s) == 7
    assert coins(s, 1) == 7 + 2 + 2


def test_5_2_everybody_gets_the_base_income() -> None:
    s = finish_round(table("1 $0\n 2 $1\n 3 $2\n 4 $30"))
    assert [coins(s, seat) for seat in (1, 2, 3, 4)] == [8, 9, 10, 38]


def test_5_2_the_bonus_is_his_alone() -> None:
    s = finish_round(table("1 $0 weapon-5 pottery-3\n 2 $0 weapon-4"))
    assert [coins(s, seat) for seat in (1, 2, 3)] == [8 + 3 + 1, 8 + 2, 20 + 8]


def test_5_2_the_base_is_that_of_the_moment_it_is_paid() -> None:
    s = table("1 $1 museum asia/weapon*4 sites-3 types-5\n 2 $0")
    assert income(s) == 7
    do(s, "1 exhibit asia-4")
    assert income(s) == 6
    finish_round(s)
    assert [coins(s, seat) for seat in (1, 2)] == [6 + 1 + 3 + 2, 6]
