"""Many games at once: the same as one by one through State.play, and every mistake is told."""

import copy
import pickle
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from play import Setup, all_setups, everything

import wunderkammer as wk
from wunderkammer import env
from wunderkammer.core.batch import rank_rewards, win_rewards
from wunderkammer.core.dealer import outcome
from wunderkammer.core.found import Found
from wunderkammer.core.luck import Luck
from wunderkammer.env.vector import Moment, Vector

MOMENT = ("observations", "masks", "seats", "rewards", "over")


def equal(one: Moment, other: Moment) -> bool:
    """To the last bit, but for rewards, which are rounded fractions."""
    return (
        np.array_equal(one.observations, other.observations)
        and np.array_equal(one.masks, other.masks)
        and np.array_equal(one.seats, other.seats)
        and np.allclose(one.rewards, other.rewards, rtol=0, atol=1e-12)
        and np.array_equal(one.over, other.over)
    )


def choices(now: Moment, rng: Random) -> list[int]:
    """A random legal action for each game, by its mask."""
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in now.masks]


# The same as one by one.


class OneByOne:
    """Games played through the checked door, with the luck that a batch of this seed has."""

    def __init__(self, batch: Vector, seed: int) -> None:
        self.table = batch.table
        self.luck = Luck(Random(seed))
        self.states = [self.begun() for _ in range(batch.n)]
        self.rewards = np.zeros((batch.n, self.table.seats))
        self.over = np.zeros(batch.n, bool)

    def begun(self) -> wk.State:
        return self.dealt(self.table.fresh.copy())

    def dealt(self, state: wk.State) -> wk.State:
        while state.actor == wk.CHANCE:
            state.play(outcome(state, self.luck, Found()), wk.CHANCE)
        return state

    def play(self, game: int, action: int) -> None:
        state = self.dealt(self.states[game].play(action, self.states[game].actor))
        self.over[game] = state.actor == wk.OVER
        self.rewards[game] = 0
        if self.over[game]:
            self.rewards[game] = rewards_of(state) if self.table.reward == "ranks" else state.scores()
            self.states[game] = self.begun()

    def moment(self) -> Moment:
        """As a batch should show it."""
        masks = np.zeros((len(self.states), self.table.actions), bool)
        for game, state in enumerate(self.states):
            masks[game, state.legal()] = True
        seen = [self.table.observation(state, state.actor) for state in self.states]
        return Moment(np.array(seen), masks, np.array([state.actor for state in self.states]), self.rewards, self.over)


def rewards_of(state: wk.State) -> list[float]:
    """The places that a seat shares, spread evenly from 1 to -1."""
    ranks, places = state.ranks(), np.linspace(1, -1, state.seats)
    return [float(np.mean(places[rank - 1 : rank - 1 + ranks.count(rank)])) for rank in ranks]


# Every number of seats of every game, and some options.
SELECTED = [setup for index, setup in enumerate(all_setups()) if setup[0] == "artisans" or index % 4 == 1]


@pytest.mark.parametrize("reward", ["ranks", "scores"])
@pytest.mark.parametrize("setup", SELECTED)
def test_the_same_as_one_by_one(setup: Setup, reward: str) -> None:
    name, seats, options = setup
    batch = env.batch(name, 2, seats=seats, options=options, reward=reward)
    now = batch.reset(seed=5)
    single, rng, ended = OneByOne(batch, 5), Random(seats), 0
    while ended < 2:
        assert equal(now, single.moment())
        actions = choices(now, rng)
        now = batch.step(actions)
        for game, action in enumerate(actions):
            single.play(game, action)
        ended += int(now.over.sum())
    assert equal(now, single.moment())
    assert [everything(batch.state(game)) for game in range(2)] == [everything(state) for state in single.states]


@pytest.mark.parametrize("game", wk.games())
def test_the_shapes_and_types_of_a_moment(game: str) -> None:
    batch = env.batch(game, 3)
    now = batch.reset()
    seats = wk.game(game).seats[0]
    assert Moment._fields == MOMENT
    assert [part.shape for part in now] == [(3, batch.table.size), (3, wk.game(game).actions), (3,), (3, seats), (3,)]
    assert [part.dtype.name for part in now] == ["uint8", "bool", "int64", "float64", "bool"]
    assert batch.layout == batch.table.layout
    assert batch.highs.shape == (batch.table.size,)
    assert now.masks.any(axis=1).all()


