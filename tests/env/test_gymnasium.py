"""One seat to learn in: Gymnasium's own checks, and what it does not check: opponents, masks, rewards, secrets."""

import copy
import importlib
import json
import pickle
import sys
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.env.gymnasium import SeatEnv
from wunderkammer.env.seeing import FORMS

TABLES = [(game, seats) for game in wk.games() for seats in wk.game(game).seats]


def legal(made: SeatEnv, rng: Random) -> int:
    return int(rng.choice(made.action_masks().nonzero()[0]))


def played(made: SeatEnv, seed: int | None = 0) -> tuple[float, dict[str, Any]]:
    """A game of a random seat to its end: its reward and what is known then."""
    rng, (_, info) = Random(0), made.reset(seed=seed)
    reward, over = 0.0, False
    while not over:
        assert reward == 0
        assert not info.keys() & {"ranks", "scores"}, "known at the end only"
        _, reward, over, truncated, info = made.step(legal(made, rng))
        assert not truncated
    return reward, info


# What Gymnasium demands.


@pytest.mark.parametrize("game", wk.games())
@pytest.mark.parametrize("observation", FORMS)
def test_the_checker_is_content(game: str, observation: str) -> None:
    known = f"wunderkammer/{game.capitalize()}-v0"
    check_env(gymnasium.make(known, illegal="lose", observation=observation).unwrapped)


@pytest.mark.parametrize("game", wk.games())
def test_every_game_is_registered(game: str) -> None:
    known = f"wunderkammer/{game.capitalize()}-v0"
    made = gymnasium.make(known, seats=3)
    assert isinstance(made.unwrapped, SeatEnv)
    assert made.unwrapped.table.game.name == game
    games = gymnasium.make_vec(known, num_envs=3, vectorization_mode="vector_entry_point")
    assert games.reset(seed=1)[0].shape == (3, games.single_observation_space.shape[0])  # type: ignore[index]


# Forms of observations.


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_forms_say_the_same(game: str, seats: int) -> None:
    forms = {form: SeatEnv(game, seats=seats, observation=form) for form in FORMS}
    rng = Random(seats)
    seen = {form: made.reset(seed=seats)[0] for form, made in forms.items()}
    for _ in range(10):
        flat = seen["flat"]
        assert np.array_equal(seen["masked"]["observation"], flat)
        assert np.array_equal(seen["masked"]["action_mask"], forms["flat"].action_masks())
        assert np.array_equal(np.concatenate(list(seen["structured"].values())), flat)
        assert list(seen["structured"]) == [part.name for part in forms["flat"].layout]
        assert np.allclose(seen["scaled"] * forms["flat"].table.highs, flat)
        assert all(made.observation_space.contains(seen[form]) for form, made in forms.items())
        action = legal(forms["flat"], rng)
        seen = {form: made.step(action)[0] for form, made in forms.items()}


# Opponents, seats, luck.


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_only_the_seat_decides(game: str, seats: int) -> None:
    made, rng = SeatEnv(game, seats=seats, seat=seats - 1), Random(1)
    made.reset(seed=1)
    for _ in range(15):
        assert made._state.actor == made.seat == seats - 1
        assert made.action_masks().nonzero()[0].tolist() == made._state.legal()
        made.step(legal(made, rng))


