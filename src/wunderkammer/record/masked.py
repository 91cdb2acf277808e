"""The record of a game that goes on, for those who may not know everything: `?` in place of what is hidden."""

from wunderkammer.core.edition import Edition
from wunderkammer.core.state import ALL_SEEING
from wunderkammer.record.replay import positions
from wunderkammer.record.text import Entry, Record


def masked(record: Record, seat: int | None, edition: Edition | None = None) -> Record:
    """What a seat, or None for a spectator, may read: an action stands in clear if the seat saw all of it happen."""
    entries: list[Entry] = []
    for state in positions(record, edition):
        if state.ply > 0:
            entry = record.entries[state.ply - 1]
            whole = entry.seat == seat or state.story(seat) == state.story(ALL_SEEING)
            entries.append(entry if whole else Entry(entry.seat, hidden(entry.move)))
    return Record(record.game, record.people, record.options, record.rules, record.edition, entries)


def hidden(move: str) -> str:
    """Only what was done, not with what."""
    verb, _, rest = move.partition(" ")
    return f"{verb} ?" if rest else verb
