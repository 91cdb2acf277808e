"""The games as PettingZoo environments: `env("artefakt", seats=3)`, seats taking turns as agents.

Every agent observes {"observation": what its seat sees as numbers, "action_mask": what it may do}; the mask is all zero
for whoever is not asked. Chance is dealt inside. Of a simultaneous choice each seat is asked after the other, and sees
nothing of what the others chose.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import wunderkammer as wk
from wunderkammer.core.errors import BadOption, BadSeats
from wunderkammer.env import choices
from wunderkammer.env.drawing import MODES, Easel
from wunderkammer.env.extras import needing
from wunderkammer.env.opponents import Company, check

with needing("pettingzoo"):
    import numpy as np
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

    from wunderkammer.env.table import Table, whole_number

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from wunderkammer.core.edition import Edition
    from wunderkammer.env.opponents import Opponent

Observation = dict[str, Any]  # under "observation" and "action_mask" one array each
Action = int | np.integer[Any] | None


def env(
    game: str,
    *,
    seats: int | None = None,
    opponents: Mapping[str, Opponent] | None = None,
    options: Mapping[str, bool | str] | None = None,
    edition: Edition | None = None,
    reward: str = "ranks",
    render_mode: str | None = None,
    lang: str = "en",
    illegal: str = "raise",
) -> OrderEnforcingWrapper[str, Observation, Action]:
    """A game that insists on being used in the right order; see `raw_env`.

    An illegal action raises IllegalMove; with `illegal="lose"` it ends the game: -1 for that agent, 0 for the others.
    """
    choices.check("illegal", illegal, choices.ILLEGAL)
    raw = raw_env(
        game,
        seats=seats,
        opponents=opponents,
        options=options,
        edition=edition,
        reward=reward,
        render_mode=render_mode,
        lang=lang,
    )
    losing = TerminateIllegalWrapper(raw, illegal_reward=choices.LOST) if illegal == "lose" else raw
    return OrderEnforcingWrapper(losing)


class raw_env(AECEnv[str, Observation, Action]):  # noqa: N801 - so it is called in every PettingZoo game
    """One table. Without `seats` as few as the game can have.

    `opponents` are bots, by the seats they take: {"seat_2": "greedy"}; the agents are the others. `reward` is "ranks"
    (from 1 for the first to -1 for the last), "scores" or "wins", and comes when the game is over. An action that
    is refused raises IllegalMove with the reason, one that does not exist MalformedMove; neither changes anything.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        opponents: Mapping[str, Opponent] | None = None,
        options: Mapping[str, bool | str] | None = None,
        edition: Edition | None = None,
        reward: str = "ranks",
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.table = Table(game, seats, options, edition, reward)
        self.layout = self.table.layout
        self.metadata = {
            "name": f"{game}_v{self.table.game.rules}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._seats = {f"seat_{seat + 1}": seat for seat in range(self.table.seats)}
        self._opponents = self._taken(opponents or {})
        self.possible_agents = [agent for agent, seat in self._seats.items() if seat not in self._opponents]
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._easel = Easel(render_mode, game, lang)
        self._random = Random()
        self._position = self.table.fresh.copy()

    def _taken(self, opponents: Mapping[str, Opponent]) -> dict[int, Opponent]:
        """The bots by their seats; at least one seat is left."""
        check(list(opponents.values()))
        if len(opponents) >= self.table.seats:
            raise BadOption(
                "bad-option-value", {"name": "opponents", "value": len(opponents), "allowed": [self.table.seats - 1]}
            )
        return {self._seat(agent): opponent for agent, opponent in opponents.items()}

    def _observations(self) -> spaces.Dict:
        highs = self.table.highs
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Action]:
        return self.action_spaces[agent]

    # Playing.

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; with a seed, chance always falls the same. `options` are PettingZoo's and mean nothing here."""
        if seed is not None:
            self._random = Random(int(seed))
        self._position = self.table.fresh.copy()
        self._company = Company(self._opponents, self._random)
        self.agents = self.possible_agents.copy()
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._go_on()

    def step(self, action: Action) -> None:
        """What the agent that is asked does; None once the game is over."""
        agent = self.agent_selection
        if action is None and self.terminations[agent]:
            self._was_dead_step(None)
            return
        self._position.play(whole_number(action), self._seat(agent))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def _go_on(self) -> None:
        """Deal, answer for the bots, and ask the next agent or end the game."""
        position = self._company.go_on(self._position)
        over = position.actor == wk.OVER
        earned = self.table.rewards(position) if over else [0.0] * position.seats
        self.rewards = {agent: earned[self._seats[agent]] for agent in self.agents}
        if not over:
            self.agent_selection = f"seat_{position.actor + 1}"
        self.terminations = dict.fromkeys(self.agents, over)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    # Seeing.

    def observe(self, agent: str) -> Observation:
        asked = agent == self.agent_selection
        seat = self._seat(agent)
        return {
            "observation": self.table.observation(self._position, seat),
            "action_mask": self.table.mask(self._position.legal(seat) if asked else []),
        }

    def view(self, agent: str) -> dict[str, Any]:
        """All that an agent may know, as plain JSON-able data."""
        return self._position.view(self._seat(agent))

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table through the eyes of the agent that is asked. In mode "human" every step does it by itself."""
        if self.render_mode is None:
            logger.warn("There is nothing to render without a render_mode.")
            return None
        legal = self._position.legal(self._seat(self.agent_selection))
        return self._easel.draw(self.view(self.agent_selection), [self._position.name(action) for action in legal])

    def close(self) -> None:
        """Nothing was opened."""

    def _seat(self, agent: str) -> int:
        if agent not in self._seats:
            raise BadSeats("no-such-seat", {"seat": agent, "seats": self.table.seats})
        return self._seats[agent]
