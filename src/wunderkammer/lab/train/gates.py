"""Tests: the network among copies of another judge, looking one decision ahead on the way, by search in the end."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from wunderkammer import bots, shelf
from wunderkammer.bots.thinkers import GreedyBot, SearchBot
from wunderkammer.bots.weights import read
from wunderkammer.core.judge import Judge, shares
from wunderkammer.lab.train.course import Course
from wunderkammer.lab.train.lessons import judge_of

EXAM = 40  # games of the last test, for each kind of table
THOUGHT = 200  # quick iterations of each search in it, or as many others as take about as long


class Trial(NamedTuple):
    """Some games of a test: new weights among old ones, or among the judge as the game brings it."""

    course: Course
    new: bytes
    old: bytes | None
    seats: int
    plain: bool  # the usual game; else any mixture of its options
    numbers: range
    iterations: int = 0  # of a search; 0: one decision ahead


def play_trials(trial: Trial) -> list[float]:
    """A worker's portion: of each game how much of the victory the new weights got."""
    new = judge_of(trial.course, read(trial.new))
    old: Judge = shelf.plug(trial.course.game).judge()
    if trial.old is not None:
        old = judge_of(trial.course, read(trial.old))
    return [play_trial(trial, new, old, number) for number in trial.numbers]


def play_trial(trial: Trial, new: Judge, old: Judge, number: int) -> float:
    rng = Random(f"{trial.course.seed}/trial/{trial.seats}/{number}")
    state = trial.course.table_of(trial.seats, trial.plain, rng)
    mine = number % trial.seats
    players = [player(rng, new if seat == mine else old, trial.iterations) for seat in range(trial.seats)]
    bots.play_out(state, players, rng)
    return shares(state.ranks())[mine]


def player(rng: Random, judge: Judge, iterations: int) -> bots.Bot:
    """By search; or, as in the lessons, one decision ahead in one possible world."""
    return SearchBot(rng, iterations, judge=judge) if iterations else GreedyBot(rng, judge=judge, worlds=1)


def strength(results: Sequence[tuple[int, float]]) -> float:
    """How many times the fair share was won, over all numbers of seats."""
    return sum(seats * share for seats, share in results) / len(results)
