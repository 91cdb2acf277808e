import pytest

from .table import (
    asks,
    begin_round,
    column,
    crafted,
    do,
    finish_round,
    hand,
    lay,
    moves,
    opened,
    refused,
    reserved,
    row,
    table,
)

FAN = "textile:1 wood:1"  # developed far enough to craft a fan


def bonus(things: str) -> int:
    """What an artisan brings to a seat with these things."""
    found = table(f"1 {things}\n row - - - -\n preview", in_round=9).view(None)["players"][0]["points"]["artisan"]
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize(
    ("works", "points"),
    [("", 0), ("fan lamp", 0), ("necklace", 4), ("necklace mask tapestry fan", 12), ("deathmask", 4)],
)
def test_9_1_four_for_each_own_artwork_asking_for_gold(works: str, points: int) -> None:
    assert bonus(f"goldlover {works} gold:3") == points


@pytest.mark.parametrize(
    ("works", "points"),
    [
        ("", 0),
        ("lamp necklace", 0),
        ("fan", 3),
        ("sundial", 3),
        ("hourglass", 3),
        ("windmill guardian", 6),
        ("fan buddha", 6),
    ],
)
def test_9_2_three_for_each_asking_for_wood_or_stone_or_both(works: str, points: int) -> None:
    assert bonus(f"sculptor {works} wood:3 stone:2") == points


@pytest.mark.parametrize(
    ("works", "points"),
    [("", 0), ("fan", 4), ("fan spindle", 6), ("fan doll mask", 8), ("clock sarcophagus", 14), ("deathmask", 6)],
)
def test_9_3_two_for_each_different_material_of_own_artworks(works: str, points: int) -> None:
    assert bonus(f"versatile {works} metal:3") == points


@pytest.mark.parametrize(
    ("workshop", "points"), [("", 0), ("wood:3,2,1", 0), ("wood:3,2,1,1", 5), ("wood:2,2,2,2 gold:1,1,1,1 clay:4", 10)]
)
def test_9_4_five_for_each_material_at_level_4(workshop: str, points: int) -> None:
    assert bonus(f"specialist {workshop} deathmask") == points


# §9.5 The night worker.


def test_9_5_after_crafting_he_is_asked_once_more_in_the_same_turn() -> None:
    s = do(table(f"1 nightworker {FAN} clay\n market gold - - metal -"), "1 craft fan")
    assert (asks(s), moves(s)) == ("1 night", "take 1, take 4, token, pass")
    do(s, "1 take 4")
    assert (hand(s, 1), asks(s)) == ("clay metal", "2 turn")


def test_9_5_a_swap_with_six_cards() -> None:
    s = do(table(f"1 nightworker {FAN} clay*6\n market gold - clay metal -"), "1 craft fan")
    assert moves(s) == "swap clay 1, token, pass"
    assert hand(do(s, "1 swap clay 1"), 1) == "clay clay clay clay clay gold"


def test_9_5_or_the_token() -> None:
    s = do(table(f"1 nightworker {FAN}"), "1 craft fan", "1 token")
    assert (asks(s), s.view(None)["holder"]) == ("2 last", 0)
    assert asks(do(s, "2 pass")) == "1 develop"


def test_9_5_or_a_pass() -> None:
    assert asks(do(table(f"1 nightworker {FAN}"), "1 craft fan", "1 pass")) == "2 turn"


def test_9_5_once_only() -> None:
    s = do(table(f"1 nightworker {FAN}\n market gold*5"), "1 craft fan", "1 take 1", "2 take 2", "1 take 3")
    assert asks(s) == "2 turn"


def test_9_5_also_in_his_last_turn_then_without_token() -> None:
    s = do(table(f"2 nightworker {FAN}\n market gold - - - metal"), "1 token", "2 craft fan")
    assert (asks(s), moves(s)) == ("2 night", "take 1, take 5, pass")
    assert refused(s, "token") == "token-taken §4.4"
    assert asks(do(s, "2 take 5")) == "1 develop"


def test_9_5_never_market_first() -> None:
    s = do(table(f"1 nightworker {FAN}\n market gold*5"), "1 take 1")
    assert asks(s) == "2 turn"
    assert refused(do(s, "2 take 2"), "craft fan") == "not-first-turn §5.1"


def test_9_5_others_are_not_asked() -> None:
    assert asks(do(table(f"1 collector {FAN}\n 2 nightworker"), "1 craft fan")) == "2 turn"


def test_9_5_another_move_is_refused_by_this_clause() -> None:
    assert refused(do(table(f"1 nightworker {FAN}"), "1 craft fan"), "rest") == "not-asked §9.5"


# §9.6 The perfectionist.


