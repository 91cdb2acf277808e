"""Advice: the best moves, equal ones called equal, and figures that the engine confirms."""

from random import Random

import pytest

import wunderkammer as wk
from wunderkammer.bots import Perspective, bot
from wunderkammer.insight import counsel
from wunderkammer.insight.advice import CANDIDATES, advise, warn
from wunderkammer.insight.counting import counted, is_gain
from wunderkammer.insight.reasons import TOLD, WIN, figures
from wunderkammer.insight.recap import brought
from wunderkammer.insight.weighing import EQUAL, Scales
from wunderkammer.record import Journal
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
    then = figures(perspective, best.action, "seed")
    now = counted(state, seat) | {WIN: 0}
    for reason in advice.reasons:
        assert reason.more == pytest.approx(then[reason.measure] - now[reason.measure])
        assert reason.measure == WIN or abs(reason.more) >= TOLD
    after = counted(state.copy().play(best.action, seat), seat)
    for reason in advice.now:
        assert reason.more == after[reason.measure] - now[reason.measure] != 0
    twin = state.resample(seat, Random(2))
    assert advise(Perspective(twin, seat, Random(1)), "seed", iterations=40) == advice
    for lang in LANGUAGES:
        say = Speaker(lang, state.game())
        assert bool(counsel.brings(say, advice.reasons)) == bool(advice.reasons)
        assert bool(counsel.at_once(say, advice.now)) == bool(advice.now)
        assert counsel.why(say, advice.now, advice.reasons)
        assert counsel.look(say, state.game(), state.name(best.action))


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


ENOUGH = 2  # mistakes
ALL = 12  # moves at one decision
OTHER_LUCK = (
    "one",
    "two",
    "three",
)  # where all decide at the same time, a search may settle on other answers of the rivals


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_grave_mistake_is_noticed_and_a_good_move_is_not(name: str, seats: int) -> None:
    """Of all moves at some decisions: what is warned of really gives much away, and the best move never is."""
    noticed = 0
    for state, seat in decisions(name, seats, 7):
        perspective = Perspective(state, seat, Random(1))
        best = state.name(advise(perspective, "seed").moves[0].action)
        assert warn(state, seat, [best], "seed") is None
        if noticed >= ENOUGH:
            break
        for action in state.legal(seat)[:ALL]:
            found = warn(state, seat, [state.name(action)], "seed")
            if found is not None:
                noticed += 1
                assert warn(state.resample(seat, Random(2)), seat, [found.move], "seed") == found, "twins"
                assert found.move == state.name(action) != found.better
                assert state.action(found.better) in state.legal(seat)
                lost = [Scales(900, luck).weigh(perspective, action).loss(seat) for luck in OTHER_LUCK]
                assert sum(one > 0 for one in lost) > len(OTHER_LUCK) / 2, (found, lost)
                assert any(map(is_gain, found.reasons)), "what is better costs more for now: that is no reason"
                for lang in LANGUAGES:
                    say = Speaker(lang, name)
                    assert counsel.misses(say, found.reasons), "a warning says why"
    assert noticed


def test_of_moves_in_a_row_the_mistake_is_found_and_what_is_illegal_is_refused() -> None:
    state, seat = decisions("artifact", 3, 1)[0]
    with pytest.raises(wk.MoveError):
        warn(state, seat, ["exhibit africa-5", "pass"], "seed")


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_a_turn_has_brought_is_exact(name: str, seats: int) -> None:
    """Compared with the figures noted whenever a turn of the seat began."""
    rng, game = Random(11), Journal(wk.game(name), [f"p{seat}" for seat in range(seats)])
    last, before, told = -1, None, 0
    while game.state.actor != wk.OVER:
        if game.state.actor == wk.CHANCE:
            game.deal(rng)
            continue
        seat = game.state.actor
        if seat == 0 and last != 0:
            now = counted(game.state, 0)
            found = brought(game, 0)
            if found:
                assert before is not None
                told += 1
                assert any(one.more > 0 for one in found)
                assert all(one.more == now[one.measure] - before[one.measure] for one in found)
                assert counsel.recap(Speaker("de", name), found)
            before = now
        elif seat == 0:
            assert brought(game, 0) == [], "amid a turn"
        last = seat
        game.play(bot("greedy", rng).choose(Perspective(game.state, seat, rng)), seat)
    assert told
