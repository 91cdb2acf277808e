"""Training: repeatable, resumable, and by a target that can be reckoned by hand."""

import csv
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from cli.running import run
from librt.vecs import vec

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.bots import weights
from wunderkammer.bots.thinking.learned import LearnedJudge
from wunderkammer.bots.thinking.lesson import Lesson
from wunderkammer.core.errors import LabError
from wunderkammer.core.network import Network
from wunderkammer.lab.train.course import Course
from wunderkammer.lab.train.crew import alone, crew, portions
from wunderkammer.lab.train.gates import EXAM, Trial, strength
from wunderkammer.lab.train.learner import Learner
from wunderkammer.lab.train.lessons import Learnt, Task, odds, play_lessons, traced
from wunderkammer.lab.train.memory import Memory
from wunderkammer.lab.train.teaching import points_loss, wins_loss
from wunderkammer.lab.train.training import BEST, Training, kept_seed
from wunderkammer.shelf import Plug

ALL = np.ones(3, bool)


def brief(game: str, rounds: int = 2) -> Course:
    return Course(game, "seed", rounds, games=3, first=8, second=4, keep=10, batch=8, gate=2, trials=2)


def test_a_target_is_between_what_was_expected_next_and_the_end() -> None:
    values = np.array([[10.0, 0.0], [20.0, 4.0], [30.0, 8.0]], np.float32)
    ends = np.array([50.0, 0.0], np.float32)
    assert traced(values, ends, 1.0).tolist() == [[50, 0], [50, 0], [50, 0]]
    assert traced(values, ends, 0.0).tolist() == [[20, 4], [30, 8], [50, 0]]
    assert traced(values, ends, 0.5).tolist() == [[30, 4], [40, 4], [50, 0]]


def test_the_slopes_of_both_losses_are_those_that_trying_shows() -> None:
    answers = np.array([0.3, -0.2, 0.5, 0.1, 0.9], np.float32)
    seated = np.array([[True, True, False], [True, True, True]])
    targets = np.array([[0.8, 0.2, 0], [0.1, 0.6, 0.3]], np.float32)
    for loss in (points_loss, wins_loss):
        slopes, before = loss(answers, targets, seated)
        for index in range(len(answers)):
            moved = answers.copy()
            moved[index] += 0.01
            assert loss(moved, targets, seated)[1] - before == pytest.approx(0.01 * slopes[index], abs=2e-4)


@pytest.mark.parametrize("game", ["artisans", "artifact"])
def test_seats_that_go_by_the_judge_do_so_without_noise(game: str) -> None:
    """As they will at the tables where the network meets them."""
    course = brief(game)

    def scores(noise: float, simple: bool) -> list[float]:
        rng = Random("seed")
        state = course.table(rng)
        judge = LearnedJudge(shelf.plug(game).judge(), course.features(), untrained(course))
        return Lesson(judge, rng, noise, 1.0, [simple] * state.seats).play(state)

    assert scores(1e6, True) == scores(0.0, True)
    assert scores(1e6, False) != scores(0.0, False)


def test_games_may_be_decided_by_search() -> None:
    """The seed alone decides; and it is another game than one of seats that look one decision ahead."""
    course = brief("artisans")

    def scores(thought: int) -> list[float]:
        rng = Random("seed")
        state = course.table(rng)
        judge = LearnedJudge(shelf.plug("artisans").judge(), course.features(), untrained(course))
        return Lesson(judge, rng, 0.0, 0.0, [False] * state.seats, thought).play(state)

    assert scores(3) == scores(3)
    assert scores(3) != scores(0)


def untrained(course: Course) -> Network:
    width = course.sizes()[0]
    return Network(width, 8, 4, vec[float](Learner(width, 8, 4, seed=1).values()))


def test_the_memory_forgets_the_oldest_and_knows_who_sat_where() -> None:
    memory = Memory(3, seats=3, width=2)
    for number in range(5):
        row = np.full((1, 2), number, np.float32)
        memory.add(
            Learnt(np.full((1, 2, 2), number, np.float32), row, row, ALL[:2], np.array([1, 0], np.float32), [1, 2])
        )
    assert memory.count == 3
    assert sorted(memory.targets[:, 0]) == [2, 3, 4]
    two, three = np.ones((1, 2), np.float32), np.ones((1, 3), np.float32)
    memory.add(Learnt(np.ones((1, 3, 2), np.float32), three, three, ALL, np.array([1, 0, 0], np.float32), [1, 2, 3]))
    for _ in range(3):
        memory.add(Learnt(np.ones((1, 2, 2), np.float32), two, two, ALL[:2], np.array([1, 0], np.float32), [1, 2]))
    assert not memory.targets[:, 2].any()
    assert memory.seated.tolist() == [[True, True, False]] * 3


