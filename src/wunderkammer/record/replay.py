"""Replay: from a record to the positions of the game, every move through the checked door."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from wunderkammer.core.edition import Edition
from wunderkammer.core.errors import RecordError, WunderkammerError
from wunderkammer.core.state import OVER, State
from wunderkammer.record.entering import asked, enter, start
from wunderkammer.record.fair import Fairness, Outcomes
from wunderkammer.record.text import Record
from wunderkammer.record.upgrade import upgraded


def positions(record: Record, edition: Edition | None = None) -> Iterator[State]:
    """The position before the first action, then after each: one object, whose story tells of the last action."""
    record = upgraded(record, edition)
    state = start(record, edition)
    yield state
    for entry in record.entries:
        state.listen()
        enter(state, entry)
        yield state
    check_scores(record, state)


def replay(record: Record, ply: int | None = None, edition: Edition | None = None) -> State:
    """The position after a number of actions (by default all), counted as the newest rules ask for them."""
    record = upgraded(record, edition)
    if ply is not None and not 0 <= ply <= len(record.entries):
        raise RecordError("no-such-ply", {"ply": ply, "last": len(record.entries)})
    last = len(record.entries)
    for state in positions(record, edition):
        if state.ply == ply and ply != last:  # at the end go on, so that the scores are checked
            return state
    return state


def check_scores(record: Record, state: State) -> None:
    if record.scores is None:
        return
    line = record.lines.get("=", 0)
    if state.actor != OVER:
        raise RecordError("not-over", {"expected": asked(state)}, line)
    if record.scores != state.scores():
        raise RecordError("wrong-scores", {"found": record.scores, "expected": state.scores()}, line)


def verify(record: Record, edition: Edition | None = None) -> State:
    """The last position of a record in which everything is right."""
    return replay(record, None, edition)


class Verified(NamedTuple):
    """What came of a record in which everything is right, chance included."""

    state: State
    fairness: Fairness | None  # None: the record does not say what chance followed from
    outcomes: int | None  # that were derived again


def verify_all(
    record: Record, chance: Callable[[], Fairness | None], edition: Edition | None = None, finished: bool = False
) -> Verified:
    """Moves, scores and chance in one replay; `finished` asks for a game that is over.

    `chance` says what the outcomes follow from. What is wrong with them is told only if all else is right.
    """
    outcomes: Outcomes | None = None
    trouble: WunderkammerError | None = None
    try:
        fairness = chance()
        outcomes = None if fairness is None else Outcomes(record, fairness, edition)
    except WunderkammerError as error:
        trouble = error
    state = replayed(upgraded(record, edition), outcomes, edition)
    if finished and state.actor != OVER:
        raise RecordError("not-finished")
    if trouble is not None:
        raise trouble
    if outcomes is None:
        return Verified(state, None, None)
    if outcomes.mistake is not None:
        raise outcomes.mistake
    return Verified(state, outcomes.fairness, outcomes.count)


def replayed(record: Record, outcomes: Outcomes | None, edition: Edition | None) -> State:
    """The last position; the outcomes are looked at on the way."""
    for number, state in enumerate(positions(record, edition)):
        if outcomes is not None and number < len(record.entries):
            outcomes.look(state, record.entries[number])
    return state
