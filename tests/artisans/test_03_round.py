from .table import (
    asks,
    begin_round,
    discard,
    do,
    finish_round,
    lay,
    market,
    moves,
    odds,
    pile,
    preview,
    refused,
    reveal,
    row,
    table,
)

CLOSED = "developing"  # phase B: the market has been cleared away


def until_lay(drawing: str, in_round: int) -> tuple[int, str, str | None]:
    """The next round begins: how many artworks are revealed, and the row and the preview then."""
    s = finish_round(table(drawing, in_round=in_round - 1))
    reveals = 0
    while asks(s) == "* reveal":
        s.apply(s.legal()[0])
        reveals += 1
    assert (s.round, asks(s)) == (in_round, "* lay")
    return reveals, row(s), preview(s)


# §3.1 Row, preview, market.


def test_3_1_the_preview_moves_into_a_gap_and_a_new_one_is_turned_up() -> None:
    s = finish_round(table("row fan - lamp necklace\n preview doll"))
    assert (asks(s), row(s), preview(s)) == ("* reveal", "fan doll lamp necklace", None)
    reveal(s, "chest")
    assert (asks(s), row(s), preview(s)) == ("* lay", "fan doll lamp necklace", "chest")


def test_3_1_further_gaps_are_filled_from_the_deck() -> None:
    s = finish_round(table("row - fan - -\n preview doll"))
    assert row(s) == "doll fan - -"
    assert row(reveal(s, "chest")) == "doll fan chest -"
    assert (row(reveal(s, "lantern")), preview(s)) == ("doll fan chest lantern", None)
    assert (row(reveal(s, "mask")), preview(s), asks(s)) == ("doll fan chest lantern", "mask", "* lay")


def test_3_1_an_event_that_is_not_asked_is_refused_by_this_clause() -> None:
    s = finish_round(table("row fan - lamp necklace\n preview doll"))
    assert refused(s, "market wood") == "not-asked §3.1"
    assert refused(reveal(s, "chest"), "reveal mask") == "not-asked §3.1"


def test_3_1_without_gaps_nothing_is_revealed() -> None:
    assert until_lay("row fan lamp necklace lantern\n preview mask", 4) == (0, "fan lamp necklace lantern", "mask")


def test_3_1_the_last_preview_fills_a_gap_and_none_follows() -> None:
    assert until_lay("row fan - necklace -\n preview mask\n deck", 5) == (0, "fan mask necklace -", None)


def test_3_1_the_last_card_of_the_deck_fills_a_gap_rather_than_being_a_preview() -> None:
    assert until_lay("row - - necklace lantern\n preview mask\n deck 6", 5) == (1, "mask buddha necklace lantern", None)


def test_3_1_gaps_that_stayed_are_tried_again_without_a_reveal() -> None:
    s = finish_round(table("row fan - - lantern\n preview mask\n deck", in_round=4))
    assert row(s) == "fan mask - lantern"
    s = finish_round(begin_round(s))
    assert (asks(s), s.round, row(s)) == ("* lay", 6, "fan mask - lantern")


def test_3_1_five_materials_are_laid_at_places_1_to_5() -> None:
    s = finish_round(table(in_round=1))
    assert (s.round, asks(s), market(s)) == (2, "* lay", "- - - - -")
    assert market(lay(s, "wood gold")) == "wood gold - - -"
    assert (market(lay(s, "wood clay metal")), asks(s)) == ("wood gold wood clay metal", "1 turn")


def test_3_1_the_token_lies_in_the_middle_again() -> None:
    s = finish_round(table())
    assert (s.round, s.view(None)["holder"]) == (4, None)
    assert moves(begin_round(s), "token") == "token"


def test_3_1_row_then_market_then_reserve_then_phase_a_then_phase_b() -> None:
    s = finish_round(table("2 farsighted\n row fan - - lantern\n preview mask"))
    order = []
    while s.round == 4:
        order.append(asks(s))
        idle = [word for word in ("token", "pass", "rest", "skip") if word in moves(s)]
        s.play(s.action(idle[0]) if idle else s.legal()[0])
    events = ["* reveal"] * 2 + ["* lay"] * 5 + ["2 reserve"]
    assert order == [*events, "1 turn", "2 last", "1 develop", "2 develop"]


# §3.2 Round 7.


def test_3_2_in_round_7_the_preview_of_deck_1_leaves_the_game() -> None:
    s = finish_round(table("row fan - lamp necklace\n preview doll", in_round=6))
    assert (asks(s), row(s), preview(s)) == ("* reveal", "fan - lamp necklace", None)
    assert refused(s, "reveal doll") == "not-in-deck §2.2"
    assert s.view(None)["deck"] == {"number": 2, "left": 10, "values": {"3": 0, "4": 1, "5": 2, "6": 3, "7": 4}}


