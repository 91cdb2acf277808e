"""The story of a game on the screen: a line for each event, a heading for each round."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from wunderkammer.cli.boards.marks import BRASS, bullet
from wunderkammer.cli.house import House

# What another event tells again, or the board shows anyway.
QUIET = frozenset({"laid", "rolled", "colour-rolled"})


def worth_telling(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that say something new to one who sees the board."""
    return [event for event in events if event["event"] not in QUIET]


def tell(house: House, events: Iterable[dict[str, Any]], people: Sequence[str]) -> None:
    """The events in words."""
    for event in events:
        sentence = house.speaker.event(event, people)
        if event["event"] == "round":
            house.blank()
            line = Text(sentence, BRASS)
        else:
            line = Text.assemble(" ", bullet(event.get("seat")), " ", sentence)
        house.out.print(line, soft_wrap=not house.out.is_terminal)
