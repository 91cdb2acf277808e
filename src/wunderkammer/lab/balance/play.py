"""One game of a balance report, from its number alone: played as in the arena, and watched."""

from collections.abc import Sequence
from random import Random

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.lab.balance.seen import Facts, Watched
from wunderkammer.lab.balance.watching import eyes_for
from wunderkammer.lab.plan import Setup


class Seating(Setup):
    """Bots that keep their seats, one name for each; the same bot may sit in several."""

    __slots__ = ()

    def check(self) -> None:
        """A WunderkammerError says what cannot be: bots, seats, options or edition, or a report of this game."""
        eyes_for(self.game)
        for name in self.bots:
            bots.check(name)
        self.new()

    def lineup(self, number: int) -> list[str]:  # noqa: ARG002 (the same in every game)
        return list(self.bots)


def watch(setup: Setup, number: int) -> Watched:
    """Always the same for the same set-up and number, and the game that the arena would play."""
    state, luck = setup.new(), Random(f"{setup.seed}/{number}")
    state.listen()
    players = [bots.bot(name, luck, clock=False) for name in setup.lineup(number)]
    decisions = bots.play_out(state, players, luck)
    view = state.view(wk.ALL_SEEING)
    facts = Facts(setup.seats)
    eyes_for(setup.game).watch(facts, state.story(wk.ALL_SEEING), view, state.scores())
    facts.sample("decisions", decisions)
    facts.sample("rounds", view["round"])
    return Watched(number, state.ranks(), state.scores(), facts)


def watch_all(setup: Setup, numbers: Sequence[int]) -> list[Watched]:
    """A worker's portion."""
    return [watch(setup, number) for number in numbers]
