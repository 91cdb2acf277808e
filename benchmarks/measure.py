"""What is measured: each function gives one figure for one kind of game, best of several repetitions, on one core."""

import time
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer.core.dealer import decision, outcome
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck


class Kind(NamedTuple):
    """A kind of game: which game, how many seats, which options and what these are called in the table."""

    game: str
    seats: int
    options: Mapping[str, bool | str] = MappingProxyType({})
    called: str = ""

    @property
    def title(self) -> str:
        seats = f"{self.game}, {self.seats} seats"
        return f"{seats}, {self.called}" if self.called else seats


OPTIONS: dict[str, bool | str] = {"opening": "random", "advanced": True}
EXPANSIONS: dict[str, bool | str] = {"research": True, "roles": True}

KINDS = (
    Kind("artefakt", 2),
    Kind("artefakt", 3),
    Kind("artefakt", 4),
    Kind("artefakt", 2, OPTIONS, "options"),
    Kind("artefakt", 3, OPTIONS, "options"),
    Kind("artefakt", 4, OPTIONS, "options"),
    Kind("artifact", 4, EXPANSIONS, "both"),
    Kind("artifact", 3),
    Kind("artifact", 5, EXPANSIONS, "both"),
    Kind("artisans", 2),
    Kind("artisans", 3),
    Kind("artisans", 4),
)


class Figures(NamedTuple):
    """One row of the report. Rates are per second, times in microseconds."""

    kind: str
    playout_decisions: float  # of seats only
    playout_actions: float  # chance counted
    driven_decisions: float
    driven_actions: float
    copy: float
    view: float
    resample: float


def measure(kind: Kind, repetitions: int, games: int) -> Figures:
    """All figures of one kind of game."""
    fresh = wk.game(kind.game).new(kind.seats, kind.options)
    decisions, actions = lengths(fresh, games)
    playouts = best(lambda: play_out(fresh, games), repetitions)
    driven = best(lambda: drive(fresh, games // 10), repetitions)
    driven_decisions, driven_actions = drive(fresh, games // 10)
    middle = middle_of_a_game(fresh)
    return Figures(
        kind.title,
        decisions / playouts,
        actions / playouts,
        driven_decisions / driven,
        driven_actions / driven,
        per_call(middle.copy, 100 * games, repetitions),
        per_call(lambda: middle.view(0), games // 2, repetitions),
        resampling(middle, 5 * games, repetitions),
    )


def best(job: Callable[[], object], repetitions: int) -> float:
    """Seconds of the processor in the quickest of several short repetitions: other jobs disturb it least."""
    seconds = []
    for _ in range(repetitions):
        start = time.process_time()
        job()
        seconds.append(time.process_time() - start)
    return min(seconds)


def per_call(call: Callable[[], object], calls: int, repetitions: int) -> float:
    """Microseconds of one call, the empty loop taken off."""

    def many() -> None:
        for _ in range(calls):
            call()

    def none() -> None:
        for _ in range(calls):
            pass

    return (best(many, repetitions) - best(none, repetitions)) / calls * 1e6


def resampling(state: wk.State, calls: int, repetitions: int) -> float:
    rng = Random(1)
    return per_call(lambda: state.resample(0, rng), calls, repetitions)


def play_out(fresh: wk.State, games: int) -> None:
    """Whole games inside the library, each from a copy of a fresh one."""
    rng = Random(1)
    for _ in range(games):
        wk.playout(fresh.copy(), rng)


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


def middle_of_a_game(fresh: wk.State) -> wk.State:
    """A position with something on the table and something to hide."""
    rng = Random(3)
    state = wk.deal(fresh.copy(), rng)
    while state.view(None)["round"] < 3:
        state.apply(rng.choice(state.legal()))
        wk.deal(state, rng)
    return state
