"""What of a damaged file is worth keeping: whole tables, and of the others the beginning that can be replayed."""

from typing import NamedTuple

from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.loading import followed, intact
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.tables.tokens import is_table
from wunderkammer.store import Row
from wunderkammer.store.salvage import Remains

WHOLE, SHORTENED, LOST = "whole", "shortened", "lost"


class Saved(NamedTuple):
    """A table as it goes into the new file; `height` is how many events there were."""

    table: str
    state: str
    key: bytes
    over: bool
    rows: list[Row]
    height: int


def saved(name: str, found: Remains) -> Saved:
    rows = found.beginning if is_table(name) else []
    height = max([found.height, *found.rows])
    try:
        rows, over = as_far_as_it_goes(name, rows, found.key or b"")
    except Refused as refusal:
        if refusal.code != "other-rules":  # which the program that knows them can replay
            rows = []
        over = found.over
    if not rows or (found.key is None and not over):  # nothing can be drawn without the key
        return Saved(name, LOST, b"", False, [], height)
    state = WHOLE if len(rows) >= height else SHORTENED
    return Saved(name, state, found.key or b"", over, rows, height)


def as_far_as_it_goes(name: str, rows: list[Row], key: bytes) -> tuple[list[Row], bool]:
    """The events up to the first that cannot be replayed, and whether the game is over with them."""
    _, made = followed(rows[:1])
    table = Table(name, made, key)
    for count, row in enumerate(rows):
        try:
            with intact():
                table.apply(row.number, row.command, ev.decode(row.event), row.at)
        except Refused:
            return rows[:count], False
    return rows, table.phase == FINISHED
