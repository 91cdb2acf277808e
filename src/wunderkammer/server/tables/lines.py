"""Actions as lines of a record: this is how events hold them."""

from wunderkammer.core.state import CHANCE
from wunderkammer.record import Entry


def line_of(entry: Entry) -> str:
    return f"{'*' if entry.seat == CHANCE else entry.seat + 1} {entry.move}"


def entry_of(line: str) -> Entry:
    who, _, move = line.partition(" ")
    return Entry(CHANCE if who == "*" else int(who) - 1, move)
