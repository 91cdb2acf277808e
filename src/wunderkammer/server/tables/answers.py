"""Answers of a seat that go together, since it learns nothing between them."""

import wunderkammer as wk

MOST = 40  # in one message


def learned(state: wk.State) -> int:
    """How often a seat that acted may have seen something new."""
    return state.reveals - state.uncovered


def only_moves(state: wk.State, seat: int) -> list[str]:
    """The moves of one kind that a seat makes one after another because there are no others."""
    trial = state.copy()
    found: list[str] = []
    while learned(trial) == learned(state) and len(found) < MOST:
        legal = trial.legal(seat)
        if len(legal) != 1 or (found and kind(trial.name(legal[0])) != kind(found[0])):
            break
        found.append(trial.name(legal[0]))
        trial.play(legal[0], seat)
    return found


def kind(move: str) -> str:
    return move.partition(" ")[0]
