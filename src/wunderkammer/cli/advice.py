"""What a bot thinks of a position: the moves it considered, with their estimates."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from wunderkammer.boards.marks import GLOW, WHISPER
from wunderkammer.bots import Considered
from wunderkammer.cli.house import House
from wunderkammer.core.state import State
from wunderkammer.insight.words import percent

SHOWN = 3  # moves


def show_advice(house: House, state: State, considered: Sequence[Considered], people: Sequence[str]) -> None:
    """The best moves, each with what it means and how likely it wins."""
    house.say("ui-advice")
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    for one in considered[:SHOWN]:
        move = state.name(one.action)
        chance = house.speaker.say("ui-advice-chance", share=percent(one.estimate))
        grid.add_row(Text(f"  {move}", GLOW), Text(chance, WHISPER), Text(house.speaker.move(move, people)))
    house.out.print(grid)


def as_data(state: State, considered: Sequence[Considered]) -> list[dict[str, Any]]:
    return [
        {"move": state.name(one.action), "estimate": round(one.estimate, 4), "visits": one.visits} for one in considered
    ]
