"""OpenSpiel, in its own environment: three card games, driven from Python and inside C++."""

from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel
from answering import Measure, answer, calls
from open_spiel.python.observation import make_observation

GAMES = ("hearts", "gin_rummy", "crazy_eights")


def driven(game: Any, games: int) -> tuple[int, int]:
    """Whole games: `legal_actions`, choose, `apply_action`; chance by its weights, as it has to be in general."""
    rng = Random(1)
    random, choices = rng.random, rng.choices
    decisions = actions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
            actions += 1
    return decisions, actions


def driven_by_index(game: Any, games: int) -> tuple[int, int]:
    """The same where all outcomes of chance are equally likely: choosing by index will do, and is much quicker."""
    random = Random(1).random
    decisions = actions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
            actions += 1
    return decisions, actions


def is_even(game: Any, games: int = 20) -> bool:
    """Whether chance never prefers an outcome, as far as some games tell."""
    rng = Random(2)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node() and len({round(weight, 9) for _, weight in state.chance_outcomes()}) > 1:
                return False
            state.apply_action(rng.choice(state.legal_actions()))
    return True


def inside(game: Any, games: int) -> list[Any]:
    """Whole games of random bots, the loop in C++."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    played = []
    for seed in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        played.append(state)
    return played


def tally(played: list[Any]) -> tuple[int, int]:
    histories = [state.full_history() for state in played]
    return sum(move.player >= 0 for moves in histories for move in moves), sum(map(len, histories))


def middle_of_a_game(game: Any) -> Any:
    """A position of a random game, after three quarters of all actions: the deal is most of the first half."""
    rng = Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    moves = state.history()
    state = game.new_initial_state()
    for move in moves[: len(moves) * 3 // 4]:
        state.apply_action(move)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def measures(name: str) -> list[Measure]:
    game = pyspiel.load_game(name)
    middle = middle_of_a_game(game)
    at_once = game.get_type().provides_observation_tensor  # else there is only one with all that was seen before
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=not at_once))
    as_list = middle.observation_tensor if at_once else middle.information_state_tensor
    as_text = middle.observation_string if at_once else middle.information_state_string
    listed = [
        Measure("inside", name, partial(inside, game), tally),
        Measure("driven", name, partial(driven, game)),
        calls("copy", name, middle.clone),
        calls("view", name, partial(as_text, 0)),
        calls("tensor", name, partial(observer.set_from, middle, 0)),
        calls("tensor", f"{name}, as a list", partial(as_list, 0)),
    ]
    if is_even(game):
        listed.insert(2, Measure("driven", f"{name}, chance by index", partial(driven_by_index, game)))
    return listed


if __name__ == "__main__":
    answer("OpenSpiel", version("open_spiel"), [measure for name in GAMES for measure in measures(name)])
