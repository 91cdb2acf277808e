"""A process that weighs one finished game: the game comes in on standard input, progress and the result go out.

    python -m wunderkammer.server.thinking.analyst

Every line of the output is JSON: how far it is, and at last the analysis.
"""

import os
import signal
import sys
import time
from collections.abc import Callable

import msgspec

from wunderkammer import editions, insight
from wunderkammer.record import Record, entry_of
from wunderkammer.server.system.orphans import be_killed_with_parent
from wunderkammer.server.thinking.thinker import Start

OFTEN = 0.25  # seconds between two lines of progress


class Played(msgspec.Struct, frozen=True):
    """A finished game. Who played it makes no difference."""

    start: Start
    lines: list[str]
    iterations: int  # for each decision


class Progress(msgspec.Struct, frozen=True):
    """How many actions have been weighed, of how many."""

    done: int
    of: int


class Result(msgspec.Struct, frozen=True):
    analysis: insight.Analysis


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C means the server, which ends us
    be_killed_with_parent()
    os.nice(10)  # people and bots first
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # nothing but answers goes there, whatever a library prints
    weigh(sys.stdin.buffer.read(), lambda line: answers.write(line + b"\n"))


def weigh(game: bytes, tell: Callable[[bytes], object]) -> None:
    """Tell how far it is, and at last what was found."""
    played = msgspec.json.decode(game, type=Played)
    told = 0.0

    def heard(done: int, of: int) -> None:
        nonlocal told
        if time.monotonic() - told >= OFTEN:
            told = time.monotonic()
            tell(msgspec.json.encode(Progress(done, of)))

    start = played.start
    people = [str(seat) for seat in range(1, start.seats + 1)]
    record = Record(start.game, people, start.options, entries=[entry_of(line) for line in played.lines])
    found = insight.analyse(record, editions.stored(start.game, start.edition), played.iterations, heard)
    tell(msgspec.json.encode(Result(found)))


if __name__ == "__main__":
    main()