def test_the_doubt_is_that_which_fits_the_winners() -> None:
    """Leads by which one of two wins three times of four, and does, fit as they are."""
    memory = Memory(400, seats=2, width=1)
    lead = np.array([[np.log(3.0), 0.0]], np.float32)
    for number in range(400):
        won = np.array([1, 0] if number % 4 else [0, 1], np.float32)
        memory.add(Learnt(np.zeros((1, 2, 1), np.float32), lead, lead, ALL[:2], won, [0, 0]))
    assert memory.doubt() == pytest.approx(1.0, abs=0.1)
    memory.leads *= 2
    assert memory.doubt() == pytest.approx(2.0, abs=0.2)


def test_odds_leave_out_empty_seats() -> None:
    assert odds(np.array([[0.0, 0.0, -np.inf]], np.float32)).tolist() == [[0.5, 0.5, 0]]


@pytest.mark.parametrize("game", wk.games())
def test_a_game_is_always_the_same(game: str, tmp_path: Path) -> None:
    training = Training(brief(game), tmp_path)
    task = Task(training.course, training.weights(), 0, range(1))
    one, again = play_lessons(task)[0], play_lessons(task)[0]
    assert np.array_equal(one.inputs, again.inputs)
    assert np.array_equal(one.targets, again.targets)
    assert one.scores == again.scores
    assert np.isfinite(one.targets).all()


def test_seats_that_go_by_the_judge_are_not_learnt_from(tmp_path: Path) -> None:
    course = brief("artisans")._replace(mixed=1.0, games=8)
    training = Training(course, tmp_path)
    games = play_lessons(Task(course, training.weights(), 0, range(8)))
    learns = [seat for game in games for seat in game.learns]
    assert any(learns)
    assert not all(learns)
    assert all(any(game.learns) and not all(game.learns) for game in games)
    for game in games:
        training.memory.add(game)
    rows = sum(len(game.targets) * int(game.learns.sum()) for game in games)
    assert training.memory.seated.sum() == rows


def test_in_every_second_mixed_game_the_network_is_alone_among_judges() -> None:
    course = brief("artifact")._replace(mixed=0.6)
    rng = Random(1)
    judges = [sum(course.simple(5, rng)) for _ in range(400)]
    assert set(judges) == {0, 1, 2, 3, 4}
    assert sum(count > 0 for count in judges) / 400 == pytest.approx(0.6, abs=0.08)
    assert judges.count(4) / sum(count > 0 for count in judges) == pytest.approx(5 / 8, abs=0.1)


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = Training(brief("artisans", rounds=3), tmp_path / "whole")
    rounds = [row.round for row in whole.run(alone)]
    assert rounds == [1, 2, 3]
    halves = Training(brief("artisans", rounds=2), tmp_path / "halves")
    assert len(list(halves.run(alone))) == 2
    longer = Training(brief("artisans", rounds=3), tmp_path / "halves")
    assert longer.done == 2
    assert [row.round for row in longer.run(alone)] == [3]
    assert kept_seed(tmp_path / "halves") == "seed"
    with pytest.raises(LabError) as refused:
        Training(brief("artisans")._replace(noise=1.0), tmp_path / "halves")
    assert refused.value.code == "train-other-recipe"


def test_a_training_can_begin_with_the_weights_of_another(tmp_path: Path) -> None:
    earlier = Training(brief("artisans"), tmp_path / "earlier")
    earlier.learner.parts[0][3] = 0.25
    made = earlier.weights()
    (tmp_path / BEST).write_bytes(made)
    later = Training(brief("artisans", rounds=1)._replace(noise=1.0), tmp_path)
    assert later.learner.values() == weights.read(made).values
    assert later.best == made
    next(later.run(alone))
    again = Training(brief("artisans", rounds=2)._replace(noise=1.0), tmp_path)
    assert again.done == 1
    recipe = weights.read(again.weights()).recipe
    assert (recipe["noise"], recipe["before"]) == (1.0, weights.read(made).recipe)
    (tmp_path / "checkpoint.npz").unlink()
    with pytest.raises(LabError) as refused:
        Training(brief("artisans")._replace(first=4), tmp_path)
    assert refused.value.code == "train-other-recipe"


