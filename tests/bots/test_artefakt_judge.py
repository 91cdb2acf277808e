"""What the judge of Artefakt prefers."""

from artefakt.table import do, lay_cards, table

from wunderkammer.games.artefakt.contract import Artefakt
from wunderkammer.games.artefakt.judge import ArtefaktJudge


def worth(state: Artefakt, seat: int = 1) -> int:
    return ArtefaktJudge().worth(state, seat - 1)


def at_sight(state: Artefakt, seat: int = 1) -> int:
    return ArtefaktJudge().impression(state, seat - 1)


def owning(fragments: str) -> int:
    return worth(table("prepare", f"seat 1 {fragments}"))


def test_a_third_different_piece_is_better_than_a_copy() -> None:
    assert owning("blue/123") > owning("blue/112") > owning("blue/12")


def test_three_of_a_colour_are_better_than_three_colours() -> None:
    assert owning("blue/123") > owning("blue/1 brown/1 yellow/1")


def test_a_site_taken_is_better_than_a_site_in_sight() -> None:
    s = table("possession", "3 1BL 2T blue/3\n seat 1 blue/12")
    before = worth(s)
    assert worth(do(s, "1 collect")) > before


def test_a_figure_goes_where_the_fragments_are() -> None:
    drawing = "1 1B\n 2 blue/1\n 10 1LT 2BLT"
    there = do(table("travel", drawing), "1 move cw")
    elsewhere = do(table("travel", drawing), "1 move ccw")
    assert worth(there) > worth(elsewhere)


def test_a_card_is_laid_that_leads_to_the_fragments() -> None:
    drawing = "1 1B\n 5 blue/1\n 10 1LT 2BLT"
    there = lay_cards(table("prepare", drawing), 1, "4 1 2")
    elsewhere = lay_cards(table("prepare", drawing), 1, "3 1 2")
    assert at_sight(there) > at_sight(elsewhere)
    assert worth(there) == worth(elsewhere)  # nobody wins by a card that is laid


def test_who_looks_no_further_goes_by_what_a_move_may_lead_to() -> None:
    drawing = "1 1B\n 5 blue/1\n 10 1LT 2BLT"
    there = lay_cards(table("prepare", drawing), 1, "4 1 2")
    judge = ArtefaktJudge()
    merits, chances = judge.assess_at_sight(there)
    assert merits == chances
    assert merits[0] > judge.assess(there)[0][0] == 0.5


def test_while_figures_travel_what_they_may_get_hardly_counts() -> None:
    drawing = "1 1B\n 2 blue/1\n 10 1LT 2BLT"
    travelling = do(table("travel", drawing), "1 move cw")
    assert 0 < gain_in_sight(travelling) < at_sight(travelling) - worth(travelling)


def gain_in_sight(state: Artefakt) -> int:
    return ArtefaktJudge().parts(state, 0)["outlook"]


def test_without_a_majority_a_site_brings_nothing() -> None:
    rest = "3 1BL 2B\n 9 2T"  # at site 3 seat 1 is asked, so that the others are still to be settled
    alone = table("possession", f"8 1T blue/1\n {rest}\n 10 2L")
    contested = table("possession", f"8 1T 2L blue/1\n {rest}")
    assert worth(alone) > worth(contested)


def test_a_stand_off_takes_from_a_rival_what_he_needs() -> None:
    drawing = "7 blue/4\n 6 1B 2B\n seat 2 blue/123"
    free = do(table("travel", drawing, starter=2), "2 move cw", "1 move ccw")
    stopped = do(table("travel", drawing, starter=2), "2 move cw", "1 move cw")
    assert worth(free, 2) > worth(stopped, 2)


def test_a_rival_who_can_be_robbed_is_worth_more_when_he_owns_what_is_missing() -> None:
    missing = table("possession", "3 1BL 2T\n seat 1 blue/123\n seat 2 blue/4")
    useless = table("possession", "3 1BL 2T\n seat 1 blue/123\n seat 2 blue/1")
    assert worth(missing) > worth(useless)


def test_pieces_that_rivals_hold_are_missed() -> None:
    free = worth(table("prepare", "seat 1 blue/123\n seat 2 blue/1"))
    held = worth(table("prepare", "seat 1 blue/123\n seat 2 blue/4"))
    assert free > held


def test_a_second_colour_counts_for_less_than_the_best() -> None:
    best = owning("blue/123")
    assert best < owning("blue/123 brown/12") < best + owning("brown/12")
