"""From the log to a table. A log that this program cannot follow is refused; it never stops the others."""

import contextlib
from collections.abc import Iterator

import wunderkammer as wk
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.tables.tokens import is_table
from wunderkammer.store import Row, Store, StoreTrouble
from wunderkammer.store.trouble import DAMAGED

Past = list[tuple[Row, ev.AnyEvent]]


async def opened(store: Store, name: str) -> tuple[Table, Past]:
    """A table before its first event, and its events; Refused if there is none, or none that can be replayed here."""
    with intact():
        rows = await store.rows(name) if is_table(name) else []
    if not rows:
        raise Refused("no-such-table")
    past, made = followed(rows)
    with intact():
        return Table(name, made, (await store.secret(name)).key), past


def followed(rows: list[Row]) -> tuple[Past, ev.Made]:
    """The events of a log, and how it begins; Refused if this program cannot follow it."""
    with intact():
        past = [(row, ev.decode(row.event)) for row in rows]
        made = made_of(past)
        known = wk.game(made.game).rules
    if not 1 <= made.rules <= known:
        raise Refused("other-rules", found=made.rules, expected=known)
    return past, made


async def read(store: Store, name: str) -> Table:
    """A table as its log has made it."""
    table, past = await opened(store, name)
    with intact():
        for row, event in past:
            table.apply(row.number, row.command, event, row.at)
    return table


def made_of(past: Past) -> ev.Made:
    if [row.number for row, _ in past] != list(range(1, len(past) + 1)) or not isinstance(past[0][1], ev.Made):
        raise ValueError("rows are missing")
    return past[0][1]


@contextlib.contextmanager
def intact() -> Iterator[None]:
    """Any error while a log is read means a damaged log, unless the store is out of reach."""
    try:
        yield
    except Exception as error:
        if isinstance(error, StoreTrouble) and error.cause != DAMAGED:
            raise
        raise Refused("damaged-table") from error
