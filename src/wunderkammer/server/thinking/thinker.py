"""A process that thinks: it reads questions from its standard input, one a line, and answers each with a line.

    python -m wunderkammer.server.thinking.thinker

It ends with its input, so also when the server that asks has been killed.
"""

import os
import signal
import sys
import threading
from queue import SimpleQueue
from random import Random
from typing import BinaryIO, NamedTuple

import msgspec

from wunderkammer import bots, editions, record
from wunderkammer.server.system.orphans import be_killed_with_parent

READY = b'"ready"\n'  # what it says first


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a bot of this level would do in this seat, at the end of this record."""

    record: str
    edition: str
    seat: int
    level: str
    seed: str


class Thought(NamedTuple):
    """A move in notation, with how likely it wins and how often it was thought through."""

    move: str
    estimate: float
    visits: int


def think(question: Question) -> list[Thought]:
    """The moves that a bot thinks about, the best first."""
    game = record.parse(question.record)
    state = record.replay(game, None, editions.stored(game.game, question.edition))
    rng = Random(question.seed)
    bot = bots.bot(question.level, rng)
    perspective = bots.Perspective(state, question.seat, rng)
    return [Thought(perspective.name(one.action), one.estimate, one.visits) for one in bot.consider(perspective)]


def answered(line: bytes) -> list[Thought] | str:
    """The thoughts; or the type of the error, and no more: its message might speak of what is hidden."""
    try:
        return think(msgspec.json.decode(line, type=Question))
    except Exception as error:
        return type(error).__name__


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C means the server, which ends us
    be_killed_with_parent()
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # nothing but answers goes there, whatever a library prints
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    answers.write(READY)
    while True:
        answers.write(msgspec.json.encode(answered(lines.get())) + b"\n")


def listen(questions: BinaryIO, lines: "SimpleQueue[bytes]") -> None:
    """In a thread of its own, so that the end is noticed in the middle of a thought."""
    for line in questions:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
