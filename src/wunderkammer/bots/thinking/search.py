"""Search: information-set Monte Carlo tree search, for any game of the contract and any number of seats.

Every iteration thinks a possible world through. What was learnt is kept by what the deciding seat knows at each
decision, so that worlds which look alike to it share it. Each seat plays for its own result. Of what another seat
knows, only what matters to its choice is told apart (`State.gist`): else each of its hands would be learnt about alone.

In a simultaneous choice nobody sees what the others choose, so the order makes no difference: the seat that thinks goes
first, also if `actor` names another one, and the others decide after it, also if they have decided already.
"""

import math
import time
from random import Random
from typing import Final

from mypy_extensions import i64

from wunderkammer.bots.perspective import Perspective
from wunderkammer.bots.thinking.considered import Considered
from wunderkammer.bots.thinking.forced import answer_forced, go_on
from wunderkammer.bots.thinking.habits import Habits
from wunderkammer.bots.thinking.node import Node, ranking
from wunderkammer.core.batch import words_of
from wunderkammer.core.dealer import decision
from wunderkammer.core.digest import Digest
from wunderkammer.core.found import Found
from wunderkammer.core.judge import Judge, odds_of
from wunderkammer.core.luck import Luck
from wunderkammer.core.sheet import LANES, sheet_of
from wunderkammer.core.state import OVER, State

MANY: Final = 1 << 60
REMEMBERED: Final = 30_000  # decisions that are kept for later at most
GLANCE: Final = 64  # iterations from one look at how clear things are to the next
TICK: Final = 1e-6  # seconds: the least that anything takes


