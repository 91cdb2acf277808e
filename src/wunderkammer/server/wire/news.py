"""What has happened: round the table, the same for everybody, and in the game, as one viewer saw it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from wunderkammer.record import positions
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.table import Table
from wunderkammer.server.wire import parts


class Recent(NamedTuple):
    """The newest of what happened round a table; before which event more was said, if that is not all of it."""

    news: Sequence[parts.News]
    earlier: int | None = None
    earlier_remarks: int | None = None  # by those who watch


def news_of(event: ev.AnyEvent) -> list[parts.News]:
    """What happened round the table, without the game: the same for all eyes."""
    match event:
        case ev.Sat():
            return [parts.News("sat", event.seat, name=event.name)]
        case ev.Left() | ev.Back() | ev.Taken():
            return [parts.News(type(event).__name__.lower(), event.seat)]
        case ev.Voided():
            return [parts.News("voided", seat) for seat in event.seats]
        case ev.Missed():
            return [parts.News("left", seat) for seat in event.seats]
        case ev.Asked() | ev.Undone():
            return [parts.News(type(event).__name__.lower(), event.seat, to=event.to)]
        case ev.Agreed():
            return [parts.News("agreed", event.seat, yes=event.yes)]
        case ev.Said():
            return [parts.News("said", event.seat, text=event.text)]
        case ev.Remarked():
            return [parts.News("remarked", None, name=event.name, text=event.text)]
        case ev.Filled():
            return [parts.News("filled", seat, name=event.level) for seat in event.seats]
        case ev.Freed():
            return [parts.News("freed", event.seat)]
        case ev.Changed():
            return [parts.News("changed", None)]
        case ev.Closed():
            return [parts.News("closed", None)]
        case ev.Again():
            return [parts.News("again", event.seat, table=event.table)]
        case ev.Played() if event.by == "clock":
            return [parts.News("late", event.seat)]
    return []


class Told(NamedTuple):
    """What a viewer saw happen in the game, and which of it were answers of their own without a choice."""

    story: list[dict[str, Any]]
    given: list[parts.Given]


def given(table: Table, eyes: int | None, plies: range, before: int) -> list[parts.Given]:
    """The answers without a choice among these plies. In a lesson nothing is answered by itself."""
    if eyes is None or table.guide is not None:
        return []
    entries = table.game.record.entries
    return [parts.Given(before, entries[ply].move) for ply in plies if ply in table.given and entries[ply].seat == eyes]


def story_now(table: Table, eyes: int | None) -> Told:
    """What this viewer saw happen with the last event."""
    if table.journal is None:
        return Told([], [])
    return Told(table.journal.state.story(eyes), given(table, eyes, range(*table.lengths[-2:]), 0))


def story_since(table: Table, eyes: int | None, seen: int) -> Told:
    """Everything this viewer saw happen in the game after an event; after an undo it starts again from there."""
    told = Told([], [])
    if table.journal is None:
        return told
    known = min(table.lengths[min(seen, table.number) :])
    if known == len(table.journal.record.entries):
        return told
    for state in positions(table.journal.record, table.edition):
        if state.ply > known:
            told.given.extend(given(table, eyes, range(state.ply - 1, state.ply), len(told.story)))
            told.story.extend(state.story(eyes))
    return told
