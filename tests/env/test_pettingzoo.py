"""PettingZoo's own tests, and what it does not test: errors, secrets, rewards."""

import copy
import importlib
import json
import pickle
import sys
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from play import RECORDS, Setup, all_setups, everything, sampled

import wunderkammer as wk
from wunderkammer.env.pettingzoo import env, raw_env
from wunderkammer.record import read, replay

with warnings.catch_warnings():  # PettingZoo's tests import one of its games, which tells that there is a newer way
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    conformance = importlib.import_module("pettingzoo.test")

TABLES = [(game, seats) for game in wk.games() for seats in wk.game(game).seats]

# Of PettingZoo's own games, those with a mask are excepted by name from these two warnings.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
)


def table(setup: Setup, reward: str = "ranks", render_mode: str | None = None) -> raw_env:
    game, seats, options = setup
    return raw_env(game, seats=seats, options=options, reward=reward, render_mode=render_mode)


def answered(made: raw_env, rng: Random) -> int:
    """The agent that is asked does something legal: what it did."""
    action = int(rng.choice(made.observe(made.agent_selection)["action_mask"].nonzero()[0]))
    made.step(action)
    return action


def played(made: raw_env, seed: int | None = 0) -> raw_env:
    """A game of random agents, always the same ones, to its end, before any of them has left."""
    rng = Random(0)
    made.reset(seed)
    while not any(made.terminations.values()):
        answered(made, rng)
    return made


# What PettingZoo demands.


@masked
@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api(game: str, seats: int, make: Callable[..., Any]) -> None:
    conformance.api_test(make(game, seats=seats))


