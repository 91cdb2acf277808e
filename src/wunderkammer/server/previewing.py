"""What each move would change in the figures of the one who makes it.

Moves are tried in possible worlds, never in the true one, and told is only what is the same in all of them: what a seat
cannot know cannot show in it.
"""

import time
from random import Random

from wunderkammer.bots import Perspective
from wunderkammer.core.state import State
from wunderkammer.server.figures import figures

WORLDS = 4
MOST = 200  # moves that are tried

Gains = dict[str, dict[str, int]]


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
    before = figures(first.view(seat), seat)
    told: Gains = {}
    for move in named[:MOST]:
        time.sleep(0)  # it is a thread: those who play go first
        if (action := first.action(move)) in legal:
            changes = [changed(world, seat, action, before) for world in possible]
            told[move] = {
                name: change
                for name, change in changes[0].items()
                if change and all(one.get(name) == change for one in changes)
            }
    return told


def changed(world: State, seat: int, action: int, before: dict[str, int]) -> dict[str, int]:
    after = figures(world.copy().play(action, seat).view(seat), seat)
    return {name: after[name] - before[name] for name in before if name in after}
