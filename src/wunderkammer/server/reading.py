"""From the log to a table. A log that this program cannot follow is refused; it never stops the others."""

import contextlib
from collections.abc import Iterator

import wunderkammer as wk
from wunderkammer.server import events as ev
from wunderkammer.server.refusal import Refused
from wunderkammer.server.table import Table
from wunderkammer.server.tokens import is_table
from wunderkammer.store import Row, Store

Past = list[tuple[Row, ev.AnyEvent]]


async def opened(store: Store, name: str) -> tuple[Table, Past]:
    """A table before its first event, and its events; Refused if there is none, or none that can be replayed here."""
    rows = await store.rows(name) if is_table(name) else []
    if not rows:
        raise Refused("no-such-table")
    with intact():
        past = [(row, ev.decode(row.event)) for row in rows]
        made = made_of(past)
        known = wk.game(made.game).rules
    if made.rules != known:
        raise Refused("other-rules", found=made.rules, expected=known)
    key = (await store.secret(name)).key
    with intact():
        return Table(name, made, key), past


async def read(store: Store, name: str) -> Table:
    """A table as its log has made it."""
    table, past = await opened(store, name)
    with intact():
        for row, event in past:
            table.apply(row.number, row.command, event, row.at)
    return table


async def made(store: Store, name: str) -> ev.Made:
    """How a table was made, even if it cannot be replayed here."""
    with intact():
        return made_of([(row, ev.decode(row.event)) for row in (await store.rows(name))[:1]])


def made_of(past: Past) -> ev.Made:
    if [row.number for row, _ in past] != list(range(1, len(past) + 1)) or not isinstance(past[0][1], ev.Made):
        raise ValueError("rows are missing")
    return past[0][1]


@contextlib.contextmanager
def intact() -> Iterator[None]:
    """Whatever goes wrong while a log is read: something is wrong with the log."""
    try:
        yield
    except Exception as error:
        raise Refused("damaged-table") from error
