"""Chance: the only place where anything is drawn. The rules say what is possible and how likely; the dealer draws."""

from random import Random

from mypy_extensions import i64

from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.core.state import CHANCE, OK, OVER, State


def deal(state: State, rng: Random) -> State:
    """Answer chance until a seat must decide or the game is over."""
    answer_chance(state, Luck(rng), Found())
    return state


def answer_chance(state: State, luck: Luck, found: Found) -> None:
    """The same with random numbers that are used further; `found` is a buffer for options, which may be reused."""
    while state.actor == CHANCE:
        state.perform(outcome(state, luck, found), CHANCE)


def playout(state: State, rng: Random) -> State:
    """Uniformly random decisions, and chance as it falls, to the end of the game."""
    luck = Luck(rng)
    found = Found()  # the same room for all options, again and again
    while state.actor != OVER:
        actor = state.actor
        state.perform(outcome(state, luck, found) if actor == CHANCE else decision(state, actor, luck, found), actor)
    return state


def decision(state: State, seat: i64, luck: Luck, found: Found) -> i64:
    """One of the options of a seat, each as likely as any other."""
    first, last = state.block(seat)
    if first == last:
        found.clear()
        state.find(seat, found)
        return luck.any_of(found)
    while True:  # darts: as fair as listing the options, and quicker
        action = first + luck.below(last - first)
        if state.refusal(action, seat) == OK:
            return action


def outcome(state: State, luck: Luck, found: Found) -> i64:
    """One outcome of the chance event at hand, by its weight."""
    first, last = state.block(CHANCE)
    if first == last:
        found.clear()
        state.find(CHANCE, found)
        return weighted(state, luck, found)
    heaviest = state.heaviest()
    while True:  # darts again; a light outcome that is hit may slip away
        action = first + luck.below(last - first)
        if state.refusal(action, CHANCE) == OK and luck.below(heaviest) < state.weight(action):
            return action


def weighted(state: State, luck: Luck, found: Found) -> i64:
    """One of the outcomes found, as likely as its weight is heavy."""
    total: i64 = 0
    for index in range(found.count):
        total += state.weight(found.actions[index])
    rest = luck.below(total)
    chosen: i64 = 0
    while rest >= state.weight(found.actions[chosen]):
        rest -= state.weight(found.actions[chosen])
        chosen += 1
    return found.actions[chosen]
