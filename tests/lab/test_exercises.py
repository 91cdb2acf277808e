"""Exercises are found in games: the seed decides, an interrupted run goes on, and the choice is varied."""

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.core.errors import LabError
from wunderkammer.exercises import exercises
from wunderkammer.lab.exercises import finding, verifying
from wunderkammer.lab.exercises.choosing import SAME, chosen, enough, wanted
from wunderkammer.lab.exercises.finding import Found, found_in, game_of
from wunderkammer.lab.exercises.pool import Pool, kept_seed
from wunderkammer.lab.exercises.verifying import verified
from wunderkammer.lab.exercises.writing import write


def found(number: int, grade: str, kind: str, seats: int = 2) -> Found:
    one = exercises("artisans")[0]
    changed = msgspec.structs.replace(
        one, grade=grade, answers=[f"{kind} {number}"], chances={f"{kind} {number}": 0.5, "x": 0.4, "y": 0.3}
    )
    return Found(changed, number, seats, number % 3, "")


def test_games_follow_from_the_seed_and_have_all_numbers_of_seats() -> None:
    first, again = game_of("artisans", 1, "s"), game_of("artisans", 1, "s")
    assert first == again
    assert first.record != game_of("artisans", 1, "other").record
    assert {len(game_of("artefakt", number, "s").record.people) for number in range(3)} == {2, 3, 4}
    record.verify(first.record)


@pytest.mark.soak
def test_what_is_found_is_an_exercise(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little thinking; every position it finds is one of the game, and its answers are the best of its moves."""
    monkeypatch.setattr(finding, "SHORT", 200)
    monkeypatch.setattr(verifying.verified, "__defaults__", (400, 2))
    monkeypatch.setattr(finding, "GLANCE", 100)
    all_found = found_in("artefakt", 11, "wunderkammer")
    assert all_found == found_in("artefakt", 11, "wunderkammer")
    whole = game_of("artefakt", 11, "wunderkammer").record
    assert all_found
    for one in all_found:
        part = one.exercise.played()
        assert [record.line_of(entry) for entry in part.entries] == [
            record.line_of(entry) for entry in whole.entries[: len(part.entries)]
        ]
        assert one.exercise.best == next(iter(one.exercise.chances))


def test_a_clear_decision_is_verified_and_equal_moves_are_not() -> None:
    one = next(one for one in exercises("artefakt") if len(one.answers) == 1)
    clear = one.position()
    found = verified(clear, clear.actor, "x", 400, 1)
    assert found is not None
    assert [clear.name(action) for action in found.answers] == one.answers
    state = wk.deal(wk.game("artefakt").new(2), Random(1))
    assert len(state.legal()) > 1  # which card first: all the same
    assert verified(state, state.actor, "x", 60, 2) is None


def test_the_choice_has_all_grades_and_nothing_twice() -> None:
    pool = [found(n, grade, kind) for n in range(4) for grade in ("novice", "expert") for kind in ("craft", "take")]
    taken = chosen(pool, 4)
    assert [one.exercise.grade for one in taken] == ["novice", "novice", "novice", "expert"]
    assert len({one.exercise.best for one in taken}) == 4
    assert {one.kind for one in taken} == {"craft", "take"}
    assert max(Counter(one.game for one in chosen(pool, 8)).values()) == SAME
    assert sum(wanted(7).values()) == 7
    assert not enough(pool, 12)


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    pool = Pool(tmp_path, "artisans", "s")
    pool.add([found(0, "novice", "craft")])
    pool.add([])
    again = Pool(tmp_path, "artisans", "s")
    assert (again.games, [one.exercise for one in again.found]) == (2, [one.exercise for one in pool.found])
    assert kept_seed(tmp_path) == "s"
    with pytest.raises(LabError):
        Pool(tmp_path, "artisans", "other")


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    ours = exercises("artefakt")
    write(tmp_path, ours)
    shipped = Path(wk.__file__).parent / "games" / "artefakt" / "exercises"
    assert {one.name: one.read_text() for one in tmp_path.iterdir()} == {
        one.name: one.read_text() for one in shipped.iterdir()
    }
    write(tmp_path, ours[:2])
    assert sorted(one.name for one in tmp_path.iterdir()) == ["01.wk", "02.wk", "exercises.toml"]
