"""Many games at once, with NumPy arrays; the loop over the games is compiled."""

from __future__ import annotations

import pickle
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

import wunderkammer as wk
from wunderkammer.core.batch import Batch
from wunderkammer.core.errors import BadOption, MalformedMove
from wunderkammer.env.copies import Copies
from wunderkammer.env.table import Table, numbers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import ArrayLike, NDArray

    from wunderkammer.core.edition import Edition


class Moment(NamedTuple):
    """Where all games stand: arrays with one row a game."""

    observations: NDArray[np.uint8]  # what the seat that is asked sees
    masks: NDArray[np.bool_]  # which actions are legal for it
    seats: NDArray[np.int64]  # which seat is asked
    rewards: NDArray[np.float64]  # of each seat, for a game that ended with the last step; else 0
    over: NDArray[np.bool_]  # whether it ended; then all else is about the new game in its place


class Vector:
    """`n` games of one kind side by side, one decision of each at every step.

    Chance is dealt inside. The games begin at once, and one that is over begins anew. `reward` is "ranks" (from 1 for
    the first to -1 for the last), "scores" or "wins". With `copy=False` the arrays are windows into the games' own
    memory, which change with the next step, and nobody can write into them.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, bool | str] | None = None,
        edition: Edition | None = None,
        seed: int | None = None,
        reward: str = "ranks",
        copy: bool = True,
    ) -> None:
        if n < 1:
            raise BadOption("bad-option-value", {"name": "n", "value": n, "allowed": ["1, 2, 3, ..."]})
        self.table = Table(game, seats, options, edition, reward)
        self.n = n
        self.copy = copy
        self.layout = self.table.layout
        self.highs = self.table.highs
        self.actions = self.table.actions
        self._open(Random(seed))
        self._batch.begin(None)

    def _open(self, rng: Random) -> None:
        self._batch = Batch(self.table.fresh, self.n, self.actions, self.table.reward, rng)
        self._window = self._windows()
        self._copies = Copies(self._window.observations), Copies(self._window.masks)

    def _windows(self) -> Moment:
        """The memory of the games, without copying; it stays where it is."""
        batch = self._batch
        return Moment(
            numbers(batch.observations).reshape(self.n, -1)[:, : self.table.size],
            np.frombuffer(memoryview(batch.masks), np.bool_).reshape(self.n, self.actions),
            np.frombuffer(memoryview(batch.seats), np.int64),
            np.frombuffer(memoryview(batch.rewards), np.float64).reshape(self.n, self.table.seats),
            np.frombuffer(memoryview(batch.over), np.bool_),
        )

    def _moment(self) -> Moment:
        window = self._window
        if not self.copy:
            return window
        return Moment(self.observations(), self.masks(), window.seats.copy(), window.rewards.copy(), window.over.copy())

    def observations(self) -> NDArray[np.uint8]:
        """Those of all games as they stand: a copy, or a window with `copy=False`."""
        return self._copies[0].another() if self.copy else self._window.observations

    def masks(self) -> NDArray[np.bool_]:
        """The same of the masks."""
        return self._copies[1].another() if self.copy else self._window.masks

    def reset(self, seed: int | None = None) -> Moment:
        """Start all games again; with a seed, always the same ones."""
        self._batch.begin(None if seed is None else Random(seed))
        return self._moment()

    def step(self, actions: ArrayLike) -> Moment:
        """One action for each game. MalformedMove or IllegalMove says which is wrong and why; then none is played."""
        self._batch.step(whole_numbers(actions, self.n).tolist())
        return self._moment()

    # Some of the games.

    @property
    def now(self) -> Moment:
        """Where all games stand: windows into their memory, which change with the next step."""
        return self._window

    def step_some(self, games: ArrayLike, actions: ArrayLike) -> None:
        """One action for each of these games; `over` and `rewards` of the others stay as they are."""
        which = np.asarray(games)
        self._batch.step_some(which.tolist(), whole_numbers(actions, len(which)).tolist())

    def restart(self, games: ArrayLike) -> None:
        """Fresh games in these places, whatever became of the ones before."""
        for game in np.asarray(games).tolist():
            self._batch.restart(game)

    def ended(self, game: int) -> wk.State:
        """The last game that ended in this place, as it ended."""
        return self._batch.ended[game]

    def look(self, game: int) -> wk.State:
        """One game itself, with all its secrets; whoever changes it must not go on here."""
        return self._batch.states[game]

    def any_legal(self, game: int) -> int:
        """One of the legal actions of one game, each as likely as any other."""
        return self._batch.luck.any_of(self._batch.options[game])

    # All of them.

    def sample(self) -> NDArray[np.int64]:
        """A uniformly random legal action for each game."""
        self._batch.sample()
        return np.frombuffer(memoryview(self._batch.actions), np.int64).copy()

    def state(self, game: int) -> wk.State:
        """A copy of one game as it stands, with all its secrets."""
        return self._batch.states[game].copy()

    # Keeping.

    def snapshot(self) -> bytes:
        """Where all games stand, with their secrets and their random numbers."""
        return pickle.dumps(self._games())

    def restore(self, snapshot: bytes) -> Moment:
        """Go on from there, as often as wanted. Only for snapshots of your own: they are pickles."""
        self._batch.resume(*pickle.loads(snapshot))
        return self._moment()

    def _games(self) -> tuple[object, ...]:
        ended = self._window.over.astype(int).tolist(), self._window.rewards.ravel().tolist()
        return (self._batch.states, self._batch.luck, *ended)

    def __getstate__(self) -> dict[str, Any]:
        """For `pickle` and copies: the games and their random numbers instead of the memory they are played in."""
        kept = {name: value for name, value in vars(self).items() if name not in ("_batch", "_copies", "_window")}
        return {**kept, "games": self._games()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        games = kept.pop("games")
        vars(self).update(kept)
        self._open(Random())
        self._batch.resume(*games)


def whole_numbers(actions: ArrayLike, games: int) -> NDArray[np.int64]:
    """An action for each of so many games; MalformedMove for anything else."""
    try:
        chosen = np.asarray(actions)
    except ValueError:  # rows of different lengths
        chosen = np.asarray(actions, dtype=object)
    if chosen.shape != (games,) or not (np.issubdtype(chosen.dtype, np.integer) or not games):
        raise MalformedMove("bad-actions", {"games": games, "shape": str(chosen.shape), "type": chosen.dtype.name})
    return chosen
