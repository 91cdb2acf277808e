"""Our search against OpenSpiel's own ISMCTS bot, on the same game and with the same time for every decision.

OpenSpiel's bot plays through `wunderkammer.env.openspiel`, with one random playout a simulation as in its own examples.
The other one that OpenSpiel has, in C++, cannot play games that are written in Python. Needs the
extras `openspiel` and `lab`.
"""

import argparse
import time
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from rich.progress import track

from wunderkammer import bots
from wunderkammer.env import openspiel
from wunderkammer.lab.tally import wilson

CURIOSITY = 1.4  # of OpenSpiel's bot: the usual square root of two
COUNTLESS = 1 << 40


class TimeIsUp(Exception):
    pass


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which counts simulations, ended by the clock."""

    def __init__(self, game: pyspiel.Game, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        super().__init__(game, RandomRolloutEvaluator(1, luck), CURIOSITY, COUNTLESS, random_state=luck)
        self.seconds = seconds
        self.end = 0.0
        self.simulations = 0
        self.decisions = 0

    def run_search(self, state: pyspiel.State) -> list[tuple[int, float]]:
        self.end = time.monotonic() + self.seconds
        self.decisions += len(state.legal_actions()) > 1
        try:
            return super().run_search(state)  # type: ignore[no-any-return]
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)  # type: ignore[no-any-return]

    def sample_root_state(self, state: pyspiel.State) -> pyspiel.State:
        """What a simulation begins with."""
        if time.monotonic() > self.end and self._root_node.total_visits > 0:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


def play(game: pyspiel.Game, ours: bots.SearchBot, theirs: TimedISMCTS, seat: int, luck: Random) -> list[float]:
    """One game with our bot in a seat; the returns."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, chances)[0])
        elif state.current_player() == seat:
            state.apply_action(ours.choose(bots.Perspective(state.position.state, seat, luck)))
        else:
            state.apply_action(int(theirs.step(state)))
    return list(state.returns())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", help="artefakt or artisans")
    asked.add_argument("--games", type=int, default=40, help="how many; each of us begins every other one (40)")
    asked.add_argument("--seconds", type=float, default=0.2, help="for each decision (0.2)")
    asked.add_argument("--seed", default="1")
    wanted = asked.parse_args()
    game = pyspiel.load_game(openspiel.PREFIX + wanted.game, {"players": 2})
    luck = Random(wanted.seed)
    theirs = TimedISMCTS(game, wanted.seconds, luck.getrandbits(32))
    ours = bots.SearchBot(luck, iterations=0, seconds=wanted.seconds)
    wins = 0.0
    for number in track(range(wanted.games), description=f"{wanted.game}, {wanted.seconds} s a decision"):
        seat = number % 2
        returns = play(game, ours, theirs, seat, luck)
        wins += (returns[seat] > 0) + (returns[seat] == 0) / 2
    low, high = wilson(wins, wanted.games)
    rate = theirs.simulations / max(1, theirs.decisions)
    print(f"{wanted.game}: won {wins:g} of {wanted.games}: {wins / wanted.games:.0%} (95 %: {low:.0%} – {high:.0%})")
    print(f"OpenSpiel's bot made {rate:.0f} simulations a decision.")


if __name__ == "__main__":
    main()
