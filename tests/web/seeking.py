"""Positions that one is looking for, in games that are played at random: a record, and how far to follow it."""

from collections.abc import Callable
from random import Random
from typing import Any

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.record import Journal


def seek(
    game: str,
    seats: int,
    is_wanted: Callable[[wk.State], object],
    least: int = 0,
    options: dict[str, bool | str] | None = None,
) -> dict[str, Any]:
    """For a new table that continues a game: where the first seat alone is asked, and this is true of it."""
    for seed in range(1000):
        rng = Random(seed)
        journal = Journal(wk.game(game), [f"Person {seat}" for seat in range(seats)], options)
        journal.deal(rng)
        while journal.state.actor != wk.OVER:
            state = journal.state
            if state.ply >= least and state.actors() == [0] and is_wanted(state):
                return {"record": record.write(journal.record), "at": state.ply}
            seat = rng.choice(state.actors())
            journal.play(rng.choice(state.legal(seat)), seat)
            journal.deal(rng)
    raise AssertionError("there is no such position")


def moves(state: wk.State) -> list[str]:
    return [state.name(action) for action in state.legal()]
