"""The record of a running game for somebody who may not know everything: `?` in place of what is hidden."""

import itertools

from wunderkammer.core.edition import Edition
from wunderkammer.core.state import ALL_SEEING, State
from wunderkammer.record.replay import positions
from wunderkammer.record.text import Entry, Record


def masked(record: Record, seat: int | None, edition: Edition | None = None) -> Record:
    """What a seat, or None for a spectator, may read: an action stands in clear if the seat saw all of it happen."""
    told = positions(record, edition)
    next(told)
    entries = [seen_by(state, entry, seat) for state, entry in zip(told, record.entries, strict=False)]
    return Record(record.game, record.people, record.options, record.rules, record.edition, entries)


def move_seen(record: Record, ply: int, seat: int | None, edition: Edition | None = None) -> str:
    """One move of a record, the one after this many actions, as a seat or a spectator may read it."""
    state = next(itertools.islice(positions(record, edition), ply + 1, None))
    return seen_by(state, record.entries[ply], seat).move


def seen_by(state: State, entry: Entry, seat: int | None) -> Entry:
    """The last action, of which the state tells the story, as a seat, a spectator or ALL_SEEING may read it."""
    whole = seat in (entry.seat, ALL_SEEING) or state.story(seat) == state.story(ALL_SEEING)
    return entry if whole else Entry(entry.seat, hidden(entry.move))


def hidden(move: str) -> str:
    """Only what was done, not with what."""
    verb, _, rest = move.partition(" ")
    return f"{verb} ?" if rest else verb
