import pytest

from .table import asks, begin_round, column, crafted, do, finish_round, lay, moves, preview, refused, row, table

FAN = "textile:1 wood:1"  # developed far enough to craft a fan
FAN_AND_LAMP = "textile:1 wood:1 clay:1 metal:1"


# §5.1 When.


@pytest.mark.parametrize("in_round", [1, 2])
def test_5_1_not_in_the_first_two_rounds(in_round: int) -> None:
    s = table(f"1 {FAN}\n 2 {FAN}", in_round=in_round)
    assert moves(s, "craft") == ""
    assert refused(s, "craft fan") == "too-early §5.1"
    assert refused(do(s, "1 token"), "craft fan") == "too-early §5.1"


@pytest.mark.parametrize("in_round", [3, 7, 12])
def test_5_1_in_all_others(in_round: int) -> None:
    s = do(table(f"1 {FAN}", in_round=in_round), "1 craft fan")
    assert (crafted(s, 1), asks(s)) == ("fan", "2 turn")


def test_5_1_not_after_a_market_action_of_ones_own() -> None:
    s = do(table(f"1 {FAN}\n 2 {FAN}\n market gold*5"), "1 take 1")
    assert moves(s, "craft") == "craft fan"
    do(s, "2 take 2")
    assert (asks(s), moves(s, "craft")) == ("1 turn", "")
    assert refused(s, "craft fan") == "not-first-turn §5.1"


def test_5_1_the_first_turn_of_each_may_be_a_craft() -> None:
    s = table(f"1 {FAN_AND_LAMP}\n 2 {FAN_AND_LAMP}\n 3 {FAN_AND_LAMP}", seats=3, first=3)
    do(s, "3 craft fan", "1 craft lamp")
    assert (asks(s), moves(s, "craft")) == ("2 turn", "")


def test_5_1_one_artwork_in_a_round() -> None:
    s = do(table(f"1 {FAN_AND_LAMP}\n market gold*5"), "1 craft fan", "2 take 1")
    assert refused(s, "craft lamp") == "not-first-turn §5.1"


def test_5_1_nor_a_second_one_in_the_same_turn() -> None:
    s = do(table(f"1 nightworker {FAN_AND_LAMP}"), "1 craft fan")
    assert asks(s) == "1 night"
    assert refused(s, "craft lamp") == "one-artwork §5.1"


def test_5_1_market_actions_after_a_craft() -> None:
    s = do(table(f"1 {FAN}\n market gold*5"), "1 craft fan", "2 take 1")
    assert moves(s) == "take 2, take 3, take 4, take 5, token"


def test_5_1_another_one_in_the_next_round() -> None:
    s = do(table(f"1 {FAN_AND_LAMP}\n market gold*5"), "1 craft fan", "2 token", "1 pass")
    assert asks(begin_round(finish_round(s))) == "2 turn"
    assert crafted(do(s, "2 token", "1 craft lamp"), 1) == "fan lamp"


# §5.2 What.


def test_5_2_an_artwork_of_the_row_whose_levels_one_has() -> None:
    s = table("1 clay:2,1 metal:1 glass:1\n row fan lamp necklace lantern")
    assert moves(s, "craft") == "craft lamp"


@pytest.mark.parametrize(
    ("workshop", "allowed"),
    [
        ("glass:2,2 clay:1", True),
        ("glass:1,1,1 clay:1,1,1,1", True),
        ("glass:6 clay:6", False),
        ("glass:1,1", False),
        ("clay:1,1,1 glass:1", False),
        ("", False),
    ],
)
def test_5_2_each_material_at_least_at_the_level_asked(workshop: str, allowed: bool) -> None:
    s = table(f"1 {workshop}\n row lantern - - -\n preview fan")
    assert moves(s, "craft") == ("craft lantern" if allowed else "")
    if not allowed:
        assert refused(s, "craft lantern") == "level-missing §5.2"


def test_5_2_level_4_is_asked_by_the_death_mask() -> None:
    deathmask = "row - deathmask - -\n preview clock"
    three, four = "gold:1,1,1 glass:1 stone:1", "gold:1,1,1,1 glass:1 stone:1"
    assert refused(table(f"1 {three}\n {deathmask}", in_round=9), "craft deathmask") == "level-missing §5.2"
    assert moves(table(f"1 {four}\n {deathmask}", in_round=9), "craft") == "craft deathmask"


def test_5_2_no_card_in_hand_counts() -> None:
    assert refused(table("1 textile:1 wood*3"), "craft fan") == "level-missing §5.2"


def test_5_2_nor_the_workshop_of_another() -> None:
    assert refused(table(f"2 {FAN}"), "craft fan") == "level-missing §5.2"


def test_5_2_only_what_lies_in_the_row() -> None:
    s = table(f"1 {FAN} fan\n 2 doll\n row lamp necklace - -")
    for artwork in ("fan", "doll", "clock"):
        assert refused(s, f"craft {artwork}") == "not-in-row §5.2"


def test_5_2_it_moves_in_front_of_the_player_and_developed_cards_stay() -> None:
    s = do(table("1 textile:3,2 wood:2\n row lamp fan necklace lantern"), "1 craft fan")
    assert (crafted(s, 1), crafted(s, 2), row(s)) == ("fan", "", "lamp - necklace lantern")
    assert (column(s, 1, "textile"), column(s, 1, "wood")) == ([3, 2, 0, 0], [2, 0, 0, 0])


def test_5_2_the_gap_is_filled_at_the_start_of_the_next_round() -> None:
    s = do(table(f"1 {FAN}"), "1 craft fan", "2 token", "1 pass", "2 rest")
    assert (row(s), preview(s)) == ("- lamp necklace lantern", "mask")
    do(s, "1 rest")
    assert (row(s), preview(s)) == ("mask lamp necklace lantern", None)


def test_5_2_an_artwork_of_deck_1_is_crafted_when_deck_2_is_in_use() -> None:
    s = finish_round(table(f"1 {FAN}", in_round=6))
    lay(do(s, "* reveal clock"), "gold*5")
    assert crafted(do(s, "1 craft fan"), 1) == "fan"


# §5.3 The preview.


def test_5_3_the_preview_cannot_be_crafted() -> None:
    s = table(f"1 {FAN}\n row lamp necklace lantern -\n preview fan")
    assert moves(s, "craft") == ""
    assert refused(s, "craft fan") == "preview §5.3"


def test_5_3_not_even_as_the_last_artwork() -> None:
    s = table(f"1 {FAN}\n row lamp - lantern -\n preview fan", in_round=12, stage="finishing")
    assert refused(s, "craft fan") == "preview §5.3"
