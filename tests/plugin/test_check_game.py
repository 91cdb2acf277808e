"""The conformance suite passes a game that keeps the contract, and finds each way to break it."""

import ast
import importlib
import inspect
import re
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pytest

import wunderkammer as wk
from wunderkammer import testing
from wunderkammer.testing import check_game, games

from .broken import BREACHES, Breach

OF_PAWN: Final = {"Pawn": "pawn.game", "PawnGame": "pawn.game", "PawnPlug": "pawn.plug"}
SAYING: Final = ("require", "AssertionError")


def total(state: wk.State) -> int:
    """All coins: those of the seats, and what the bank has put into the pot is counted off by the round."""
    view = state.view(wk.ALL_SEEING)
    dealt = view["round"] if all(player["holds"] for player in view["players"]) else view["round"] - 1
    return int(sum(player["coins"] for player in view["players"]) + view["pot"] - dealt)


def rules() -> Any:  # noqa: ANN401 (it is installed while the tests run)
    return importlib.import_module("pawn.game")


def test_pawn_keeps_the_contract() -> None:
    check_game(wk.game("pawn"), games=30, pieces=total)


def place(where: str) -> Any:  # noqa: ANN401
    """What a breach is made in."""
    if where == "testing":
        return games
    return rules() if where == "rules" else getattr(importlib.import_module(OF_PAWN[where]), where)


@pytest.mark.parametrize("breach", BREACHES, ids=lambda breach: f"{breach.where}.{breach.name}: {breach.said}")
def test_every_way_to_break_it_is_found(breach: Breach) -> None:
    there = place(breach.where)
    with (
        patch.object(there, breach.name, breach.broken(getattr(there, breach.name))),
        pytest.raises(AssertionError, match=re.escape(breach.said)),
    ):
        check_game(wk.game("pawn"), games=30, pieces=total)


def test_for_all_that_is_required_there_is_a_way_to_break_it() -> None:
    assert len(required()) > 50
    for message in required():
        assert any(breach.said in message for breach in BREACHES), message


def required() -> list[str]:
    """What `check_game` can say, read from its source; what is put into a sentence stands there as `…`."""
    sources = [file.read_text() for file in Path(inspect.getfile(testing)).parent.glob("*.py")]
    calls = [node for text in sources for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    said = [call.args[-1] for call in calls if isinstance(call.func, ast.Name) and call.func.id in SAYING]
    return [text for text in map(sentence, said) if re.search("[a-z]", text)]  # not what only says where


def sentence(said: ast.expr) -> str:
    if isinstance(said, ast.JoinedStr):
        return "".join(sentence(part) for part in said.values)
    return str(said.value) if isinstance(said, ast.Constant) else "…" if isinstance(said, ast.FormattedValue) else ""


def test_a_failure_says_where_it_happened() -> None:
    pawn = rules().Pawn
    (lost,) = [breach for breach in BREACHES if breach.said == "a piece got lost"]
    where = r"piece got lost .*\(pawn, . seats, .*seed 7, ply \d+\)"
    with patch.object(pawn, "settle", lost.broken(pawn.settle)), pytest.raises(AssertionError, match=where):
        check_game(wk.game("pawn"), seed=7, pieces=total)
