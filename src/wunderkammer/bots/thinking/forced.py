"""What happens without a decision: chance, and answers that nobody has to think about."""

from wunderkammer.core.dealer import outcome
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.core.state import CHANCE, State


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


def go_on(world: State, luck: Luck, found: Found) -> None:
    """Until somebody has to decide: chance as it falls, and every forced answer."""
    while world.actor == CHANCE or is_forced(world, found):
        action = outcome(world, luck, found) if world.actor == CHANCE else found.actions[0]
        world.perform(action, world.actor)