def test_a_seat_can_change_from_game_to_game() -> None:
    made = SeatEnv("artisans", seats=4, seat=None)
    seats = [made.reset(seed=number)[1]["seat"] for number in range(30)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [made.reset(seed=number)[1]["seat"] for number in range(30)]


class Watched(bots.RandomBot):
    """Notes in which seats it was asked."""

    asked: ClassVar[set[int]] = set()

    def choose(self, perspective: bots.Perspective) -> int:
        self.asked.add(perspective.seat)
        return super().choose(perspective)


def test_opponents_are_named_clockwise_and_can_be_your_own() -> None:
    Watched.asked.clear()
    played(SeatEnv("artisans", seats=3, seat=1, opponents=["random", Watched]))
    assert Watched.asked == {0}


def test_a_greedy_opponent_beats_random_play() -> None:
    made = SeatEnv("artisans", opponents="greedy", reward="wins")
    assert sum(played(made, seed)[0] for seed in range(6)) <= 1


@pytest.mark.parametrize("game", wk.games())
def test_a_seed_decides_everything(game: str) -> None:
    def two_games(made: SeatEnv, seed: int | None) -> list[str]:
        return [json.dumps((played(made, first)[0], made.view())) for first in (seed, None)]

    made = SeatEnv(game, seat=None)
    first, second = two_games(made, 7)
    assert first != second
    assert two_games(SeatEnv(game, seat=None), 7) == [first, second]
    assert two_games(made, 8) != [first, second]


def test_it_can_be_pickled_and_copied_in_the_middle_of_a_game() -> None:
    made, rng = SeatEnv("artefakt", seats=3), Random(3)
    made.reset(seed=3)
    for _ in range(5):
        made.step(legal(made, rng))
    ends = []
    for twin in (pickle.loads(pickle.dumps(made)), copy.deepcopy(made), made):
        rng, over = Random(4), False
        while not over:
            _, _, over, _, _ = twin.step(legal(twin, rng))
        ends.append(json.dumps(twin.view()))
    assert ends[0] == ends[1] == ends[2]


# Rewards.


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_rewards_follow_from_the_result(game: str, seats: int) -> None:
    for seat in range(seats):
        earned = {
            kind: played(SeatEnv(game, seats=seats, seat=seat, reward=kind)) for kind in ("ranks", "scores", "wins")
        }
        ranks, scores = earned["ranks"][1]["ranks"], earned["ranks"][1]["scores"]
        assert earned["scores"][0] == scores[seat]
        assert earned["wins"][0] == (pytest.approx(1 / ranks.count(1)) if ranks[seat] == 1 else 0)
        if len(set(ranks)) == seats:
            assert earned["ranks"][0] == pytest.approx(1 - 2 * (ranks[seat] - 1) / (seats - 1))


# Mistakes.


def test_an_illegal_action_is_refused_or_loses() -> None:
    strict, lenient = SeatEnv("artefakt"), SeatEnv("artefakt", illegal="lose")
    for made in (strict, lenient):
        made.reset(seed=1)
    wrong = int(np.flatnonzero(strict.action_masks() == 0)[0])
    before = strict.view()
    with pytest.raises(wk.IllegalMove):
        strict.step(wrong)
    assert strict.view() == before
    _, reward, over, _, info = lenient.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert not lenient.action_masks().any()
    for made in (strict, lenient):
        for nonsense in (-1, made.table.actions, 1.0, "pass"):
            with pytest.raises((wk.MalformedMove, wk.GameOver)):
                made.step(nonsense)


def test_nothing_is_played_before_or_after_a_game() -> None:
    made = SeatEnv("artisans")
    with pytest.raises(wk.GameOver):
        made.step(0)
    played(made)
    with pytest.raises(wk.GameOver):
        made.step(0)


def test_a_table_that_cannot_be() -> None:
    for error, wrong in (
        (wk.BadSeats, {"seats": 5}),
        (wk.BadSeats, {"seat": 2}),
        (wk.UnknownBot, {"opponents": "genius"}),
        (wk.BadOption, {"opponents": ["greedy", "greedy"]}),
        (wk.BadOption, {"reward": "money"}),
        (wk.BadOption, {"observation": "round"}),
        (wk.BadOption, {"illegal": "draw"}),
        (wk.BadOption, {"render_mode": "rgb"}),
    ):
        with pytest.raises(error):
            SeatEnv("artisans", **wrong)


# Seeing.


def test_pictures_and_texts_are_those_of_the_seat() -> None:
    text, picture = (SeatEnv("artisans", seat=1, render_mode=mode) for mode in ("ansi", "rgb_array"))
    for made in (text, picture):
        made.reset(seed=1)
    shown = text.render()
    twin = SeatEnv("artisans", seat=1, render_mode="ansi")
    twin.reset(seed=1)
    twin._state = text._state.resample(1, Random(5))
    assert isinstance(shown, str)
    assert twin.render() == shown
    assert picture.render().dtype == np.uint8
    assert picture.render().shape[2] == 3


@pytest.mark.parametrize("module", ["gymnasium", "numpy"])
def test_without_the_extra_its_name_is_told(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, "wunderkammer.env.gymnasium")
    with pytest.raises(ModuleNotFoundError, match=r"wunderkammer\[gymnasium\]"):
        importlib.import_module("wunderkammer.env.gymnasium")
