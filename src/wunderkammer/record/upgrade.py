"""Games of earlier rules, read by the newest: the answers that were not asked for then are put in.

A version of the rules may ask for more than the one before it, where only one answer is possible. Everything else in a
game stays as it was, so its record is upgraded while it is read.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from wunderkammer.core.edition import Edition
from wunderkammer.core.errors import RecordError
from wunderkammer.core.state import State
from wunderkammer.record.entering import enter, start
from wunderkammer.record.text import Entry, Record
from wunderkammer.shelf import game as game_of
from wunderkammer.shelf import games


def upgraded(record: Record, edition: Edition | None = None) -> Record:
    """The same game by the newest rules. From the first mistake on nothing is changed: replaying it reports that."""
    if not is_old(record):
        return record
    entries = list(followed(start(record, edition), record.rules or 1, record.entries))
    return replace(record, rules=game_of(record.game).rules, entries=entries)


def is_old(record: Record) -> bool:
    """Whether it was played by earlier rules than the newest."""
    if record.rules is None or record.game not in games():
        return False
    return record.rules < game_of(record.game).rules


def followed(state: State, rules: int, entries: Sequence[Entry]) -> Iterator[Entry]:
    """Actions of a game by earlier rules, each with the answers after it that those rules did not ask for."""
    for number, entry in enumerate(entries):
        try:
            enter(state, entry)
        except RecordError:
            yield from entries[number:]
            return
        yield entry
        while is_unasked(state, rules):
            only = Entry(state.actor, state.name(state.legal()[0]), entry.line)
            enter(state, only)
            yield only


def is_unasked(state: State, rules: int) -> bool:
    """Whether earlier rules would not have asked this: they went on by themselves if there was one answer only."""
    return state.actor >= 0 and state.asked_since() > rules and len(state.legal()) == 1


def ply_now(state: State, rules: int, entries: Sequence[Entry], ply: int) -> int:
    """The index in these actions, played from this position, after a number of those that earlier rules asked for."""
    counted = 0
    for number, entry in enumerate(entries):
        if not is_unasked(state, rules):
            if counted == ply:
                return number
            counted += 1
        enter(state, entry)
    return len(entries)


def uncounted(state: State, rules: int, entries: Sequence[Entry]) -> int:
    """How many of these actions, played from this position on, earlier rules would not have asked for."""
    found = 0
    for entry in entries:
        found += is_unasked(state, rules)
        enter(state, entry)
    return found