# The end of a game, and what it brings.


def test_a_game_that_is_over_begins_anew_while_the_others_go_on() -> None:
    batch = env.batch("artisans", 8, seats=2, seed=3)
    now, plies = batch.reset(), [batch.state(game).ply for game in range(8)]
    ended = 0
    while ended < 12:
        before, now = now, batch.step(batch.sample())
        assert (now.rewards[~now.over] == 0).all()
        for game in range(8):
            ply = batch.state(game).ply
            assert batch.state(game).actor == now.seats[game] >= 0
            assert (ply > plies[game]) != now.over[game]
            plies[game] = ply
        ended += int(now.over.sum())
        if before.over.any():
            assert (now.over & before.over).sum() == 0, "no game has one step only"


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ([1, 2], [1, -1]),
        ([2, 1], [-1, 1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([2, 1, 2], [-0.5, 1, -0.5]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
        ([4, 1, 3, 1], [-1, 2 / 3, -1 / 3, 2 / 3]),
        ([5, 4, 3, 2, 1], [-1, -0.5, 0, 0.5, 1]),
    ],
)
def test_rewards_by_ranks_are_shared_by_those_who_tie(ranks: list[int], rewards: list[float]) -> None:
    assert rank_rewards(ranks) == pytest.approx(rewards)


@pytest.mark.parametrize(
    ("ranks", "rewards"), [([2, 1, 3], [0, 1, 0]), ([1, 1, 3], [0.5, 0.5, 0]), ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3])]
)
def test_rewards_for_wins_are_shared(ranks: list[int], rewards: list[float]) -> None:
    assert win_rewards(ranks) == pytest.approx(rewards)


@pytest.mark.parametrize("game", wk.games())
def test_rewards_by_ranks_add_up_to_nothing(game: str) -> None:
    batch = env.batch(game, 4, seats=wk.game(game).seats[-1], seed=1)
    ended = 0
    while ended < 4:
        now = batch.step(batch.sample())
        assert now.rewards.sum(axis=1) == pytest.approx(0)
        ended += int(now.over.sum())


# Some of the games.


@pytest.mark.parametrize("game", wk.games())
def test_some_games_are_played_or_begun_anew_while_the_others_wait(game: str) -> None:
    batch = env.batch(game, 3, seed=2)
    played(batch, 10)
    before = [batch.state(number) for number in range(3)]
    batch.step_some([2, 0], batch.sample()[[2, 0]])
    assert batch.state(1) == before[1]
    assert all(batch.state(number).ply > before[number].ply for number in (0, 2))
    batch.restart([1])
    assert batch.state(1).ply < before[1].ply
    with pytest.raises(wk.MalformedMove):
        batch.step_some([0, 1], [0])


@pytest.mark.parametrize("game", wk.games())
def test_how_a_game_ended_is_kept(game: str) -> None:
    batch = env.batch(game, 2, seed=1, reward="scores")
    now = batch.reset()
    while not now.over.any():
        now = batch.step(batch.sample())
    for number in np.flatnonzero(now.over):
        assert batch.ended(int(number)).actor == wk.OVER
        assert batch.ended(int(number)).scores() == now.rewards[number].tolist()


@pytest.mark.parametrize("game", wk.games())
def test_a_snapshot_can_be_restored_again_and_again(game: str) -> None:
    batch = env.batch(game, 3, seed=1)
    played(batch, 15)
    kept = batch.snapshot()
    courses = []
    for _ in range(2):
        batch.restore(kept)
        courses.append(played(batch, 20))
    assert all(equal(one, other) for one, other in zip(*courses, strict=True))


# Luck.


def played(batch: Vector, steps: int) -> list[Moment]:
    return [batch.step(batch.sample()) for _ in range(steps)]


@pytest.mark.parametrize("game", wk.games())
def test_a_seed_plays_the_same(game: str) -> None:
    one, other, third = env.batch(game, 3, seed=8), env.batch(game, 3, seed=8), env.batch(game, 3, seed=9)
    assert equal(one.reset(), other.reset())
    first = played(one, 30)
    assert all(map(equal, first, played(other, 30)))
    third.reset()
    assert not all(map(equal, first, played(third, 30)))
    assert equal(third.reset(seed=4), one.reset(seed=4))
    assert all(map(equal, played(one, 30), played(third, 30)))


