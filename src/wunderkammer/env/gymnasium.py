"""One seat of a game as a Gymnasium environment, with bots in the others.

Importing this module registers `wunderkammer/Artefakt-v0` and the other games with Gymnasium.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import wunderkammer as wk
from wunderkammer.core.errors import BadSeats, GameOver
from wunderkammer.env import choices
from wunderkammer.env.drawing import MODES, Easel
from wunderkammer.env.extras import needing
from wunderkammer.env.opponents import Company, around

with needing("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from wunderkammer.env.seeing import Seeing
    from wunderkammer.env.table import Table, whole_number

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from wunderkammer.core.edition import Edition
    from wunderkammer.env.opponents import Opponent

NAMESPACE = "wunderkammer"


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat to learn in; every step is one of its decisions.

    `seat` counts from 0; None takes another one in each game. `opponents` is a bot for all other seats, or one for
    each, clockwise. `reward` comes when the game is over: "ranks", "scores" or "wins". `observation` is "flat",
    "scaled", "structured" or "masked". An illegal action raises IllegalMove; with `illegal="lose"` it loses the game.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - so it is in every environment

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, bool | str] | None = None,
        edition: Edition | None = None,
        reward: str = "ranks",
        observation: str = "flat",
        illegal: str = "raise",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        choices.check("illegal", illegal, choices.ILLEGAL)
        self.table = Table(game, seats, options, edition, reward)
        check_seat(seat, self.table.seats)
        around(0, self.table.seats, opponents)
        self.layout = self.table.layout
        self.illegal = illegal
        self.render_mode = render_mode
        self._fixed_seat = seat
        self._opponents = opponents
        self._seeing = Seeing(self.table, observation)
        self._easel = Easel(render_mode, game, lang)
        self.observation_space = self._seeing.space
        self.action_space = spaces.Discrete(self.table.actions)
        self._over = True
        self._seat_down(Random(0))

    def _seat_down(self, rng: Random) -> None:
        seats = self.table.seats
        self.seat = rng.randrange(seats) if self._fixed_seat is None else self._fixed_seat
        self._company = Company(around(self.seat, seats, self._opponents), rng)
        self._state = self.table.fresh.copy()

    # Playing.

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; a seed decides everything in it and in those that follow. `options` mean nothing here."""
        super().reset(seed=seed, options=options)
        self._seat_down(Random(int(self.np_random.integers(1 << 62))))
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: ANN401
        """One decision of the seat, and everything that happens until its next one."""
        if self._over:
            raise GameOver("game-over")
        try:
            self._state.play(whole_number(action), self.seat)
        except wk.IllegalMove:
            if self.illegal == "raise":
                raise
            self._over = True
            return self._observation(), choices.LOST, True, False, {**self._info(), "illegal": True}
        self._go_on()
        reward = self.table.rewards(self._state)[self.seat] if self._over else 0.0
        return self._observation(), reward, self._over, False, self._info()

    def _go_on(self) -> None:
        self._over = self._company.go_on(self._state).actor == wk.OVER
        if self.render_mode == "human":
            self.render()

    # Seeing.

    def action_masks(self) -> NDArray[np.int8]:
        """One for each legal action, zero for all others; all zero when the game is over."""
        return self.table.mask([] if self._over else self._state.legal(self.seat))

    def view(self) -> dict[str, Any]:
        """All that the seat may know, as plain JSON-able data."""
        return self._state.view(self.seat)

    def render(self) -> Any:  # noqa: ANN401 - what the mode is
        """The table through the eyes of the seat."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is nothing to render without a render_mode.")
            return None
        legal = [] if self._over else self._state.legal(self.seat)
        return self._easel.draw(self.view(), [self._state.name(action) for action in legal])

    def _observation(self) -> Any:  # noqa: ANN401 - what the form is
        return self._seeing(self.table.observation(self._state, self.seat), self.action_masks())

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self.action_masks(), "seat": self.seat}
        if self._state.actor == wk.OVER:
            info |= {"ranks": self._state.ranks(), "scores": self._state.scores()}
        return info


def check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise BadSeats("no-such-seat", {"seat": seat, "seats": seats})


def register() -> None:
    """Tell Gymnasium of all games on the shelf; of those that came later when it is called again."""
    for name in wk.games():
        known = f"{NAMESPACE}/{name.capitalize()}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(
                known,
                entry_point="wunderkammer.env.gymnasium:SeatEnv",
                vector_entry_point="wunderkammer.env.gymnasium_vector:SeatVectorEnv",
                kwargs={"game": name},
            )


register()
