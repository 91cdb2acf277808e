"""The analysis of a game: what it finds, what adds up, and what it must not know."""

import itertools
from random import Random

import msgspec
import pytest
from seldom import daily_pairs

import wunderkammer as wk
from wunderkammer.bots import Perspective
from wunderkammer.core.errors import RecordError
from wunderkammer.insight import Decision, Reason, analyse
from wunderkammer.insight.analysis import GRAVE, TURNINGS
from wunderkammer.insight.chart import APART, HIGH, spread
from wunderkammer.insight.reasons import MOST, TOLD, compare, figures
from wunderkammer.insight.weighing import EQUAL, Scales, Weighed
from wunderkammer.insight.words import percent, when, why
from wunderkammer.record import Record
from wunderkammer.texts import Speaker

from .playing import game

QUICK = 60
BLUNDERS = [("artisans", 2, 3, 28), ("artefakt", 2, 7, 4), ("artifact", 3, 2, 30)]  # planted there


@pytest.mark.parametrize(("name", "seats", "seed", "blunder"), daily_pairs(BLUNDERS, *BLUNDERS[:2]))
def test_a_planted_blunder_is_a_turning_point(name: str, seats: int, seed: int, blunder: int) -> None:
    planted = game(name, seats, seed, blunder=blunder)
    assert planted.ply >= 0
    found = analyse(planted.record)
    assert planted.ply in [one.ply for one in found.turnings(planted.seat)]


def test_the_parts_of_a_result_add_up() -> None:
    found = analyse(game("artisans", 3, 1).record, iterations=QUICK)
    assert sum(seat.won for seat in found.seats) == pytest.approx(1)
    for seat in found.seats:
        assert 1 / 3 + seat.moves + seat.luck == pytest.approx(seat.won)
        assert abs(seat.moves) <= 1
        assert seat.accuracy is not None
        assert 0 <= seat.accuracy <= 100
    for number, seat in enumerate(found.seats):
        assert seat.mistakes == sum(one.seat == number and one.loss >= GRAVE for one in found.decisions)
    assert 0 <= found.luck <= 1
    for one in found.decisions:
        assert sum(one.chances) == pytest.approx(1)
        assert sum(one.after) == pytest.approx(1)
        assert one.loss == 0 or one.loss == pytest.approx(one.known - one.left)


def test_the_same_record_gives_the_same_analysis_and_progress_is_heard() -> None:
    record = game("artefakt", 2, 2).record
    heard: list[tuple[int, int]] = []
    first = analyse(record, iterations=QUICK, heard=lambda done, of: heard.append((done, of)))
    assert heard == [(done, len(record.entries)) for done in range(1, len(record.entries) + 1)]
    assert analyse(record, iterations=QUICK) == first


def test_turning_points_are_few_grave_and_of_different_turns() -> None:
    found = analyse(game("artisans", 2, 6, "random").record, iterations=QUICK)
    turns = [0]
    for before, after in itertools.pairwise(found.decisions):
        turns.append(turns[-1] + (before.seat != after.seat))
    turn_of = {one.ply: turn for one, turn in zip(found.decisions, turns, strict=True)}
    for seat in range(2):
        turnings = found.turnings(seat)
        assert 0 < len(turnings) <= TURNINGS
        assert len({turn_of[one.ply] for one in turnings}) == len(turnings)
        assert turnings == sorted(turnings, key=lambda one: one.ply)
        assert all(one.loss >= GRAVE and one.seat == seat for one in turnings)


def test_an_unfinished_game_is_not_analysed() -> None:
    record = game("artisans", 2, 1).record
    short = Record(record.game, record.people, entries=record.entries[:40])
    with pytest.raises(RecordError) as refused:
        analyse(short, iterations=QUICK)
    assert refused.value.code == "analysis-unfinished"


@pytest.mark.parametrize(("name", "seats"), [("artefakt", 3), ("artifact", 4), ("artisans", 3)])
def test_what_a_seat_is_blamed_for_does_not_depend_on_what_it_cannot_know(name: str, seats: int) -> None:
    """Two states that are equal for a seat: the same best move, the same chances and the same reasons."""
    state = middle_of(name, seats)
    seat = state.actors()[0]
    played, other = state.legal(seat)[:2]
    twins = [Perspective(world, seat, Random(1)) for world in (state, state.resample(seat, Random(2)))]
    assert len({str(Scales(QUICK, "twins").weigh(one, played)) for one in twins}) == 1
    assert compare(twins[0], played, other, "twins") == compare(twins[1], played, other, "twins")


