"""A search goes by how well moves of the same kind did elsewhere, where a game says which are of one kind."""

from random import Random

import play
import pytest

import wunderkammer as wk
from wunderkammer.bots import Perspective
from wunderkammer.bots.judges import judge_for
from wunderkammer.bots.thinking.habits import Habits
from wunderkammer.bots.thinking.node import Node
from wunderkammer.bots.thinking.search import Search

SETUPS = [setup for setup in play.all_setups() if setup[0] == "artefakt"]


def test_what_came_of_a_kind_of_move() -> None:
    habits = Habits(3)
    assert habits.mean(0) == 1.0, "what was never tried shall be"
    habits.note(0, 0)
    habits.note(2, 1)
    habits.learn([0.75, 0.25])
    habits.note(0, 1)
    habits.learn([0.75, 0.25])
    assert [habits.mean(kind) for kind in range(3)] == [0.5, 1.0, 0.25]


def test_many_moves_may_be_made_in_one_iteration() -> None:
    habits = Habits(200)
    for kind in range(200):
        habits.note(kind, kind % 2)
    habits.learn([1.0, 0.0])
    assert [habits.mean(kind) for kind in range(200)] == [1.0, 0.0] * 100


def test_a_decision_leans_on_what_moves_of_its_kinds_brought_elsewhere() -> None:
    habits = Habits(2)
    for kind, result in ((0, 0.2), (1, 0.8)):
        habits.note(kind, 0)
        habits.learn([result])
    node = Node(0, [7, 8], [0.5, 0.5], [0, 1])
    assert node.choose(0.0, habits, 6.0) == 1
    for _ in range(20):
        node.learn(0, 0.7, 0.0)
        node.learn(1, 0.3, 0.0)
    assert node.choose(0.0, habits, 6.0) == 0, "what came of them here counts more in the end"
    assert node.choose(0.0, habits, 0.0) == 0


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_moves_of_one_decision_are_of_different_kinds(setup: play.Setup) -> None:
    """But for a journey that ends at the same site either way."""
    for state in play.sampled(setup, Random(1), 0.3):
        for seat in state.actors():
            kinds: dict[int, list[str]] = {}
            for action in state.legal(seat):
                kinds.setdefault(state.habit(action, seat), []).append(state.name(action))
            assert all(0 <= kind < state.habits() for kind in kinds)
            assert all(len(names) == 1 or names == ["move cw", "move ccw"] for names in kinds.values())


def test_a_journey_is_known_by_where_it_gets() -> None:
    """Of the same figure, however far it is and whichever way."""
    found: dict[int, set[tuple[int, str, int]]] = {}
    for number in range(40):
        for state in play.sampled(("artefakt", 2, {}), Random(number), 1.0):
            if state.actor >= 0 and state.name(state.legal()[0]).startswith("move"):
                seat = state.actor
                for action in state.legal():
                    after = state.copy()
                    after.listen()
                    after.apply(action)
                    moved = next(one for one in after.story(wk.ALL_SEEING) if one["event"] == "moved")
                    found.setdefault(state.habit(action, seat), set()).add((seat, moved["figure"], moved["site"]))
    assert len(found) > 50
    assert all(len(journeys) == 1 for journeys in found.values())


def test_a_search_remembers_them_as_long_as_it_goes_on() -> None:
    state = wk.game("artefakt").new(2)
    rng = Random(3)
    while not wk.deal(state, rng).name(state.legal()[0]).startswith("assign"):
        state.apply(rng.choice(state.legal()))
    seat = state.actor
    search = Search(judge_for(state), Random(4))
    best = search.think(Perspective(state, seat, Random(5)), 60)[0].action
    known = search.habits
    state.play(best, seat)
    search.think(Perspective(state, seat, Random(6)), 60)
    assert search.habits is known
    assert sum(known.tries[kind] for kind in range(known.kinds)) > 120
    search.think(Perspective(state, 1, Random(6)), 60)
    assert search.habits is not known


@pytest.mark.parametrize("game", ["artisans", "artifact"])
def test_a_game_need_not_have_any(game: str) -> None:
    state = wk.deal(wk.game(game).new(3), Random(1))
    search = Search(judge_for(state), Random(4))
    search.think(Perspective(state, state.actor, Random(5)), 20)
    assert state.habits() == search.habits.kinds == 0
