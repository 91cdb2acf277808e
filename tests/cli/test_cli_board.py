"""The board is drawn from what a seat may know, and fits its terminal."""

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console
from seldom import daily

import wunderkammer as wk
from wunderkammer.boards import board, legend
from wunderkammer.texts import Speaker

from .running import LANGUAGES, positions_of_a_game

PEOPLE = ["Ada", "Ben", "Cleo", "Dov"]


def drawn(view: dict[str, Any], width: int, lang: str = "en", colours: bool = False) -> str:
    console = Console(
        file=io.StringIO(), width=width, force_terminal=colours, color_system="truecolor" if colours else None
    )
    console.print(board(view, Speaker(lang, "artefakt"), PEOPLE[: view["seats"]], width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("seats", daily([2, 3, 4], 4))
@pytest.mark.parametrize("width", daily([120, 80], 80))
def test_twins_look_the_same(seats: int, width: int) -> None:
    """What a seat may not know changes nothing on its screen."""
    rng = Random(seats)
    for number, state in enumerate(positions_of_a_game(seats, seats, {"advanced": True})):
        if number % 5:
            continue
        seat = number % seats
        twin = state.resample(seat, rng)
        assert drawn(state.view(seat), width, colours=True) == drawn(twin.view(seat), width, colours=True)


@pytest.mark.parametrize("lang", daily(LANGUAGES, "fr"))
@pytest.mark.parametrize("width", [60, 80, 99, 100, 110, 120, 200])
def test_it_fits_and_shows_every_site_and_figure(lang: str, width: int) -> None:
    speaker = Speaker(lang, "artefakt")
    for number, state in enumerate(positions_of_a_game(7, 4, {"opening": "random", "advanced": True})):
        if number < 12 or number % 9:
            continue
        seat: int = (number % 5) - 1
        text = drawn(state.view(wk.ALL_SEEING if seat < 0 else seat), width, lang)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= width
        for figure in ("1B", "2L", "3T", "4B"):
            assert figure in text
        if width >= 80:
            for site in range(1, 11):
                assert f"{site} {speaker.name('site', site)}"[:14] in text


def test_the_last_board_shows_ranks() -> None:
    *_, last = positions_of_a_game(3, 3, {})
    text = drawn(last.view(0), 120)
    for seat, rank in enumerate(last.ranks()):
        assert f"Rank {rank}  Score {last.scores()[seat]}" in text


@pytest.mark.parametrize("lang", daily(LANGUAGES, "en"))
def test_the_legend_names_colours_and_figures(lang: str) -> None:
    speaker = Speaker(lang, "artefakt")
    console = Console(file=io.StringIO(), width=200)
    console.print(legend("artefakt", speaker))
    assert isinstance(console.file, io.StringIO)
    for kind, which in (("colour", "blue"), ("figure", "tall")):
        assert speaker.name(kind, which) in console.file.getvalue()
