"""The network of the bots: the arithmetic of its training, weights as a file, and nothing hidden in its inputs."""

from random import Random

import numpy as np
import play
import pytest
from librt.vecs import vec

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.bots import Perspective, judges, weights
from wunderkammer.bots.thinking.learned import LearnedJudge, crest
from wunderkammer.bots.thinking.search import Search, candidates
from wunderkammer.bots.weights import Weights
from wunderkammer.core.features import Inputs, parts_of
from wunderkammer.core.judge import shares
from wunderkammer.core.network import Network, weights_of
from wunderkammer.lab.train.learner import Learner

SIZES = (10, 8, 4)


def any_network(seed: int) -> tuple[Learner, Network]:
    """The same weights twice: as they learn and as they are used."""
    learner = Learner(*SIZES, seed)
    learner.begin_with(np.random.default_rng(seed).normal(0, 0.5, weights_of(*SIZES)).tolist())
    return learner, Network(*SIZES, vec[float](learner.values()))


def learned(game: str, seed: int = 1) -> LearnedJudge:
    """The judge of a game with a network that knows nothing yet, but has an opinion."""
    plug = shelf.plug(game)
    features = plug.features()
    assert features is not None
    last = parts_of(features, wk.game(game).new(wk.game(game).seats[0]))[-1]
    width = last.start + last.size + 1
    rng = Random(seed)
    values = [rng.gauss(0, 0.05) for _ in range(weights_of(width, 8, 4))]
    return LearnedJudge(plug.judge(), features, Network(width, 8, 4, vec[float](values)))


@pytest.mark.parametrize("seed", range(5))
def test_a_network_answers_as_it_learnt(seed: int) -> None:
    """To the rounding of the learner's 32 bits; the network itself reckons with 64."""
    learner, network = any_network(seed)
    rows = np.random.default_rng(seed).normal(0, 1, (20, SIZES[0])).astype(np.float32)
    rows[rows < 0] = 0
    for row, expected in zip(rows, learner.answers(rows), strict=True):
        assert network.answer(vec[float](row.tolist()), network.nothing) == pytest.approx(expected, abs=2e-5)


def test_from_any_start_the_answer_is_the_same() -> None:
    """Only what differs is reckoned; the start itself stays as it is."""
    _, network = any_network(5)
    rows = [vec[float](row.tolist()) for row in np.random.default_rng(6).normal(0, 1, (6, SIZES[0]))]
    starts = [network.nothing, *(network.start(row, network.nothing) for row in rows)]
    for row in rows:
        expected = network.answer(row, network.nothing)
        assert [network.answer(row, start) for start in starts] == pytest.approx([expected] * len(starts))


def test_a_step_of_learning_goes_downhill() -> None:
    """The slopes that it works out are those that trying shows."""
    learner, _ = any_network(3)
    rows = np.abs(np.random.default_rng(4).normal(0, 1, (16, SIZES[0]))).astype(np.float32)
    wanted = rows.sum(1)

    def loss() -> float:
        return float(((learner.answers(rows) - wanted) ** 2).mean())

    before = loss()
    for _ in range(200):
        answers, one, two = learner.forward(rows)
        learner.learn(rows, one, two, 2 * (answers - wanted) / len(rows), 0.01)
    assert loss() < before / 20


@pytest.mark.parametrize(("steady", "calmer"), [(1, False), (50, True)])
def test_what_was_learnt_is_a_mean_of_the_last_steps(steady: int, calmer: bool) -> None:
    """Where there is nothing to learn but noise, the weights go to and fro, their means hardly."""
    learner = Learner(*SIZES, 3, steady)
    rng = np.random.default_rng(4)
    newest, means = [], []
    for _ in range(400):
        rows = np.abs(rng.normal(0, 1, (16, SIZES[0]))).astype(np.float32)
        answers, one, two = learner.forward(rows)
        learner.learn(rows, one, two, answers - rng.normal(0, 1, len(rows)).astype(np.float32), 0.01)
        newest.append(np.concatenate([part.ravel() for part in learner.parts]))
        means.append(learner.values())
    ways = [np.abs(np.diff(weights[-200:], axis=0)).sum() for weights in (newest, means)]
    assert ways[0] > 3 * ways[1] if calmer else ways[0] == pytest.approx(ways[1], rel=1e-3)


