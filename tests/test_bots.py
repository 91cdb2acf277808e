"""Bots: they choose from a perspective, never from the true state, and a seed repeats their games."""

from random import Random

import pytest
from play import Setup, all_setups, everything, new, positions, text

import wunderkammer as wk
from wunderkammer.bots import Bot, Perspective, RandomBot, bot, bots, play_out
from wunderkammer.core.errors import UnknownBot


class Watcher(Bot):
    """Plays at random and keeps what it was given."""

    name = "watcher"

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.given: list[Perspective] = []

    def choose(self, perspective: Perspective) -> int:
        self.given.append(perspective)
        return self.rng.choice(perspective.legal())


def at_a_decision(name: str = "artefakt") -> wk.State:
    """Of three seats, in the middle of a game, when there is something to know."""
    if name == "artifact":
        return in_artifact()
    rng = Random(4)
    state = wk.game(name).new(3)
    while state.view(None)["round"] < 3 or state.actor < 0:
        state.apply(rng.choice(state.legal()))
    return state


def in_artifact() -> wk.State:
    """Where the others hold two cards or more that the first player did not see."""
    for seed in range(20):
        for state in positions(("artifact", 3, {"research": True, "roles": True}), Random(seed)):
            hidden = [sum(player["hidden"].values()) for player in state.view(0)["players"]]
            if state.actor == 0 and sum(hidden) > 1 and len(state.legal()) > 5:
                return state
    raise AssertionError


games = pytest.mark.parametrize("name", wk.games())


def test_the_random_bot_is_there() -> None:
    assert "random" in bots()
    assert isinstance(bot("random", Random(1)), RandomBot)


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as caught:
        bot("genius", Random(1))
    assert (caught.value.code, caught.value.details) == ("unknown-bot", {"name": "genius", "allowed": list(bots())})
    assert isinstance(caught.value, wk.SetupError)


@games
def test_the_random_bot_chooses_any_legal_action(name: str) -> None:
    state = at_a_decision(name)
    player = bot("random", Random(1))
    chosen = {player.choose(Perspective(state, state.actor, Random(1))) for _ in range(400)}
    assert chosen == set(state.legal())


@games
def test_a_perspective_answers_like_the_game(name: str) -> None:
    state = at_a_decision(name)
    for seat in range(state.seats):
        perspective = Perspective(state, seat, Random(1))
        assert perspective.seat == seat
        assert text(perspective.view()) == text(state.view(seat))
        assert perspective.legal() == state.legal(seat)
        assert perspective.name(5) == state.name(5)


@games
def test_a_perspective_is_of_a_seat(name: str) -> None:
    for seat in (wk.ALL_SEEING, wk.CHANCE, 3, 17):
        with pytest.raises(wk.BadSeats):
            Perspective(at_a_decision(name), seat, Random(1))


@games
def test_worlds_of_a_perspective_differ_and_are_equal_for_the_seat(name: str) -> None:
    state = at_a_decision(name)
    perspective = Perspective(state, 0, Random(1))
    rng = Random(2)
    worlds = [perspective.world(rng) for _ in range(20)]
    assert len({everything(world) for world in worlds}) > (15 if name == "artefakt" else 8)
    assert {text(world.view(0)) for world in worlds} == {text(state.view(0))}


@games
def test_thinking_ahead_changes_nothing(name: str) -> None:
    state = at_a_decision(name)
    before = everything(state)
    perspective = Perspective(state, 0, Random(1))
    seen = text(perspective.view())
    wk.playout(perspective.world(Random(1)), Random(1))
    assert everything(state) == before
    assert text(perspective.view()) == seen


@pytest.mark.parametrize("setup", all_setups())
def test_a_seed_repeats_a_game_among_bots(setup: Setup) -> None:
    ends = []
    for seed in (1, 1, 2):
        rng = Random(seed)
        state = new(setup)
        decisions = play_out(state, [bot("random", rng) for _ in range(state.seats)], rng)
        assert state.actor == wk.OVER
        assert 0 < decisions < state.ply
        ends.append((decisions, everything(state)))
    assert ends[0] == ends[1] != ends[2]


@games
def test_bots_are_given_perspectives_only(name: str) -> None:
    rng = Random(3)
    state = wk.game(name).new(3)
    watchers = [Watcher(rng) for _ in range(3)]
    decisions = play_out(state, watchers, rng)
    given = [perspective for watcher in watchers for perspective in watcher.given]
    assert len(given) == decisions
    for seat, watcher in enumerate(watchers):
        assert {perspective.seat for perspective in watcher.given} == {seat}
    for perspective in given:
        assert type(perspective) is Perspective
        assert set(vars(perspective)) == {"seat", "_world"}
        assert all(held is not state for held in vars(perspective).values())


@games
def test_a_bot_that_cheats_is_stopped_at_the_door(name: str) -> None:
    class Cheat(Watcher):
        def choose(self, perspective: Perspective) -> int:
            return next(action for action in range(wk.game(name).actions) if action not in perspective.legal())

    state = wk.game(name).new(3)
    with pytest.raises(wk.IllegalMove):
        play_out(state, [Cheat(Random(1)) for _ in range(3)], Random(1))


@games
def test_a_bot_cannot_tell_its_world_from_the_true_one(name: str) -> None:
    """From two states that are equal for a seat it gets the same perspectives, and so makes the same choice."""
    state = at_a_decision(name)
    for seed in range(20):
        twin = state.resample(state.actor, Random(seed))
        chosen = [
            bot("random", Random(seed)).choose(Perspective(world, state.actor, Random(seed))) for world in (state, twin)
        ]
        assert chosen[0] == chosen[1]