def test_9_6_he_may_lay_one_card_more_than_the_level_before() -> None:
    s = table("1 perfectionist textile:3 textile*5", stage="developing")
    assert moves(s) == "develop textile 1, develop textile 2, develop textile 3, develop textile 4, rest"
    assert refused(s, "develop textile 5") == "too-many §6.1"
    assert column(do(s, "1 develop textile 4"), 1, "textile") == [3, 4, 0, 0]


def test_9_6_at_every_level() -> None:
    s = table("1 perfectionist glass:1,2,3 glass*5", stage="developing")
    assert column(do(s, "1 develop glass 4"), 1, "glass") == [1, 2, 3, 4]


def test_9_6_level_4_remains_the_last() -> None:
    s = table("1 perfectionist glass:1,1,1,1 glass*2", stage="developing")
    assert refused(s, "develop glass 1") == "top-level §6.1"


def test_9_6_nobody_else() -> None:
    s = do(table("1 perfectionist\n 2 glass:1 glass*2", stage="developing"), "1 rest")
    assert refused(s, "develop glass 2") == "too-many §6.1"


@pytest.mark.parametrize(("works", "points"), [("", 0), ("fan", 2), ("fan clock buddha", 6)])
def test_9_7_two_for_each_own_artwork(works: str, points: int) -> None:
    assert bonus(f"collector {works} wood:3") == points


@pytest.mark.parametrize("artisan", ["nightworker", "perfectionist", "opportunist", "farsighted"])
def test_9_7_others_bring_no_points(artisan: str) -> None:
    assert bonus(f"{artisan} fan necklace sundial wood:2,2,1,1") == 0


# §9.8 The opportunist.


def test_9_8_his_last_turn_has_two_market_actions() -> None:
    s = do(table("2 opportunist clay\n market gold - wood - metal"), "1 token", "2 take 3")
    assert (asks(s), moves(s)) == ("2 second", "take 1, take 5, pass")
    do(s, "2 take 1")
    assert (asks(s), hand(s, 2)) == ("1 develop", "clay wood gold")


def test_9_8_a_take_and_a_swap() -> None:
    s = do(table("2 opportunist clay*5\n market gold - wood - metal"), "1 token", "2 take 3")
    assert moves(s) == "swap clay 1, swap clay 5, swap wood 1, swap wood 5, pass"
    assert hand(do(s, "2 swap wood 1"), 2) == "clay clay clay clay clay gold"


def test_9_8_the_second_may_be_a_pass() -> None:
    assert asks(do(table("2 opportunist\n market gold*5"), "1 token", "2 take 3", "2 pass")) == "1 develop"


def test_9_8_passing_or_crafting_first_ends_the_turn() -> None:
    s = do(table(f"2 opportunist {FAN}\n market gold*5"), "1 token")
    assert moves(s) == "craft fan, take 1, take 2, take 3, take 4, take 5, pass"
    for move in ("pass", "craft fan"):
        assert asks(do(s.copy(), f"2 {move}")) == "1 develop"


def test_9_8_no_craft_after_the_first() -> None:
    s = do(table(f"2 opportunist {FAN}\n market gold*5"), "1 token", "2 take 1")
    assert refused(s, "craft fan") == "not-first-turn §9.8"


def test_9_8_nor_the_token() -> None:
    s = do(table("2 opportunist\n market gold*5"), "1 token", "2 take 1")
    assert refused(s, "token") == "token-taken §4.4"
    assert refused(s, "rest") == "not-asked §9.8"


def test_9_8_only_when_another_took_the_token() -> None:
    s = do(table("1 opportunist\n market gold*5"), "1 take 1")
    assert asks(s) == "2 turn"
    do(s, "2 take 2", "1 token", "2 take 3")
    assert asks(s) == "1 develop"


def test_9_8_nobody_else_acts_twice() -> None:
    s = do(table("1 opportunist\n market gold*5", seats=3), "1 token", "2 take 1")
    assert asks(s) == "3 last"


def test_9_8_the_turn_goes_on_to_the_next() -> None:
    s = do(table("2 opportunist\n market gold*5", seats=3), "1 token", "2 take 1", "2 take 2")
    assert asks(s) == "3 last"


# §9.9 The far-sighted.


def with_market(drawing: str, *, in_round: int = 4, seats: int = 2) -> str:
    """What is asked in a round after the market has been laid out."""
    return asks(lay(finish_round(table(drawing, in_round=in_round - 1, seats=seats)), "gold*5"))