def test_a_reset_without_a_seed_goes_on_with_its_luck() -> None:
    batch = env.batch("artisans", 3, seed=8)
    assert not equal(batch.reset(), batch.reset())
    assert not equal(env.batch("artisans", 3).reset(), env.batch("artisans", 3).reset())


def test_a_reset_forgets_what_was_over() -> None:
    batch = env.batch("artisans", 2, seed=1)
    while not batch.step(batch.sample()).over.any():
        pass
    now = batch.reset(seed=2)
    assert not now.over.any()
    assert not now.rewards.any()
    assert equal(now, env.batch("artisans", 2).reset(seed=2))


def test_the_games_have_begun_before_a_reset() -> None:
    batch = env.batch("artisans", 2)
    assert batch.sample().tolist()
    assert batch.step(batch.sample()).masks.any()


@pytest.mark.parametrize("game", wk.games())
def test_samples_are_legal(game: str) -> None:
    batch = env.batch(game, 5, seed=2)
    now = batch.reset()
    for _ in range(40):
        actions = batch.sample()
        assert actions.dtype == np.int64
        assert now.masks[np.arange(5), actions].all()
        now = batch.step(actions)


def test_samples_are_uniform() -> None:
    """And sampling plays nothing. By the chi-squared of 2,000 draws a game."""
    batch = env.batch("artisans", 4, seats=3, seed=3)
    now = played(batch, 6)[-1]
    draws = np.array([batch.sample() for _ in range(2000)])
    for game, mask in enumerate(now.masks):
        legal = np.flatnonzero(mask).tolist()
        drawn = Counter(draws[:, game].tolist())
        assert len(legal) > 3
        assert set(drawn) == set(legal)
        share = 2000 / len(legal)
        squares = sum((drawn[action] - share) ** 2 / share for action in legal)
        assert squares < len(legal) - 1 + 5 * (2 * len(legal)) ** 0.5
    assert equal(now, batch._moment())


def test_a_sample_is_ones_own() -> None:
    batch = env.batch("artisans", 3, seed=3)
    actions = batch.sample()
    before = actions.tolist()
    for _ in range(5):
        batch.sample()
    assert actions.tolist() == before
    actions[:] = 0


# Copies and windows.


def test_copies_are_independent_and_may_be_written_into() -> None:
    batch, twin = env.batch("artisans", 3), env.batch("artisans", 3)
    now, other = batch.reset(seed=1), twin.reset(seed=1)
    snapshot = batch._moment()
    after = batch.step(choices(now, Random(1)))
    assert equal(now, snapshot)
    assert not equal(now, after)
    for part in after:
        assert part.flags.writeable
        part[:] = 1
    assert equal(batch.step(batch.sample()), twin_step(twin, other))


def twin_step(twin: Vector, now: Moment) -> Moment:
    twin.step(choices(now, Random(1)))
    return twin.step(twin.sample())


def test_windows_are_live_and_cannot_be_written_into() -> None:
    windows, copies = env.batch("artisans", 3, copy=False), env.batch("artisans", 3)
    window, copy = windows.reset(seed=1), copies.reset(seed=1)
    for _ in range(200):
        assert equal(window, copy)
        again, copy = windows.step(windows.sample()), copies.step(copies.sample())
        assert all(np.shares_memory(one, other) for one, other in zip(window, again, strict=True))
    for part in window:
        assert not part.flags.writeable
        with pytest.raises(ValueError, match="read-only"):
            part[:] = 1
        with pytest.raises(ValueError, match="WRITEABLE"):
            part.flags.writeable = True


def test_a_state_is_a_copy() -> None:
    batch = env.batch("artisans", 2, seed=1)
    state = batch.state(0)
    wk.playout(state, Random(1))
    assert batch.state(0).actor >= 0
    assert everything(batch.state(0)) != everything(state)


