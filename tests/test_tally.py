"""Where the points of a finished game come from: the rows make the scores, and the ties the ranks."""

from random import Random
from typing import Any

import pytest

import wunderkammer as wk
from wunderkammer.core.tally import Row, deciding
from wunderkammer.testing.endings import check_tally

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("artifact", 3, {}),
    ("artifact", 5, {"research": True, "roles": True}),
    ("artisans", 4, {}),
    ("artefakt", 3, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_the_rows_make_the_scores_and_the_ties_the_ranks(game: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(20):
        state = wk.playout(wk.game(game).new(seats=seats, options=options), Random(seed))
        check_tally(state.tally(), state.scores(), state.ranks())


def test_artifact_names_its_sources() -> None:
    def names(**options: bool) -> list[str]:
        return [row.name for row in wk.game("artifact").new(seats=3, options=options).tally().sources]

    assert names() == ["exhibitions", "coins"]
    assert names(research=True) == ["exhibitions", "research", "coins"]


def test_a_tie_decides_only_where_it_tells_seats_apart() -> None:
    ties = [Row("exhibitions", [3, 4, 9]), Row("coins", [1, 2, 3])]
    assert deciding([10, 11, 12], ties) == [False, False]
    assert deciding([10, 10, 12], ties) == [True, False]
    assert deciding([10, 10, 12], [Row("exhibitions", [3, 3, 9]), ties[1]]) == [False, True]
    assert deciding([10, 10, 10], [Row("exhibitions", [3, 3, 9]), ties[1]]) == [True, True]
    assert deciding([10, 10, 12], [Row("exhibitions", [3, 3, 9]), Row("coins", [1, 1, 3])]) == [False, False]
