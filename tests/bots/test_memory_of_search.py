"""A search goes on from what it learnt about earlier decisions, and ends when more thought would change nothing."""

import itertools
from random import Random

import play
import pytest

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots import Perspective, SearchBot
from wunderkammer.bots.judges import judge_for, learned_for
from wunderkammer.bots.thinking.node import Node
from wunderkammer.bots.thinking.search import Search
from wunderkammer.core.state import OVER

MANY = 60  # iterations
HOUR = 3600  # seconds


def preparing() -> wk.State:
    """Artefakt, where a seat decides three times in a row without hearing of the others (§4.1)."""
    state = wk.game("artefakt").new(2)
    rng = Random(3)
    while not wk.deal(state, rng).name(state.legal()[0]).startswith("assign"):
        state.apply(rng.choice(state.legal()))
    return state


def crafting() -> wk.State:
    """Artisans, where somebody may craft an artwork or do without it: that is soon decided."""
    state = wk.game("artisans").new(3)
    rng = Random(3)
    while [wk.deal(state, rng).name(move).split()[0] for move in state.legal()] != ["craft", "pass"]:
        state.apply(rng.choice(state.legal()))
    return state


def search_of(state: wk.State) -> Search:
    return Search(judge_for(state), Random(4))


def test_the_next_decision_of_a_turn_begins_with_what_is_known() -> None:
    state = preparing()
    seat = state.actor
    search = search_of(state)
    first = search.think(Perspective(state, seat, Random(5)), MANY)
    state.play(first[0].action, seat)
    perspective = Perspective(state, seat, Random(6))
    assert search.knows(perspective)
    second = search.think(perspective, MANY)
    assert tries(second) > MANY
    assert sorted(one.action for one in second) == state.legal(seat)
    assert all(0 < one.estimate < 1 for one in second)


def test_a_decision_that_is_asked_again_is_thought_about_anew() -> None:
    """A bot whose answer was refused must not insist on it for what it remembers."""
    state = preparing()
    perspective = Perspective(state, state.actor, Random(5))
    bot = SearchBot(Random(4), MANY)
    once = tries(bot.consider(perspective))
    assert tries(bot.consider(perspective)) == once >= MANY


@pytest.mark.parametrize("game", wk.games())
def test_another_seat_or_another_game_is_news(game: str) -> None:
    state = preparing()
    bot = SearchBot(Random(4), MANY)
    bot.consider(Perspective(state, 0, Random(5)))
    assert bot.search is not None
    assert not bot.search.knows(Perspective(state, 1, Random(5)))
    other = wk.deal(wk.game(game).new(3), Random(8))
    perspective = Perspective(other, other.actor, Random(5))
    assert not bot.search.knows(perspective)
    assert sorted(one.action for one in bot.consider(perspective)) == other.legal()


@pytest.mark.parametrize("game", ["artefakt", "artifact"])
def test_what_it_remembers_is_what_the_seat_could_know(game: str) -> None:
    """A whole game twice, the second time asked in other worlds that look the same: the same decisions."""
    state = wk.game(game).new(wk.game(game).seats[0])
    rng, worlds = Random(9), Random(10)
    once, again = (SearchBot(Random(11), 40, learned=True) for _ in range(2))
    known = 0
    for _ in range(24):
        if wk.deal(state, rng).actor == OVER:
            break
        seat = state.actor
        if seat > 0:
            state.apply(rng.choice(state.legal()))
            continue
        twin = state.resample(seat, worlds)
        luck = rng.random()
        perspective, other = (Perspective(world, seat, Random(luck)) for world in (state, twin))
        known += once.search is not None and once.search.knows(perspective)
        considered = once.consider(perspective)
        assert considered == again.consider(other)
        state.play(considered[0].action, seat)
    assert known > 0


@pytest.mark.parametrize(("game", "iterations"), [("artefakt", 320), ("artisans", 128)])
def test_who_stops_when_sure_chooses_as_if_they_had_gone_on(game: str, iterations: int) -> None:
    """By tries this is exact; a search by halves may be wrong in the rarest cases, but here it is not."""
    states = (state for state in play.sampled((game, 3, {}), Random(12), 0.2) if is_choice(state))
    shorter = 0
    for state in itertools.islice(states, 8):
        perspective = Perspective(state, state.actor, Random(13))
        whole, short = (
            Search(learned_for(state) or judge_for(state), Random(14)).think(perspective, iterations, 0.0, sure)
            for sure in (False, True)
        )
        assert whole[0].action == short[0].action
        shorter += tries(short) < tries(whole)
    assert shorter > 0


def is_choice(state: wk.State) -> bool:
    """Of two moves, so that each is tried often enough."""
    return state.actor >= 0 and len(state.legal()) == 2


def tries(considered: list[bots.Considered]) -> int:
    return sum(one.visits for one in considered)


def tried(*results: list[float]) -> Node:
    node = Node(0, list(range(len(results))), [1 / len(results)] * len(results), [])
    for index, ones in enumerate(results):
        for result in ones:
            node.learn(index, result, 0.0)
    return node


def test_the_lead_is_counted_in_tries() -> None:
    assert tried([0.1], [0.9] * 7, [0.5] * 4).lead() == 3
    assert tried([0.1] * 2, [0.9] * 2).lead() == 0


def test_what_is_clear() -> None:
    wide = [0.2, 0.8] * 20
    assert tried([0.9, 0.91] * 20, [0.1, 0.12] * 20).is_clear([0, 1])
    assert not tried(wide, [0.45, 0.5] * 20).is_clear([0, 1]), "the spread is wider than the gap"
    assert not tried([0.9] * 4, [0.1] * 4).is_clear([0, 1]), "too few tries to tell"
    assert not tried([0.9, 0.91] * 20, [0.1, 0.12] * 20, wide, wide).is_clear([2, 3])
    assert tried([0.9, 0.91] * 20, [0.1, 0.12] * 20, wide, wide).is_clear([0, 1])


def test_a_bot_with_a_clock_stops_when_sure() -> None:
    """One without has its luck decide alone, and makes all its iterations. This clock is too slow to end anything."""
    state = crafting()
    perspective = Perspective(state, state.actor, Random(5))
    timed, calm = (master(clock).consider(perspective) for clock in (True, False))
    assert tries(calm) == 200, "of 1600 quick ones"
    assert tries(timed) < tries(calm) / 2
    assert timed[0].action == calm[0].action == state.legal()[0], "points for nothing"


def master(clock: bool) -> bots.Bot:
    made = bots.bot("master", Random(6), clock=clock)
    assert isinstance(made, SearchBot)
    made.seconds *= HOUR
    return made
