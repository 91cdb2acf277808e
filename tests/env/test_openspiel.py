import contextlib
import importlib
import io
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation, rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from play import all_setups

import wunderkammer as wk
from wunderkammer.env import openspiel
from wunderkammer.shelf import plug

DOCS = Path(__file__).parents[2] / "docs"

# Every game with every number of players; every option and reward somewhere.
SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("artefakt", {"players": 2}),
    ("artefakt", {"players": 3, "opening": "random", "reward": "scores"}),
    ("artefakt", {"players": 4, "advanced": True}),
    ("artifact", {"players": 3, "roles": True, "unused_site": "africa", "may_rest": "always", "reward": "scores"}),
    ("artifact", {"players": 4, "research": True, "quick_start": True}),
    ("artifact", {"players": 5, "research": True, "roles": True, "fragment": "any"}),
    ("artisans", {"players": 2, "reward": "scores"}),
    ("artisans", {"players": 3}),
    ("artisans", {"players": 4}),
]
all_of_them = pytest.mark.parametrize(("name", "params"), SETUPS)
NAMES = ["artefakt", "artifact", "artisans"]


def load(name: str, **params: bool | str | int) -> pyspiel.Game:
    return pyspiel.load_game(f"wunderkammer_{name}", params)


def positions(game: pyspiel.Game, seed: int) -> Iterator[pyspiel.State]:
    """A random game: one object, at the start and after each action."""
    rng = Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def sampled(game: pyspiel.Game, seed: int, every: int) -> Iterator[pyspiel.State]:
    """Some of the positions of a random game, the first and the last always."""
    for number, state in enumerate(positions(game, seed)):
        if number % every == 0 or state.is_terminal():
            yield state


def decided(game: pyspiel.Game) -> pyspiel.State:
    """The first position in which somebody must decide."""
    return next(state for state in positions(game, 1) if not state.is_chance_node())


def known(state: pyspiel.State, player: int) -> tuple[str, list[float], str, list[float]]:
    """All that OpenSpiel shows to a player."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


def answer(state: pyspiel.State, *moves: str) -> pyspiel.State:
    for move in moves:
        state.apply_action(state.string_to_action(move))
    return state


# OpenSpiel's own tests and bots.


@all_of_them
def test_openspiel_finds_no_fault(name: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, **params), num_sims=1, serialize=True, verbose=False)


class NoOpinion:
    """An evaluator to whom all positions are alike, so that searching costs little."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0] * int(state.num_players())

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@all_of_them
def test_ismcts_plays_a_whole_game(name: str, params: dict[str, Any]) -> None:
    game = load(name, **params)
    rng = np.random.RandomState(7)
    bot = ISMCTSBot(game, NoOpinion(), uct_c=1.0, max_simulations=2, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=probabilities))
        else:
            state.apply_action(bot.step(state))
    assert len(state.returns()) == params["players"]


def test_the_other_ismcts_does_not_ask_games_in_python_for_a_world() -> None:
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 3)
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        bot.get_policy(decided(load("artisans")))


