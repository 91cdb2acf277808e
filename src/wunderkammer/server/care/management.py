"""What the operator of a server does with tables from outside: close them, remove them, and delete what a person said.

All of it works on the store, also while a server runs: it notices within seconds.
"""

import logging
import time
from collections.abc import Iterator

import msgspec

from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import summary
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.store import Appended, Gone, Row, Store, StoreTrouble, Summary
from wunderkammer.store.trouble import DAMAGED

PATIENCE = 20  # so often it is tried again because somebody was quicker
NOBODY = "N. N."  # in the place of a name
GONE = "…"  # in the place of what somebody said
log = logging.getLogger(__name__)


async def past(store: Store, name: str) -> list[tuple[Row, ev.AnyEvent]]:
    rows = await store.rows(name)
    if not rows:
        raise Refused("no-such-table")
    try:
        return [(row, ev.decode(row.event)) for row in rows]
    except Exception as error:
        raise Refused("damaged-table") from error


async def fill_in(store: Store, name: str, over: bool) -> None:
    """The summary of a table that has none yet, or that cannot be replayed here, from its log alone."""
    try:
        rows = await store.rows(name)
        found = summary.from_log([ev.decode(row.event) for row in rows], over)
        height = rows[-1].number
    except Exception as error:
        if isinstance(error, StoreTrouble) and error.cause != DAMAGED:
            raise
        found = summary.unreadable(over)
        height = (await store.heights([name])).get(name, 0)
        log.warning("a table is skipped", extra={"table": name, "code": "damaged-table"}, exc_info=True)
    try:
        await store.describe(name, height, found)
    except StoreTrouble as trouble:
        if trouble.cause != DAMAGED:  # of this table alone: the others get theirs
            raise


async def close(store: Store, name: str) -> bool:
    """Close a table for good; whether it was open."""
    for _ in range(PATIENCE):
        events = await past(store, name)
        short = summary.from_log([event for _, event in events], await store.is_over(name))
        if short.over:
            return False
        row = Row(events[-1][0].number + 1, "closed", ev.encode(ev.Closed()), time.time())
        answer = await store.append(name, row, True, closed(short))
        if isinstance(answer, Appended | Gone):
            return isinstance(answer, Appended)
    raise Refused("busy")


def closed(short: Summary) -> Summary:
    return short._replace(over=True, phase=summary.CLOSED, due=None)


async def remove(store: Store, name: str) -> bool:
    """For good, with all that was played there; whether there was such a table."""
    for _ in range(PATIENCE):
        height = (await store.heights([name])).get(name, 0)
        if not height and not await store.revisions([name]):
            return False
        if await store.delete(name, height):
            return True
    raise Refused("busy")


async def forget(store: Store, name: str, person: str) -> bool:
    """Take the name of a person and their words out of a log, which replays as before; whether there were any."""
    events = await past(store, name)
    changed = [
        (row.number, ev.encode(new))
        for (row, old), new in zip(events, without(person, [event for _, event in events]), strict=True)
        if new != old
    ]
    if changed:
        fresh = dict(changed)
        now = [ev.decode(fresh.get(row.number, row.event)) for row, _ in events]
        short = summary.from_log(now, await store.is_over(name))
        await store.rewrite(name, changed, short.card)
    return bool(changed)


def without(person: str, events: list[ev.AnyEvent]) -> Iterator[ev.AnyEvent]:
    """The same events, in which a person has no name and has said nothing."""
    sitting: dict[int, bool] = {}  # whether it is this person who sits there
    for event in events:
        match event:
            case ev.Made():
                sitting = {seat: same(chair.name, person) for seat, chair in enumerate(event.chairs)}
                chairs = [
                    msgspec.structs.replace(chair, name=nobody(seat)) if sitting[seat] else chair
                    for seat, chair in enumerate(event.chairs)
                ]
                yield msgspec.structs.replace(event, chairs=chairs)
            case ev.Sat():
                sitting[event.seat] = same(event.name, person)
                yield msgspec.structs.replace(event, name=nobody(event.seat)) if sitting[event.seat] else event
            case ev.Said() if sitting.get(event.seat):
                yield msgspec.structs.replace(event, text=GONE)
            case ev.Remarked() if same(event.name, person):
                yield msgspec.structs.replace(event, name=NOBODY, text=GONE, place="")
            case _:
                yield event


def same(name: str, person: str) -> bool:
    return bool(name) and " ".join(name.split()).casefold() == " ".join(person.split()).casefold()


def nobody(seat: int) -> str:
    """A name that is none; at one table everybody has another."""
    return f"{NOBODY} {seat + 1}"
