"""What the judge of Artisans prefers."""

from random import Random

import pytest
from artisans.table import asks, do, moves, table

from wunderkammer.bots import Perspective
from wunderkammer.bots.thinking.greedy import look_ahead
from wunderkammer.games.artisans.contract import Artisans
from wunderkammer.games.artisans.judge import ArtisansJudge
from wunderkammer.games.artisans.judge.artworks import talent

B = "developing"
FAR_OFF = "row deathmask buddha rosewindow longship"


def worth(drawing: str, *, in_round: int = 5, stage: str = "trading", seat: int = 1) -> int:
    return ArtisansJudge().worth(table(drawing, in_round=in_round, stage=stage), seat - 1)


def best(state: Artisans) -> str:
    """The move that looks best one decision ahead."""
    considered = look_ahead(Perspective(state, state.actor, Random(1)), ArtisansJudge(), 3, Random(1))
    return state.name(considered[0].action)


def test_when_all_is_played_only_points_count() -> None:
    s = table("1 wood:2,2 fan\n2 clay*6 clay:1", in_round=12, stage="finishing")
    while asks(s) != "over":
        do(s, f"{asks(s)[0]} pass")
    assert [ArtisansJudge().worth(s, seat) for seat in range(2)] == [100 * score for score in s.scores()]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("1 wood:4", "1 wood:1 clay:1 stone:1 gold:1"),  # the same points, but more to build on
        ("1 wood:3 wood*3", "1 wood:3 wood gold clay"),  # cards that can be developed together
        ("1 wood:2,2 wood*2", "1 wood:2,2 glass*2"),  # a high level
        ("1 textile:1 wood:1\nrow fan", "1 textile:1 wood:1\nrow lamp"),  # an artwork that can be crafted
        ("1 textile:1 wood\nrow fan", "1 textile:1 clay\nrow fan"),  # one card from an artwork
        ("1 goldlover textile:1\nrow necklace", "1 goldlover textile:1\nrow lamp"),  # what the artisan likes
    ],
)
def test_of_two_positions(better: str, worse: str) -> None:
    rest = "" if "row" in better else f"\n{FAR_OFF}"
    assert worth(better + rest) > worth(worse + rest)


def test_broad_beginnings_count_less_when_few_rounds_are_left() -> None:
    surplus = [worth(f"1 wood:4\n{FAR_OFF}", in_round=n) - worth(f"1 gold:1\n{FAR_OFF}", in_round=n) for n in (5, 12)]
    assert surplus[0] > surplus[1] >= 300


def test_in_the_last_development_only_one_material_of_the_hand_counts() -> None:
    two = worth("1 wood:3 wood*3 gold*3", in_round=12, stage=B)
    assert two == worth("1 wood:3 wood*3", in_round=12, stage=B)


@pytest.mark.parametrize(
    ("drawing", "move"),
    [("1 wood:3,3,3 wood*2 clay*4", "develop wood 2"), ("1 clay:2 clay wood*5", "develop wood 5")],
)
def test_in_the_last_round_the_most_points(drawing: str, move: str) -> None:
    assert best(table(f"{drawing}\n{FAR_OFF}", in_round=12, stage=B)) == move


def test_an_artwork_within_reach_is_crafted() -> None:
    assert best(table("1 textile:1 wood:1 wood*5 gold\n2 textile:1 wood:1")) == "craft fan"


def test_the_card_that_fits_is_taken() -> None:
    assert best(table(f"1 wood:3,3 wood*2\nmarket clay gold wood stone glass\n{FAR_OFF}", in_round=8)) == "take 3"


def test_no_swap_for_its_own_sake() -> None:
    """The token is better than a swap that gains nothing."""
    market = "market gold metal gold metal glass"
    s = table(f"1 wood:3,3,3 clay:3,3,3 wood*3 clay*3\n{market}\n{FAR_OFF}", in_round=11, turns=2)
    assert "swap" in moves(s)
    assert best(s) == "token"


def test_doubt_shrinks_round_by_round() -> None:
    doubts = [ArtisansJudge().doubt(table(in_round=number)) for number in (3, 6, 9, 12)]
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[-1] > 0


def test_every_artisan_is_worth_the_same_compiled_and_interpreted() -> None:
    assert [talent(artisan) for artisan in range(9)] == [40, 50, 90, 60, 10, 10, 60, 40, 40]
