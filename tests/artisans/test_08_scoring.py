from wunderkammer.games.artisans.contract import Artisans

from .table import begin_round, do, finish_round, new, table


def ended(drawing: str, seats: int = 2) -> Artisans:
    """A finished game."""
    s = table(drawing, seats=seats, in_round=12, stage="finishing")
    return do(s, *[f"{seat} pass" for seat in range(1, seats + 1)])


def test_8_1_points_of_developed_cards_artworks_and_the_artisan() -> None:
    s = ended("1 collector wood:3,2 fan mask\n 2 nightworker clock")
    assert s.scores() == [7 + 3 + 4 + 2 * 2, 7]
    points = s.view(None)["players"][0]["points"]
    assert points == {"materials": 7, "artworks": 7, "artisan": 4, "reserved": 0}


def test_8_1_an_artwork_is_worth_its_points() -> None:
    s = ended("1 nightworker fan lantern chest\n 2 opportunist buddha deathmask")
    assert s.scores() == [3 + 4 + 5, 6 + 7]


def test_8_1_hand_cards_count_nothing() -> None:
    assert ended("1 nightworker gold*6\n 2 opportunist wood:1").scores() == [0, 1]


def test_8_1_more_points_win() -> None:
    s = ended("1 nightworker wood:3\n 2 opportunist clay:5\n 3 perfectionist gold:4", seats=3)
    assert (s.scores(), s.ranks()) == ([3, 5, 4], [3, 1, 2])
    assert s.view(None)["ranks"] == [3, 1, 2]


def test_8_2_ties_more_artworks() -> None:
    s = ended("1 nightworker wood:3\n 2 opportunist fan")
    assert (s.scores(), s.ranks()) == ([3, 3], [2, 1])


def test_8_2_artworks_count_by_number_not_by_worth() -> None:
    s = ended("1 nightworker fan mask\n 2 opportunist clock wood:5")
    assert (s.scores(), s.ranks()) == ([7, 12], [2, 1])
    s = ended("1 nightworker fan mask\n 2 opportunist clock")
    assert (s.scores(), s.ranks()) == ([7, 7], [1, 2])


def test_8_2_a_reserved_one_is_none() -> None:
    s = ended("1 farsighted gold:1,1,1,1 reserved:fan\n 2 nightworker clay:5 textile:2")
    assert (s.scores(), s.ranks()) == ([7, 7], [2, 1])


def test_8_2_then_more_developed_cards() -> None:
    s = ended("1 nightworker wood:1,1 gold*4\n 2 opportunist clay:2 gold:1")
    assert (s.scores(), s.ranks()) == ([3, 3], [2, 1])


def test_8_2_at_every_level() -> None:
    s = ended("1 nightworker wood:1,1,1,1\n 2 opportunist clay:1,1,1 gold:1,1 metal:1")
    assert (s.scores(), s.ranks()) == ([10, 10], [2, 1])


def test_8_2_then_shared() -> None:
    s = ended("1 nightworker wood:2\n 2 opportunist clay:3\n 3 perfectionist gold:3 clay*2", seats=3)
    assert s.ranks() == [3, 1, 1]


def test_8_3_a_score_may_be_negative() -> None:
    s = ended("1 farsighted reserved:clock wood:2\n 2 nightworker")
    assert (s.scores(), s.ranks()) == ([-5, 0], [2, 1])


def test_8_3_before_the_end_as_if_the_game_ended_now() -> None:
    s = table("1 farsighted reserved:doll clay:1 textile:2\n 2 collector wood:1 textile:1")
    assert s.scores() == [0, 2]
    do(s, "1 craft doll")
    assert s.scores() == [6, 2]
    do(s, "2 craft fan")
    assert (s.scores(), s.view(None)["scores"]) == ([6, 7], [6, 7])
    assert s.view(None)["ranks"] is None


def test_8_3_nobody_has_points_at_first() -> None:
    assert new(4).scores() == [0, 0, 0, 0]


def test_8_3_a_penalty_falls_due_as_soon_as_something_is_reserved() -> None:
    s = finish_round(table("1 farsighted"))
    do(s, *["* market gold"] * 5)
    assert do(s, "1 reserve lantern").scores() == [-4, 0]
    assert begin_round(s).scores() == [-4, 0]
