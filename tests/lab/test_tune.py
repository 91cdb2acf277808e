"""Tuning: candidates are compared fairly, and a tuning that was stopped goes on as if it had not been."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from math import log
from pathlib import Path

import pytest
from cli.running import Answer, run

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.core.errors import LabError
from wunderkammer.lab.tally import Mean
from wunderkammer.lab.tune.contest import Contest, judge_with, place, play_contest
from wunderkammer.lab.tune.optimiser import Optimiser, spread
from wunderkammer.lab.tune.plan import Plan
from wunderkammer.lab.tune.report import outcome, table
from wunderkammer.lab.tune.tuning import KEPT, Tuning
from wunderkammer.texts import Speaker


def brief(generations: int = 2) -> Plan:
    return Plan("artefakt", "seed", generations, games=9, iterations=1)


def liking(wanted: dict[str, float]) -> Callable[..., list[float]]:
    """Instead of games: the nearer figures are to these, the more they win."""

    def won(figures: dict[str, int]) -> float:
        return 2 - sum(abs(log(figures[name] / wanted[name])) for name in wanted)

    def work(_: object, tasks: Sequence[Contest]) -> list[float]:
        return [won(task.figures) for task in tasks for _ in task.numbers]

    return work


@pytest.mark.parametrize("game", wk.games())
def test_a_judge_goes_by_the_figures_it_adopts(game: str) -> None:
    present = shelf.plug(game).judge().figures()
    assert judge_with(game, present).figures() == present
    for name in present:
        other = {**present, name: present[name] + 10}
        assert judge_with(game, other).figures() == other
    assert shelf.plug(game).judge().figures() == present


def test_the_figures_of_a_search_are_in_hundredths() -> None:
    judge = judge_with("artisans", {"trust": 150, "curiosity": 45})
    assert (judge.trust, judge.curiosity) == (1.5, 0.45)


@pytest.mark.parametrize("game", wk.games())
def test_present_figures_change_no_judgement(game: str) -> None:
    usual, state = shelf.plug(game).judge(), wk.game(game).new(3)
    same = judge_with(game, usual.figures())
    assert [same.worth(state, seat) for seat in range(3)] == [usual.worth(state, seat) for seat in range(3)]
    assert same.doubt(state) == usual.doubt(state)


def test_every_deal_is_played_from_every_seat() -> None:
    met = Counter(place([2, 4], number) for number in range(12))
    assert met == Counter((seats, deal, seat) for seats in (2, 4) for deal in (0, 1) for seat in range(seats))
    assert [brief().even(games) for games in (1, 9, 10)] == [9, 9, 18]


def test_present_figures_win_their_fair_share() -> None:
    """Every deal comes from every seat, and what each bot draws depends on the deal: so exactly."""
    plan = brief()
    contest = Contest(plan.course("any"), plan.present(), 2, range(18))
    assert sum(play_contest(contest)) == pytest.approx(18)


def test_candidates_get_the_same_deals() -> None:
    plan = brief()
    tasks: list[Contest] = []

    def work(_: object, given: Sequence[Contest]) -> list[float]:
        tasks.extend(given)
        return [1.0 for task in given for _ in task.numbers]

    tuning = Tuning(plan, Path("nowhere"))
    tuning.measure(work, tuning.optimiser.ask())
    assert len({task.course for task in tasks}) == 1
    assert len({tuple(task.figures.items()) for task in tasks}) == tuning.optimiser.cma.population_size
    assert Counter(number for task in tasks for number in task.numbers) == dict.fromkeys(range(9), len(tasks) // 2)


def test_it_comes_near_to_what_wins(tmp_path: Path) -> None:
    present = brief().present()
    wanted = {"first": present["first"] * 1.5, "doubt": present["doubt"] * 0.6}
    tuning = Tuning(brief(60), tmp_path)
    means = [generation.mean for generation in tuning.run(liking(wanted))]
    assert means[-1] > means[0]
    for name, figure in wanted.items():
        assert tuning.figures()[name] == pytest.approx(figure, rel=0.1)


def test_a_tuning_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    work = liking({"first": 300.0, "loss": 70.0})
    for folder, parts in ((whole, [9]), (halves, [2, 3, 9])):
        folder.mkdir()
        for generations in parts:
            list(Tuning(brief(generations), folder).run(work))
    assert (whole / KEPT).read_bytes() == (halves / KEPT).read_bytes()
    again = Tuning(brief(9), halves)
    assert list(again.run(work)) == []
    assert again.figures() == Tuning(brief(9), whole).figures() != brief().present()


def test_a_generation_that_was_interrupted_is_played_again(tmp_path: Path) -> None:
    def interrupted(*_: object) -> list[float]:
        raise KeyboardInterrupt

    work = liking({"first": 300.0})
    tuning = Tuning(brief(), tmp_path)
    next(tuning.run(work))
    with pytest.raises(KeyboardInterrupt):
        next(tuning.run(interrupted))
    (second,) = Tuning(brief(), tmp_path).run(work)
    other = tmp_path / "other"
    other.mkdir()
    assert list(Tuning(brief(), other).run(work))[1] == second


def test_a_contest_is_always_the_same() -> None:
    contest = Contest(brief().course("any"), {**brief().present(), "fourth": 300}, 2, range(9))
    assert play_contest(contest) == play_contest(contest) != [1.0] * 9


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    next(Tuning(brief(), tmp_path).run(liking({"first": 300.0})))
    with pytest.raises(LabError) as refused:
        Tuning(brief()._replace(iterations=2), tmp_path)
    assert refused.value.code == "tune-other-recipe"
    for text in ("{", "[]", '{"recipe": {}}'):
        (tmp_path / KEPT).write_text(text)
        with pytest.raises(LabError) as refused:
            Tuning(brief(), tmp_path)
        assert refused.value.code == "tune-unreadable"


def test_figures_stay_whole_and_more_than_nothing() -> None:
    optimiser = Optimiser(brief())
    count = len(optimiser.present)
    assert optimiser.figures([0.0] * count) == optimiser.present
    assert min(optimiser.figures([-20.0] * count).values()) == 1
    assert spread([[0.0, 0.0], [0.2, 0.0]]) == pytest.approx(0.05)


def test_the_verdict_is_what_the_interval_holds() -> None:
    say = Speaker("en")
    verdicts = []
    for results in ([2.0] * 30 + [0.0] * 10, [2.0] * 21 + [0.0] * 19, [2.0] * 10 + [0.0] * 30):
        match = Mean()
        for result in results:
            match.note(result)
        verdicts.append(outcome(match, say).rsplit(". ", 1)[1])
    assert verdicts == ["They are better.", "Which are better stays open.", "They are worse."]
    assert table(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | --- |\n| 1 | 2 |"


def test_the_command(tmp_path: Path) -> None:
    def tune(*more: str) -> Answer:
        brief = ("--games", "1", "--iterations", "1", "--workers", "1")
        return run("lab", "tune", "artefakt", "--out", tmp_path, *brief, *more)

    first = tune("--generations", "1", "--seed", "spring")
    assert first.code == 0
    assert "Generation 1 of 1" in first.out
    assert "Last match" in first.out
    report = (tmp_path / "report.md").read_text()
    assert "| `doubt` | 600 |" in report
    longer = tune("--generations", "2", "--lang", "de")
    assert "Generation 2 von 2" in longer.out
    assert "Generation 1" not in longer.out
    assert json.loads((tmp_path / KEPT).read_text())["recipe"]["seed"] == "spring"
    assert (tmp_path / "report.md").read_text().startswith("# Der Richter von Artefakt")
    other = tune("--seed", "autumn")
    assert other.code != 0
    assert "belongs to another tuning" in other.err
    file = tmp_path / "file"
    file.touch()
    assert "cannot be written" in run("lab", "tune", "artefakt", "--out", str(file)).err
