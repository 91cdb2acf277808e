"""The story of a game on the screen: a line for each thing that somebody does, a heading for each round."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.table import Table
from rich.text import Text

from wunderkammer.boards.marks import BRASS, bullet
from wunderkammer.cli.house import House
from wunderkammer.texts import Phrasing, Speaker


def worth_telling(events: Iterable[dict[str, Any]], phrasing: Phrasing) -> list[dict[str, Any]]:
    """The events that say something new to one who sees the board."""
    return [event for event in events if event["event"] not in phrasing.quiet]


def lines(events: Iterable[dict[str, Any]], phrasing: Phrasing) -> list[list[dict[str, Any]]]:
    """The events that belong into one line each."""
    told: list[list[dict[str, Any]]] = []
    for event in events:
        before = told[-1][0] if told else None
        goes_on = event["event"] in phrasing.parts
        follows = before is not None and before["event"] not in phrasing.headings and goes_on
        if before is not None and follows and event.get("seat", before.get("seat")) == before.get("seat"):
            told[-1].append(event)
        else:
            told.append([event])
    return told


def sentences(speaker: Speaker, line: Sequence[dict[str, Any]], people: Sequence[str]) -> str:
    """The events of a line in words; what is done several times in a row is said once."""
    rows = speaker.phrasing.rows
    told = []
    for (name, apart), group in groupby(line, lambda event: (event["event"], event.get(rows.apart, False))):
        events = list(group)
        if name in rows.words and len(events) > 1 and not apart:
            things = [speaker.name(slot, event[slot]) for event in events for slot in rows.things if slot in event]
            told.append(speaker.say(rows.words[name], seat=people[events[0]["seat"]], things=speaker.all_of(things)))
        else:
            told += [speaker.event(event, people) for event in events]
    return " ".join(told)


def tell(house: House, events: Iterable[dict[str, Any]], people: Sequence[str]) -> None:
    """The events in words."""
    for line in lines(events, house.speaker.phrasing):
        text = sentences(house.speaker, line, people)
        if line[0]["event"] in house.speaker.phrasing.headings:
            house.blank()
            house.out.print(Text(text, BRASS), soft_wrap=not house.out.is_terminal)
        elif house.out.is_terminal:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(Text.assemble(" ", bullet(line[0].get("seat"))), text)
            house.out.print(grid)
        else:
            house.out.print(Text.assemble(" ", bullet(line[0].get("seat")), " ", text), soft_wrap=True)