@pytest.mark.parametrize("name", NAMES)
def test_reinforcement_learning_environments_can_be_made(name: str) -> None:
    game = load(name)
    step = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1)).reset()
    asked = step.observations["current_player"]
    assert step.observations["legal_actions"][asked]
    assert len(step.observations["info_state"][asked]) == game.information_state_tensor_size()


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps what is registered for longer than Python lives."""
    program = "import pyspiel, wunderkammer.env.openspiel; print(pyspiel.load_game('wunderkammer_artisans'))"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == "wunderkammer_artisans(players=2,reward=ranks)\n"


# What a player can know.


@all_of_them
def test_a_resampled_world_looks_the_same_to_the_player(name: str, params: dict[str, Any]) -> None:
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    for state in sampled(load(name, **params), 3, 17):
        for player in range(params["players"]):
            world = state.resample_from_infostate(player, sampler)
            assert known(world, player) == known(state, player)
            assert world.current_player() == state.current_player()
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
                assert world.legal_actions_mask() == state.legal_actions_mask()


@pytest.mark.parametrize(("name", "params"), [setup for setup in SETUPS if setup[0] != "artifact"])
def test_what_the_player_cannot_know_is_dealt_anew(name: str, params: dict[str, Any]) -> None:
    sampler = pyspiel.UniformProbabilitySampler(4, 0.0, 1.0)
    changed = 0
    for state in sampled(load(name, **params), 4, 17):
        before = str(state)
        changed += str(state.resample_from_infostate(0, sampler)) != before
        assert str(state) == before
    assert changed > 3


def test_the_sampler_decides_on_the_world() -> None:
    state = decided(load("artisans"))
    worlds = [str(state.resample_from_infostate(0, lambda share=share: share)) for share in (0.1, 0.1, 0.2, 0.999)]
    assert worlds[0] == worlds[1]
    assert len(set(worlds)) == 3


def test_a_resampled_world_can_be_played_to_its_end() -> None:
    state = decided(load("artefakt")).resample_from_infostate(0, lambda: 0.5)
    assert state.history() == []
    rng = Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 0


def test_the_string_is_the_view_and_the_tensor_the_observation() -> None:
    game = load("artisans", players=3)
    for state in sampled(game, 5, 40):
        true = state.position.state
        for player in range(3):
            string, tensor, *observed = known(state, player)
            assert json.loads(string) == json.loads(json.dumps(true.view(player)))
            assert tensor == game.table.observation(true, player).tolist()
            assert observed == [string, tensor]


def test_choices_at_the_same_time_are_unseen() -> None:
    state = next(one for one in positions(load("artefakt", players=3), 2) if "assign" in str(one))
    twins = [answer(state.clone(), *(f"assign {figure}" for figure in cards)) for cards in (
        ("bulky 1", "lady 2", "tall 3"),
        ("bulky 4", "lady 3", "tall 1"),
    )]  # fmt: skip
    assert [twin.current_player() for twin in twins] == [1, 1]
    for player in (1, 2):
        assert known(twins[0], player) == known(twins[1], player)
    assert known(twins[0], 0) != known(twins[1], 0)
    assert twins[0].legal_actions() == twins[1].legal_actions()
    assert twins[0].legal_actions(2) == []


# Observers.


def test_observers_name_the_parts_of_the_tensor() -> None:
    game = load("artisans")
    state = decided(game)
    seen = observation.make_observation(game)
    seen.set_from(state, 1)
    assert seen.tensor.dtype == np.float32
    assert seen.tensor.tolist() == state.observation_tensor(1)
    assert list(seen.dict) == [part.name for part in game.table.layout]
    assert np.concatenate(list(seen.dict.values())).tolist() == seen.tensor.tolist()
    assert seen.string_from(state, 1) == state.observation_string(1)
    assert game.make_observer({}) is not None
    assert game.make_observer(observation.INFO_STATE_OBS_TYPE, {}) is not None


def test_other_observations_are_refused() -> None:
    game = load("artisans")
    others: list[dict[str, Any]] = [{"public_info": False}, {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}]
    for wanted in others:
        with pytest.raises(wk.BadOption, match=next(iter(wanted))):
            observation.make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, **wanted))
    with pytest.raises(wk.BadOption, match="detail"):
        observation.make_observation(game, params={"detail": 1})
    with pytest.raises(wk.BadOption, match="detail"):
        game.make_observer({"detail": 1})


# Copies and files.


@all_of_them
def test_twins_stay_equal(name: str, params: dict[str, Any]) -> None:
    game = load(name, **params)
    twin = game.new_initial_state()
    for number, state in enumerate(positions(game, 6)):
        if state.history():
            twin.apply_action(state.history()[-1])
        if number % 40 == 0 or state.is_terminal():
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            twin = twin.clone()


def test_a_clone_is_independent() -> None:
    state = decided(load("artisans"))
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert len(state.position.path) == len(state.history()) == len(clone.history()) - 1


@all_of_them
def test_a_state_can_be_stored_resampled_or_not(name: str, params: dict[str, Any]) -> None:
    game = load(name, **params)
    for state in sampled(game, 8, 101):
        world = state.resample_from_infostate(1, lambda: 0.25)
        for one in (state, world):
            other_game, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, one))
            assert (str(other_game), str(other), other.history()) == (str(game), str(one), one.history())
            assert other.legal_actions() == one.legal_actions()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert pickle.loads(pickle.dumps(game)) == game


# Chance, rewards, moves.


@all_of_them
def test_chance_is_explicit(name: str, params: dict[str, Any]) -> None:
    for state in positions(load(name, **params), 9):
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            weights = state.position.state.weights()
            assert list(outcomes) == state.legal_actions() == state.position.state.legal()
            assert sum(probabilities) == pytest.approx(1, abs=1e-12)
            assert [share * sum(weights) for share in probabilities] == pytest.approx(weights)
        else:
            assert state.chance_outcomes() == []


@pytest.mark.parametrize("reward", ["ranks", "scores", "wins"])
@pytest.mark.parametrize("name", NAMES)
def test_rewards_come_at_the_end(name: str, reward: str) -> None:
    game = load(name, reward=reward)
    end = None
    for state in positions(game, 10):
        if not state.is_terminal():
            assert set(state.returns()) == set(state.rewards()) == {0}
        end = state
    assert end is not None
    assert end.current_player() == pyspiel.PlayerId.TERMINAL
    assert end.returns() == end.rewards() == game.table.rewards(end.position.state)
    together = {"ranks": 0, "wins": 1}.get(reward)
    assert game.utility_sum() == together
    assert together is None or sum(end.returns()) == pytest.approx(together)
    assert all(game.min_utility() <= earned <= game.max_utility() for earned in end.returns())
    if reward == "scores":
        assert end.returns() == end.position.state.scores()


@pytest.mark.parametrize("name", NAMES)
def test_moves_are_in_our_notation(name: str) -> None:
    state = decided(load(name))
    for action in state.legal_actions():
        move = state.action_to_string(action)
        assert move == state.position.state.name(action)
        assert state.string_to_action(move) == state.string_to_action(state.current_player(), move) == action
    with pytest.raises(wk.MalformedMove):
        state.string_to_action("fly to the moon")


def test_the_bounds_hold() -> None:
    for number, (name, seats, options) in enumerate(all_setups()):
        bounds = plug(name).bounds(seats)
        end = wk.playout(wk.game(name).new(seats, options), Random(number))
        assert end.ply <= bounds.decisions + bounds.events
        assert bounds.lowest <= min(end.scores()) <= max(end.scores()) <= bounds.highest


# Parameters and mistakes.


@pytest.mark.parametrize("name", NAMES)
def test_parameters_have_defaults(name: str) -> None:
    game = wk.game(name)
    expected = {"players": game.seats[0], "reward": "ranks"}
    expected |= {option.name: option.default for option in game.options}
    (registered,) = [kind for kind in pyspiel.registered_games() if kind.short_name == f"wunderkammer_{name}"]
    assert registered.parameter_specification == expected
    assert (registered.min_num_players, registered.max_num_players) == (game.seats[0], game.seats[-1])
    assert load(name).get_parameters() == expected
    assert load(name).num_distinct_actions() == game.actions


def test_parameters_are_heeded() -> None:
    game = pyspiel.load_game("wunderkammer_artefakt(players=4,opening=random,advanced=True,reward=scores)")
    assert game.num_players() == 4
    assert (game.min_utility(), game.max_utility()) == (0, 4)
    asked = [state.position.state.view(None)["question"]["ask"] for state in positions(game, 11)]
    assert asked.count("opening") == 4
    assert "open" in asked


def test_what_cannot_be_is_refused() -> None:
    for name, seats in (("artefakt", 5), ("artifact", 2), ("artisans", 0)):
        with pytest.raises(wk.BadSeats, match=f"seats={seats}"):
            load(name, players=seats)
    with pytest.raises(wk.BadOption, match="name=reward, value=fame"):
        load("artisans", reward="fame")
    with pytest.raises(wk.BadOption, match="name=opening, value=closed"):
        load("artefakt", opening="closed")
    with pytest.raises(wk.BadOption, match="unknown option: name=weather"):
        openspiel.kind("artefakt")({"weather": "fine"})
    with pytest.raises(pyspiel.SpielError, match="weather"):
        load("artefakt", weather="fine")
    with pytest.raises(pyspiel.SpielError, match="advanced"):
        load("artefakt", advanced="very")


def test_illegal_actions_are_refused_with_the_reason() -> None:
    state = decided(load("artisans"))
    before = str(state)
    with pytest.raises(wk.IllegalMove) as caught:
        answer(state, "token")
    assert caught.value.reason == state.position.state.why_not(state.string_to_action("token"))
    with pytest.raises(wk.MalformedMove):
        state.apply_action(state.num_distinct_actions())
    assert str(state) == before
    assert len(state.position.path) == len(state.history())
    *_, end = positions(load("artisans"), 12)
    with pytest.raises(wk.GameOver):
        end.apply_action(0)


@pytest.mark.parametrize("absent", ["numpy", "pyspiel"])
def test_without_openspiel_the_extra_is_named(absent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, absent, None)
    monkeypatch.delitem(sys.modules, "wunderkammer.env.openspiel")
    with pytest.raises(ModuleNotFoundError, match=r"wunderkammer\[openspiel\]") as caught:
        importlib.import_module("wunderkammer.env.openspiel")
    assert caught.value.name == absent


def test_the_example_runs() -> None:
    page = DOCS / "env.md"
    section = re.split(r"^#+ OpenSpiel$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)[1]
    program = re.findall(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)[0]
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(program, page.name, "exec"), {"__name__": "example"})
    assert re.fullmatch(r"0 choose [a-z]+\n", out.getvalue())
