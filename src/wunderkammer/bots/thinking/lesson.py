"""A game that a judge plays against itself, to learn from."""

import math
from random import Random
from typing import Final

from mypy_extensions import i64

from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.forced import go_on
from wunderkammer.bots.thinking.learned import LearnedJudge
from wunderkammer.bots.thinking.search import Search
from wunderkammer.core.found import Found
from wunderkammer.core.judge import shares
from wunderkammer.core.luck import Luck
from wunderkammer.core.state import OVER, State

SHORTLIST: Final = 3  # moves of which it is asked what they mean to the rivals


class Lesson:
    """Every seat looks one decision ahead, as it knows the game, with some noise, so that other moves are tried too.

    Or it searches: that takes long, but the network learns how a game goes on when it is played well.
    """

    def __init__(
        self, judge: LearnedJudge, rng: Random, noise: float, rarely: float, simple: list[bool], thought: int = 0
    ) -> None:
        self.judge = judge
        self.rng = rng
        self.luck = Luck(rng)
        self.found = Found()
        self.noise = noise  # in hundredths of a point
        self.rarely = rarely  # how often a rare choice is made at random
        self.thought = thought  # iterations of a search; 0: there is none
        self.simple = simple  # seats that go by the judge alone, without noise, so that others learn to live with them
        self.seen: list[bytes] = []  # the inputs, for each decision and seat
        self.certain: list[float] = []  # what each had then
        self.values: list[float] = []  # and what it expected
        self.doubts: list[float] = []  # how much the judge thought open, for each decision

    def play(self, state: State) -> list[float]:
        """To the end; what came of it for each seat: its points in hundredths, or its share of the victory."""
        go_on(state, self.luck, self.found)
        while state.actor != OVER:
            seat = state.actor
            options = state.options(seat)
            if len(options) > 1:
                self.note(state)
                state.perform(self.choose(state, seat, options), seat)
            else:
                state.perform(options[0], seat)
            go_on(state, self.luck, self.found)
        if self.judge.features.by_points:
            return [100.0 * float(score) for score in state.scores()]
        return shares(state.ranks())

    def note(self, state: State) -> None:
        """What every seat sees now, and what it expects."""
        judge = self.judge
        judge.take_in(state)
        self.doubts.append(judge.judge.doubt(state))
        for seat in range(state.seats):
            self.seen.append(bytes(memoryview(judge.starts[seat].inputs)))
            self.certain.append(float(judge.features.certain(state, seat)))
            self.values.append(judge.value(state, seat))

    def choose(self, state: State, seat: i64, options: list[int]) -> i64:
        if self.judge.features.is_rare(state) and not self.simple[seat] and self.rng.random() < self.rarely:
            return self.rng.choice(options)
        if self.thought > 0 and not self.simple[seat]:
            search = Search(self.judge, self.rng)
            return search.think(Perspective(state, seat, self.rng), self.thought)[0].action
        world = state.resample(seat, self.rng)
        looks = [self.look(world, seat, action) for action in options]
        looks.sort(key=lambda look: -look.value)
        best = looks[0]
        if self.simple[seat]:
            return best.action
        highest = -math.inf
        for look in looks[:SHORTLIST]:  # what is best for the seat itself; of these, what is worst for the rivals
            value = look.value - self.judge.threat(look.after, seat)
            if value > highest:
                highest = value
                best = look
        return best.action

    def look(self, world: State, seat: i64, action: i64) -> "Look":
        after = world.copy()
        after.perform(action, seat)
        go_on(after, self.luck, self.found)
        if self.simple[seat]:
            return Look(action, after, float(self.judge.judge.worth(after, seat)))
        return Look(action, after, self.judge.value(after, seat) + self.noise * self.luck.gumbel())


class Look:
    """A move, what it leads to, and what that is worth to the seat."""

    def __init__(self, action: i64, after: State, value: float) -> None:
        self.action = action
        self.after = after
        self.value = value