def test_a_twin_shares_the_weights_but_not_the_scratch_paper() -> None:
    _, network = any_network(1)
    twin = network.twin()
    values = vec[float]([0.5] * SIZES[0])
    answer = network.answer(values, network.nothing)
    twin.answer(vec[float]([9.0] * SIZES[0]), twin.nothing)
    assert network.answer(values, network.nothing) == answer == twin.answer(values, twin.nothing)


@pytest.mark.parametrize("sizes", [(10, 8, 5), (10, 7, 4), (11, 8, 4)])
def test_weights_must_fit(sizes: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="are not those of a network"):
        Network(*sizes, vec[float]([0.0] * weights_of(*SIZES)))


def test_weights_survive_their_file() -> None:
    learner, _ = any_network(2)
    made = Weights(SIZES, "0123", 1.25, {"seed": "s"}, learner.values(), {"2": 1.2, "3": 0.9, "3+": 1.1})
    found = weights.read(made.written())
    assert found._replace(values=[]) == made._replace(values=[])
    assert found.values == pytest.approx(made.values, rel=0.001, abs=1e-6), "two bytes each"
    assert weights.read(found.written()) == found
    assert [made.passed(seats, plain=True) for seats in (2, 3, 4)] == [True, False, False]
    assert [made.passed(seats, plain=False) for seats in (2, 3, 4)] == [False, True, False]


@pytest.mark.parametrize("data", [b'{"wunderkammer": "weights", "version": 99}\n', b"{}\n"])
def test_other_files_are_no_weights(data: bytes) -> None:
    with pytest.raises(ValueError, match="no weights"):
        weights.read(data)


@pytest.mark.parametrize("setup", play.all_setups(), ids=str)
def test_inputs_fill_the_same_places_at_any_table(setup: play.Setup) -> None:
    game = setup[0]
    features = shelf.plug(game).features()
    assert features is not None
    usual = parts_of(features, wk.game(game).new(wk.game(game).seats[0]))
    size = usual[-1].start + usual[-1].size
    inputs = Inputs(size)
    for state in play.sampled(setup, Random(1), 0.1):
        assert parts_of(features, state) == usual
        for seat in range(state.seats):
            inputs.blank()
            features.write(state, seat, inputs)
            assert inputs.at == size
            assert all(-20 <= value <= 20 for value in inputs.values)


@pytest.mark.parametrize("setup", [one for one in play.all_setups() if one[0] != "artefakt"], ids=str)
def test_inputs_know_only_what_the_seat_knows(setup: play.Setup) -> None:
    """Artefakt is left out: there its judge, too, looks at a possible world, and so bots are shown nothing else."""
    judge = learned(setup[0])
    for number, state in enumerate(play.sampled(setup, Random(2), 0.1)):
        for seat in range(state.seats):
            judge.look(state, seat)
            mine = list(judge.inputs.values)
            judge.look(state.resample(seat, Random(number)), seat)
            assert list(judge.inputs.values) == mine


@pytest.mark.parametrize("game", wk.games())
def test_a_learned_judge_corrects_the_judge(game: str) -> None:
    setup: play.Setup = (game, wk.game(game).seats[-1], {})
    judge = learned(game)
    for state in play.sampled(setup, Random(3), 0.05):
        prospects = judge.prospects(state)
        assert sum(prospects) == pytest.approx(1)
        if state.actor != wk.OVER:
            assert judge.worth(state, 0) == int(judge.value(state, 0))


def test_without_corrections_it_is_the_judge() -> None:
    judge = learned("artisans")
    width = judge.network.inputs
    values = [0.0] * weights_of(width, 8, 4)
    values[width - 1] = 1.0
    same = LearnedJudge(judge.judge, judge.features, Network(width, 8, 4, vec[float](values)))
    for state in play.sampled(("artisans", 3, {}), Random(4), 0.05):
        assert same.value(state, 1) == pytest.approx(judge.judge.worth(state, 1))