def test_9_9_he_is_asked_in_round_1() -> None:
    s = opened(["wood", "clay"], "collector farsighted")
    assert (s.round, asks(s)) == (1, "2 reserve")
    assert moves(s) == "reserve fan, reserve lamp, reserve necklace, reserve lantern, skip"
    assert asks(do(s, "2 skip")) == "1 turn"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_9_9_in_every_round_in_which_nothing_lies_there(seat: int) -> None:
    assert with_market(f"{seat} farsighted", seats=3) == f"{seat} reserve"
    assert with_market(f"{seat} farsighted reserved:doll", seats=3) == "1 turn"


def test_9_9_he_takes_a_card_of_the_row_and_the_gap_stays() -> None:
    s = do(opened(["wood", "clay"], "collector farsighted"), "2 reserve lamp")
    assert (reserved(s, 2), row(s), asks(s)) == ("lamp", "fan - necklace lantern", "1 turn")
    finish_round(s)
    assert row(s) == "fan mask necklace lantern"


@pytest.mark.parametrize("artwork", ["mask", "doll", "clock"])
def test_9_9_only_of_the_row(artwork: str) -> None:
    s = opened(["wood", "clay"], "collector farsighted")
    assert refused(s, f"reserve {artwork}") == "not-in-row §9.9"


def test_9_9_even_if_the_row_is_empty() -> None:
    s = lay(finish_round(table("1 farsighted\n row - - - -\n preview\n deck")), "gold*5")
    assert (asks(s), moves(s)) == ("1 reserve", "skip")


def test_9_9_another_move_is_refused_by_this_clause() -> None:
    assert refused(opened(["wood", "clay"], "collector farsighted"), "token") == "not-asked §9.9"


def test_9_9_he_can_craft_it_in_the_same_round() -> None:
    s = lay(finish_round(table(f"1 farsighted {FAN}")), "gold*5")
    do(s, "1 reserve fan", "1 craft fan")
    assert (crafted(s, 1), reserved(s, 1), row(s)) == ("fan", None, "- lamp necklace lantern")


def test_9_9_only_he_can() -> None:
    s = table(f"1 {FAN}\n 2 farsighted {FAN} reserved:fan\n row lamp doll necklace lantern")
    assert moves(s, "craft") == ""
    assert refused(s, "craft fan") == "reserved-by-other §9.9"
    assert crafted(do(s, "1 token", "2 craft fan"), 2) == "fan"


def test_9_9_its_levels_must_be_reached() -> None:
    s = table("1 farsighted textile:3 reserved:fan\n row lamp doll necklace lantern")
    assert refused(s, "craft fan") == "level-missing §5.2"


def test_9_9_not_in_the_first_two_rounds_either() -> None:
    s = table(f"1 farsighted {FAN} reserved:fan\n row lamp doll necklace lantern", in_round=2)
    assert refused(s, "craft fan") == "too-early §5.1"


def test_9_9_crafting_it_leaves_the_row_as_it_is() -> None:
    s = do(table(f"1 farsighted {FAN} reserved:fan\n row lamp doll necklace lantern"), "1 craft fan")
    assert row(s) == "lamp doll necklace lantern"


def test_9_9_having_crafted_it_he_may_reserve_again() -> None:
    s = do(table(f"1 farsighted {FAN} reserved:fan\n row lamp doll necklace lantern"), "1 craft fan")
    assert asks(lay(finish_round(s), "gold*5")) == "1 reserve"


def test_9_9_crafting_another_leaves_it_reserved() -> None:
    s = do(table(f"1 farsighted {FAN} reserved:doll"), "1 craft fan")
    assert (reserved(s, 1), crafted(s, 1)) == ("doll", "fan")


@pytest.mark.parametrize(("artwork", "value"), [("fan", 3), ("lantern", 4), ("chest", 5), ("buddha", 6), ("clock", 7)])
def test_9_9_uncrafted_at_the_end_it_costs_its_points(artwork: str, value: int) -> None:
    drawing = f"1 farsighted reserved:{artwork} wood:2\n row - - - -\n preview"
    s = do(table(drawing, in_round=12, stage="finishing"), "1 pass", "2 pass")
    assert s.scores() == [2 - value, 0]


def test_9_9_it_does_not_count_for_anything_else() -> None:
    s = do(table("1 farsighted reserved:fan", in_round=12, stage="finishing"), "1 pass", "2 pass")
    assert s.view(None)["players"][0]["points"] == {"materials": 0, "artworks": 0, "artisan": 0, "reserved": 3}


def test_9_9_it_stays_when_the_decks_change() -> None:
    s = begin_round(finish_round(table("1 farsighted reserved:doll", in_round=6)))
    assert (s.round, reserved(s, 1)) == (7, "doll")


def test_9_9_without_him_nobody_is_asked() -> None:
    assert with_market("1 collector") == "1 turn"
