"""Answers that nobody has to think about."""

from wunderkammer.core.found import Found
from wunderkammer.core.state import State


def is_forced(world: State, found: Found) -> bool:
    """Whether a question is asked only so that its being left out tells nothing; the one answer is then in `found`."""
    if world.actor < 0 or world.asked_since() == 1:
        return False
    found.clear()
    world.find(world.actor, found)
    return found.count == 1


def answer_forced(world: State) -> None:
    found = Found()
    while is_forced(world, found):
        world.perform(found.actions[0], world.actor)
