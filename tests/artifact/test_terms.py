"""What a move needs and brings, as it is told before it is made: the rules do the same when it is."""

from random import Random
from typing import Any

import pytest

import wunderkammer as wk

OPTIONS = {"research": True, "roles": True, "quick_start": True}


def money_and_markers(state: wk.State, seat: int) -> tuple[int, dict[str, int]]:
    player: dict[str, Any] = state.player(seat)
    return player["money"], player["markers"]


@pytest.mark.parametrize("seed", range(12))
def test_moves_cost_and_bring_what_is_told_before(seed: int) -> None:
    rng = Random(seed)
    state = wk.game("artifact").new(3, OPTIONS)
    while wk.deal(state, rng).actor != wk.OVER:
        seat, action = state.actor, rng.choice(state.legal())
        terms = state.terms(action)
        money, markers = money_and_markers(state, seat)
        after = state.copy()
        after.listen()
        after.apply(action)
        if "coins" in terms:
            paid = next(event for event in after.story(seat) if event["event"] in ("paid", "sold", "bought"))
            assert abs(int(terms["coins"])) == paid["coins"]
        if terms.get("pays", "free") != "free":
            assert markers[str(terms["pays"])] > 0
        assert int(terms.get("coins", 0)) + money >= 0
        state.apply(action)


def test_13_3_whoever_has_berlin_is_told_three_more_for_a_card() -> None:
    """Over many games: the price of the market for all others."""
    told = {True: set[int](), False: set[int]()}
    for seed in range(40):
        rng = Random(seed)
        state = wk.game("artifact").new(3, OPTIONS)
        while wk.deal(state, rng).actor != wk.OVER:
            view = state.view(state.actor)
            berlin = view["players"][state.actor]["city"] == "berlin"
            for action in state.legal():
                if state.name(action).startswith("sell "):
                    told[berlin].add(int(state.terms(action)["coins"]) - view["market_price"])
            state.apply(rng.choice(state.legal()))
    assert told == {True: {3}, False: {0}}
