"""A process that thinks: it reads questions from its standard input, one a line, and answers each with a line.

    python -m wunderkammer.server.thinking.thinker

It ends with its input, so also when the server that asks has been killed.
"""

import os
import signal
import sys
import threading
from collections import OrderedDict
from collections.abc import Sequence
from queue import SimpleQueue
from random import Random
from typing import BinaryIO, NamedTuple

import msgspec

import wunderkammer as wk
from wunderkammer import bots, editions
from wunderkammer.core.state import State
from wunderkammer.insight.advice import Mistake, advise, warn
from wunderkammer.insight.counting import Reason
from wunderkammer.record import entry_of
from wunderkammer.record.entering import enter
from wunderkammer.server.system.orphans import be_killed_with_parent
from wunderkammer.server.tables.sets import asked, ways
from wunderkammer.server.thinking.memory import remember
from wunderkammer.server.thinking.together import rest, without_a_choice

READY = b'"ready"\n'  # what it says first
COACH = "coach"  # the level of one who explains
MINDS = 24  # bots, those that were asked last, that remember what they thought


class Start(msgspec.Struct, frozen=True, array_like=True):
    """How a game begins."""

    game: str
    seats: int
    options: dict[str, bool | str]
    edition: str


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a bot of this level would do in this seat, after these lines of the record of a table."""

    table: str
    start: Start | None  # None: this process knows the position, and the lines are those since then
    lines: list[str]
    seat: int
    level: str
    seed: str
    moves: list[str] = []  # that somebody is about to make: a coach says only whether they are a grave mistake


class Thought(NamedTuple):
    """A move in notation, with how likely it wins and how often it was thought through.

    Of a coach also whether it is about as good as the best one, and of the best one what it brings by the end of the
    next turn, what it changes at once, and where several things are chosen, the moves that choose all of them.
    """

    move: str
    estimate: float
    visits: int
    equal: bool = False
    brings: dict[str, float] | None = None
    now: dict[str, float] | None = None
    whole: list[str] | None = None


class Thinker:
    """Keeps the last position of each table, so that actions are not replayed for each decision; and some bots."""

    def __init__(self, seconds: float = 0.0) -> None:
        """With another limit for a search than the usual one, where a device is slow."""
        self.seconds = seconds
        self.positions: OrderedDict[str, State] = OrderedDict()
        self.minds: OrderedDict[str, bots.Bot] = OrderedDict()
        self.played = 0  # actions, of all tables

    def think(self, question: Question) -> list[Thought]:
        """The moves that a bot thinks about, the best first. A table at which something fails is forgotten."""
        state = self.position(question)
        rng = Random(question.seed)
        if question.moves:
            found = warned(warn(state, question.seat, question.moves, question.seed))
        elif question.level == COACH:
            found = coached(state, question.seat, question.seed)
        else:
            perspective = bots.Perspective(state, question.seat, rng)
            found = [thought(perspective, one) for one in self.bot(question, rng).decide(perspective)]
        remember(self.positions, question.table, state)
        return found

    def bot(self, question: Question, rng: Random) -> bots.Bot:
        """One that searches goes on from what it thought about the last decision of its seat."""
        name = f"{question.table}/{question.seat}/{question.level}"
        bot = self.minds.get(name) or self.fresh(question.level, rng)
        if isinstance(bot, bots.SearchBot):
            remember(self.minds, name, bot, MINDS)
        return bot

    def fresh(self, level: str, rng: Random) -> bots.Bot:
        """One that remembers nothing yet."""
        made = bots.bot(level, rng)
        if isinstance(made, bots.SearchBot) and self.seconds:
            made.seconds = self.seconds
        return made

    def position(self, question: Question) -> State:
        """Where a table has got to."""
        known = self.positions.pop(question.table, None)
        state = known if question.start is None else new(question.start)
        if state is None:
            raise LookupError(question.table)
        for line in question.lines:
            enter(state, entry_of(line))
            self.played += 1
        return state

    def answered(self, line: bytes) -> list[Thought] | str:
        """The thoughts; or the type of the error, and no more: its message might speak of what is hidden."""
        try:
            return self.think(msgspec.json.decode(line, type=Question))
        except Exception as error:
            return type(error).__name__


def coached(state: State, seat: int, seed: str) -> list[Thought]:
    """The best moves with equal attention; the first with what it brings, and with all that is to be chosen with it."""
    question = asked(state, seat) if ways(state, seat) else None  # too many are chosen one by one
    before, now = without_a_choice(question) if question else ([], state)
    perspective = bots.Perspective(now, seat, Random(seed))
    advice = advise(perspective, seed)
    best, *others = (thought(perspective, one, number < advice.equal) for number, one in enumerate(advice.moves))
    whole = [*before, *rest(question, now, best.move, seed)] if question else None
    return [best._replace(brings=by_measure(advice.reasons), now=by_measure(advice.now), whole=whole), *others]


def warned(mistake: Mistake | None) -> list[Thought]:
    """The mistake, then what is better, with what it brings instead; nothing if there is none."""
    if mistake is None:
        return []
    return [Thought(mistake.move, 0, 0), Thought(mistake.better, 0, 0, brings=by_measure(mistake.reasons))]


def by_measure(reasons: Sequence[Reason]) -> dict[str, float]:
    return {reason.measure: round(reason.more, 2) for reason in reasons}


def thought(perspective: bots.Perspective, one: bots.Considered, equal: bool = False) -> Thought:
    return Thought(perspective.name(one.action), one.estimate, one.visits, equal)


def new(start: Start) -> State:
    return wk.game(start.game).new(start.seats, start.options, editions.stored(start.game, start.edition))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C means the server, which ends us
    be_killed_with_parent()
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # nothing but answers goes there, whatever a library prints
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, lines), daemon=True).start()
    thinker = Thinker()
    answers.write(READY)
    while True:
        answers.write(msgspec.json.encode(thinker.answered(lines.get())) + b"\n")


def listen(questions: BinaryIO, lines: "SimpleQueue[bytes]") -> None:
    """In a separate thread, so that the end is noticed while the bot is thinking."""
    for line in questions:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
