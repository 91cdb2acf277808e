"""What a seat may not know stays hidden from it: in views, observations, refusals and possible worlds."""

from random import Random
from typing import Final

import wunderkammer as wk
from wunderkammer.testing.tools import Setup, everything, observation, refused, require, seen_by, text

TRIED: Final = 25  # actions at a position that may be refused


class Secrets:
    """Whether a seat was ever kept from seeing something, and whether a possible world was ever another one."""

    def __init__(self) -> None:
        self.kept = self.dealt_anew = False

    def note(self, state: wk.State, seat: int, twin: wk.State) -> None:
        self.kept = self.kept or {**state.view(seat), "seat": None} != state.view(wk.ALL_SEEING)
        self.dealt_anew = self.dealt_anew or everything(twin) != everything(state)


def check_twin(setup: Setup, state: wk.State, twin: wk.State, seat: int, rng: Random) -> None:
    """A world that differs only in what a seat may not know looks the same to it, byte for byte, and answers alike."""
    luck = rng.random()
    require(twin is not state, "resample gives the true state away")
    require(seen_by(twin, seat) == seen_by(state, seat), f"seat {seat} can tell a possible world from the true one")
    require(text(twin.view(None)) == text(state.view(None)), f"a spectator can tell a world of seat {seat}")
    require(observation(twin, seat) == observation(state, seat), f"the observation of seat {seat} tells what is hidden")
    worlds = [everything(one.resample(seat, Random(luck))) for one in (state, twin)]
    require(worlds[0] == worlds[1], f"what is dealt anew for seat {seat} depends on what it may not know")
    if state.is_open(seat):
        for action in range(setup.game.actions):
            same = state.why_not(action, seat) == twin.why_not(action, seat)
            require(same, f"the refusal of {state.name(action)!r} tells seat {seat} what is hidden")
    for action in rng.sample(range(setup.game.actions), min(TRIED, setup.game.actions)):
        if action not in state.legal(seat):
            same = refused(state, action, seat) == refused(twin, action, seat)
            require(same, f"the refusal of {state.name(action)!r} tells seat {seat} what is hidden")
    if state.is_open(seat):
        check_next(state, twin, seat, rng)


def check_evident(state: wk.State, twin: wk.State) -> None:
    """A spectator sees two worlds alike: so is what they can tell of the answers, and it is true in both."""
    for seat in state.actors():
        require(state.in_the_open(seat) == twin.in_the_open(seat), f"whether seat {seat} has a choice tells a secret")
        require(state.is_evident(seat) == twin.is_evident(seat), f"the one answer of seat {seat} is not for all to see")


def check_next(state: wk.State, twin: wk.State, seat: int, rng: Random) -> None:
    """The same move in both worlds has the same story, as long as it reveals nothing."""
    action = rng.choice(state.legal(seat))
    after = []
    for one in (state.copy(), twin.copy()):
        one.listen()
        one.play(action, seat)
        after.append((one.reveals, text([one.story(seat), one.view(seat), one.legal(seat)])))
    if all(reveals == state.reveals for reveals, _ in after):
        require(after[0] == after[1], f"{state.name(action)!r} tells seat {seat} what is hidden and counts no reveal")
