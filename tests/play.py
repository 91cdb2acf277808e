"""Random play, and comparing games: what several test files need."""

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import wunderkammer as wk

RECORDS = Path(__file__).parent / "records"

Setup = tuple[str, int, dict[str, bool | str]]


def all_setups() -> list[Setup]:
    """Every registered game with every number of seats and every combination of options."""
    return [
        (name, seats, options)
        for name in wk.games()
        for seats in wk.game(name).seats
        for options in all_options(wk.game(name))
    ]


def all_options(game: wk.Game) -> list[dict[str, bool | str]]:
    values: list[tuple[bool | str, ...]] = [option.values or (False, True) for option in game.options]
    names = [option.name for option in game.options]
    return [dict(zip(names, combination, strict=True)) for combination in itertools.product(*values)]


def new(setup: Setup) -> wk.State:
    name, seats, options = setup
    return wk.game(name).new(seats, options)


def step(state: wk.State, rng: Random) -> tuple[int, int]:
    """One random action of anybody who may act: who did what."""
    who = state.actor if state.actor == wk.CHANCE else rng.choice(state.actors())
    action = rng.choice(state.legal(who))
    state.play(action, who)
    return who, action


def positions(setup: Setup, rng: Random) -> Iterator[wk.State]:
    """A random game: one object, at the start and after each action."""
    state = new(setup)
    yield state
    while state.actor != wk.OVER:
        step(state, rng)
        yield state


def sampled(setup: Setup, rng: Random, chance: float) -> Iterator[wk.State]:
    """Some of the positions of a random game, the last one always."""
    for state in positions(setup, rng):
        if rng.random() < chance or state.actor == wk.OVER:
            yield state


def text(thing: object) -> str:
    """The bytes that would go over the wire."""
    return json.dumps(thing)


def whole(state: wk.State) -> str:
    """Everything there is to see of a game: by all eyes, with all legal lists, weights and the story."""
    eyes = [*range(state.seats), None, wk.ALL_SEEING]
    asked = {seat: state.legal(seat) for seat in state.actors()}
    return text(
        [[state.view(eye), state.story(eye)] for eye in eyes]
        + [asked, state.actor, state.ply, state.reveals, state.weights(), state.scores(), state.ranks()]
    )


def everything(state: wk.State) -> str:
    """The true state of the world."""
    return text(state.view(wk.ALL_SEEING))


def fragments(view: dict[str, Any]) -> Counter[str]:
    """All fragments of an Artefakt that an all-seeing view shows, wherever they lie."""
    piles = [view["middle"], view["aside"], *view["sites"], *view["players"]]
    return Counter(fragment for pile in piles for fragment in pile["known"])
