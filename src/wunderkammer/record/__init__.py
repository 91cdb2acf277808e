"""Records of games: the text format, replay and verification, and the journal of a game that is being played."""

from wunderkammer.record.entering import start
from wunderkammer.record.journal import Journal
from wunderkammer.record.replay import positions, replay, verify, verify_all
from wunderkammer.record.text import Entry, Record, entry_of, line_of, parse, read, save, write
from wunderkammer.record.upgrade import upgraded

__all__ = [
    "Entry",
    "Journal",
    "Record",
    "entry_of",
    "line_of",
    "parse",
    "positions",
    "read",
    "replay",
    "save",
    "start",
    "upgraded",
    "verify",
    "verify_all",
    "write",
]
