"""What each move would change in the figures of the seat that makes it.

Moves are tried in possible worlds, never in the true one, and told is only what is the same in all of them: what a seat
cannot know cannot show in it.
"""

import time
from random import Random

from wunderkammer.bots import Perspective
from wunderkammer.core.state import State
from wunderkammer.server.wire.figures import own_figures

WORLDS = 4
MOST = 200  # moves that are tried
IN_A_ROW = 8  # of them

Change = dict[str, int]  # by figure
Gains = dict[str, Change]  # by move


def worlds(state: State, seat: int, seed: str) -> list[State]:
    """What might be, for all this seat knows."""
    rng = Random(seed)
    perspective = Perspective(state, seat, rng)
    return [perspective.world(rng) for _ in range(WORLDS)]


def gains(possible: list[State], seat: int, moves: list[str]) -> Gains:
    """By move, the figures that change, and by how much; of all legal moves if none is named.

    A move that is not legal is left out. What chance does after a move does not count.
    """
    first = possible[0]
    named = moves or [first.name(action) for action in first.legal(seat)]
    legal = set(first.legal(seat))
    before = own_figures(first, seat)
    told: Gains = {}
    for number, move in enumerate(named[:MOST]):
        if number % IN_A_ROW == 0:
            time.sleep(0)  # this is a thread: let the event loop run
        if (action := first.action(move)) in legal:
            told[move] = certain(possible, seat, action, before)
    return told


def certain(possible: list[State], seat: int, action: int, before: Change) -> Change:
    """What changes alike in all worlds; stops as soon as nothing can be left."""
    told = changed(possible[0], seat, action, before)
    for world in possible[1:]:
        if not told:
            break
        here = changed(world, seat, action, before)
        told = {name: change for name, change in told.items() if here.get(name) == change}
    return told


def changed(world: State, seat: int, action: int, before: Change) -> Change:
    """The figures that are others after a move, with the difference."""
    after = own_figures(world.copy().play(action, seat), seat)
    return {name: after[name] - old for name, old in before.items() if after.get(name, old) != old}
