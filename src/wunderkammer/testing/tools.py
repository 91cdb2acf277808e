"""What all checks need: a game that is set up, what can be asked of a state, and how a check fails."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer.core.batch import words_of
from wunderkammer.core.sheet import sheet_of

Options = Mapping[str, bool | str]
Count = Callable[[wk.State], object]
Choice = Callable[[wk.State, int, Random], int]


class Setup(NamedTuple):
    game: wk.Game
    seats: int
    options: Options

    def new(self) -> wk.State:
        return self.game.new(self.seats, self.options)


def everything(state: wk.State) -> str:
    """The true state of the world, through all eyes and with all that can be asked of it."""
    views = [state.view(eyes) for eyes in (*range(state.seats), None, wk.ALL_SEEING)]
    asked = [state.legal(seat) for seat in range(state.seats)]
    return text([views, asked, state.actor, state.ply, state.reveals, state.weights(), state.scores(), state.ranks()])


def seen_by(state: wk.State, seat: int) -> str:
    return text([state.view(seat), state.legal(seat), state.actor, state.actors()])


def observation(state: wk.State, seat: int) -> bytes:
    sheet = sheet_of(words_of(state))
    state.observe(seat, sheet)
    return bytes(memoryview(sheet.words))


def refused(state: wk.State, action: int, who: int) -> str:
    """All that a refusal says."""
    error = refusal_of(state, action, who)
    return text([type(error).__name__, str(error), error.details])


def refusal_of(state: wk.State, action: int, who: int) -> wk.MoveError:
    try:
        state.play(action, who)
    except wk.MoveError as error:
        return error
    raise AssertionError(f"{state.name(action)!r} is not legal and was played")


def text(thing: object) -> str:
    """The bytes that would go over the wire."""
    return json.dumps(thing, allow_nan=False)


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)


@contextmanager
def located(setup: Setup, seed: int, state: wk.State) -> Iterator[None]:
    """Say where it happened."""
    try:
        yield
    except AssertionError as error:
        where = f"{setup.game.name}, {setup.seats} seats, {dict(setup.options)}, seed {seed}, ply {state.ply}"
        raise AssertionError(f"{error} ({where})") from error