@pytest.mark.parametrize(("name", "seats"), [("artefakt", 3), ("artifact", 4), ("artisans", 3)])
def test_what_a_seat_that_looks_on_knew_does_not_depend_on_the_rest(name: str, seats: int) -> None:
    state = middle_of(name, seats)
    viewer = (state.actor + 1) % seats
    twins = [Perspective(world, viewer, Random(1)) for world in (state, state.resample(viewer, Random(2)))]
    first, second = (Scales(QUICK, "twins").outlook(one) for one in twins)
    assert first == second
    assert sum(first) == pytest.approx(1)


def test_a_turning_point_is_told_in_its_round() -> None:
    """As the game calls it, which has years perhaps, each of its own."""
    for name, rounds in (("artifact", ("1920", "1922")), ("artisans", ("Round 1", "Round 3"))):
        say = Speaker("en", name)
        told = [when(say, msgspec.structs.replace(decision([]), round=number)) for number in (0, 1, 3)]
        assert told == [f"{one}, step 4" for one in ("Setup", *rounds)]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_turning_point_has_a_sentence_that_fits(lang: str) -> None:
    say = Speaker(lang, "artisans")
    told = {
        why(say, decision(reasons))
        for reasons in (
            [],
            [Reason("win", 1.0)],
            [Reason("points", -3.0)],
            [Reason("points", -3.0), Reason("cards", 2.0)],
        )
    }
    assert len(told) == 4
    assert all(told)
    later = say("ui-analysis-costs", differences="").rpartition(",")[2]
    for name, more in (("points", -3.0), ("rival-points", 3.0)):
        assert why(say, decision([Reason(name, more)])).endswith(later), "only costs until then"
        assert not why(say, decision([Reason(name, -more)])).endswith(later)


def decision(reasons: list[Reason]) -> Decision:
    return Decision(3, 1, 0, "token", "pass", 0.5, 0.3, 0.2, [0.5, 0.5], [0.3, 0.7], [], reasons)


def middle_of(name: str, seats: int) -> wk.State:
    """A position with a choice, well into a game."""
    rng = Random(4)
    state = wk.deal(wk.game(name).new(seats), rng)
    while state.ply < 60 or len(state.legal(state.actors()[0])) < 3:
        seat = state.actors()[0]
        state.play(rng.choice(state.legal(seat)), seat)
        wk.deal(state, rng)
    return state


@pytest.mark.parametrize("name", ["artefakt", "artifact", "artisans"])
def test_reasons_are_differences_of_what_the_engine_counts(name: str) -> None:
    state = middle_of(name, 3)
    seat = state.actors()[0]
    perspective = Perspective(state, seat, Random(1))
    one, *others = state.legal(seat)
    for other in others[:6]:
        ours, theirs = figures(perspective, one, "s"), figures(perspective, other, "s")
        told = compare(perspective, one, other, "s")
        assert len(told) <= MOST
        for reason in told:
            assert reason.more == pytest.approx(ours[reason.measure] - theirs[reason.measure])
            assert abs(reason.more) >= TOLD


def test_a_move_against_itself_differs_in_nothing() -> None:
    state = middle_of("artisans", 2)
    perspective = Perspective(state, state.actors()[0], Random(1))
    action = perspective.legal()[0]
    assert compare(perspective, action, action, "s") == []


def test_moves_that_are_about_equal_lose_nothing() -> None:
    assert Weighed(1, [0.5, 0.5], [0.5 - EQUAL / 2, 0.5 + EQUAL / 2], []).loss(0) == 0
    assert Weighed(1, [0.5, 0.5], [0.4, 0.6], []).loss(0) == pytest.approx(0.1)


@pytest.mark.parametrize(
    "ends", [[300.0, 300.0, 300.0, 0.0], [0.0, 0.0, 5.0], [150.0], [299.0, 10.0, 298.0, 12.0, 297.0]]
)
def test_names_at_the_lines_do_not_overlap(ends: list[float]) -> None:
    placed = sorted(spread(ends))
    assert placed[-1] <= HIGH
    assert all(lower - upper >= APART for upper, lower in itertools.pairwise(placed))


def test_halves_are_rounded_up_as_on_the_page() -> None:
    assert [percent(share) for share in (0.304, 0.305, 0.315, 0.995)] == [30, 31, 32, 100]
