"""A decision, weighed: what the best move promises, and what the move promises that was made.

A search finds the best move. Then both moves get the same attention, in the same possible worlds: a move that the
search tried twice would have no estimate worth telling.
"""

from random import Random
from typing import Final, NamedTuple

from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinkers import best_judge
from wunderkammer.bots.thinking.search import Search
from wunderkammer.core.state import State
from wunderkammer.insight.calibration import Calibration, calibration_for

ATTENTION: Final = 2  # of the iterations of a search, the part that each of the two moves gets afterwards
EQUAL: Final = 0.03  # moves that differ by less are about equal


class Weighed(NamedTuple):
    """The best move, and how likely each seat is to win after it and after the move that was made."""

    best: int
    chances: list[float]
    after: list[float]  # in comparison with the best move: for what the two differ by
    stands: list[float]  # for itself: where the game then stands

    def loss(self, seat: int) -> float:
        """What a seat has given away by its move; nothing if the two are about equal."""
        lost = self.chances[seat] - self.after[seat]
        return lost if lost >= EQUAL else 0.0


class OpenPerspective(Perspective):
    """The game with all cards on the table: for those who look back, never for a bot that plays."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._world = state.copy()

    def world(self, rng: Random) -> State:  # noqa: ARG002 - there is only one
        return self._world.copy()


class Scales:
    """Weighs decisions, each with the same number of iterations. The seed alone decides what comes of it."""

    def __init__(self, iterations: int, seed: str, calibration: Calibration | None = None) -> None:
        """What the search states is calibrated as the game says, unless it is said here."""
        self.iterations = iterations
        self.seed = seed
        self.calibration = calibration

    def rng(self) -> Random:
        return Random(self.seed)

    def compare(self, perspective: Perspective, most: int) -> list[tuple[int, float, int]]:
        """The moves that a search thinks best, at most so many: how likely each wins, and how often it was tried."""
        seat = perspective.seat
        search, iterations = self.search(perspective)
        found = [one.action for one in search.think(perspective, iterations)[:most]]
        attention = -(-iterations // ATTENTION)
        stated = {action: self.follow(search, perspective, action, attention) for action in found}
        best = max(stated.values(), key=lambda chances: chances[seat])
        likely = {action: self.true(perspective, best, stated[action])[seat] for action in found}
        return [(action, likely[action], attention) for action in sorted(found, key=lambda action: -likely[action])]

    def weigh(self, perspective: Perspective, played: int) -> Weighed:
        """The decision of the seat whose perspective it is."""
        search, iterations = self.search(perspective)
        best = search.think(perspective, iterations)[0].action
        attention = -(-iterations // ATTENTION)
        after = self.follow(search, perspective, played, attention)
        chances = after if best == played else self.follow(search, perspective, best, attention)
        if chances[perspective.seat] <= after[perspective.seat]:
            best, chances = played, after
        return Weighed(
            best,
            self.true(perspective, chances, chances),
            self.true(perspective, chances, after),
            self.true(perspective, after, after),
        )

    def stand(self, perspective: Perspective, played: int) -> list[float]:
        """How likely each seat is to win after a move, for itself: what `weigh` says of it, without the best one."""
        search, iterations = self.search(perspective)
        search.think(perspective, iterations)
        after = self.follow(search, perspective, played, -(-iterations // ATTENTION))
        return self.true(perspective, after, after)

    def search(self, perspective: Perspective) -> tuple[Search, int]:
        """A search by all that is known about the game, like that of the bots, and how many iterations it gets."""
        judge = best_judge(perspective, learned=True)
        return Search(judge, self.rng()), -(-self.iterations // judge.cost)

    def follow(self, search: Search, perspective: Perspective, action: int, iterations: int) -> list[float]:
        """How likely each seat is to win after a move, as the search states it."""
        rng = self.rng()
        results: list[list[float]] = []
        for _ in range(iterations):
            world = perspective.world(rng)
            world.play(action, perspective.seat)
            results.append(search.iterate(world))
        return means(results)

    def outlook(self, perspective: Perspective) -> list[float]:
        """How likely each seat is to win, for a seat that looks on while another one decides."""
        search, iterations = self.search(perspective)
        rng = self.rng()
        search.attend(perspective.position().copy(), perspective.seat)
        stated = means([search.iterate(perspective.world(rng)) for _ in range(-(-iterations // ATTENTION))])
        return self.true(perspective, stated, stated)

    def true(self, perspective: Perspective, best: list[float], stated: list[float]) -> list[float]:
        """What is stated of a move, calibrated; what is stated of the best one helps."""
        state = perspective.position()
        return (self.calibration or calibration_for(state)).after(best, stated, state.ply)


def means(results: list[list[float]]) -> list[float]:
    return [sum(one) / len(results) for one in zip(*results, strict=True)]
