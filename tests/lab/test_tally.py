import sys

import pytest

import wunderkammer as wk
from wunderkammer.lab.play import Result
from wunderkammer.lab.ratings import rated
from wunderkammer.lab.tally import Mean, counted, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # Newcombe (1998), Statistics in Medicine 17, table I: method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_the_interval_of_a_mean() -> None:
    mean = Mean()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.note(value)
    error = 1.96 * (32 / 7 / 8) ** 0.5
    assert mean.interval() == pytest.approx((5 - error, 5 + error))
    one = Mean()
    one.note(3)
    assert one.interval() == (3, 3)


GAMES = [
    Result(0, ["a", "b", "c"], [1, 2, 3], [10, 6, 2], 9),
    Result(1, ["b", "c", "a"], [1, 1, 3], [8, 8, 5], 9),
    Result(2, ["c", "a", "b"], [2, 1, 3], [4, 5, 0], 9),
]


def test_wins_ranks_scores_and_margins() -> None:
    standings = counted("abc", 3, GAMES)
    assert [standings.bots[name].wins for name in "abc"] == [2, 0.5, 0.5]
    assert [seat.wins for seat in standings.seats] == [1.5, 1.5, 0]
    assert standings.bots["a"].margins.value == pytest.approx((6 - 3 + 3) / 3)
    assert sum(standings.bots[name].margins.total for name in "abc") == pytest.approx(0)
    assert (standings.games, standings.bots["a"].games) == (3, 3)
    assert standings.bots["a"].ranks.value == pytest.approx(5 / 3)
    assert standings.bots["a"].scores.value == pytest.approx(20 / 3)


def test_who_wins_is_rated_higher() -> None:
    ratings = rated("ab", [Result(n, ["a", "b"], [1, 2], [2, 1], 1) for n in range(20)])
    assert ratings["a"].mu > 30
    assert ratings["b"].mu < 20
    assert ratings["a"].sigma < 25 / 3


def test_one_game_is_rated_as_openskill_does() -> None:
    # Two players who have not met anybody yet.
    ratings = rated("ab", [Result(0, ["a", "b"], [1, 2], [1, 0], 1)])
    assert ratings["a"].mu + ratings["b"].mu == pytest.approx(50)
    assert ratings["a"].mu == pytest.approx(27.635, abs=0.01)


def test_a_bot_among_itself_learns_nothing_from_it() -> None:
    ratings = rated("ab", [Result(0, ["a", "b", "b", "a"], [1, 2, 3, 4], [4, 3, 2, 1], 1)])
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(wk.LabError) as caught:
        rated("ab", GAMES)
    assert caught.value.details == {"library": "openskill", "extra": "lab"}