@pytest.mark.parametrize("game", wk.games())
def test_a_seat_plays_for_more_than_it_had(game: str) -> None:
    """A half is no change; what it plays for need not be its chance to win, which is told beside it."""
    judge = learned(game)
    for state in play.sampled((game, wk.game(game).seats[-1], {}), Random(5), 0.05):
        judge.prepare(state)
        merits, chances = judge.assess(state)
        if state.actor == wk.OVER:  # there, who has won counts as much
            assert merits == pytest.approx([(0.5 + share) / 2 for share in shares(state.ranks())])
        else:
            assert merits == pytest.approx([0.5] * state.seats)
        assert chances == pytest.approx(judge.prospects(state), abs=0.02)


@pytest.mark.parametrize("game", wk.games())
def test_a_search_by_halves_tries_every_move_and_the_best_most(game: str) -> None:
    judge = learned(game)
    state = next(state for state in play.sampled((game, 3, {}), Random(6), 0.2) if len(options(state)) > 3)
    perspective = Perspective(state, state.actor, Random(7))
    considered = Search(judge, Random(8)).think(perspective, iterations=60)
    assert sorted(one.action for one in considered) == options(state)
    visits = [one.visits for one in considered]
    assert visits == sorted(visits, reverse=True)
    assert visits[0] > visits[-1] > 0
    assert all(0 <= one.estimate <= 1 for one in considered)
    assert considered == Search(judge, Random(8)).think(Perspective(state, state.actor, Random(7)), iterations=60)


@pytest.mark.parametrize("game", wk.games())
def test_few_tries_go_to_the_moves_that_look_best(game: str) -> None:
    """All others are left out: better a few that are tried again than many tried once."""
    judge = learned(game)
    state = next(state for state in play.sampled((game, 3, {}), Random(6), 0.2) if len(options(state)) > 5)
    perspective = Perspective(state, state.actor, Random(7))
    considered = Search(judge, Random(8)).think(perspective, iterations=10)
    assert sorted(one.action for one in considered) == options(state)
    assert sum(one.visits for one in considered) <= 10
    assert 2 < sum(one.visits > 0 for one in considered) < 6


@pytest.mark.parametrize("game", wk.games())
def test_to_take_in_a_position_changes_no_judgement(game: str) -> None:
    judge = learned(game)
    states = [state for state in play.sampled((game, 3, {}), Random(9), 0.1) if options(state)]
    judge.prepare(states[0])
    before = [judge.value(state, 1) for state in states]
    for state in states:
        judge.approach(state, 1, 9)
        assert [judge.value(other, 1) for other in states] == pytest.approx(before)


@pytest.mark.parametrize(("moves", "iterations", "expected"), [(25, 25, 8), (25, 200, 25), (2, 1, 2), (25, 0, 25)])
def test_as_many_candidates_as_can_be_tried(moves: int, iterations: int, expected: int) -> None:
    assert candidates(moves, iterations) == expected


def test_a_search_by_halves_ends_in_time() -> None:
    state = next(state for state in play.sampled(("artisans", 3, {}), Random(6), 0.2) if len(options(state)) > 3)
    perspective = Perspective(state, state.actor, Random(7))
    assert sum(one.visits for one in Search(learned("artisans"), Random(8)).think(perspective, 0, 0.02)) > 0


def options(state: wk.State) -> list[int]:
    return state.legal() if state.actor >= 0 else []


def test_the_crest_lies_a_little_above_the_highest() -> None:
    assert crest([300.0], 100.0) == 300.0
    assert crest([300.0, -9000.0], 100.0) == pytest.approx(300.0)
    assert 300.0 < crest([300.0, 300.0], 100.0) < 400.0


@pytest.mark.parametrize("game", wk.games())
def test_weights_in_the_package_fit_the_game(game: str) -> None:
    """If the inputs change, the game has to be trained again: until then its bots would rely on the judge alone."""
    on = {option.name: True for option in wk.game(game).options if not option.values}
    for seats in wk.game(game).seats:
        data = shelf.plug(game).weights(seats)
        if data is not None:
            made = weights.read(data)
            for options in ({}, on) if on else ({},):
                found = judges.learned_for(wk.game(game).new(seats, options))
                assert (found is not None) == made.passed(seats, plain=not options)
