from collections import Counter
from itertools import permutations
from random import Random

import pytest

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.lab.plan import Setup

NAMES = ("random", "greedy", "novice", "amateur", "expert", "master")


def setup(count: int, seats: int) -> Setup:
    return Setup("artefakt", seats, NAMES[:count], "s", {})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_every_bot_sits_in_every_seat_equally_often_in_every_turn(count: int, seats: int) -> None:
    plan = setup(count, seats)
    for turn in range(7):
        lineups = [plan.lineup(turn * count + number) for number in range(count)]
        for seat in range(seats):
            assert sorted(lineup[seat] for lineup in lineups) == sorted(NAMES[:count])


@pytest.mark.parametrize(("count", "seats"), [(2, 2), (3, 2), (4, 2), (4, 3), (4, 4), (6, 3)])
def test_all_line_ups_come_once_before_one_comes_again(count: int, seats: int) -> None:
    every = sorted(permutations(NAMES[:count], seats))
    plan = setup(count, seats)
    for first in (0, len(every)):
        assert sorted(tuple(plan.lineup(first + number)) for number in range(len(every))) == every


def test_fewer_bots_than_seats_fill_them_evenly() -> None:
    plan = setup(2, 5)
    lineups = [plan.lineup(number) for number in range(12)]
    assert {tuple(sorted(Counter(lineup).values())) for lineup in lineups} == {(2, 3)}
    assert len({tuple(lineup) for lineup in lineups}) == 12


def test_a_fair_number_of_games() -> None:
    plan = setup(3, 3)
    assert plan.fair(None) == 102
    assert plan.fair(3) == 3
    with pytest.raises(wk.LabError) as few:
        plan.fair(2)
    assert few.value.code == "arena-too-few"
    with pytest.raises(wk.LabError) as uneven:
        plan.fair(100)
    assert uneven.value.details == {"games": 100, "bots": 3, "below": 99, "above": 102}


def test_without_a_clock_no_bot_has_a_limit_of_time() -> None:
    for name in bots.bots():
        made = bots.bot(name, Random(1), clock=False)
        assert getattr(made, "seconds", 0) == 0
        assert getattr(made, "iterations", 1) > 0
    master = bots.bot("master", Random(1))
    assert isinstance(master, bots.SearchBot)
    assert master.seconds > 0
