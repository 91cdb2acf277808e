"""What is done while the clock runs: whole games of ours, inside the engine, from Python and in a batch."""

from random import Random

from kinds import BATCH, Kind

import wunderkammer as wk
from wunderkammer import env
from wunderkammer.core.dealer import decision, outcome
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck


def fresh_game(kind: Kind) -> wk.State:
    return wk.game(kind.game).new(kind.seats, kind.options)


def play_out(fresh: wk.State, games: int) -> int:
    """Whole games inside the library, each from a copy of a fresh one."""
    rng = Random(1)
    for _ in range(games):
        wk.playout(fresh.copy(), rng)
    return games


def lengths(fresh: wk.State, games: int) -> tuple[int, int]:
    """How many decisions and actions `play_out` makes: a playout does not tell, so its games are played in steps."""
    rng = Random(1)
    decisions = actions = 0
    for _ in range(games):
        state = fresh.copy()
        luck = Luck(rng)
        while state.actor != wk.OVER:
            actor = state.actor
            if actor == wk.CHANCE:
                state.perform(outcome(state, luck, Found()), actor)
            else:
                state.perform(decision(state, actor, luck, Found()), actor)
                decisions += 1
        actions += state.ply
    check = Random(1)
    assert actions == sum(wk.playout(fresh.copy(), check).ply for _ in range(games)), "these are not the same games"
    return decisions, actions


def drive(fresh: wk.State, games: int) -> tuple[int, int]:
    """Whole games driven from Python: `legal`, choose, `apply`, and chance by `wk.deal`. Decisions and actions."""
    rng = Random(1)
    random = rng.random
    over = wk.OVER
    decisions = actions = 0
    for _ in range(games):
        state = wk.deal(fresh.copy(), rng)
        while state.actor != over:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
            if state.actor == wk.CHANCE:
                wk.deal(state, rng)
        actions += state.ply
    return decisions, actions


def drive_chance_too(fresh: wk.State, games: int) -> tuple[int, int]:
    """The same with chance drawn in Python, by its weights: the loop that OpenSpiel asks for."""
    rng = Random(1)
    random, choices = rng.random, rng.choices
    over, chance = wk.OVER, wk.CHANCE
    decisions = actions = 0
    for _ in range(games):
        state = fresh.copy()
        while (actor := state.actor) != over:
            legal = state.legal()
            if actor == chance:
                state.apply(choices(legal, state.weights())[0])
            else:
                state.apply(legal[int(random() * len(legal))])
                decisions += 1
        actions += state.ply
    return decisions, actions


def middle_of_a_game(fresh: wk.State) -> wk.State:
    """A position with something on the table and something to hide: in the third round."""
    rng = Random(3)
    state = wk.deal(fresh.copy(), rng)
    while state.view(None)["round"] < 3:
        state.apply(rng.choice(state.legal()))
        wk.deal(state, rng)
    return state


class Side:
    """Games side by side, at random: every step gives the observations and the masks of all."""

    def __init__(self, kind: Kind, copy: bool) -> None:
        self.games = env.batch(kind.game, BATCH, seats=kind.seats, options=kind.options, seed=1, copy=copy)
        self.games.reset()
        # A game as a unit: all phases are met in every repetition, although all games began together.
        self.steps = lengths(fresh_game(kind), 20)[0] // 20

    def job(self, times: int) -> tuple[int, int]:
        """So many decisions as this many whole games have, in each game. What chance does is not counted."""
        games = self.games
        steps = times * self.steps
        for _ in range(steps):
            games.step(games.sample())
        return steps * BATCH, steps * BATCH
