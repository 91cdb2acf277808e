"""Games that measure figures: a search that goes by them, alone among searches that go by the present ones."""

from random import Random
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.bots import Perspective
from wunderkammer.bots.thinkers import SearchBot
from wunderkammer.core.judge import Judge, shares
from wunderkammer.lab.train.course import Course
from wunderkammer.lab.train.crew import portions

PORTION = 8  # games that a worker plays at a time


class Contest(NamedTuple):
    """Some games of new figures. The course decides the deals, whatever the figures are."""

    course: Course
    figures: dict[str, int]
    iterations: int
    numbers: range


def judge_with(game: str, figures: dict[str, int]) -> Judge:
    judge = shelf.plug(game).judge()
    judge.adopt(figures)
    return judge


def contests(contest: Contest) -> list[Contest]:
    """In portions, for workers."""
    return [contest._replace(numbers=part) for part in portions(len(contest.numbers), PORTION)]


def play_contest(contest: Contest) -> list[float]:
    """A worker's portion: of each game how many times its fair share the new figures got."""
    course = contest.course
    new, old = judge_with(course.game, contest.figures), shelf.plug(course.game).judge()
    return [play_game(course, new, old, contest.iterations, number) for number in contest.numbers]


def play_game(course: Course, new: Judge, old: Judge, iterations: int, number: int) -> float:
    """Which table, the deals and what each bot draws depend on the number alone; a table is met from each seat."""
    seats, deal, mine = place(course.seats(), number)
    seed = f"{course.seed}/{seats}/{deal}"
    luck = Random(seed)
    state = course.table_of(seats, luck.random() < 0.5, luck)
    minds = [Random(f"{seed}/{seat}") for seat in range(seats)]
    players = [SearchBot(minds[seat], iterations, judge=new if seat == mine else old) for seat in range(seats)]
    while wk.deal(state, luck).actor != wk.OVER:
        seat = state.actor
        state.play(players[seat].choose(Perspective(state, seat, minds[seat])), seat)
    return seats * shares(state.ranks())[mine]


def place(numbers: list[int], number: int) -> tuple[int, int, int]:
    """The number of seats, of the deal and of the seat: deal by deal, all numbers of seats and in them all seats."""
    deal, left = divmod(number, sum(numbers))
    for seats in numbers:
        if left < seats:
            return seats, deal, left
        left -= seats
    raise AssertionError(number)
