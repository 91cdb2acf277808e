"""Several cards are chosen in any order: all sets are told, and each can be sent in one message."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from play import RECORDS

import wunderkammer as wk
from wunderkammer.record import read, replay
from wunderkammer.server.tables.sets import MOST, ways
from wunderkammer.server.wire.news import Recent, Told
from wunderkammer.server.wire.snapshots import sets, show

from .test_answers import GAME, table_at

ASKS = ("pick", "show", "keep")
SETUPS: list[tuple[int, dict[str, bool | str]]] = [
    (3, {}),
    (4, {"research": True, "roles": True}),
    (4, {"research": True, "roles": True, "fragment": "any"}),
]


def questions(seed: int, seats: int, options: dict[str, bool | str]) -> Iterator[wk.State]:
    """Positions of a random game in which cards are asked for; people who build, so that there are many."""
    rng = Random(seed)
    state = wk.game("artifact").new(seats=seats, options=options)
    while state.actor != wk.OVER:
        if state.actor == wk.CHANCE:
            state.play(rng.choices(state.legal(), state.weights())[0])
            continue
        if state.view(state.actor)["question"]["ask"] in ASKS:
            yield state
        busy = [one for one in state.legal() if state.name(one).split()[0] not in ("pass", "end", "rest", "sell")]
        state.play(rng.choice(busy or state.legal()))


def cards_of(state: wk.State, seat: int) -> Counter[str]:
    view = state.view(seat)
    return Counter(view["players"][seat]["hand"])


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_any_full_set_gives_exactly_that_set(seats: int, options: dict[str, bool | str]) -> None:
    rng = Random(7)
    seen: Counter[str] = Counter()
    for seed in range(4):
        for state in questions(seed, seats, options):
            seat = state.actor
            ask = state.view(seat)["question"]["ask"]
            seen[ask] += 1
            found = ways(state, seat)
            assert len({tuple(sorted(chosen)) for chosen, _ in found}) == len(found), "each set has one path"
            assert len({len(chosen) for chosen, _ in found}) == 1, "all are of one size"
            chosen, moves = rng.choice(found)
            before, then = cards_of(state, seat), state.copy()
            for move in moves:
                then.play(then.action(move), seat)
            after = cards_of(then, seat)
            if ask == "show":  # one of all that are shown may have come back already
                assert before - Counter(chosen) <= after <= before + Counter(state.view(seat)["shown"])
            else:
                assert after == before + Counter(chosen)
    assert seen["pick"] > 20
    assert seen["show"] > 5


def test_no_legal_move_is_missing() -> None:
    for state in questions(1, 4, {"research": True, "roles": True}):
        found = ways(state, state.actor)
        assert {made[0] for _, made in found} == {state.name(one) for one in state.legal()}


def test_what_is_forced_is_told_as_well() -> None:
    state = replay(GAME, 230)
    assert ways(state, 3) == [
        (["asia/pottery", "asia/pottery", "mideast/pottery"], ["show asia/pottery"] * 2 + ["show mideast/pottery"])
    ]
    assert ways(state, 0) == []


def test_they_are_told_to_the_seat_alone_and_made_in_one_message() -> None:
    table = table_at(GAME, 230)
    told = show(table, 3, Told([], []), Recent([])).sets
    assert told is not None
    assert [told.things[one] for one in told.ways[0].things] == ["asia/pottery", "asia/pottery", "mideast/pottery"]
    for eyes in (None, 0, 1, 2):
        assert show(table, eyes, Told([], []), Recent([])).sets is None
    moves = [told.moves[one] for one in told.ways[0].moves]
    assert table.play(3, table.number, moves).lines[:3] == [f"4 {move}" for move in moves]


def test_cards_that_the_rules_add_belong_to_the_set() -> None:
    """`pick` of the last but one card takes both: the set has two cards, and one move."""
    shorter = 0
    for state in questions(3, 4, {}):
        shorter += sum(len(made) < len(chosen) for chosen, made in ways(state, state.actor))
    assert shorter


def test_too_many_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(one for one in questions(2, 4, {}) if len(ways(one, one.actor)) > 3)
    assert len(ways(state, state.actor)) < MOST
    monkeypatch.setattr("wunderkammer.server.tables.sets.MOST", 3)
    assert ways(state, state.actor) == []
    assert sets(state, state.actor) is None


def test_games_without_such_questions_have_none() -> None:
    state = replay(read(RECORDS / "3-seats.wk"), 40)
    assert all(ways(state, seat) == [] for seat in range(3))
