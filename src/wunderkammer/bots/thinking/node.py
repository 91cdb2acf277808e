"""What a search knows about one decision."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wunderkammer.bots.thinking.considered import Considered
from wunderkammer.bots.thinking.habits import Habits

ENOUGH: Final = 16.0  # tries that say something about the spread of their results
CLEAR: Final = 4.0  # times the error: so much of a gap is no chance


class Node:
    """What a seat has learnt about a decision: for each move how often it was tried and what came of it."""

    def __init__(self, seat: i64, actions: list[int], hopes: list[float], kinds: list[int]) -> None:
        self.seat = seat
        self.actions = actions
        self.kinds = vec[i64](kinds)  # of the moves; none in a game that tells none apart
        self.hopes = vec[float](hopes)  # how promising a move looks before it is tried; together 1
        self.tries = vec[i64]([0] * len(actions))
        self.results = vec[float]([0.0] * len(actions))
        self.squares = vec[float]([0.0] * len(actions))  # of the results
        self.chances = vec[float]([0.0] * len(actions))  # to win
        self.stages = vec[i64]([0] * len(actions))  # of a search by halves that a move has come through
        self.visits: i64 = 0
        self.total = 0.0

    def choose(self, curiosity: float, habits: Habits, leaning: float) -> i64:
        """The move of the highest upper bound (PUCT); what was never tried is worth as much as the decision so far.

        Where kinds of moves are told apart, that is more or less by what this kind brought elsewhere, compared with the
        other moves here; and it counts as if it had been found in so many tries.
        """
        mean = self.total / float(self.visits) if self.visits > 0 else 0.0
        root = curiosity * math.sqrt(float(self.visits + 1))
        hopes = self.hopes
        tries = self.tries
        results = self.results
        kinds = self.kinds
        leans = len(kinds) > 0 and leaning > 0.0
        usual = habits.mean_of(kinds) if leans else 0.0
        best: i64 = 0
        highest = -1.0
        for index in range(len(hopes)):
            tried = float(tries[index])
            if leans:
                guess = mean
                if habits.tries[kinds[index]] > 0:
                    guess += habits.mean(kinds[index]) - usual
                value = (results[index] + leaning * guess) / (tried + leaning)
            else:
                value = results[index] / tried if tried > 0.0 else mean
            bound = value + root * hopes[index] / (1.0 + tried)
            if index == 0 or bound > highest:
                highest = bound
                best = index
        return best

    def favourite(self) -> i64:
        """The move that looks best at first sight."""
        hopes = self.hopes
        best: i64 = 0
        for index in range(1, len(hopes)):
            if hopes[index] > hopes[best]:
                best = index
        return best

    def mean(self, index: i64) -> float:
        """What came of a move so far."""
        tried = float(self.tries[index])
        return self.results[index] / tried if tried > 0.0 else 0.0

    def learn(self, index: i64, result: float, chance: float) -> None:
        self.tries[index] += 1
        self.results[index] += result
        self.squares[index] += result * result
        self.chances[index] += chance
        self.visits += 1
        self.total += result

    def lead(self) -> i64:
        """How many more tries the move has that was tried most often than the next one."""
        most: i64 = 0
        second: i64 = 0
        for tried in self.tries:
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
        return most - second

    def is_clear(self, moves: list[int]) -> bool:
        """Whether one of several is so much better than each of the others that it cannot well be chance."""
        best = moves[0]
        for index in moves:
            if self.mean(index) > self.mean(best):
                best = index
        for index in moves:
            gap = self.mean(best) - self.mean(index)
            if index != best and gap * gap <= CLEAR * CLEAR * (self.error(best) + self.error(index)):
                return False
        return True

    def error(self, index: i64) -> float:
        """The square of how far the mean of a move may well be off; much as long as it was hardly tried."""
        tried = float(self.tries[index])
        if tried < ENOUGH:
            return 1.0
        mean = self.results[index] / tried
        return (self.squares[index] / tried - mean * mean) / tried


def ranking(root: Node) -> list[Considered]:
    """The moves by the stages they came through, how often they were tried and what came of it; with chances to win."""
    order: list[int] = list(range(len(root.actions)))
    order.sort(key=lambda index: (root.stages[index], root.tries[index], root.mean(index)), reverse=True)
    considered: list[Considered] = []
    for index in order:
        tries: int = root.tries[index]
        considered.append(Considered(root.actions[index], root.chances[index] / tries if tries > 0 else 0.0, tries))
    return considered
