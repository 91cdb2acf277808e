import pytest

from .table import asks, crafted, do, finish_round, moves, preview, refused, row, table

FAN_AND_LAMP = "textile:1 wood:1 clay:1 metal:1"


@pytest.mark.parametrize(("seats", "first", "order"), [(2, 1, "12"), (3, 2, "231"), (4, 4, "4123")])
def test_7_1_after_round_12_from_the_holder_of_the_token_clockwise(seats: int, first: int, order: str) -> None:
    s = finish_round(table(seats=seats, first=first, in_round=12))
    asked = ""
    while asks(s) != "over":
        assert asks(s).endswith(" final")
        asked += asks(s)[0]
        do(s, f"{asks(s)[0]} pass")
    assert asked == order


def test_7_1_each_may_craft_one_more_artwork() -> None:
    s = table(f"1 {FAN_AND_LAMP}", in_round=12, stage="finishing")
    assert moves(s) == "craft fan, craft lamp, pass"
    do(s, "1 craft lamp")
    assert (crafted(s, 1), asks(s)) == ("lamp", "2 final")


def test_7_1_having_crafted_in_round_12_does_not_matter() -> None:
    s = do(table(f"1 {FAN_AND_LAMP}", in_round=12), "1 craft fan", "2 token", "1 pass")
    finish_round(s)
    assert asks(s) == "2 final"
    assert crafted(do(s, "2 pass", "1 craft lamp"), 1) == "fan lamp"


def test_7_1_from_the_row_without_refill() -> None:
    s = do(table(f"1 {FAN_AND_LAMP}\n 2 {FAN_AND_LAMP}", in_round=12), "1 craft fan", "2 token", "1 pass")
    finish_round(s)
    assert (row(s), preview(s)) == ("- lamp necklace lantern", "mask")
    do(s, "2 craft lamp")
    assert (row(s), moves(s)) == ("- - necklace lantern", "pass")


def test_7_1_or_a_reserved_one() -> None:
    s = table(f"1 farsighted {FAN_AND_LAMP} reserved:doll", in_round=12, stage="finishing")
    assert moves(s) == "craft fan, craft lamp, craft doll, pass"
    assert crafted(do(s, "1 craft doll"), 1) == "doll"


def test_7_1_its_levels_must_be_reached() -> None:
    s = table("1 textile:1", in_round=12, stage="finishing")
    assert refused(s, "craft fan") == "level-missing §5.2"


def test_7_1_nothing_else_is_done() -> None:
    s = table("1 wood*2", in_round=12, stage="finishing")
    for move in ("take 1", "token", "swap wood 1", "develop wood 1", "rest", "skip"):
        assert refused(s, move) == "not-asked §7.1"


def test_7_1_the_night_worker_is_not_asked_again() -> None:
    s = do(table(f"1 nightworker {FAN_AND_LAMP}", in_round=12, stage="finishing"), "1 craft fan")
    assert asks(s) == "2 final"


def test_7_1_not_after_round_11() -> None:
    s = finish_round(table(in_round=11))
    assert (s.round, asks(s)) == (12, "* lay")


def test_7_1_phase_b_of_round_12_is_played() -> None:
    s = do(table("1 wood*2", in_round=12), "1 token", "2 pass", "1 develop wood 2", "2 rest")
    assert asks(s) == "1 final"


def test_7_1_then_the_game_is_over() -> None:
    s = do(table(in_round=12, stage="finishing"), "1 pass", "2 pass")
    assert (asks(s), s.view(None)["stage"], s.legal()) == ("over", "finished", [])
