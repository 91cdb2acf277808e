"""Figures against those counted by hand."""

import pytest

from wunderkammer.lab.balance import measures
from wunderkammer.lab.balance.findings import MOST, findings_of
from wunderkammer.lab.balance.measures import Figure
from wunderkammer.lab.balance.plots import levels
from wunderkammer.lab.balance.seen import Facts, Watched
from wunderkammer.lab.balance.sheets import MOST_BINS, Row, Sheet, bin_width, distribution, distributions, rows, seats
from wunderkammer.lab.balance.tally import Tally
from wunderkammer.lab.tally import wilson


def game(
    number: int, ranks: list[int], scores: list[int], facts: list[dict[str, int]], **samples: list[int]
) -> Watched:
    seen = Facts(len(ranks))
    seen.seats, seen.samples = facts, samples
    return Watched(number, ranks, scores, seen)


GAMES = [
    game(0, [1, 2], [10, 6], [{"a": 2}, {"a": 1}], rounds=[5], decisions=[9], end=[1]),
    game(1, [1, 1], [8, 8], [{"a": 3}, {}], rounds=[7]),
    game(2, [2, 1], [3, 4], [{}, {"b": 1}], rounds=[6], end=[1]),
    game(3, [2, 1], [1, 2], [{}, {}], rounds=[6]),
]
TALLY = Tally(2, GAMES)


def test_shares_with_the_interval_of_wilson() -> None:
    assert measures.wins(TALLY, "a") == (0.5, *wilson(1.5, 3))
    assert measures.wins(TALLY, "seat/0") == (1.5 / 4, *wilson(1.5, 4))
    assert measures.wins(TALLY, "seat/1") == (2.5 / 4, *wilson(2.5, 4))
    assert measures.share_of_seats(TALLY, "a") == (3 / 8, *wilson(3, 8))
    assert measures.games_with(TALLY, "a") == (2 / 4, *wilson(2, 4))
    assert measures.share_of_games(TALLY, "end") == (2 / 4, *wilson(2, 4))
    assert measures.share_of_samples(Tally(1, [game(0, [1], [1], [{}], taken=[1, 0, 0, 1])]), "taken") == (
        0.5,
        *wilson(2, 4),
    )


@pytest.mark.parametrize(
    ("measure", "key", "sample"),
    [
        (measures.score, "a", [10, 6, 8]),
        (measures.score, "seat/1", [6, 8, 4, 2]),
        (measures.per_holder, "a", [2, 1, 3]),
        (measures.per_seat, "a", [2, 1, 3, 0, 0, 0, 0, 0]),
        (measures.per_winner, "a", [2, 3, 0, 0, 0]),
        (measures.per_game, "a", [3, 3, 0, 0]),
        (measures.per_sample, "rounds", [5, 7, 6, 6]),
    ],
)
def test_means_with_the_normal_interval(measure: object, key: str, sample: list[int]) -> None:
    assert callable(measure)
    average = sum(sample) / len(sample)
    variance = sum((value - average) ** 2 for value in sample) / (len(sample) - 1)
    error = 1.96 * (variance / len(sample)) ** 0.5
    assert measure(TALLY, key) == pytest.approx((average, average - error, average + error))


def test_where_there_is_too_little_there_is_no_figure() -> None:
    assert measures.wins(TALLY, "never") is None
    assert measures.share_of_samples(TALLY, "never") is None
    assert measures.per_sample(TALLY, "never") is None
    assert measures.score(TALLY, "b") is None  # a single one
    assert measures.wins(TALLY, "b") == (1, *wilson(1, 1))
    assert measures.per_seat(TALLY, "never") == (0, 0, 0)


def test_rows_and_seats() -> None:
    sheet = seats(TALLY)
    assert [(row.which, row.name, row.number) for row in sheet.rows] == [("1", "name-seat", 1), ("2", "name-seat", 2)]
    assert sheet.rows[0].figures == (measures.wins(TALLY, "seat/0"), measures.score(TALLY, "seat/0"))
    columns = (measures.Column("mean", "decimal", "points", measures.per_seat),)
    assert [row.name for row in rows(TALLY, columns, ["x", 3], "name-{}")] == ["name-x", "name-3"]


def test_what_is_compared_has_one_scale() -> None:
    columns = (
        measures.Column("mean", "decimal", "x", measures.per_seat, plotted=True),
        measures.Column("winners", "decimal", "x", measures.per_winner, plotted=True),
        measures.Column("wins", "percent", "x", measures.wins, plotted=True),
        measures.Column("score", "decimal", "x", measures.score),
    )
    one, two, three, four = (measures.Figure(value, value, value) for value in range(4))
    sheet = Sheet("x", columns, [Row("x", "x", 0, (one, two, three, four)), Row("y", "y", 0, (None, one, None, None))])
    assert sheet.beside(columns[0]) == sheet.beside(columns[1]) == [one, two, one]
    assert sheet.beside(columns[2]) == [three]


def test_distributions_hold_every_figure_once() -> None:
    found = {one.key: one for one in distributions(TALLY)}
    assert list(found) == ["scores", "rounds", "decisions"]
    alike = Tally(2, [game(number, [1, 2], [3, 2], [{}, {}], rounds=[12], decisions=[40]) for number in range(3)])
    assert [one.key for one in distributions(alike)] == ["scores", "decisions"]
    assert [(one.first, one.last, one.times) for one in found["rounds"].bins] == [(5, 5, 1), (6, 6, 2), (7, 7, 1)]
    assert found["rounds"].mean == measures.per_sample(TALLY, "rounds")
    assert found["rounds"].bins[1].share == (0.5, *wilson(2, 4))
    wide = distribution("x", {-7: 1, 0: 3, 11: 2, 93: 4})
    assert sum(one.times for one in wide.bins) == 10
    assert (wide.bins[0].first, wide.bins[0].last, wide.bins[1].first) == (-10, -6, -5)
    assert wide.bins[-1].times == 4


def test_bins_are_round_and_not_too_many() -> None:
    assert [bin_width(span) for span in (1, 24, 25, 100, 121, 240, 241, 2401)] == [1, 1, 2, 5, 10, 10, 20, 200]
    assert all(span / bin_width(span) <= MOST_BINS for span in range(1, 5000))


def test_lines_behind_a_histogram_are_few_and_below_its_top() -> None:
    for top in (0.001, 0.011, 0.07, 0.2, 0.33, 0.5, 0.99, 1.0):
        found = levels([measures.Figure(0, 0, top)])
        assert len(found) <= 3
        assert all(0 < level <= top for level in found)


def test_only_what_is_clear_stands_out_and_the_clearest_first() -> None:
    wins = [(0.9, 0.6, 1.0), (0.8, 0.7, 0.9), (0.6, 0.4, 0.8), (0.2, 0.1, 0.3), (0.1, 0.0, 0.4)]
    columns = (measures.Column("wins", "percent", "a", measures.wins),)
    found = findings_of([Sheet("s", columns, [Row(str(one), "n", 0, (Figure(*one),)) for one in wins])], 0.5)
    assert [one.wins.value for one in found.more] == [0.8, 0.9]
    assert [one.wins.value for one in found.less] == [0.2, 0.1]
    many = Sheet("s", columns, [Row("", "n", 0, (Figure(0.9, 0.8, 1.0),))] * 9)
    assert len(findings_of([many], 0.5).more) == MOST
    assert findings_of([Sheet("s", columns, [Row("", "n", 0, (None,))])], 0.5) == ([], [])
