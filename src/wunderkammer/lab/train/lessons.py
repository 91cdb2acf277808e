"""Games to learn from, and what each position was worth in the end: TD(lambda)."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wunderkammer import shelf
from wunderkammer.bots.thinking.learned import LearnedJudge
from wunderkammer.bots.thinking.lesson import Lesson
from wunderkammer.bots.weights import Weights, read
from wunderkammer.core.judge import shares
from wunderkammer.lab.train.course import Course

Array = NDArray[np.float32]


class Task(NamedTuple):
    """Some games of a round."""

    course: Course
    weights: bytes
    round: int
    numbers: range


class Learnt(NamedTuple):
    """Of one game: for each position kept and each seat the inputs, the target, what was expected; and the result."""

    inputs: Array  # positions x seats x inputs
    targets: Array  # positions x seats: the answer that the network should have given, or the chance to win
    leads: Array  # positions x seats: what was expected, over the judge's doubt
    learns: NDArray[np.bool_]  # seats: whether what it saw is learnt from
    won: Array  # seats: shares of the victory
    scores: list[int]


def judge_of(course: Course, weights: Weights) -> LearnedJudge:
    return LearnedJudge(shelf.plug(course.game).judge(), course.features(), weights.network(), weights.doubt)


def play_lessons(task: Task) -> list[Learnt]:
    """A worker's portion."""
    judge = judge_of(task.course, read(task.weights))
    return [play_lesson(task.course, judge, task.round, number) for number in task.numbers]


def play_lesson(course: Course, judge: LearnedJudge, played: int, number: int) -> Learnt:
    rng = Random(f"{course.seed}/{played}/{number}")
    state = course.table(rng)
    seats = state.seats
    simple = course.simple(seats, rng)
    lesson = Lesson(judge, rng, course.noise * course.waning(played), course.rarely, simple, course.thought)
    ends = np.array(lesson.play(state), np.float32)
    inputs = (
        np.frombuffer(b"".join(lesson.seen), np.float64).reshape(-1, seats, judge.network.inputs).astype(np.float32)
    )
    values = np.array(lesson.values, np.float32).reshape(-1, seats)
    certain = np.array(lesson.certain, np.float32).reshape(-1, seats)
    leads = values / np.array(lesson.doubts, np.float32)[:, None]
    if judge.features.by_points:
        targets = (traced(values, ends, course.trace) - certain) / judge.features.unit
    else:
        targets = traced(odds(leads / judge.doubts), ends, course.trace)
    kept = chosen(len(inputs), course.keep, rng)
    won = np.array(shares(state.ranks()), np.float32)
    learns = ~np.array(simple) | (not judge.features.by_points)  # where only winning counts, all seats belong together
    return Learnt(inputs[kept], targets[kept], leads[kept], learns, won, state.scores())


def traced(values: Array, ends: Array, trace: float) -> Array:
    """For each position a mixture of what was expected later and what came in the end."""
    targets = np.empty_like(values)
    ahead = ends
    for index in range(len(values) - 1, -1, -1):
        targets[index] = ahead
        ahead = (1 - trace) * values[index] + trace * ahead
    return targets


def odds(leads: Array) -> Array:
    """The chances of several to win, row by row."""
    grown = np.exp(leads - leads.max(-1, keepdims=True))
    return np.asarray(grown / grown.sum(-1, keepdims=True), np.float32)


def chosen(count: int, about: int, rng: Random) -> Sequence[int]:
    """Some positions of a game, since neighbours are much alike."""
    return sorted(rng.sample(range(count), min(count, about)))
