"""A lesson teaches a good plan: experts who play on from its end win more than a fair share with the learner's seat."""

from random import Random

import pytest

import wunderkammer as wk
from wunderkammer import bots, lessons
from wunderkammer.lessons.checking import check_lesson
from wunderkammer.lessons.run import Run

GAMES = 40
PLAYED_ON = [game for game in wk.games() if (found := lessons.offered(game)) and found.then.on]


def played_on(run: Run, level: str, seed: int) -> wk.State:
    """The game after the lesson, to its end, with one level of bots in all seats."""
    state, rng = run.journal.state.copy(), Random(seed)
    table = [bots.bot(level, rng, clock=False) for _ in range(state.seats)]
    while wk.deal(state, rng).actor != wk.OVER:
        seat = state.actor
        state.play(table[seat].choose(bots.Perspective(state, seat, rng)), seat)
    return state


def share(state: wk.State, seat: int) -> float:
    """Of the victory."""
    ranks = state.ranks()
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


@pytest.mark.parametrize("game", PLAYED_ON)
def test_novices_can_play_on_to_the_end(game: str) -> None:
    run = check_lesson(game, ("en",))[0]
    assert all(played_on(run, "novice", seed).scores() for seed in range(2))


@pytest.mark.soak
@pytest.mark.parametrize("game", PLAYED_ON)
def test_experts_win_more_than_a_fair_share_with_the_seat_of_the_learner(game: str) -> None:
    run = check_lesson(game, ("en",))[0]
    won = sum(share(played_on(run, "expert", seed), run.lesson.learner) for seed in range(GAMES))
    assert won / GAMES > 1.25 / len(run.lesson.people)
