"""The story of a game on the screen: a line for each thing that somebody does, a heading for each round."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.table import Table
from rich.text import Text

from wunderkammer.boards.marks import BRASS, bullet
from wunderkammer.cli.house import House
from wunderkammer.texts import Speaker

# What another event tells again, or the board shows anyway.
QUIET = frozenset({"dealt", "laid", "rolled", "colour-rolled", "earned", "advanced", "ended-turn"})

# What is part of the action that the same seat has just begun, and goes on in its line.
PARTS = frozenset(
    {
        "unearthed", "took", "researched", "advanced", "hired", "shipped", "curse-lifted", "picked", "drew", "declined",
        "drew-curse", "exhibited", "showed", "kept", "featured", "named-role", "pushed-out", "sold", "bought",
        "swapped", "rested", "previewed",
    }
)  # fmt: skip

# What is often done several times in a row, the words for all of them, and the slots that hold a thing.
ROWS = {"took": "ui-takes", "picked": "ui-takes", "showed": "ui-shows-all"}
THINGS = ("marker", "card", "material")


def worth_telling(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events that say something new to one who sees the board."""
    return [event for event in events if event["event"] not in QUIET]


def lines(events: Iterable[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The events that belong into one line each."""
    told: list[list[dict[str, Any]]] = []
    for event in events:
        before = told[-1][0] if told else None
        follows = before is not None and before["event"] != "round" and event["event"] in PARTS
        if before is not None and follows and event.get("seat", before.get("seat")) == before.get("seat"):
            told[-1].append(event)
        else:
            told.append([event])
    return told


def sentences(speaker: Speaker, line: Sequence[dict[str, Any]], people: Sequence[str]) -> str:
    """The events of a line in words; what is done several times in a row is said once."""
    told = []
    for (name, wild), group in groupby(line, lambda event: (event["event"], event.get("wild", False))):
        events = list(group)
        if name in ROWS and len(events) > 1 and not wild:
            things = [speaker.name(slot, event[slot]) for event in events for slot in THINGS if slot in event]
            told.append(speaker.say(ROWS[name], seat=people[events[0]["seat"]], things=speaker.all_of(things)))
        else:
            told += [speaker.event(event, people) for event in events]
    return " ".join(told)


def tell(house: House, events: Iterable[dict[str, Any]], people: Sequence[str]) -> None:
    """The events in words."""
    for line in lines(events):
        text = sentences(house.speaker, line, people)
        if line[0]["event"] == "round":
            house.blank()
            house.out.print(Text(text, BRASS), soft_wrap=not house.out.is_terminal)
        elif house.out.is_terminal:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(Text.assemble(" ", bullet(line[0].get("seat"))), text)
            house.out.print(grid)
        else:
            house.out.print(Text.assemble(" ", bullet(line[0].get("seat")), " ", text), soft_wrap=True)
