"""The ladder: one bot among others, and what became of it."""

import math

import pytest
from cli.running import run

from wunderkammer.lab.ladder import OneAmong, Rung, ahead, rung
from wunderkammer.lab.play import Result


def test_the_first_bot_sits_in_every_seat() -> None:
    setup = OneAmong("artefakt", 3, ("greedy", "random"), "s", {})
    assert [setup.lineup(number).index("greedy") for number in range(6)] == [0, 1, 2, 0, 1, 2]
    assert all(setup.lineup(number).count("random") == 2 for number in range(3))
    assert setup.fair(4) == 6


def test_a_shared_victory_counts_in_part() -> None:
    setup = OneAmong("artefakt", 3, ("greedy", "random"), "s", {})
    names = ["greedy", "random", "random"]
    results = [Result(0, names, [1, 1, 3], [4, 4, 1], 9), Result(1, names, [2, 1, 3], [2, 5, 3], 9)]
    found = rung(setup, results)
    assert isinstance(found, Rung)
    assert (found.games, found.share) == (2, 0.75)
    assert found.low < 0.75 < found.high
    assert (found.points, found.others) == (4.5, 2.5)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whoever_wins_the_fair_share_is_not_ahead(seats: int) -> None:
    assert ahead(1 / seats, seats) == pytest.approx(0)
    assert ahead(1.5 / seats, seats) > 0 > ahead(0.5 / seats, seats)


def test_rating_points_are_those_of_chess() -> None:
    assert ahead(10 / 11, 2) == pytest.approx(400)
    assert ahead(10 / 13, 4) == pytest.approx(400)  # ten times as often first as each of the three others
    assert (ahead(1, 2), ahead(0, 2)) == (math.inf, -math.inf)


def test_the_command_prints_a_row_for_each_table() -> None:
    answer = run("lab", "ladder", "artefakt", "--games", 2, "--step", "greedy/random", "--workers", 1)
    assert answer.code == 0, answer
    rows = [line for line in answer.out.splitlines() if line.startswith("| artefakt")]
    assert [row.split("|")[2].strip() for row in rows] == ["2", "4"]
