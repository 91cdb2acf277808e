"""States are values: they can be pickled, copied and compared, alike in both forms, and say what they are."""

import copy
import inspect
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest
from play import Setup, all_setups, everything, new, sampled, step, whole

import wunderkammer as wk
from wunderkammer.core.luck import Luck

WAYS: list[Callable[[wk.State], wk.State]] = [
    lambda state: pickle.loads(pickle.dumps(state)),
    copy.copy,
    copy.deepcopy,
    lambda state: state.copy(),
]


@pytest.mark.parametrize("setup", all_setups()[::5], ids=str)
def test_a_state_is_the_same_after_each_way_of_copying_it(setup: Setup) -> None:
    for state in sampled(setup, Random(7), 0.03):
        for way in WAYS:
            twin = way(state)
            assert twin is not state
            assert twin == state
            assert everything(twin) == everything(state)


def test_a_copy_goes_its_own_way() -> None:
    for setup in all_setups()[::9]:
        *_, state = (one.copy() for one, _ in zip(sampled(setup, Random(3), 0.5), range(9), strict=False))
        for way in WAYS:
            twin, before = way(state), everything(state)
            assert state == twin
            step(twin, Random(1))
            assert state != twin
            assert everything(state) == before


@pytest.mark.parametrize("name", wk.games())
def test_a_pickled_game_goes_on_as_the_game_itself(name: str) -> None:
    state, rng = wk.game(name).new(3), Random(5)
    for _ in range(40):
        step(state, rng)
    twin = pickle.loads(pickle.dumps(state))
    for one in (state, twin):
        one.listen()
        wk.playout(one, Random(11))
    assert whole(state) == whole(twin)


OTHER_FORM = """
import pickle, sys
import wunderkammer as wk
state = pickle.load(sys.stdin.buffer)
sys.stdout.buffer.write(pickle.dumps((state, wk.compiled)))
"""


@pytest.mark.skipif(not wk.compiled, reason="there is one form only")
@pytest.mark.parametrize("name", wk.games())
def test_the_two_forms_read_each_others_pickles(name: str) -> None:
    state = wk.game(name).new(3)
    rng = Random(2)
    for _ in range(60):
        step(state, rng)
    environment = {**os.environ, "WUNDERKAMMER_PURE": "1"}
    command = [sys.executable, "-c", OTHER_FORM]
    answer = subprocess.run(command, input=pickle.dumps(state), env=environment, capture_output=True, check=True)
    assert pickle.loads(answer.stdout) == (state, False)


def test_another_edition_is_kept_and_tells_states_apart() -> None:
    game = wk.game("artisans")
    own = game.standard._replace(figures={**game.standard.figures, "most_turns": 7})
    state = game.new(2, edition=own)
    assert state != game.new(2)
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    wk.playout(twin, Random(1))
    assert everything(twin) == everything(wk.playout(state, Random(1)))


def test_states_of_other_games_seats_and_options_differ() -> None:
    assert wk.game("artefakt").new(3) == wk.game("artefakt").new(3)
    assert wk.game("artefakt").new(3) != wk.game("artefakt").new(4)
    assert wk.game("artefakt").new(3) != wk.game("artefakt").new(3, {"advanced": True})
    assert wk.game("artefakt").new(3) != wk.game("artisans").new(3)
    assert wk.game("artefakt").new(3) != "artefakt"


def test_nobody_listens_to_what_was_pickled() -> None:
    state = wk.game("artisans").new(2)
    state.listen()
    step(state, Random(1))
    assert pickle.loads(pickle.dumps(state)).chronicle is None


def test_a_game_is_pickled_by_its_name() -> None:
    for name in wk.games():
        assert pickle.loads(pickle.dumps(wk.game(name))) is wk.game(name)
        assert copy.deepcopy(wk.game(name)) is wk.game(name)


def test_luck_goes_on() -> None:
    luck = Luck(Random(4))
    luck.below(6)
    twin = pickle.loads(pickle.dumps(luck))
    assert [luck.below(6) for _ in range(99)] == [twin.below(6) for _ in range(99)]


def test_a_state_and_a_game_say_what_they_are_and_no_secret() -> None:
    state = wk.game("artefakt").new(3)
    assert repr(wk.game("artefakt")) == "<artefakt, for 2 to 4>"
    assert repr(state) == "<artefakt, 3 seats, ply 0: chance to decide>"
    rng = Random(1)
    while len(state.actors()) < 2:
        step(state, rng)
    assert repr(state) == f"<artefakt, 3 seats, ply {state.ply}: seat 1 and seat 2 and seat 3 to decide>"
    assert repr(wk.playout(state, rng)) == f"<artefakt, 3 seats, ply {state.ply}: over>"


@pytest.mark.parametrize("name", wk.games())
def test_a_move_is_played_by_its_number_or_its_notation(name: str) -> None:
    state = wk.deal(wk.game(name).new(3), Random(1))
    action = state.legal()[-1]
    twin = state.copy().play(state.name(action))
    assert twin == state.play(action)
    with pytest.raises(wk.MalformedMove):
        twin.play("dance")
    assert wk.deal(twin, Random(1)).why_not(twin.name(twin.legal()[0])) is None


def test_an_option_lists_what_it_can_be() -> None:
    opening, advanced = wk.game("artefakt").options
    assert opening.allowed == ("printed", "random")
    assert advanced.allowed == (False, True)


def test_what_people_look_up_is_documented_in_both_forms() -> None:
    for thing in (wk.State, wk.State.play, wk.State.view, wk.State.story, wk.Game.new, wk.deal, wk.playout):
        assert thing.__doc__, thing
    assert inspect.getdoc(type(new(all_setups()[0])).copy) == inspect.getdoc(wk.State.copy)
