"""The batch as a Gymnasium vector environment: one seat of each of many games, with bots in the others."""

from __future__ import annotations

import pickle
from random import Random
from typing import TYPE_CHECKING, Any

import wunderkammer as wk
from wunderkammer.env import choices
from wunderkammer.env.extras import needing
from wunderkammer.env.opponents import Company, around

with needing("gymnasium"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from wunderkammer.env.gymnasium import check_seat
    from wunderkammer.env.seeing import Seeing
    from wunderkammer.env.vector import Vector, whole_numbers

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import ArrayLike, NDArray

    from wunderkammer.core.edition import Edition
    from wunderkammer.env.opponents import Opponent


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games side by side, each waiting for a decision of the seat to learn in.

    The arguments are those of `SeatEnv`. A game that is over begins again in the same step: its last observation and
    what else was known of it are `final_obs` and `final_info`. With `opponents=None` the agent plays in every seat:
    the observation is that of the seat that is asked, the reward that of the seat that decided.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] | None = "random",
        options: Mapping[str, bool | str] | None = None,
        edition: Edition | None = None,
        reward: str = "ranks",
        observation: str = "flat",
        illegal: str = "raise",
        copy: bool = True,
    ) -> None:
        choices.check("illegal", illegal, choices.ILLEGAL)
        self.games = Vector(game, num_envs, seats=seats, options=options, edition=edition, reward=reward, copy=copy)
        self.table = self.games.table
        check_seat(seat, self.table.seats)
        if opponents is not None:
            around(0, self.table.seats, opponents)
        self.num_envs = num_envs
        self.layout = self.table.layout
        self.illegal = illegal
        self._fixed_seat = seat
        self._opponents = opponents
        self._seeing = Seeing(self.table, observation)
        self.single_observation_space = self._seeing.space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(self.table.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seed(None)

    def _seed(self, seed: int | None) -> None:
        """Chance in the games has its own numbers; these are for seats and bots."""
        self._random = Random(seed)
        self._seats = np.zeros(self.num_envs, np.int64)
        self._companies: dict[int, Company] = {}

    # Playing.

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games, all or those of `options["reset_mask"]`; a seed decides everything in all that follow."""
        which = np.flatnonzero((options or {}).get("reset_mask", np.ones(self.num_envs, bool)))
        if seed is not None or len(which) == self.num_envs:
            self._seed(seed)
            self.games.reset(seed)
            which = np.arange(self.num_envs)
        else:
            self.games.restart(which)
        self._choose_seats(which)
        self._answer_for_bots({}, np.zeros(self.num_envs))
        return self._observations(), self._infos({})

    def step(self, actions: ArrayLike) -> tuple[Any, NDArray[np.float64], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision of the seat in each game, and everything that happens until the next one."""
        chosen = whole_numbers(actions, self.num_envs)
        infos: dict[str, Any] = {}
        rewards = np.zeros(self.num_envs)
        lost = self._lost(chosen) if self.illegal == "lose" else np.zeros(self.num_envs, bool)
        fine = np.flatnonzero(~lost)
        if self._opponents is None:
            self._seats[:] = self.games.now.seats
        self.games.step_some(fine, chosen[fine])
        self._note_ends(fine, infos, rewards)
        for game in np.flatnonzero(lost):
            self._end(int(game), self.games.state(int(game)), infos, {"illegal": True})
            rewards[game] = choices.LOST
        if lost.any():
            self.games.restart(np.flatnonzero(lost))
            self._choose_seats(np.flatnonzero(lost))
        self._answer_for_bots(infos, rewards)
        over = infos.get("_final_obs", np.zeros(self.num_envs, bool)).copy()
        return self._observations(), rewards, over, np.zeros(self.num_envs, bool), self._infos(infos)

    def _lost(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Where an action is illegal; one that does not exist is an error all the same."""
        exists = (actions >= 0) & (actions < self.table.actions)
        return exists & ~self.games.now.masks[np.arange(self.num_envs), np.where(exists, actions, 0)]

    def _answer_for_bots(self, infos: dict[str, Any], rewards: NDArray[np.float64]) -> None:
        """Until the seat to learn in is asked in every game."""
        while self._opponents is not None:
            waiting = np.flatnonzero(self.games.now.seats != self._seats)
            if not len(waiting):
                return
            self.games.step_some(waiting, [self._answer(int(game)) for game in waiting])
            self._note_ends(waiting, infos, rewards)

    def _answer(self, game: int) -> int:
        if self._opponents == "random":  # without a look at the table
            return self.games.any_legal(game)
        return self._company(game).answer(self.games.look(game))

    def _company(self, game: int) -> Company:
        if game not in self._companies:
            assert self._opponents is not None
            bots = around(int(self._seats[game]), self.table.seats, self._opponents)
            self._companies[game] = Company(bots, self._random)
        return self._companies[game]

    def _note_ends(self, games: NDArray[np.int64], infos: dict[str, Any], rewards: NDArray[np.float64]) -> None:
        now = self.games.now
        ended = games[now.over[games]]
        for game in ended:
            self._end(int(game), self.games.ended(int(game)), infos, {"rewards": now.rewards[game].copy()})
            rewards[game] = now.rewards[game, self._seats[game]]
        self._choose_seats(ended)

    def _end(self, game: int, state: wk.State, infos: dict[str, Any], known: dict[str, Any]) -> None:
        seat = int(self._seats[game])
        nothing = self.table.mask([])
        final = self._seeing(self.table.observation(state, seat), nothing)
        known = {"action_mask": nothing, "seat": seat, **known}
        if state.actor == wk.OVER:
            known |= {"ranks": np.array(state.ranks()), "scores": np.array(state.scores())}
        infos.update(self._add_info(infos, {"final_obs": final, "final_info": known}, game))

    def _choose_seats(self, games: NDArray[np.int64]) -> None:
        for game in games:
            fixed = self._fixed_seat
            self._seats[game] = self._random.randrange(self.table.seats) if fixed is None else fixed
            self._companies.pop(int(game), None)

    # Seeing.

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, one row a game."""
        return self.games.masks()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, each as likely as any other."""
        return self.games.sample()

    def _observations(self) -> Any:  # noqa: ANN401 - what the form is
        return self._seeing(self.games.observations(), self.games.masks().view(np.int8))

    def _infos(self, infos: dict[str, Any]) -> dict[str, Any]:
        every = np.ones(self.num_envs, bool)
        seats = self.games.now.seats.copy()
        return {**infos, "action_mask": self.action_masks(), "_action_mask": every, "seat": seats, "_seat": every}

    # Keeping.

    def snapshot(self) -> bytes:
        """Where all games stand, their random numbers and those of the bots; with all secrets."""
        return pickle.dumps((self.games.snapshot(), self._random, self._seats, self._companies))

    def restore(self, snapshot: bytes) -> tuple[Any, dict[str, Any]]:
        """Go on from there, as often as wanted; what `reset` would return. Only for snapshots of your own."""
        games, self._random, self._seats, self._companies = pickle.loads(snapshot)
        self.games.restore(games)
        return self._observations(), self._infos({})
