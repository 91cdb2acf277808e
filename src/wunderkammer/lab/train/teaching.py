"""From positions to better weights: two kinds of loss, one step after another."""

import numpy as np
from numpy.typing import NDArray

from wunderkammer.lab.train.learner import Learner
from wunderkammer.lab.train.lessons import odds
from wunderkammer.lab.train.memory import Memory

Array = NDArray[np.float32]

LEVEL = 0.1  # how strongly the mean of the answers is drawn to zero where only chances count


def teach(learner: Learner, memory: Memory, by_points: bool, steps: int, size: int, rate: float, seed: int) -> float:
    """This many steps; the mean loss."""
    rng = np.random.default_rng(seed)
    total = 0.0
    for _ in range(steps):
        inputs, targets, seated = memory.sample(size, rng)
        rows = inputs[seated]
        answers, one, two = learner.forward(rows)
        slopes, loss = (points_loss if by_points else wins_loss)(answers, targets, seated)
        learner.learn(rows, one, two, slopes, rate)
        total += loss
    return total / max(1, steps)


def points_loss(answers: Array, targets: Array, seated: NDArray[np.bool_]) -> tuple[Array, float]:
    """The square of the error; every position counts the same, however many of its seats are learnt from."""
    error = answers - targets[seated]
    sizes = seated.sum(1)
    weights = (1 / np.maximum(sizes, 1)).repeat(sizes) / (sizes > 0).sum()
    return np.asarray(2 * weights * error, np.float32), float((weights * error * error).sum())


def wins_loss(answers: Array, targets: Array, seated: NDArray[np.bool_]) -> tuple[Array, float]:
    """How surprising the winners are, by the chances of all seats of a position together.

    Chances stay the same if all answers grow alike. So that they do not, their mean is drawn to zero.
    """
    leads = np.full(targets.shape, -np.inf, np.float32)
    leads[seated] = answers
    chances = odds(leads)
    surprise = -(targets * np.log(np.maximum(chances, 1e-9))).sum()
    sizes = seated.sum(1)
    means = np.where(seated, leads, 0).sum(1) / sizes
    slopes = chances - targets + (2 * LEVEL * means / sizes)[:, None]
    total = surprise + LEVEL * (means * means).sum()
    return np.asarray(slopes[seated] / len(targets), np.float32), float(total / len(targets))
