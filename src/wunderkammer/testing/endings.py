"""The end of a game: scores, ranks, where they come from, and a state as a value."""

import pickle

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.core.seats import ranked
from wunderkammer.core.tally import Tally
from wunderkammer.testing.tools import everything, require


def check_end(state: wk.State, bounds: shelf.Bounds) -> None:
    scores, ranks = state.scores(), state.ranks()
    require(len(scores) == len(ranks) == state.seats, "not every seat has a score and a rank")
    require(min(ranks) == 1 and max(ranks) <= state.seats, "ranks do not begin with 1")
    check_tally(state.tally(), scores, ranks)
    check_values(state)
    require(bounds.lowest <= min(scores) and max(scores) <= bounds.highest, "a score is beyond the bounds")


def check_values(state: wk.State) -> None:
    """A copy equals its original, and so does what pickle gives back."""
    require(state.copy() == state, "a copy is not equal to its original")
    restored = pickle.loads(pickle.dumps(state))
    require(restored == state and everything(restored) == everything(state), "a state that was pickled is another one")


def check_tally(tally: Tally, scores: list[int], ranks: list[int]) -> None:
    """The scores come from the sources, and the ranks from the scores and what tells equal ones apart."""
    together = sum if tally.adds else max
    for seat, score in enumerate(scores):
        parts = [row.values[seat] for row in tally.sources]
        require(not parts or together(parts) == score, f"the sources of seat {seat} do not make its score")
    worth = [(score, *(row.values[seat] for row in tally.ties)) for seat, score in enumerate(scores)]
    require(not tally.ties or ranked(worth) == ranks, "scores and ties do not make the ranks")
