"""Bots that think: one decision ahead, or by search."""

import math
from random import Random

from wunderkammer.bots.bot import Bot
from wunderkammer.bots.judges import judge_for, learned_for
from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.considered import Considered
from wunderkammer.bots.thinking.greedy import look_ahead
from wunderkammer.bots.thinking.search import Search
from wunderkammer.core.judge import Judge

WORLDS = 3  # that a greedy bot looks at


def best_judge(perspective: Perspective, learned: bool) -> Judge:
    """What the network of the game has learnt, if it is asked for and there is any; else the judge that it brings."""
    state = perspective.position()
    return (learned_for(state) if learned else None) or judge_for(state)


class GreedyBot(Bot):
    """The move after which the position looks best; one that slips mistakes it for one that looks nearly as good."""

    def __init__(
        self,
        rng: Random,
        slips: float = 0.0,
        learned: bool = False,
        judge: Judge | None = None,
        worlds: int = WORLDS,
    ) -> None:
        """By the judge that the game brings, by what its network has learnt, or by another judge."""
        super().__init__(rng)
        self.slips = slips
        self.worlds = worlds
        self.learned = learned
        self.judge = judge

    def consider(self, perspective: Perspective) -> list[Considered]:
        judge = self.judge or best_judge(perspective, self.learned)
        return look_ahead(perspective, judge, self.worlds, self.rng, self.slips)


class SearchBot(Bot):
    """The move that a search comes back to most often. What it learnt on the way helps with its next decisions."""

    def __init__(
        self, rng: Random, iterations: int, seconds: float = 0.0, learned: bool = False, judge: Judge | None = None
    ) -> None:
        """A limit of 0 is none. The iterations are quick ones; of others there are fewer. Judges as above.

        Decisions that deserve it get more of them (`Judge.attention`), within the same time; or more time, if that is
        the only limit.
        """
        super().__init__(rng)
        self.iterations = iterations
        self.seconds = seconds
        self.learned = learned
        self.judge = judge
        self.search: Search | None = None

    def consider(self, perspective: Perspective) -> list[Considered]:
        search = self.search
        if search is None or not search.knows(perspective):
            search = Search(self.judge or best_judge(perspective, self.learned), self.rng)
        self.search = search
        attention = search.judge.attention(perspective.position(), perspective.seat)
        iterations = math.ceil(self.iterations * attention / float(search.judge.cost))
        seconds = self.seconds if iterations else self.seconds * attention
        return search.think(perspective, iterations, seconds, until_sure=seconds > 0)
