"""The games for OpenSpiel. Importing this module registers them: `pyspiel.load_game("wunderkammer_artisans")`.

Chance is explicit. Simultaneous choices are asked one seat after another, and none sees what the others have chosen.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.core.batch import REWARDS
from wunderkammer.env.extras import needing
from wunderkammer.env.position import Origin, Position

with needing("openspiel"):
    import numpy as np
    import pyspiel

    from wunderkammer.env.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

PREFIX: Final = "wunderkammer_"
SEEDS: Final = 1 << 53  # as many as there are random floats


def defaults(game: wk.Game) -> dict[str, bool | str | int]:
    """The parameters of a game: how many play, how they are rewarded, and its options."""
    options = {option.name: option.default for option in game.options}
    return {"players": game.seats[0], "reward": REWARDS[0], **options}


def type_of(game: wk.Game, reward: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game beforehand; rewards by rank add up to nothing, those for wins to one."""
    kind = pyspiel.GameType
    sums = {"ranks": kind.Utility.ZERO_SUM, "wins": kind.Utility.CONSTANT_SUM}
    return kind(
        short_name=PREFIX + game.name,
        long_name=game.name.capitalize(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=sums.get(reward, kind.Utility.GENERAL_SUM),
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def worth(table: Table) -> tuple[float, float, float | None]:
    """The least and the most a player can get, and what all get together if that is always the same."""
    bounds = shelf.plug(table.game.name).bounds(table.seats)
    fixed = {"ranks": (-1.0, 1.0, 0.0), "wins": (0.0, 1.0, 1.0)}
    return fixed.get(table.reward, (bounds.lowest, bounds.highest, None))


def info_of(table: Table) -> pyspiel.GameInfo:
    least, most, together = worth(table)
    return pyspiel.GameInfo(
        num_distinct_actions=table.actions,
        max_chance_outcomes=table.actions,  # outcomes are actions like all others
        num_players=table.seats,
        min_utility=least,
        max_utility=most,
        utility_sum=together,
        max_game_length=shelf.plug(table.game.name).bounds(table.seats).decisions,
    )


class Game(pyspiel.Game):
    """A game with this many players and these options. Raises BadSeats or BadOption."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        settled = {**defaults(wk.game(self.name)), **(params or {})}
        options = {key: value for key, value in settled.items() if key not in ("players", "reward")}
        table = Table(self.name, settled["players"], options, reward=settled["reward"])
        super().__init__(type_of(table.game, table.reward), info_of(table), settled)
        self.table = table
        self.origin = Origin(self.name, table.seats, options)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return shelf.plug(self.name).bounds(self.table.seats).events

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """What a seat sees, whether `perfect_recall` is wanted or not; BadOption for everything else."""
        if isinstance(iig_obs_type, dict):  # where no type is given, OpenSpiel hands over the parameters in its place
            iig_obs_type, params = None, iig_obs_type
        for name in params or {}:
            raise wk.BadOption("unknown-option", {"name": name, "allowed": []})
        if iig_obs_type is not None:
            check_observation(iig_obs_type)
        return Observer(self.table)


def check_observation(wanted: pyspiel.IIGObservationType) -> None:
    """Only public information together with the observer's private information is available."""
    own = pyspiel.PrivateInfoType.SINGLE_PLAYER
    for name, value, allowed in (("public_info", wanted.public_info, True), ("private_info", wanted.private_info, own)):
        if value != allowed:
            raise wk.BadOption("bad-option-value", {"name": name, "value": value, "allowed": [allowed]})


class State(pyspiel.State):
    """A game in progress. OpenSpiel copies and stores the attributes one by one: there is only `position`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position = Position(game.origin, game.table.fresh.copy())

    def current_player(self) -> int:
        actor = self.position.state.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor == wk.OVER else actor  # chance is -1 in both worlds

    def is_terminal(self) -> bool:
        return self.position.state.actor == wk.OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that can happen, with the probability; nothing where chance is not asked."""
        state = self.position.state
        weights = state.weights()
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(state.legal(wk.CHANCE), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - the same in every mouth
        return self.position.state.name(action)

    def string_to_action(self, *player_and_text: int | str) -> int:
        """The action of a notation, which a player may stand before; whether it is legal is another matter."""
        return self.position.state.action(str(player_and_text[-1]))

    def returns(self) -> list[float]:
        state = self.position.state
        table: Table = self.get_game().table
        return table.rewards(state) if state.actor == wk.OVER else [0.0] * table.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> State:
        """A possible world for this player. Its history is empty: how it came about is not known."""
        world: State = self.get_game().new_initial_state()
        world.position = self.position.resample(player_id, int(probability_sampler() * SEEDS))
        return world

    def __str__(self) -> str:
        return canonical(self.position.state.view(wk.ALL_SEEING))


class Observer:
    """What a seat sees: as numbers, whose names are those of the layout, and as text.

    The same serves as the information state: it is all that the seat can know of the position, not the path to it.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.start + part.size] for part in table.layout}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = self.table.observation(state.position.state, player)

    def string_from(self, state: State, player: int) -> str:
        return canonical(state.position.state.view(player))


def canonical(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


@cache
def kind(name: str) -> type[Game]:
    """The class of a game. A class, since OpenSpiel lets go of it when Python is gone, which only a class survives."""
    return type(name.capitalize(), (Game,), {"name": name})


def __getattr__(name: str) -> type[Game]:
    """`openspiel.Artefakt`: where pickle looks for the class of a game."""
    if name.lower() in wk.games():
        return kind(name.lower())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def register() -> None:
    """Tell OpenSpiel of all games on the shelf; of those that came later when it is called again."""
    known = set(pyspiel.registered_names())
    for name in wk.games():
        if PREFIX + name not in known:
            pyspiel.register_game(type_of(wk.game(name), REWARDS[0]), kind(name))


register()
