"""What a table looks like to one pair of eyes: built up from the view of the rules, never stripped from the whole."""

import time
from collections.abc import Sequence
from typing import Any

from wunderkammer.record import positions
from wunderkammer.server import events as ev
from wunderkammer.server import messages as out
from wunderkammer.server.answers import only_moves
from wunderkammer.server.summary import seats_of
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
        chance=chance(table),
    )


def show(
    table: Table, eyes: int | None, story: list[dict[str, Any]], news: Sequence[out.News], earlier: int | None = None
) -> out.Table:
    """The table now; None are the eyes of a spectator."""
    return seen(table, eyes, story, shared(table, news) | {"earlier": earlier})


def seen(table: Table, eyes: int | None, story: list[dict[str, Any]], common: dict[str, Any]) -> out.Table:
    """What one pair of eyes sees, beside what all see alike."""
    seat = None if eyes is None else eyes + 1
    if table.journal is None:
        return out.Table(seat=seat, **common)
    state = table.journal.state
    mine = [] if eyes is None or seat not in common["asked"] else state.legal(eyes)
    return out.Table(
        seat=seat,
        view=state.view(eyes),
        legal=[state.name(action) for action in mine],
        only=only_moves(state, eyes) if eyes is not None and len(mine) == 1 else [],
        story=story,
        undo=free(table, eyes),
        **common,
    )


def shared(table: Table, news: Sequence[out.News]) -> dict[str, Any]:
    """What all eyes see alike."""
    common = {"ply": table.number, "phase": table.phase, "seats": chairs(table), "news": news, "again": table.again}
    if table.journal is None:
        return common | {"chance": chance(table)}
    state = table.journal.state
    common |= {
        "asked": [seat + 1 for seat in state.actors()],
        "wish": wish(table),
        "moves": len(table.journal.record.entries),
        "left": left(table),
    }
    return common | ending(table) if table.phase == FINISHED else common


def ending(table: Table) -> dict[str, Any]:
    """What is told when the game is over."""
    state = table.game.state
    return {
        "scores": state.scores(),
        "ranks": state.ranks(),
        "key": table.key.hex(),
        "words": list(table.fairness.words),
        "chance": chance(table),
    }


def chairs(table: Table) -> list[out.SeatInfo]:
    return seats_of(table.chairs)


def chance(table: Table) -> out.Chance | None:
    """What is on the table of it, without the key of the server; None at a table older than seals."""
    if not table.made.sealed:
        return None
    sealing = table.sealing
    waiting = [seat + 1 for seat in sealing.waiting]
    return out.Chance(sealing.stage, waiting, [*sealing.seals], [*sealing.secrets], [*sealing.aborted])


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
    return max(0.0, round(table.deadline - time.time(), 1))


def news(event: ev.AnyEvent) -> list[out.News]:
    """What happened round the table, without the game: the same for all eyes."""
    match event:
        case ev.Sat():
            return [out.News("sat", event.seat + 1, name=event.name)]
        case ev.Left() | ev.Back():
            return [out.News(type(event).__name__.lower(), event.seat + 1)]
        case ev.Voided():
            return [out.News("voided", seat + 1) for seat in event.seats]
        case ev.Missed():
            return [out.News("left", seat + 1) for seat in event.seats]
        case ev.Asked() | ev.Undone():
            return [out.News(type(event).__name__.lower(), event.seat + 1, to=event.to)]
        case ev.Agreed():
            return [out.News("agreed", event.seat + 1, yes=event.yes)]
        case ev.Said():
            return [out.News("said", event.seat + 1, text=event.text)]
        case ev.Closed():
            return [out.News("closed", 0)]
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