class Search:
    """Thinks about one decision after another. With the same seed and iterations it comes to the same conclusions.

    What it has learnt about decisions to come is kept: when one of them is asked, it goes on from there.
    """

    def __init__(self, judge: Judge, rng: Random) -> None:
        self.judge = judge
        self.rng = rng
        self.luck = Luck(rng)
        self.found = Found()
        self.chances = Found()
        self.nodes: dict[int, Node] = {}
        self.met: set[int] = set()  # the keys of decisions that came up once: most never come up again
        self.seat: i64 = 0  # which thinks
        self.asked = 0  # the key of the decision that it thinks about, or thought about last
        self.sheet = sheet_of(0)  # for what a seat knows, again and again
        self.digest = Digest()
        self.habits = Habits(0)

    def think(
        self, perspective: Perspective, iterations: int, seconds: float = 0.0, until_sure: bool = False
    ) -> list[Considered]:
        """The legal moves of the seat whose perspective it is, the best first: the one tried most often.

        A limit of 0 is none; one of them must be set. It may end earlier, when more thought would change nothing.
        """
        root = self.begin(perspective)
        if len(root.actions) > 1:
            (self.halve if self.judge.halves else self.explore)(perspective, root, iterations, seconds, until_sure)
            self.met = set()
        return ranking(root)

    def knows(self, perspective: Perspective) -> bool:
        """Whether it has met this decision when it thought about an earlier one of the same seat."""
        if perspective.seat != self.seat or not 0 < len(self.nodes) <= REMEMBERED:
            return False
        world = perspective.position()
        if words_of(world) != len(self.sheet.words):
            return False
        world = world.copy()
        world.reopen(self.seat)
        key = self.key(world, self.seat)
        return key != self.asked and key in self.nodes

    def world(self, perspective: Perspective) -> State:
        """A possible one, in which the others have yet to decide what nobody has seen."""
        world = perspective.world(self.rng)
        world.reopen(perspective.seat)
        return world

    def begin(self, perspective: Perspective) -> Node:
        """What is known about the decision; often that is nothing yet."""
        world = self.world(perspective)
        if self.knows(perspective):
            self.judge.resume(world)
            self.asked = self.key(world, self.seat)
            return self.nodes[self.asked]
        self.attend(world, perspective.seat)
        self.asked = self.key(world, self.seat)
        root = self.expand(world, self.seat)
        self.nodes = {self.asked: root}
        return root

    def attend(self, world: State, seat: i64) -> None:
        """From now on a seat thinks about what follows from here, and nothing is known about that yet."""
        self.seat = seat
        self.habits = Habits(world.habits())
        self.sheet = sheet_of(words_of(world))
        self.nodes = {}
        self.met = set()
        self.judge.prepare(world)

    def explore(self, perspective: Perspective, root: Node, iterations: int, seconds: float, until_sure: bool) -> None:
        """Try the move of the highest upper bound, again and again."""
        done = 0
        began = time.monotonic()
        end = began + seconds if seconds > 0 else math.inf
        while (iterations == 0 or done < iterations) and (seconds == 0 or time.monotonic() < end):
            self.iterate(self.world(perspective))
            done += 1
            if until_sure and done % GLANCE == 0:
                left = float(iterations - done) if iterations > 0 else math.inf
                if seconds > 0:
                    now = time.monotonic()
                    left = min(left, done * max(0.0, end - now) / max(now - began, TICK))
                if float(root.lead()) > left:
                    return  # nothing can overtake it any more

    def halve(self, perspective: Perspective, root: Node, iterations: int, seconds: float, until_sure: bool) -> None:
        """Sequential halving: candidates in turn, then the better half of them, until one is left or the time is up."""
        left: list[int] = list(range(len(root.actions)))
        left.sort(key=lambda index: (-root.tries[index], -root.hopes[index]))
        left = left[: candidates(len(left), iterations)]
        phases: int = phases_of(len(left))
        began = time.monotonic()
        for phase in range(1, phases + 1):
            end = began + seconds * phase / phases if seconds > 0 else math.inf
            tries = max(1, iterations // (phases * len(left))) if iterations > 0 else MANY
            while tries > 0 and time.monotonic() < end:
                self.try_each(self.world(perspective), left, end)
                tries -= 1
                if until_sure and root.is_clear(left):
                    tries = 0
            left.sort(key=lambda index: -root.mean(index))
            left = left[: (len(left) + 1) // 2]
            for index in left:
                root.stages[index] = phase

    def try_each(self, world: State, moves: list[int], end: float) -> None:
        """All in the same world, so that none is lucky; the most promising first, for the time may be up."""
        for index in moves:
            if time.monotonic() >= end:
                return
            self.iterate(world.copy(), index)

    def iterate(self, world: State, forced: i64 = -1) -> list[float]:
        """Down the known decisions, one new one, its judgement, and back up; returns how likely each seat is to win.

        The first step may be forced.
        """
        path: list[Node] = []
        steps: list[i64] = []
        left = self.judge.ahead * world.seats
        while True:
            go_on(world, self.luck, self.found)
            if world.actor == OVER:
                break
            seat = self.decider(world)
            key = self.key(world, seat)
            node = self.nodes.get(key)
            if node is None:
                if not self.judge.guided and (key not in self.met or len(self.nodes) >= REMEMBERED):
                    self.met.add(key)
                    break
                node = self.expand(world, seat)
                self.nodes[key] = node
                if self.judge.guided:
                    if left > 0:  # its moves have just been looked at: once is enough
                        world.perform(node.actions[node.favourite()], seat)
                        left -= 1
                    break
            step = forced if forced >= 0 else node.choose(self.judge.curiosity, self.habits, self.judge.leaning)
            forced = -1
            path.append(node)
            steps.append(step)
            if self.habits.kinds > 0:
                self.habits.note(node.kinds[step], seat)
            world.perform(node.actions[step], seat)
        self.play_on(world, left)
        results, chances = self.judge.assess(world)
        self.habits.learn(results)
        for index in range(len(path)):
            seat = path[index].seat
            path[index].learn(steps[index], results[seat], chances[seat])
        return chances

    def decider(self, world: State) -> i64:
        """Who decides next: the seat that thinks, whenever it is asked."""
        return self.seat if world.is_open(self.seat) else world.actor

    def play_on(self, world: State, left: i64) -> None:
        """Some more decisions, so that what hangs in the air falls."""
        go_on(world, self.luck, self.found)
        while left > 0 and world.actor != OVER:
            seat = world.actor
            world.perform(self.best_looking(world, seat) if self.judge.guided else self.usual(world, seat), seat)
            go_on(world, self.luck, self.found)
            left -= 1

    def usual(self, world: State, seat: i64) -> i64:
        """The move of the kind that did best so far; now and then, and where a game tells no kinds apart, any."""
        if self.habits.kinds == 0:
            return decision(world, seat, self.luck, self.found)
        if self.luck.below(100) < self.judge.whims:
            action = decision(world, seat, self.luck, self.found)
        else:
            action = self.most_successful(world, seat)
        self.habits.note(world.habit(action, seat), seat)
        return action

    def most_successful(self, world: State, seat: i64) -> i64:
        """The move of the kind that did best so far, wherever it was made."""
        found = self.found
        found.clear()
        world.find(seat, found)
        best = found.actions[0]
        most = -1.0
        for index in range(found.count):
            mean = self.habits.mean(world.habit(found.actions[index], seat))
            if mean > most:
                most = mean
                best = found.actions[index]
        return best

    def best_looking(self, world: State, seat: i64) -> i64:
        """The move that looks best at first sight."""
        found = self.found
        found.clear()
        world.find(seat, found)
        best = found.actions[0]
        if found.count > 1:
            self.judge.approach(world, seat, found.count)
            most = self.glance(world, seat, best)
            for index in range(1, found.count):
                look = self.glance(world, seat, found.actions[index])
                if look > most:
                    most = look
                    best = found.actions[index]
        return best

    def key(self, world: State, seat: i64) -> int:
        """A number for what the deciding seat knows, or, of another one than that which thinks, for the gist of it.

        Two decisions must never share one, since their moves differ.
        """
        digest = self.digest
        digest.begin(seat)
        if not world.imprint(seat, seat == self.seat, digest):
            self.read(world, seat, digest)
        return digest.result()

    def read(self, world: State, seat: i64, digest: Digest) -> None:
        """The long way, by a sheet."""
        sheet = self.sheet
        words = sheet.words
        sheet.blank(0, LANES * len(words))
        if seat == self.seat:
            world.observe(seat, sheet)
        else:
            world.gist(seat, sheet)
        for index in range(len(words)):
            if words[index] != 0:  # many are not
                digest.add(words[index], index)

    def expand(self, world: State, seat: i64) -> Node:
        """A new decision, with what the judge thinks of each move at first sight."""
        actions = world.options(seat)
        hopes = [1.0 / len(actions)] * len(actions)
        if len(actions) > 1:
            hopes = self.first_sight(world, seat, actions)
        kinds = [world.habit(action, seat) for action in actions] if self.habits.kinds > 0 else []
        return Node(seat, actions, hopes, kinds)

    def first_sight(self, world: State, seat: i64, actions: list[int]) -> list[float]:
        self.judge.approach(world, seat, len(actions))
        looks = [self.glance(world, seat, action) for action in actions]
        return odds_of(looks, self.judge.doubt(world) / self.judge.trust)

    def glance(self, world: State, seat: i64, action: i64) -> i64:
        """What a seat has right after a move, before the others have had their say; and chance, if the judge can."""
        after = world.copy()
        after.perform(action, seat)
        if self.judge.settles:
            go_on(after, self.luck, self.chances)
        elif after.asked_since() > 1:
            answer_forced(after)
        return self.judge.impression(after, seat)


def candidates(moves: i64, iterations: i64) -> i64:
    """How many moves a search by halves can try in each of its phases; 0 iterations are no limit."""
    count: i64 = moves
    while iterations > 0 and count > 2 and count * phases_of(count) > iterations:
        count -= 1
    return count


def phases_of(moves: i64) -> i64:
    """How often a number of moves can be halved until one is left."""
    phases: i64 = 0
    while moves > 1:
        moves = (moves + 1) // 2
        phases += 1
    return phases
