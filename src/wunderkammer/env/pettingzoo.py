"""The games as PettingZoo environments: `env("artefakt", seats=3)`, seats taking turns as agents.

Every agent observes {"observation": what its seat sees as numbers, "action_mask": what it may do}; the mask is all zero
for whoever is not asked. Chance is dealt inside. Of a simultaneous choice each seat is asked after the other, and sees
nothing of what the others chose.
"""

from __future__ import annotations

import operator
from random import Random
from typing import TYPE_CHECKING, Any, Final

import wunderkammer as wk
from wunderkammer.core.errors import BadOption, BadSeats, MalformedMove
from wunderkammer.env.drawing import MODES, Easel
from wunderkammer.env.extras import needing

with needing("pettingzoo"):
    import numpy as np
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

    from wunderkammer.env.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from wunderkammer.core.edition import Edition

Observation = dict[str, Any]  # under "observation" and "action_mask" one array each
Action = int | np.integer[Any] | None
ILLEGAL: Final = ("raise", "lose")  # what an illegal action does


def env(
    game: str,
    *,
    seats: int | None = None,
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
    if illegal not in ILLEGAL:
        raise BadOption("bad-option-value", {"name": "illegal", "value": illegal, "allowed": list(ILLEGAL)})
    raw = raw_env(
        game, seats=seats, options=options, edition=edition, reward=reward, render_mode=render_mode, lang=lang
    )
    return OrderEnforcingWrapper(raw if illegal == "raise" else TerminateIllegalWrapper(raw, illegal_reward=-1))


class raw_env(AECEnv[str, Observation, Action]):  # noqa: N801 - so it is called in every PettingZoo game
    """One table. Without `seats` as few as the game can have.

    `reward` is "ranks" (from 1 for the first to -1 for the last) or "scores", and comes when the game is over. An
    action that is refused raises IllegalMove with the reason, one that does not exist MalformedMove; neither changes
    anything.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
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
        self.possible_agents = [f"seat_{number}" for number in range(1, self.table.seats + 1)]
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._easel = Easel(render_mode, game, lang)
        self._random = Random()
        self._position = self.table.fresh.copy()

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
        self._position.play(number(action), self._seat(agent))
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def _go_on(self) -> None:
        """Deal, and ask the next agent or end the game."""
        position = wk.deal(self._position, self._random)
        over = position.actor == wk.OVER
        if not over:
            self.agent_selection = self.possible_agents[position.actor]
        earned = self.table.rewards(position) if over else [0.0] * len(self.agents)
        self.rewards = dict(zip(self.agents, earned, strict=True))
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
        if agent not in self.possible_agents:
            raise BadSeats("no-such-seat", {"seat": agent, "seats": self.table.seats})
        return self.possible_agents.index(agent)


def number(action: object) -> int:
    """An action of any kind of whole number."""
    try:
        return operator.index(action)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        raise MalformedMove("bad-action", {"type": type(action).__name__}) from None
