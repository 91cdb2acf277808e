"""Notebooks show states as tables, to those who watch."""

import html
import re
from collections.abc import Callable
from random import Random
from types import SimpleNamespace

import pytest

import wunderkammer as wk
from wunderkammer.boards import notebook


class Formatter:
    """What IPython shows things with."""

    def __init__(self) -> None:
        self.known: dict[type, Callable[[wk.State], str]] = {}

    def for_type(self, kind: type, function: Callable[[wk.State], str]) -> None:
        self.known[kind] = function


def middle(game: str, seed: int) -> wk.State:
    rng = Random(seed)
    state = wk.deal(wk.game(game).new(3), rng)
    for _ in range(40):
        state.play(rng.choice(state.legal()))
        wk.deal(state, rng)
    return state


def words(shown: str) -> str:
    return html.unescape(re.sub(r"<[^>]*>", "", shown))


@pytest.mark.parametrize("game", wk.games())
def test_a_state_is_shown_as_its_table(game: str) -> None:
    formatter = Formatter()
    wk.load_ipython_extension(SimpleNamespace(display_formatter=SimpleNamespace(formatters={"text/html": formatter})))
    state = middle(game, 1)
    (show,) = [function for kind, function in formatter.known.items() if isinstance(state, kind)]
    shown = show(state)
    assert shown.startswith("<pre")
    assert "<span style=" in shown
    assert len(words(shown).splitlines()) > 10
    assert "Seat 3" in words(shown)
    assert shown != show(middle(game, 2))


@pytest.mark.parametrize("game", wk.games())
def test_it_shows_no_secret(game: str) -> None:
    """Whatever is hidden could be otherwise, and the table would look the same."""
    state = middle(game, 3)
    assert notebook.html(state.resample(0, Random(1))) == notebook.html(state)
