"""Many games as a vector environment: the same as one by one, final observations, single resets, snapshots."""

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import wunderkammer as wk
from wunderkammer.env.gymnasium_vector import SeatVectorEnv
from wunderkammer.env.seeing import FORMS

TABLES = [(game, seats) for game in wk.games() for seats in wk.game(game).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_in_every_game_the_seat_is_asked_until_it_ends(game: str, seats: int) -> None:
    made = SeatVectorEnv(game, 4, seats=seats, seat=seats - 1, opponents="random")
    seen, info = made.reset(seed=1)
    ended = 0
    while ended < 3:
        assert made.observation_space.contains(seen)
        assert (info["seat"] == seats - 1).all()
        assert np.array_equal(info["action_mask"], made.action_masks())
        assert info["action_mask"].any(axis=1).all()
        seen, rewards, over, truncated, info = made.step(made.sample())
        assert not truncated.any()
        assert not rewards[~over].any()
        for number in np.flatnonzero(over):
            state = made.games.ended(int(number))
            assert state.actor == wk.OVER
            assert np.array_equal(info["final_obs"][number], made.table.observation(state, seats - 1))
            assert rewards[number] == made.table.rewards(state)[seats - 1]
            assert info["final_info"]["scores"][number].tolist() == state.scores()
            assert info["final_info"]["ranks"][number].tolist() == state.ranks()
        ended += int(over.sum())


def test_it_says_when_games_begin_again() -> None:
    assert SeatVectorEnv("artisans", 2).metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    made = RecordEpisodeStatistics(SeatVectorEnv("artisans", 8, reward="wins"))
    made.reset(seed=3)
    lengths: list[int] = []
    while len(lengths) < 8:
        *_, info = made.step(made.unwrapped.sample())  # type: ignore[attr-defined]
        lengths += info["episode"]["l"][info["_episode"]].tolist() if "episode" in info else []
    assert min(lengths) > 20


@pytest.mark.parametrize("form", FORMS)
def test_every_form_has_its_space(form: str) -> None:
    made = SeatVectorEnv("artefakt", 3, observation=form)
    seen, _ = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    seen, *_ = made.step(made.sample())
    assert made.observation_space.contains(seen)


def test_bots_answer_as_opponents() -> None:
    """Random play loses to greedy bots."""
    made = SeatVectorEnv("artisans", 4, seat=None, opponents="greedy", reward="wins")
    made.reset(seed=1)
    won: list[float] = []
    while len(won) < 6:
        _, rewards, over, _, _ = made.step(made.sample())
        won += rewards[over].tolist()
    assert sum(won) <= 1


def test_without_opponents_the_agent_plays_in_every_seat() -> None:
    made = SeatVectorEnv("artisans", 8, seats=3, opponents=None)
    _, info = made.reset(seed=1)
    asked: set[int] = set()
    ended = 0
    while ended < 3:
        deciding = info["seat"]
        asked |= set(deciding.tolist())
        _, rewards, over, _, info = made.step(made.sample())
        for number in np.flatnonzero(over):
            assert rewards[number] == info["final_info"]["rewards"][number][deciding[number]]
        ended += int(over.sum())
    assert asked == {0, 1, 2}


def test_a_seed_decides_everything() -> None:
    def course(seed: int) -> list[Any]:
        made = SeatVectorEnv("artisans", 3, seat=None, opponents="greedy")
        found = [made.reset(seed=seed)[0].tolist()]
        for _ in range(12):
            actions = [int(np.flatnonzero(row)[-1]) for row in made.action_masks()]
            found.append(made.step(actions)[0].tolist())
        return found

    assert course(5) == course(5)
    assert course(5) != course(6)


def test_single_games_can_be_reset() -> None:
    made = SeatVectorEnv("artisans", 3)
    before, _ = made.reset(seed=2)
    for _ in range(10):
        before, *_ = made.step(made.sample())
    after, _ = made.reset(options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(before[[0, 2]], after[[0, 2]])
    assert [state.ply for state in map(made.games.state, range(3))][1] < min(made.games.state(n).ply for n in (0, 2))


@pytest.mark.parametrize("opponents", ["random", "greedy", None])
def test_a_snapshot_brings_everything_back(opponents: str | None) -> None:
    made = SeatVectorEnv("artisans", 4, seat=None, opponents=opponents)
    made.reset(seed=4)
    for _ in range(20):
        made.step(made.sample())
    kept = made.snapshot()
    courses = []
    for _ in range(2):
        seen, _ = made.restore(kept)
        course, rng = [seen.tolist()], Random(1)
        for _ in range(30):
            actions = [int(rng.choice(np.flatnonzero(row))) for row in made.action_masks()]
            seen, rewards, over, *_ = made.step(actions)
            course += [seen.tolist(), rewards.tolist(), over.tolist()]
        courses.append(course)
    assert courses[0] == courses[1]


def test_an_illegal_action_is_refused_or_loses() -> None:
    strict, lenient = SeatVectorEnv("artisans", 3), SeatVectorEnv("artisans", 3, illegal="lose")
    for made in (strict, lenient):
        made.reset(seed=1)
    actions = [int(np.flatnonzero(row)[0]) for row in strict.action_masks()]
    actions[1] = int(np.flatnonzero(~strict.action_masks()[1])[0])
    before = [strict.games.state(number) for number in range(3)]
    with pytest.raises(wk.IllegalMove, match="game 1"):
        strict.step(actions)
    assert before == [strict.games.state(number) for number in range(3)]
    _, rewards, over, _, info = lenient.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert info["final_info"]["illegal"].tolist() == [False, True, False]
    for nonsense in ([0, 1], [-1, 0, 0], ["a", "b", "c"]):
        with pytest.raises(wk.MalformedMove):
            lenient.step(nonsense)


def test_without_copies_nothing_is_copied() -> None:
    made = SeatVectorEnv("artisans", 2, copy=False)
    seen, _ = made.reset(seed=1)
    assert np.shares_memory(seen, made.games.now.observations)
    assert np.shares_memory(made.action_masks(), made.games.now.masks)
    copied = SeatVectorEnv("artisans", 2)
    assert not np.shares_memory(copied.reset(seed=1)[0], copied.games.now.observations)
