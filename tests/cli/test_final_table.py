"""The final table in the terminal: the rows of the rules, their sum, and what told equal scores apart."""

import io
from random import Random

import pytest
from rich.console import Console

import wunderkammer as wk
from wunderkammer.cli import final
from wunderkammer.cli.house import House
from wunderkammer.core.tally import deciding
from wunderkammer.texts import LANGUAGES

SEATS = {"artifact": 5, "artisans": 4, "artefakt": 3}


def shown(state: wk.State, lang: str) -> str:
    house = House(lang)
    house.speak(game=state.game())
    house.out = Console(file=io.StringIO(), width=100)
    final.show(house, state, [f"P{seat}" for seat in range(1, state.seats + 1)])
    assert isinstance(house.out.file, io.StringIO)
    return house.out.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_every_source_has_its_row_and_only_ties_that_decide(game: str, lang: str) -> None:
    options = {"research": True} if game == "artifact" else {}
    for seed in range(5):
        state = wk.playout(wk.game(game).new(seats=SEATS[game], options=options), Random(seed))
        lines = [line.split() for line in shown(state, lang).splitlines()]
        numbers = [
            [int(word) for word in line[-state.seats :]] for line in lines if line and line[-1].lstrip("-").isdigit()
        ]
        tally = state.tally()
        decided = [
            row for row, decides in zip(tally.ties, deciding(state.scores(), tally.ties), strict=True) if decides
        ]
        rows = [row.values for row in (*tally.sources,)] + [state.scores()] + [row.values for row in decided]
        assert numbers == [*rows, state.ranks()]
        assert sum("§" in word for line in lines for word in line) == len(decided)
