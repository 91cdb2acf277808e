"""A live table: what its events have made of it, and what a command would make of it next.

Commands are methods that look and answer with an event, or refuse; `apply` alone changes anything. So a table is the
same wherever its log is read.
"""

import hmac
from typing import Literal

import wunderkammer as wk
from wunderkammer import bots, editions
from wunderkammer.core.state import OVER
from wunderkammer.record import Journal, entry_of
from wunderkammer.record.fair import Fairness
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import playing, taking_back
from wunderkammer.server.tables.chairs import Chairs
from wunderkammer.server.tables.guiding import guide_of
from wunderkammer.server.tables.questions import Question, asked_now
from wunderkammer.server.tables.refusal import Refused, counted
from wunderkammer.server.tables.sealing import READY, Sealing
from wunderkammer.server.tables.upgrading import Dated, event_now, made_now

GATHERING, PLAYING, FINISHED = "gathering", "playing", "over"
TEXT = 500  # characters that one may say at once


class Table:
    def __init__(self, name: str, made: ev.Made, key: bytes) -> None:
        self.name = name
        self.edition = editions.stored(made.game, made.edition)
        self.made = made_now(made, self.edition)
        self.guide = guide_of(made.game, made.lesson)  # where a lesson is taken
        self.key = key
        self.chairs = Chairs(made.chairs, made.company)
        self.words = [""] * len(made.chairs)  # that were added to chance before there were seals
        self.sealing = Sealing(self.chairs, made.sealed)
        self.journal: Journal | None = None  # from the beginning of the game on
        self.given: set[int] = set()  # plies at which nothing was to be chosen: clients answered by themselves
        self.wish: ev.Asked | None = None  # to take back, as long as not all have agreed
        self.agreed: set[int] = set()
        self.practice = made.practice  # or because somebody may know what is hidden, or what comes
        self.closed = False  # by the operator of the server
        self.again = ""  # where the company plays once more
        self.gallery: dict[str, str] = {}  # names of those who talk while they watch, and where they are
        self.number = 0  # of the last event
        self.commands: dict[int, int] = {}  # by the hash of what was done, the event: the words would take more room
        self.questions: list[Question] = []
        self.moved = 0.0  # when the game changed last
        self.lost = 0.0  # seconds since then in which nobody served
        self.turned = 0  # and by which event
        self.lengths = [0]  # of the record of the game, after each event

    # What it is

    @property
    def phase(self) -> str:
        if self.journal is None:
            return GATHERING
        return FINISHED if self.journal.state.actor == OVER else PLAYING

    @property
    def fairness(self) -> Fairness:
        given = len(self.made.given)
        if not self.made.sealed:
            return Fairness(self.name, self.key, self.words, given, rules=self.made.draws)
        shown, draws = self.made.commitment, self.made.draws
        return Fairness(self.name, self.key, (), given, *self.sealing.result, shown=shown, rules=draws)

    @property
    def ready_to_begin(self) -> bool:
        """All seats are taken, and all seals that were promised are opened."""
        return self.journal is None and self.sealing.stage == READY

    @property
    def game(self) -> Journal:
        """The game being played, or already over; Refused before it has begun."""
        if self.journal is None:
            raise Refused("not-begun")
        return self.journal

    @property
    def shorter(self) -> bool:
        """Whether the last event took something back."""
        return self.lengths[-1] < self.lengths[-2]

    def event_of(self, command: str) -> int | None:
        """The event that a command has become; None if it was not done yet."""
        return self.commands.get(hash(command))

    @property
    def deadline(self) -> float:
        """When the time for the move is up, if there is a clock."""
        return self.moved + self.made.pace + self.lost

    def actors(self) -> list[int]:
        return [] if self.journal is None or self.closed else self.journal.state.actors()

    # Commands

    def renew(self, seat: int, token: str) -> ev.Renewed:
        """A new token for a seat, of this hash: whatever opened it before no longer does."""
        return ev.Renewed(seat, self.chairs.unknown(token))

    def offer(self, seat: int, code: str, until: float) -> ev.Offered:
        """A code, of this hash, for another device of the same person. The one before it is worth nothing then."""
        return ev.Offered(seat, self.chairs.unknown(code), until)

    def carry(self, code: str, token: str, now: float) -> ev.Carried:
        return ev.Carried(self.chairs.offered(code, now), token)

    def leave(self, seat: int) -> ev.Left:
        if self.phase == FINISHED:
            raise Refused("game-over")
        if self.guide is not None and self.phase == PLAYING:
            raise Refused("in-lesson")
        return ev.Left(seat)

    def back(self, seat: int) -> ev.Back:
        if not self.chairs.all[seat].absent:
            raise Refused("not-away")
        return ev.Back(seat)

    def play(self, seat: int, event: int, moves: list[str], by: Literal["", "bot", "clock"] = "") -> ev.Played:
        """Moves of a seat, all or none, and what chance answers."""
        return playing.played(self, seat, event, moves, by)

    def undo(self, seat: int, to: int | None, practice: bool = False) -> ev.Undone | ev.Asked:
        """Undo to a ply, by default to the seat's last decision: freely as far as that goes, else if all agree."""
        if self.guide is not None:
            return ev.Undone(seat, self.guide.undo_to(self.game, to), self.made.rules)
        return taking_back.undo(self, seat, to, practice)

    def take(self, keys: frozenset[str]) -> ev.Taken:
        """The game as it stands, for whoever plays the seats of all people with the tokens of these hashes."""
        mine = self.chairs.played_with(keys)
        if not mine:
            raise Refused("wrong-token")
        if self.guide is not None:
            raise Refused("in-lesson")
        if self.game.state.actor == OVER:
            raise Refused("game-over")
        if others := [seat for seat in self.chairs.others(mine[0]) if seat not in mine]:
            raise Refused("others-play", seats=counted(others))
        return ev.Taken(mine[0])

    def agree(self, seat: int, yes: bool) -> ev.Agreed:
        if self.wish is None or self.wish.seat == seat:
            raise Refused("nothing-asked")
        return ev.Agreed(seat, yes)

    def say(self, seat: int, text: str) -> ev.Said:
        return ev.Said(seat, spoken(text))

    def remark(self, name: str, text: str, place: str) -> ev.Remarked:
        """Of somebody who watches from a place. Nobody else at the table has such a name."""
        others = [one for one, where in self.gallery.items() if where != place]
        others += [bots.parted(one).persona for one in self.chairs.bots().values()]
        return ev.Remarked(self.chairs.free_name(name, None, others), spoken(text), place)

    def rematch(self, seat: int, name: str) -> ev.Again:
        if self.guide is not None:
            raise Refused("in-lesson")
        if self.phase != FINISHED:
            raise Refused("still-playing")
        if self.again:
            raise Refused("rematch-made", table=self.again)
        return ev.Again(seat, name)

    # Events

    def apply(self, number: int, command: str, event: ev.AnyEvent, at: float) -> ev.AnyEvent:
        """The event as it was applied: one of earlier rules as the newest would have written it."""
        if isinstance(event, Dated) and event.rules != self.made.rules:
            event = event_now(event, self.made, self.journal or self.new_journal())
        self.number = number
        self.commands[hash(command)] = number
        match event:
            case ev.Sat():
                self.chairs.sit(event)
                self.words[event.seat] = event.words
            case ev.Sealed() | ev.Opened() | ev.Voided() | ev.Missed():
                self.sealing.apply(event)
            case ev.Renewed() | ev.Offered() | ev.Carried():
                self.chairs.hand_over(event)
            case ev.Left():
                self.left(event.seat, at)
            case ev.Back():
                self.chairs.all[event.seat].absent = False
            case ev.Filled():
                self.chairs.fill(event)
            case ev.Freed():
                self.chairs.free(event.seat)
            case ev.Changed():
                self.change(event)
            case ev.Remarked():
                self.gallery[event.name] = event.place
            case ev.Begun():
                self.journal = self.new_journal()
                self.enter(event.lines, at, set())
            case ev.Played():
                if event.over or not event.by:  # what bots do meanwhile is taken back with the rest
                    self.wish = None
                self.enter(event.lines, at, {event.seat})
            case ev.Scripted():
                self.enter(event.lines, at, {entry_of(line).seat for line in event.lines})
            case ev.Undone():
                self.practice = self.practice or event.practice
                self.take_back(event.to, at)
            case ev.Taken():
                self.practice = True
            case ev.Asked():
                self.wish, self.agreed = event, set()
            case ev.Agreed():
                self.vote(event, at)
            case ev.Closed():
                self.closed = True
            case ev.Again():
                self.again = event.table
        if self.journal is None:
            self.sealing.settle(number)
        self.lengths.append(0 if self.journal is None else len(self.journal.record.entries))
        return event

    def left(self, seat: int, at: float) -> None:
        if self.phase == GATHERING:
            self.sealing.left(seat)
        self.chairs.leave(seat, self.phase == GATHERING)
        self.count(at)

    def change(self, event: ev.Changed) -> None:
        """It is as if the table had been made like this; its key stays, and those who sit there keep their seats."""
        self.made = self.made.after(event)
        self.practice = event.practice
        self.chairs.change(event)
        self.sealing.count_seats()
        self.words = [""] * len(event.bots)

    def vote(self, event: ev.Agreed, at: float) -> None:
        """All people at the table have to agree; one who does not ends it."""
        assert self.wish is not None  # `agree` looked
        if not event.yes:
            self.wish = None
            return
        self.agreed.add(event.seat)
        self.count(at)

    def count(self, at: float) -> None:
        """Whether everybody has agreed. A wish ends when the person who made it, or one who has to agree, leaves."""
        if self.wish is None:
            return
        if self.chairs.away([self.wish.seat, *self.wish.needs]):
            self.wish = None
        elif self.agreed >= set(self.wish.needs or self.still_there(self.wish.seat)):
            self.take_back(self.wish.to, at)

    def still_there(self, seat: int) -> set[int]:
        """The other seats that had to agree in version 0.1: there a wish was granted when the others left."""
        others = self.chairs.others(seat)
        return set(others) - set(self.chairs.away(others))

    def enter(self, lines: list[str], at: float, moved: set[int]) -> None:
        self.given |= playing.play_lines(self.game, lines)
        self.changed(at, moved)

    def take_back(self, to: int, at: float) -> None:
        self.wish = None
        gone = {entry.seat for entry in self.game.record.entries[to:]}
        self.game.take_back(to)
        self.given = {ply for ply in self.given if ply < to}
        self.game.state.listen()
        self.changed(at, gone if len(gone) == 1 else set(range(self.game.state.seats)))

    def changed(self, at: float, moved: set[int]) -> None:
        self.moved, self.lost, self.turned = at, 0.0, self.number
        self.questions = asked_now(self.game.state, self.questions, moved, self.number)

    # What several of them need

    def new_journal(self) -> Journal:
        made = Journal(wk.game(self.made.game), self.chairs.people(), self.made.options, self.edition)
        made.state.listen()
        playing.play_lines(made, self.made.given)
        return made

    def seed(self, purpose: str) -> str:
        """For the dice of a bot: nobody can know them, and every worker throws the same."""
        return hmac.digest(self.key, purpose.encode(), "sha256").hex()

    def place(self, address: str) -> str:
        """Where somebody came from, so that nobody can read the address from it or find it at another table."""
        return self.seed(f"place/{address}")[:16]

    @property
    def successor(self) -> str:
        """The name of the table of the next game."""
        return self.seed("successor")[:16]


def spoken(text: str) -> str:
    """Words on one line, not too many of them."""
    words = " ".join(text.split())
    if not 0 < len(words) <= TEXT:
        raise Refused("text-length", found=len(words), allowed=TEXT)
    return words