def test_3_2_gaps_are_filled_from_deck_2_and_a_preview_is_turned_up() -> None:
    s = finish_round(table("row fan - lamp -\n preview doll", in_round=6))
    reveal(s, "clock armour")
    assert (row(s), preview(s), asks(s)) == ("fan clock lamp armour", None, "* reveal")
    reveal(s, "longship")
    assert (row(s), preview(s), asks(s)) == ("fan clock lamp armour", "longship", "* lay")


def test_3_2_round_7_without_gaps_has_exactly_one_reveal() -> None:
    drawing = "row fan lamp necklace lantern\n preview mask"
    assert until_lay(drawing, 7) == (1, "fan lamp necklace lantern", "fountain")


def test_3_2_a_preview_of_deck_1_that_was_removed_does_not_come_back() -> None:
    s = finish_round(table("row fan lamp necklace lantern\n preview mask", in_round=6))
    assert refused(s, "reveal mask") == "seen-before §2.6"


def test_3_2_deck_2_is_not_touched_before_round_7() -> None:
    drawing = "row fan - - -\n preview\n deck"
    assert until_lay(drawing, 6) == (0, "fan - - -", None)
    reveals, filled, turned_up = until_lay(drawing, 7)
    assert reveals == 4
    assert filled.startswith("fan ")
    assert "-" not in filled
    assert turned_up is not None


def test_3_2_the_cards_removed_are_not_shown() -> None:
    s = table("row fan lamp necklace lantern\n preview mask", in_round=6, stage=CLOSED)
    s.listen()
    do(s, "1 rest", "2 rest")
    told = s.story(None)
    assert told[2:] == [{"event": "round", "round": 7, "seat": 0}, {"event": "deck-changed"}]


def test_3_2_round_8_goes_on_with_deck_2() -> None:
    s = begin_round(finish_round(table("row fan lamp necklace lantern\n preview mask", in_round=6)))
    assert s.view(None)["deck"]["left"] == 9
    turned_up = preview(s)
    finish_round(s)
    assert (s.round, s.view(None)["deck"]["left"], preview(s)) == (8, 9, turned_up)


def test_3_2_with_deck_2_empty_gaps_stay() -> None:
    assert until_lay("row fan - - -\n preview clock\n deck", 11) == (0, "fan clock - -", None)


# §3.3 The pile.


def test_3_3_a_material_comes_by_its_number_in_the_pile() -> None:
    s = table("pile wood*3 gold*2 metal\n discard clay*4", stage=CLOSED)
    assert odds(finish_round(s)) == "wood: 3, gold: 2, metal: 1"
    assert odds(lay(s, "gold")) == "wood: 3, gold: 1, metal: 1"


def test_3_3_an_empty_pile_is_refilled_from_the_discard_when_a_card_must_be_drawn() -> None:
    s = finish_round(table("pile wood gold\n discard clay*4 metal*2", stage=CLOSED))
    lay(s, "gold")
    assert (pile(s), discard(s)) == ("wood", "clay clay clay clay metal metal")
    lay(s, "wood")
    assert (odds(s), discard(s)) == ("clay: 4, metal: 2", "")
    lay(s, "clay metal clay")
    assert (market(s), pile(s)) == ("gold wood clay metal clay", "clay clay metal")


def test_3_3_not_before() -> None:
    s = lay(finish_round(table("pile wood*5\n discard clay*4", stage=CLOSED)), "wood*5")
    assert (asks(s), pile(s), discard(s)) == ("1 turn", "", "clay clay clay clay")
    assert s.view(None)["pile"] == {**s.view(None)["pile"], "left": 0, "refilled": False}


def test_3_3_with_what_the_market_left() -> None:
    s = finish_round(table("market wood gold - - metal\n pile\n discard clay"))
    assert odds(s) == "clay: 1, wood: 1, gold: 1, metal: 1"


def test_3_3_the_refill_is_no_event() -> None:
    s = table("pile\n discard clay*6", stage=CLOSED)
    do(s, "1 rest")
    before = s.ply
    do(s, "2 rest")
    assert (s.ply, asks(s)) == (before + 1, "* lay")


def test_3_3_with_both_empty_what_there_is_is_laid_out() -> None:
    s = finish_round(table("pile wood gold\n discard clay", stage=CLOSED))
    lay(s, "wood gold clay")
    assert (asks(s), market(s)) == ("1 turn", "wood gold clay - -")


def test_3_3_with_nothing_left_the_market_stays_empty() -> None:
    s = finish_round(table("1 wood*3\n 2 gold*6\n pile", stage=CLOSED))
    assert (s.round, asks(s), market(s), moves(s)) == (4, "1 turn", "- - - - -", "token")
    assert (asks(do(s, "1 token")), moves(s)) == ("2 last", "pass")