@masked
@pytest.mark.parametrize("setup", all_setups(), ids=str)
def test_api_with_all_options(setup: Setup) -> None:
    conformance.api_test(table(setup, reward="scores"), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seeds(game: str, seats: int) -> None:
    conformance.seed_test(lambda: env(game, seats=seats), num_cycles=50)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_render(game: str, seats: int) -> None:
    conformance.render_test(lambda render_mode: env(game, seats=seats, render_mode=render_mode))


# Agents, spaces, luck.


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_agents_and_spaces(game: str, seats: int) -> None:
    made = env(game, seats=seats)
    assert str(made) == f"{game}_v{wk.game(game).rules}"
    assert made.possible_agents == [f"seat_{number}" for number in range(1, seats + 1)]
    for agent in made.possible_agents:
        space = made.observation_space(agent)
        assert isinstance(space, spaces.Dict)
        box = space["observation"]
        assert isinstance(box, spaces.Box)
        for part in made.layout:
            assert set(box.high[part.start : part.start + part.size]) == {part.high}
        assert made.action_space(agent) == spaces.Discrete(wk.game(game).actions)


@pytest.mark.parametrize("game", wk.games())
def test_as_few_seats_as_possible_unless_told(game: str) -> None:
    assert len(raw_env(game).possible_agents) == wk.game(game).seats[0]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_only_who_is_asked_has_a_mask(game: str, seats: int) -> None:
    made, rng = raw_env(game, seats=seats), Random(seats)
    made.reset(seats)
    while not any(made.terminations.values()):
        legal = made._position.legal()
        for agent in made.agents:
            mask = made.observe(agent)["action_mask"]
            assert mask.dtype == np.int8
            assert mask.nonzero()[0].tolist() == (legal if agent == made.agent_selection else [])
        answered(made, rng)
    assert not any(made.observe(agent)["action_mask"].any() for agent in made.agents)


@pytest.mark.parametrize("game", wk.games())
def test_a_seed_is_for_this_game_and_the_ones_after(game: str) -> None:
    def two_games(made: raw_env, seed: int | None) -> list[str]:
        return [everything(played(made, first)._position) for first in (seed, None)]

    first, second = two_games(raw_env(game), 7)
    assert first != second
    made = raw_env(game)
    assert two_games(made, None) != [first, second]
    assert two_games(made, np.int64(7)) == [first, second]  # type: ignore[arg-type]  # whole numbers are all the same


def test_the_order_of_calls_is_enforced() -> None:
    made = env("artisans")
    for attribute in ("agent_selection", "agents", "rewards"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(made, attribute)
    with pytest.raises(AssertionError, match="reset"):
        made.step(0)


# Simultaneous choices.


def test_simultaneous_choices_are_asked_in_turn_and_not_seen() -> None:
    """Artefakt: all assign their cards at once. Whatever the first does, the second sees the same."""
    seen, own = [], set()
    for choice in (0, -1):
        made = raw_env("artefakt", seats=3)
        made.reset(seed=5)
        while made.view("seat_1")["question"]["ask"] != "assign":
            made.step(made._position.legal()[0])
        assert made._position.actors() == [0, 1, 2]
        while made.agent_selection == "seat_1":
            made.step(made._position.legal()[choice])
        assert made.agent_selection == "seat_2"
        seen.append([(made.observe(agent)["observation"].tolist(), made.view(agent)) for agent in ("seat_2", "seat_3")])
        own.add(json.dumps(made.view("seat_1")))
    assert seen[0] == seen[1]
    assert len(own) == 2


# Secrets: twins are two positions that differ only in what an agent may not know.


@pytest.mark.parametrize("setup", [s for s in all_setups() if s[0] != "artifact" or s[2]["roles"] is True], ids=str)
def test_twins_look_the_same(setup: Setup) -> None:
    rng = Random(3)
    made, twin = table(setup, render_mode="ansi"), table(setup, render_mode="ansi")
    made.reset()
    twin.reset()
    for number, state in enumerate(sampled(setup, rng, 0.04)):
        for seat, agent in enumerate(made.possible_agents):
            made._position, twin._position = state, state.resample(seat, rng)
            made.agent_selection = twin.agent_selection = agent
            for key, numbers in made.observe(agent).items():
                assert np.array_equal(numbers, twin.observe(agent)[key])
            assert json.dumps(made.view(agent)) == json.dumps(twin.view(agent))
            if seat == number % state.seats and state.actor != wk.CHANCE:
                assert made.render() == twin.render()


@pytest.mark.parametrize("game", ["artefakt", "artisans"])
def test_twins_have_the_same_picture(game: str) -> None:
    made, rng = raw_env(game, seats=3, render_mode="rgb_array"), Random(1)
    made.reset(seed=1)
    for _ in range(25):
        answered(made, rng)
    truth = made._position
    picture = made.render()
    worlds = [truth.resample(truth.actor, rng) for _ in range(3)]
    assert any(everything(world) != everything(truth) for world in worlds)
    for made._position in worlds:
        assert np.array_equal(made.render(), picture)  # type: ignore[arg-type]


# Rewards.


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rewards_by_rank_and_by_score(game: str, seats: int) -> None:
    ranked, scored = played(raw_env(game, seats=seats)), played(raw_env(game, seats=seats, reward="scores"))
    assert sum(ranked.rewards.values()) == pytest.approx(0)
    ranks = ranked._position.ranks()
    assert sorted(ranked.rewards.values(), reverse=True) == [ranked.rewards[f"seat_{i + 1}"] for i in by_rank(ranks)]
    assert list(scored.rewards.values()) == scored._position.scores() == ranked._position.scores()
    for agent in ranked.agents:
        assert ranked.terminations[agent]
        assert not ranked.truncations[agent]
        assert ranked._cumulative_rewards[agent] == ranked.rewards[agent]


def by_rank(ranks: list[int]) -> list[int]:
    return sorted(range(len(ranks)), key=ranks.__getitem__)


def test_those_who_tie_share() -> None:
    record = read(RECORDS / "shared-rank.wk")
    made = table((record.game, len(record.people), dict(record.options)))
    made.reset(seed=0)
    made._position = replay(record, len(record.entries) - 2)
    made.agent_selection = "seat_3"
    made.step(made._position.action(record.entries[-2].move))
    assert list(made.rewards.values()) == pytest.approx([1, 1 / 3, -2 / 3, -2 / 3])


def test_everybody_leaves_with_his_reward() -> None:
    made = played(raw_env("artifact", seats=4))
    earned, left = dict(made.rewards), {}
    for agent in made.agent_iter():
        observation, left[agent], over, _, _ = made.last()
        assert observation is not None
        assert over
        made.step(None)
    assert left == earned
    assert made.agents == []


# Opponents.


@masked
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_api_with_opponents(game: str, seats: int) -> None:
    opponents = {f"seat_{number}": "random" for number in range(2, seats + 1)}
    made = env(game, seats=seats, opponents=opponents)
    assert made.possible_agents == ["seat_1"]
    conformance.api_test(made, num_cycles=50)


def test_bots_take_their_seats_and_play_by_the_seed() -> None:
    made = raw_env("artisans", seats=3, opponents={"seat_1": "greedy", "seat_3": "random"}, reward="wins")
    first = played(made, 4)
    assert first.agents == ["seat_2"]
    end = everything(first._position)
    assert list(first.rewards) == ["seat_2"]
    assert everything(played(made, 4)._position) == end
    assert everything(played(made, 5)._position) != end


def test_opponents_that_cannot_be() -> None:
    with pytest.raises(wk.UnknownBot):
        env("artisans", opponents={"seat_1": "genius"})
    with pytest.raises(wk.BadSeats):
        env("artisans", opponents={"seat_3": "greedy"})
    with pytest.raises(wk.BadOption):
        env("artisans", opponents={"seat_1": "greedy", "seat_2": "greedy"})


# The plain view.


@pytest.mark.parametrize("game", wk.games())
def test_the_view_of_an_agent_is_that_of_its_seat(game: str) -> None:
    made = env(game, seats=3)
    assert made.view("seat_1")["seat"] == 0, "the empty table can be looked at before it is set up"
    made.reset(seed=2)
    for seat, agent in enumerate(made.agents):
        view = made.view(agent)
        assert view == made.unwrapped._position.view(seat)  # type: ignore[attr-defined]
        assert json.loads(json.dumps(view)) == view
    with pytest.raises(wk.BadSeats):
        made.view("seat_4")
    with pytest.raises(wk.BadSeats):
        made.observe("seat_4")


def test_an_environment_can_be_pickled_and_copied_in_the_middle_of_a_game() -> None:
    made, rng = env("artifact", seats=3), Random(3)
    made.reset(seed=3)
    for _ in range(30):
        made.step(rng.choice(made.unwrapped._position.legal()))  # type: ignore[attr-defined]
    ends = []
    for twin in (pickle.loads(pickle.dumps(made)), copy.deepcopy(made), made):
        raw, rng = twin.unwrapped, Random(4)
        assert isinstance(raw, raw_env)
        while not any(raw.terminations.values()):
            answered(raw, rng)
        ends.append((everything(raw._position), raw.rewards))
    assert ends[0] == ends[1] == ends[2]


# Mistakes.


@pytest.mark.parametrize("make", [env, raw_env])
def test_a_table_that_cannot_be(make: Callable[..., Any]) -> None:
    for error, game, wrong in (
        (wk.UnknownGame, "chess", {}),
        (wk.BadSeats, "artifact", {"seats": 2}),
        (wk.BadSeats, "artefakt", {"seats": 5}),
        (wk.BadSeats, "artisans", {"seats": 0}),
        (wk.BadOption, "artefakt", {"options": {"advanced": "yes"}}),
        (wk.BadOption, "artefakt", {"options": {"research": True}}),
        (wk.BadOption, "artefakt", {"reward": "money"}),
        (wk.BadOption, "artefakt", {"render_mode": "rgb"}),
        (wk.UnknownLanguage, "artefakt", {"lang": "it"}),
        (wk.BadEdition, "artefakt", {"edition": wk.game("artifact").standard}),
    ):
        with pytest.raises(error):
            make(game, **wrong)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_refused_says_why_and_changes_nothing(game: str, seats: int) -> None:
    made, rng = env(game, seats=seats), Random(seats)
    made.reset(seed=seats)
    raw = made.unwrapped
    assert isinstance(raw, raw_env)
    for _ in range(20):
        before = (everything(raw._position), raw.agent_selection, dict(raw.rewards))
        legal = raw._position.legal()
        for action in set(rng.sample(range(raw.table.actions), 20)) - set(legal):
            with pytest.raises(wk.IllegalMove) as caught:
                made.step(action)
            assert caught.value.reason == raw._position.why_not(action)
        for nonsense in (-1, raw.table.actions, None, 1.0, "pass", np.array([0, 1])):
            with pytest.raises(wk.MalformedMove):
                made.step(nonsense)  # type: ignore[arg-type]
        assert (everything(raw._position), raw.agent_selection, raw.rewards) == before
        made.step(np.int32(rng.choice(legal)))


def test_with_lose_an_illegal_action_ends_the_game_for_all() -> None:
    made = env("artisans", seats=3, illegal="lose")
    made.reset(seed=1)
    loser, seen = made.agent_selection, made.observe(made.agent_selection)
    assert seen is not None
    made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(made.terminations.values())
    assert made.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in made.possible_agents}
    with pytest.raises(wk.BadOption):
        env("artisans", illegal="draw")


def test_nothing_is_played_after_the_end() -> None:
    made = played(raw_env("artisans"))
    with pytest.raises(wk.GameOver):
        made.step(0)


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "numpy"])
def test_without_the_extra_its_name_is_told(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, "wunderkammer.env.pettingzoo")
    with pytest.raises(ModuleNotFoundError, match=r"wunderkammer\[pettingzoo\]") as caught:
        importlib.import_module("wunderkammer.env.pettingzoo")
    assert caught.value.name == module


@pytest.mark.parametrize("module", ["PIL", "matplotlib"])
def test_without_the_extra_there_is_no_picture(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = raw_env("artefakt", render_mode="rgb_array")
    made.reset()
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, "wunderkammer.env.picture", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"wunderkammer\[pettingzoo\]"):
        made.render()