# Mistakes.


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (wk.UnknownGame, {"game": "chess"}),
        (wk.BadSeats, {"seats": 5}),
        (wk.BadSeats, {"seats": 1}),
        (wk.BadOption, {"options": {"fast": True}}),
        (wk.BadOption, {"n": 0}),
        (wk.BadOption, {"n": -1}),
        (wk.BadOption, {"reward": "money"}),
        (wk.BadOption, {"game": "artefakt", "options": {"opening": "closed"}}),
    ],
)
def test_a_table_that_cannot_be(error: type[wk.SetupError], arguments: dict[str, Any]) -> None:
    with pytest.raises(error) as caught:
        env.batch(**{"game": "artisans", "n": 2, **arguments})
    assert str(caught.value)


def test_a_wrong_reward_names_the_right_ones() -> None:
    with pytest.raises(wk.BadOption) as caught:
        env.batch("artisans", 2, reward="money")
    assert caught.value.details == {"name": "reward", "value": "money", "allowed": ["ranks", "scores", "wins"]}


@pytest.mark.parametrize("game", wk.games())
def test_the_fewest_seats_and_the_default_options_unless_told_otherwise(game: str) -> None:
    batch = env.batch(game, 1)
    fresh = wk.game(game).new(wk.game(game).seats[0])
    assert everything(batch.table.fresh) == everything(fresh)


def refused(batch: Vector, actions: object, error: type[wk.MoveError]) -> wk.MoveError:
    """The error, after which everything is as before."""
    before = [everything(batch.state(game)) for game in range(batch.n)]
    shown = batch._moment()
    with pytest.raises(error) as caught:
        batch.step(actions)  # type: ignore[arg-type]
    assert [everything(batch.state(game)) for game in range(batch.n)] == before
    assert equal(shown, batch._moment())
    return caught.value


@pytest.mark.parametrize(
    "actions",
    [
        [1, 2],
        [1, 2, 3, 4],
        [],
        7,
        [[1, 2, 3]],
        [[1], [2, 3], []],
        [1.0, 2.0, 3.0],
        [True, False, True],
        ["a", "b", "c"],
        None,
    ],
)
def test_not_one_action_for_each_game(actions: object) -> None:
    batch = env.batch("artisans", 3, seed=1)
    error = refused(batch, actions, wk.MalformedMove)
    assert error.code == "bad-actions"
    assert error.details["games"] == 3


@pytest.mark.parametrize("wrong", [-1, 181, 10**6, -(2**62)])
def test_an_action_that_there_is_not(wrong: int) -> None:
    batch = env.batch("artisans", 3, seed=1)
    for game in range(3):
        actions = batch.sample()
        actions[game] = wrong
        refused(batch, actions, wk.MalformedMove)


@pytest.mark.parametrize("game", wk.games())
def test_an_illegal_action_is_refused_with_reason_and_game_and_nothing_is_played(game: str) -> None:
    batch = env.batch(game, 3, seed=1)
    now, rng = batch.reset(), Random(1)
    for _ in range(10):
        for which in range(3):
            actions: NDArray[np.int64] = batch.sample()
            actions[which] = rng.choice(np.flatnonzero(~now.masks[which]).tolist())
            error = refused(batch, actions, wk.IllegalMove)
            assert isinstance(error, wk.IllegalMove)
            state = batch.state(which)
            assert error.reason == state.why_not(int(actions[which]))
            assert error.move == f"{state.name(int(actions[which]))} (game {which})"
            assert error.reason.clause in str(error)
        now = batch.step(batch.sample())


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.int64, np.uint64])
def test_whole_numbers_of_all_sizes_are_actions(kind: type[np.integer[Any]]) -> None:
    batch, twin = env.batch("artisans", 3), env.batch("artisans", 3)
    batch.reset(seed=1)
    twin.reset(seed=1)
    actions = batch.sample()
    assert actions.tolist() == twin.sample().tolist()
    assert equal(batch.step(actions.astype(kind)), twin.step(actions.tolist()))


def test_a_batch_that_was_pickled_goes_on_as_it_would_have() -> None:
    games = env.batch("artisans", 5, seats=2, seed=6)
    ended = [games.step(games.sample()).over.any() for _ in range(120)]
    assert any(ended)
    while not (now := games.step(games.sample())).over.any():
        pass
    twins = [pickle.loads(pickle.dumps(games)), copy.deepcopy(games)]
    assert all(equal(twin._moment(), now) for twin in twins)
    for _ in range(60):
        actions = games.sample()
        assert all((twin.sample() == actions).all() for twin in twins)
        now = games.step(actions)
        assert all(equal(twin.step(actions), now) for twin in twins)