def winning(share: float) -> Callable[..., list[Any]]:
    """Instead of the games of a test: in all of them the new weights get this share of the victory."""
    return lambda work, tasks: (
        alone(work, tasks) if work is play_lessons else [share for task in tasks for _ in task.numbers]
    )


def test_only_what_passes_the_gate_is_kept(tmp_path: Path) -> None:
    training = Training(brief("artefakt", rounds=1), tmp_path)
    row = next(training.run(winning(0.2)))
    assert not row.is_best
    assert not (tmp_path / BEST).exists()
    again = Training(brief("artefakt", rounds=2), tmp_path)
    row = next(again.run(winning(1.0)))
    assert row.is_best
    shares = {"2": 1.0, "2+": 1.0, "3": 1.5, "3+": 1.5, "4": 2.0, "4+": 2.0}
    assert again.examine(winning(0.5)) == shares
    made = weights.read((tmp_path / BEST).read_bytes())
    for plain in (True, False):
        assert [made.passed(seats, plain) for seats in (2, 3, 4)] == [False, True, True]
    assert made.inputs == again.course.fingerprint()
    assert made.recipe["seed"] == "seed"


def test_all_tables_of_a_test_are_played_at_once_and_kept_apart(tmp_path: Path) -> None:
    """So that many workers have something to do; each seat is the new weights' own equally often."""
    calls: list[Sequence[Trial]] = []

    def work(_: object, tasks: Sequence[Trial]) -> list[float]:
        calls.append(tasks)
        return [1 / task.seats if task.plain else 1.0 for task in tasks for _ in task.numbers]

    training = Training(brief("artefakt"), tmp_path)
    training.best = training.weights()
    assert training.examine(work) == {"2": 1, "2+": 2, "3": 1, "3+": 3, "4": 1, "4+": 4}
    (tasks,) = calls
    for table in training.course.tables():
        numbers = [number for task in tasks if (task.seats, task.plain) == table for number in task.numbers]
        assert numbers == list(range(len(numbers)))
        assert EXAM <= len(numbers) < EXAM + table[0]
        assert len(numbers) % table[0] == 0


def test_any_figure_of_the_method_can_be_another_one() -> None:
    course = Course("artisans", "spring").adjusted(["rate=0.0002", "memory=1000", "rarely=0"])
    assert (course.rate, course.memory, course.rarely) == (0.0002, 1000, 0)
    assert course._replace(rate=1e-3, memory=40_000, rarely=0.5) == Course("artisans", "spring")


@pytest.mark.parametrize(
    "figure", ["rate", "rate=", "rate=fast", "rate=-1", "memory=0", "memory=1.5", "first=6", "seed=4", "=1", "rate=nan"]
)
def test_what_is_no_figure_is_refused(figure: str) -> None:
    with pytest.raises(LabError) as refused:
        Course("artisans", "spring").adjusted([figure])
    assert refused.value.details["figure"] == figure


def test_strength_is_times_the_fair_share() -> None:
    assert strength([(2, 1.0), (2, 0.0)]) == 1
    assert strength([(4, 0.5), (2, 0.5)]) == pytest.approx(1.5)


def test_portions_cover_all_games() -> None:
    assert [list(part) for part in portions(5, 2)] == [[0, 1], [2, 3], [4]]


def test_workers_give_the_same_games_in_the_same_order(tmp_path: Path) -> None:
    training = Training(brief("artefakt"), tmp_path)
    tasks = [Task(training.course, training.weights(), 0, part) for part in portions(2, 1)]
    with crew(2) as work:
        assert [one.scores for one in work(play_lessons, tasks)] == [one.scores for one in alone(play_lessons, tasks)]


def test_a_game_without_features_cannot_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(shelf.plug("artisans")), "features", Plug.features)
    with pytest.raises(LabError) as refused:
        Course("artisans", "s").features()
    assert refused.value.code == "train-no-features"


@pytest.mark.soak
def test_the_command_writes_weights_a_checkpoint_and_curves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.lab.train.training.EXAM", 1)
    words = ("artefakt", "--rounds", 1, "--games", 2, "--seed", "s", "--workers", 1)
    answer = run("lab", "train", *words, "--out", tmp_path)
    assert answer.code == 0, answer
    assert "Round 1 of 1" in answer.out
    with (tmp_path / "curve.csv").open(newline="") as rows:
        assert [row["round"] for row in csv.DictReader(rows)] == ["1"]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert (tmp_path / "checkpoint.npz").exists()
