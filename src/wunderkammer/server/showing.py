"""What a table looks like to one pair of eyes: built up from the view of the rules, never stripped from the whole."""

import time
from typing import Any

from wunderkammer.record import positions
from wunderkammer.server import events as ev
from wunderkammer.server import messages as out
from wunderkammer.server.table import FINISHED, Table


def welcome(table: Table, seats: list[int]) -> out.Welcome:
    made = table.made
    return out.Welcome(
        table=table.name,
        game=made.game,
        rules=made.rules,
        options=made.options,
        edition=made.edition,
        pace=made.pace,
        commitment=made.commitment,
        seats=[seat + 1 for seat in seats],
        given=len(made.given),
    )


def show(table: Table, eyes: int | None, story: list[dict[str, Any]], news: list[out.News]) -> out.Table:
    """The table now; None are the eyes of a spectator."""
    common: dict[str, Any] = {
        "ply": table.number,
        "seat": None if eyes is None else eyes + 1,
        "phase": table.phase,
        "seats": chairs(table),
        "news": news,
        "again": table.again,
    }
    if table.journal is None:
        return out.Table(**common)
    state = table.journal.state
    over = table.phase == FINISHED
    mine = [] if eyes is None or eyes not in state.actors() else state.legal(eyes)
    return out.Table(
        **common,
        view=state.view(eyes),
        asked=[seat + 1 for seat in state.actors()],
        legal=[state.name(action) for action in mine],
        story=story,
        undo=free(table, eyes),
        wish=wish(table),
        moves=len(table.journal.record.entries),
        left=left(table),
        scores=state.scores() if over else [],
        ranks=state.ranks() if over else [],
        key=table.key.hex() if over else "",
        words=list(table.words) if over else [],
    )


def chairs(table: Table) -> list[out.SeatInfo]:
    return [out.SeatInfo(seat.kind, seat.name, seat.level, seat.absent) for seat in table.chairs.all]


def free(table: Table, eyes: int | None) -> int | None:
    """The ply to which this seat may take back freely; None if it may not."""
    if eyes is None or table.journal is None or table.phase == FINISHED:
        return None
    ply = max(table.journal.free_to(eyes), len(table.made.given))
    return ply if ply < len(table.journal.record.entries) else None


def wish(table: Table) -> out.TakeBack | None:
    if table.wish is None:
        return None
    return out.TakeBack(table.wish.seat + 1, table.wish.to, sorted(seat + 1 for seat in table.agreed))


def left(table: Table) -> float | None:
    if table.made.pace == 0 or table.phase == FINISHED:
        return None
    return max(0.0, round(table.moved + table.made.pace - time.time(), 1))


def news(event: ev.AnyEvent) -> list[out.News]:
    """What happened round the table, without the game: the same for all eyes."""
    match event:
        case ev.Sat():
            return [out.News("sat", event.seat + 1, name=event.name)]
        case ev.Left() | ev.Back():
            return [out.News(type(event).__name__.lower(), event.seat + 1)]
        case ev.Asked() | ev.Undone():
            return [out.News(type(event).__name__.lower(), event.seat + 1, to=event.to)]
        case ev.Agreed():
            return [out.News("agreed", event.seat + 1, yes=event.yes)]
        case ev.Said():
            return [out.News("said", event.seat + 1, text=event.text)]
        case ev.Again():
            return [out.News("again", event.seat + 1, table=event.table)]
        case ev.Played() if event.by == "clock":
            return [out.News("late", event.seat + 1)]
    return []


def story_since(table: Table, eyes: int | None, seen: int) -> list[dict[str, Any]]:
    """All that these eyes saw happen in the game after an event; what was taken back since is told anew."""
    if table.journal is None:
        return []
    known = min(table.lengths[min(seen, table.number) :])
    if known == len(table.journal.record.entries):
        return []
    told: list[dict[str, Any]] = []
    for state in positions(table.journal.record, table.edition):
        if state.ply > known:
            told += state.story(eyes)
    return told
