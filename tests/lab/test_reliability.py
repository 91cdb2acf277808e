"""Stated chances against what came about: counted by tenths, fitted, and as the command tells it."""

from pathlib import Path
from random import Random

import pytest
from cli.running import answered

import wunderkammer as wk
from wunderkammer.insight.calibration import LEAST, MOVES, RAW, Calibration, of_game, parse, written
from wunderkammer.lab.reliability.fitting import fitted, surprise
from wunderkammer.lab.reliability.stating import Alike, Stated, Statement, state_chances
from wunderkammer.lab.reliability.tenths import off, tenths

TRUE = Calibration((0.4, 0.8, 1.2), (0.5, 0.0, -0.5), 100)


def games(count: int) -> list[Stated]:
    """Of a search that is too sure of itself early, and not sure enough late."""
    rng = Random(7)
    found: list[Stated] = []
    for number in range(count):
        stated = [rng.uniform(0.05, 1.0) for _ in range(3)]
        stated = [one / sum(stated) for one in stated]
        ply = rng.randrange(100)
        winner = rng.choices(range(3), TRUE.of(stated, ply))[0]
        won = [float(seat == winner) for seat in range(3)]
        found.append(Stated(number, [Statement(ply, stated)], 100, won))
    return found


def test_a_fit_finds_how_far_to_believe_what_is_stated() -> None:
    found = games(2000)
    fit = fitted(found)
    assert fit.powers == pytest.approx(TRUE.powers, abs=0.2)
    assert fit.leans[0] - fit.leans[2] == pytest.approx(1.0, abs=0.2)
    assert fit.actions == 100
    assert surprise(fit, found) < surprise(RAW, found)
    held_out = tenths((games(8000)[4000:], fit))
    assert off(held_out) < 0.02 < off(tenths((games(8000)[4000:], RAW)))


def test_what_is_taken_for_certain_and_fails_now_and_then_is_doubted() -> None:
    rng = Random(5)
    found = []
    for number in range(1500):
        stated = rng.choice([0.9995, 0.7])
        won = rng.random() < (0.9 if stated > 0.9 else 0.7)
        found.append(Stated(number, [Statement(50, [stated, 1 - stated])], 100, [float(won), float(not won)]))
    fit = fitted(found)
    assert fit.least > LEAST
    assert fit.of([0.9995, 0.0005], 50)[0] == pytest.approx(0.9, abs=0.03)
    assert fit.of([0.7, 0.3], 50)[0] == pytest.approx(0.7, abs=0.05), "the rest is believed"


def test_tenths_compare_what_is_stated_with_what_came_about() -> None:
    one = Stated(1, [Statement(5, [0.64, 0.36]), Statement(9, [0.66, 0.34])], 9, [1.0, 0.0])
    two = Stated(2, [Statement(5, [0.62, 0.38])], 9, [0.0, 1.0])
    found = tenths(([one, two], RAW))
    seventh = found[6]
    assert seventh is not None
    assert (seventh.statements, seventh.games) == (3, 2)
    assert (seventh.stated, seventh.won) == pytest.approx((0.64, 2 / 3))
    assert seventh.error is not None
    assert seventh.error > 0
    assert [number for number, tenth in enumerate(found) if tenth] == [3, 6]
    alone = tenths(([one], RAW))[6]
    assert alone is not None
    assert alone.error is None, "one game says nothing about others"
    both = tenths(([one], RAW), ([one], RAW))[6]
    assert both is not None
    assert both.games == 2, "of two numbers of seats, say"


def test_calibrated_chances_keep_their_order_and_add_up() -> None:
    stated = [0.5, 0.3, 0.2]
    for ply in (0, 50, 100, 900):
        chances = TRUE.of(stated, ply)
        assert sum(chances) == pytest.approx(1)
        assert chances == sorted(chances, reverse=True)
    even = [1 / 3] * 3
    assert TRUE.of(even, 0) > TRUE.of(even, 50) > TRUE.of(even, 100) == pytest.approx(even), "a place fades"
    assert RAW.of(stated, 3) == pytest.approx(stated)
    assert TRUE.of([1.0, 0.0, 0.0], 3) == [1.0, 0.0, 0.0], "what is certain stays so"


def test_a_difference_between_moves_is_believed_though_the_chances_are_not() -> None:
    early = Calibration((0.0, 0.5, 1.0), (), 100)
    best, other = [0.6, 0.4], [0.3, 0.7]
    assert early.of(best, 0) == pytest.approx([0.5, 0.5])
    worse = early.after(best, other, 0)
    odds = ((0.3 / 0.6) / (0.7 / 0.4)) ** MOVES
    assert worse[0] / worse[1] == pytest.approx(odds)
    assert RAW.after(best, other, 0) == pytest.approx(other)


def test_the_file_says_what_was_fitted() -> None:
    figures = {
        2: Calibration((0.25, 1.0, 1.5), (0.1, -0.1), 90),
        4: Calibration((0.0, 0.8, 0.8), (0.0,) * 4, 301, 0.015),
    }
    assert parse(written(figures)) == figures
    assert parse("") == {}


@pytest.mark.parametrize("name", ["artefakt", "artifact", "artisans"])
def test_every_number_of_seats_is_calibrated(name: str) -> None:
    assert sorted(of_game(name)) == list(wk.game(name).seats)


def test_a_game_of_a_number_is_always_the_same() -> None:
    setup = Alike("artisans", 2, ("amateur",), "spring", {})
    one = state_chances(setup, 3)
    assert one == state_chances(setup, 3)
    assert sum(one.won) == 1
    assert len(one.statements) == 6


def test_the_command_fits_and_measures_each_part_by_the_others(tmp_path: Path) -> None:
    file = tmp_path / "calibration.toml"
    file.write_text(written({3: TRUE}), encoding="utf-8")
    told = answered(
        *("lab", "reliability", "artisans", "--seats", 2, "--games", 8, "--seed", 1, "--workers", 1, "--fit", file)
    )
    (two,) = told["seats"]
    assert (two["seats"], two["games"]) == (2, 8)
    figures = parse(file.read_text(encoding="utf-8"))
    assert sorted(figures) == [2, 3]
    assert figures[3] == TRUE
    assert figures[2] == (tuple(two["powers"]), tuple(two["leans"]), two["actions"], two["least"])
    assert told["all"]["off"] == two["off"]
