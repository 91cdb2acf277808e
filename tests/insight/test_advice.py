"""Advice: the best moves, equal ones called equal, and figures that the engine confirms."""

from random import Random

import pytest

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.bots import Perspective, bot
from wunderkammer.insight.advice import CANDIDATES, advise
from wunderkammer.insight.reasons import TOLD, WIN, figures
from wunderkammer.insight.weighing import EQUAL
from wunderkammer.insight.words import brings
from wunderkammer.texts import LANGUAGES, Speaker

GAMES = [("artefakt", 3), ("artifact", 4), ("artisans", 2)]


def decisions(name: str, seats: int, every: int, seed: int = 7) -> list[tuple[wk.State, int]]:
    """Positions of a game among greedy bots, each with a seat that has a choice."""
    rng, state, found = Random(seed), wk.game(name).new(seats), []
    while wk.deal(state, rng).actor != wk.OVER:
        seat = rng.choice(state.actors())
        if len(state.legal(seat)) > 1 and rng.randrange(every) == 0:
            found.append((state.copy(), seat))
        state.play(bot("greedy", rng).choose(Perspective(state, seat, rng)), seat)
    return found


def check(state: wk.State, seat: int) -> None:
    """Every figure is what the engine says; twins are advised alike."""
    perspective = Perspective(state, seat, Random(1))
    advice = advise(perspective, "seed", iterations=40)
    best = advice.moves[0]
    assert {move.action for move in advice.moves} <= set(state.legal(seat))
    assert len(advice.moves) == min(CANDIDATES, len(state.legal(seat)))
    assert [move.estimate for move in advice.moves] == sorted((move.estimate for move in advice.moves), reverse=True)
    assert advice.equal == sum(best.estimate - move.estimate < EQUAL for move in advice.moves)
    then, player = figures(perspective, best.action, "seed"), state.player(seat)
    now = {measure.name: measure.count(player) for measure in shelf.plug(state.game()).measures()} | {WIN: 0}
    for reason in advice.reasons:
        assert reason.more == pytest.approx(then[reason.measure] - now[reason.measure])
        assert reason.measure == WIN or abs(reason.more) >= TOLD
    twin = state.resample(seat, Random(2))
    assert advise(Perspective(twin, seat, Random(1)), "seed", iterations=40) == advice
    for lang in LANGUAGES:
        assert bool(brings(Speaker(lang, state.game()), advice.reasons)) == bool(advice.reasons)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_advice_is_true_and_fair(name: str, seats: int) -> None:
    found = decisions(name, seats, 8)
    assert found
    for state, seat in found:
        check(state, seat)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_advice_is_true_and_fair_in_a_thousand_positions(name: str, seats: int) -> None:
    number = seed = 0
    while number < 1000:
        seed += 1
        for state, seat in decisions(name, seats, 1, seed):
            check(state, seat)
            number += 1


def test_with_one_move_there_is_nothing_to_explain() -> None:
    rng, state = Random(3), wk.game("artisans").new(2)
    while len(wk.deal(state, rng).legal(state.actor)) > 1:
        state.play(rng.choice(state.legal()), state.actor)
    advice = advise(Perspective(state, state.actor, rng), "seed")
    assert len(advice.moves) == 1
    assert advice.reasons == []
