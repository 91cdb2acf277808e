"""Why a command is refused, as the client gets it."""

from collections.abc import Iterable
from typing import Any

from wunderkammer.core.errors import IllegalMove, Reason, RecordError, WunderkammerError
from wunderkammer.store import StoreTrouble
from wunderkammer.store.trouble import DAMAGED

# The status of an answer over HTTP, by code.
STATUS = {
    "wrong-token": 403,
    "spectator": 403,
    "not-your-seat": 403,
    "by-invitation": 403,
    "invitation-used": 403,
    "not-the-maker": 403,
    "wrong-code": 403,
    "not-your-eyes": 403,
    "origin": 403,
    "no-such-table": 404,
    "no-such-exercise": 404,
    "unknown-host": 421,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-open-tables": 429,
    "too-many-tables-here": 429,
    "too-many-connections": 429,
    "too-many-connections-here": 429,
    "too-many-seats": 429,
    "too-many-words": 429,
    "too-many-words-here": 429,
    "too-many-events": 429,
    "too-many-editions": 429,
    "too-many-forks": 429,
    "too-many-hints": 429,
    "too-many-replays": 429,
    "analysis-failed": 503,
    "busy": 503,
    "store-away": 503,
}
REFUSED = 409  # every other refusal
MEANINGS = {
    400: "What was sent is not what this page describes",
    403: "Not with this token, or not from this origin",
    404: "There is no such table, or no such exercise",
    409: "Refused: the code says why, the clause where the rules say so",
    413: "More than 64 KB",
    421: "The server does not answer to this host name",
    429: "Too many requests, or a limit is reached: the code says which, `allowed` how much and `wait` for how long",
    503: "Too much at once at this table, or the tables cannot be reached; try again",
}


class Refused(Exception):
    """A code for the texts, the clause of the rules if it rests on one, and what it is about."""

    def __init__(self, code: str, clause: str = "", **args: Any) -> None:  # noqa: ANN401 (anything JSON-able)
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.details = args


def counted(seats: Iterable[int]) -> list[int]:
    """Seats for a sentence: as people count them, and as the notation does."""
    return [seat + 1 for seat in seats]


def refused(error: WunderkammerError) -> Refused:
    """The same for an error of the library."""
    clause = error.reason.clause if isinstance(error, IllegalMove) else ""
    return Refused(error.code, clause, **(in_record(error) if isinstance(error, RecordError) else error.details))


def out_of_reach(trouble: StoreTrouble) -> Refused:
    """Why the tables cannot be reached is for the host."""
    return Refused("damaged-table") if trouble.cause == DAMAGED else Refused("store-away")


def in_record(error: RecordError) -> dict[str, Any]:
    """What is wrong with a record, and in which line; a reason of the rules as a message `why` has it."""
    details = dict(error.details)
    if isinstance(reason := details.get("reason"), Reason):
        details["reason"] = reason._asdict()
    return details | ({"line": error.line} if error.line else {})
