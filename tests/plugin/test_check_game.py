"""The conformance suite passes a game that keeps the contract, and finds each way to break it."""

import importlib
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

import wunderkammer as wk
from wunderkammer.testing import check_game


def total(state: wk.State) -> int:
    """All coins: those of the seats, and what the bank has put into the pot is counted off by the round."""
    view = state.view(wk.ALL_SEEING)
    dealt = view["round"] if all(player["holds"] for player in view["players"]) else view["round"] - 1
    return int(sum(player["coins"] for player in view["players"]) + view["pot"] - dealt)


def rules() -> Any:  # noqa: ANN401 (it is installed while the tests run)
    return importlib.import_module("pawn.game")


def test_pawn_keeps_the_contract() -> None:
    check_game(wk.game("pawn"), games=30, pieces=total)


def leaking_view(pawn: Any) -> Callable[..., Any]:  # noqa: ANN401
    real = pawn.view
    return lambda self, seat: real(self, seat) | {"rounds": sum(self.shards)}


def leaking_observation(pawn: Any) -> Callable[..., Any]:  # noqa: ANN401
    real = pawn.observe

    def observe(self: Any, seat: int, sheet: Any) -> None:  # noqa: ANN401
        real(self, seat, sheet)
        sheet.number("all", sum(self.shards), 200)

    return observe


def growing_observation(pawn: Any) -> Callable[..., Any]:  # noqa: ANN401
    real = pawn.observe

    def observe(self: Any, seat: int, sheet: Any) -> None:  # noqa: ANN401
        real(self, seat, sheet)
        for _ in range(self.round):
            sheet.number("round", 1, 1)

    return observe


def leaking_refusal(pawn: Any) -> Callable[..., Any]:  # noqa: ANN401, ARG001
    return lambda self, refusal, action: wk.Reason("no", "pawn §3.1", {"shards": sum(self.shards)})  # noqa: ARG005


def shared_copy(pawn: Any) -> Callable[..., Any]:  # noqa: ANN401
    real = pawn.copy

    def copy(self: Any) -> Any:  # noqa: ANN401
        twin = real(self)
        twin.coins = self.coins
        return twin

    return copy


def honest_world(pawn: Any) -> Callable[..., Any]:  # noqa: ANN401, ARG001
    return lambda self, seat, rng: self.copy()  # noqa: ARG005


def silent_reveal(pawn: Any) -> Callable[..., Any]:  # noqa: ANN401
    real = pawn.perform

    def perform(self: Any, action: int, seat: int) -> None:  # noqa: ANN401
        real(self, action, seat)
        self.reveals = 0

    return perform


def lost_coin(pawn: Any) -> Callable[..., Any]:  # noqa: ANN401
    real = pawn.settle

    def settle(self: Any) -> None:  # noqa: ANN401
        real(self)
        self.coins[0] = max(0, self.coins[0] - 1)

    return settle


@pytest.mark.parametrize(
    ("method", "broken", "said"),
    [
        ("view", leaking_view, "can tell a possible world"),
        ("observe", leaking_observation, "observation of seat"),
        ("observe", growing_observation, "not laid out as in a new game"),
        ("reason", leaking_refusal, "refusal of"),
        ("copy", shared_copy, "copy"),
        ("resample", honest_world, "no possible world"),
        ("perform", silent_reveal, "counts no reveal"),
        ("settle", lost_coin, "piece got lost"),
    ],
)
def test_every_way_to_break_it_is_found(method: str, broken: Callable[[Any], Callable[..., Any]], said: str) -> None:
    pawn = rules().Pawn
    with (
        patch.object(pawn, method, broken(pawn)),
        pytest.raises(AssertionError, match=said),
    ):
        check_game(wk.game("pawn"), games=30, pieces=total)


def test_a_failure_says_where_it_happened() -> None:
    pawn = rules().Pawn
    where = r"piece got lost .*\(pawn, . seats, .*seed 7, ply \d+\)"
    with patch.object(pawn, "settle", lost_coin(pawn)), pytest.raises(AssertionError, match=where):
        check_game(wk.game("pawn"), seed=7, pieces=total)
