"""The story of a game in lines: a deed with all that belongs to it is one line, a round begins with a heading."""

from collections.abc import Iterable, Sequence
from typing import Any

from wunderkammer.texts.phrasing import Phrasing
from wunderkammer.texts.speaker import Speaker

Event = dict[str, Any]


def lines(events: Iterable[Event], phrasing: Phrasing) -> list[list[Event]]:
    """The events of each line. An event without a separate line can still be part of another."""
    told: list[list[Event]] = []
    for event in events:
        if told and belongs(event, told[-1], phrasing):
            told[-1].append(event)
        elif event["event"] not in phrasing.quiet:
            told.append([event])
    # While some still choose, the choices of the others are not shown.
    return told[:-1] if told and told[-1][0]["event"] in phrasing.awaited else told


def belongs(event: Event, line: Sequence[Event], phrasing: Phrasing) -> bool:
    """Whether an event continues a line."""
    name, first = event["event"], line[0]
    if first["event"] in phrasing.headings:
        return False
    if first["event"] in phrasing.awaited:
        return bool(name == first["event"])
    if event.get("seat", first.get("seat")) != first.get("seat"):
        return False
    head = head_of(line, phrasing)
    if head is None:
        return name in phrasing.opening or first["event"] in gathered_by(name, phrasing)
    return name not in phrasing.opening and name in gathered_by(head["event"], phrasing)


def head_of(line: Sequence[Event], phrasing: Phrasing) -> Event | None:
    """The event that names the deed of a line; None as long as it is only opened."""
    return next((event for event in line if event["event"] not in phrasing.opening), None)


def gathered_by(name: str, phrasing: Phrasing) -> set[str]:
    return {wanted.of for wanted in phrasing.deeds.get(name, {}).values()}


def sentence(say: Speaker, line: Sequence[Event], people: Sequence[str], reader: int | None = None) -> str:
    """A line in words; who reads it is called "you"."""
    if line[0]["event"] in say.phrasing.awaited:
        return say(f"story-all-{line[0]['event']}")
    return say.deed(head_of(line, say.phrasing) or line[-1], line, people, reader)


def is_heading(line: Sequence[Event], phrasing: Phrasing) -> bool:
    return line[0]["event"] in phrasing.headings
