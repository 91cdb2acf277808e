"""A live table: what its events have made of it, and what a command would make of it next.

Commands are methods that look and answer with an event, or refuse; `apply` alone changes anything. So a table is the
same wherever its log is read.
"""

import hmac
from typing import Literal

import wunderkammer as wk
from wunderkammer import editions
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.core.state import CHANCE, OVER
from wunderkammer.record import Entry, Journal
from wunderkammer.record.fair import Fairness
from wunderkammer.server import events as ev
from wunderkammer.server.chairs import Chairs
from wunderkammer.server.refusal import Refused, refused

GATHERING, PLAYING, FINISHED = "gathering", "playing", "over"
TEXT = 500  # characters that one may say at once
MOVES = 40  # in one message


class Table:
    def __init__(self, name: str, made: ev.Made, key: bytes) -> None:
        self.name = name
        self.made = made
        self.key = key
        self.chairs = Chairs(made.chairs)
        self.edition = edition_of(made)
        self.words = [""] * len(made.chairs)
        self.journal: Journal | None = None  # from the beginning of the game on
        self.wish: ev.Asked | None = None  # to take back, as long as not all have agreed
        self.agreed: set[int] = set()
        self.again = ""  # where the company plays once more
        self.number = 0  # of the last event
        self.commands: dict[str, int] = {}
        self.questions: list[Question] = []
        self.moved = 0.0  # when the game changed last
        self.lengths = [0]  # of the record of the game, after each event

    # What it is

    @property
    def phase(self) -> str:
        if self.journal is None:
            return GATHERING
        return FINISHED if self.journal.state.actor == OVER else PLAYING

    @property
    def fairness(self) -> Fairness:
        return Fairness(self.name, self.key, self.words, len(self.made.given))

    @property
    def game(self) -> Journal:
        """The game that goes on, or went on; Refused before it has begun."""
        if self.journal is None:
            raise Refused("not-begun")
        return self.journal

    @property
    def shorter(self) -> bool:
        """Whether the last event took something back."""
        return self.lengths[-1] < self.lengths[-2]

    def actors(self) -> list[int]:
        return [] if self.journal is None else self.journal.state.actors()

    # Commands

    def sit(self, name: str, lang: str, token: str, new: str, seat: int | None, words: str) -> ev.Sat:
        """Take a seat: with its token, or any free one of a table that is listed, which gets a new token."""
        if self.phase != GATHERING:
            raise Refused("already-begun")
        chosen = self.chairs.for_person(seat, token, self.made.listed)
        held = self.chairs.all[chosen].token if token else new
        return ev.Sat(chosen, self.chairs.free_name(name, chosen), held, lang, words)

    def begin(self) -> ev.Begun:
        """When all seats are taken."""
        if self.phase != GATHERING:
            raise Refused("already-begun")
        if not self.chairs.full:
            raise Refused("seats-free", free=self.chairs.free_seats())
        return ev.Begun(self.dealt(self.new_journal().state))

    def leave(self, seat: int) -> ev.Left:
        if self.phase == FINISHED:
            raise Refused("game-over")
        return ev.Left(seat)

    def back(self, seat: int) -> ev.Back:
        if not self.chairs.all[seat].absent:
            raise Refused("not-away")
        return ev.Back(seat)

    def play(self, seat: int, ply: int, moves: list[str], by: Literal["", "bot", "clock"] = "") -> ev.Played:
        """Moves of a seat, all or none; then chance, as far as it is asked. They answer the question at a number.

        Nothing may be drawn or revealed between them: else one could try out what is behind it.
        """
        state = self.game.state
        if by == "bot" and not self.chairs.all[seat].automatic:
            raise Refused("not-away")
        if ply < self.questions[seat].since or ply > self.number:
            raise Refused("stale", ply=ply, now=self.number)
        if not 0 < len(moves) <= MOVES:
            raise Refused("moves-count", found=len(moves), allowed=MOVES)
        trial = state.copy()
        lines = []
        try:
            for move in moves:
                if trial.actor == CHANCE or trial.reveals != state.reveals:
                    raise Refused("across-chance", move=move)
                action = trial.action(move)
                trial.play(action, seat)
                lines.append(f"{seat + 1} {trial.name(action)}")
        except WunderkammerError as error:
            raise refused(error) from None
        lines += self.dealt(trial)
        return ev.Played(seat, lines, by, trial.actor == OVER)

    def undo(self, seat: int, to: int | None) -> ev.Undone | ev.Asked:
        """Take back to a ply, by default one's last move: freely as far as that goes, else if all agree."""
        game = self.game
        entries = game.record.entries
        given = len(self.made.given)
        own = [number for number, entry in enumerate(entries) if entry.seat == seat and number >= given]
        if not own or self.phase == FINISHED:
            raise Refused("undo-nothing")
        wanted = own[-1] if to is None else to
        if not given <= wanted < len(entries) or entries[wanted].seat == CHANCE:
            raise Refused("no-such-ply", ply=wanted, last=len(entries))
        if wanted >= game.free_to(seat):
            return ev.Undone(seat, wanted)
        if not self.chairs.others(seat):
            return ev.Undone(seat, wanted)  # bots agree
        return ev.Asked(seat, wanted)

    def agree(self, seat: int, yes: bool) -> ev.Agreed:
        if self.wish is None or self.wish.seat == seat:
            raise Refused("nothing-asked")
        return ev.Agreed(seat, yes)

    def say(self, seat: int, text: str) -> ev.Said:
        words = " ".join(text.split())
        if not 0 < len(words) <= TEXT:
            raise Refused("text-length", found=len(words), allowed=TEXT)
        return ev.Said(seat, words)

    def rematch(self, seat: int, name: str) -> ev.Again:
        if self.phase != FINISHED:
            raise Refused("still-playing")
        if self.again:
            raise Refused("rematch-made", table=self.again)
        return ev.Again(seat, name)

    # Events

    def apply(self, number: int, command: str, event: ev.AnyEvent, at: float) -> None:
        self.number = number
        self.commands[command] = number
        match event:
            case ev.Sat():
                self.chairs.sit(event)
                self.words[event.seat] = event.words
            case ev.Left():
                self.chairs.leave(event.seat, self.phase == GATHERING)
                self.count(at)
            case ev.Back():
                self.chairs.all[event.seat].absent = False
            case ev.Begun():
                self.journal = self.new_journal()
                self.enter(event.lines, at, set())
            case ev.Played():
                if event.over or not event.by:  # what bots do meanwhile is taken back with the rest
                    self.wish = None
                self.enter(event.lines, at, {event.seat})
            case ev.Undone():
                self.take_back(event.to, at)
            case ev.Asked():
                self.wish, self.agreed = event, set()
            case ev.Agreed():
                self.vote(event, at)
            case ev.Again():
                self.again = event.table
        self.lengths.append(0 if self.journal is None else len(self.journal.record.entries))

    def vote(self, event: ev.Agreed, at: float) -> None:
        """All people at the table have to agree; one who does not ends it."""
        assert self.wish is not None  # `agree` looked
        if not event.yes:
            self.wish = None
            return
        self.agreed.add(event.seat)
        self.count(at)

    def count(self, at: float) -> None:
        """Whether all have agreed who are still here; a wish goes with the one who has it."""
        if self.wish is not None and self.chairs.all[self.wish.seat].absent:
            self.wish = None
        elif self.wish is not None and self.agreed >= set(self.chairs.others(self.wish.seat)):
            self.take_back(self.wish.to, at)

    def enter(self, lines: list[str], at: float, moved: set[int]) -> None:
        play_lines(self.game, lines)
        self.changed(at, moved)

    def take_back(self, to: int, at: float) -> None:
        self.wish = None
        gone = {entry.seat for entry in self.game.record.entries[to:]}
        self.game.take_back(to)
        self.game.state.listen()
        self.changed(at, gone if len(gone) == 1 else set(range(self.game.state.seats)))

    def changed(self, at: float, moved: set[int]) -> None:
        """See whose question is another one now: of those who moved, and of all whose answers are others."""
        self.moved = at
        state = self.game.state
        asked = [tuple(state.legal(seat)) if seat in state.actors() else () for seat in range(state.seats)]
        before = self.questions or [Question((), 0)] * state.seats
        self.questions = [
            old if old.legal == legal and legal and seat not in moved else Question(legal, self.number)
            for seat, (old, legal) in enumerate(zip(before, asked, strict=True))
        ]

    # What several of them need

    def new_journal(self) -> Journal:
        made = Journal(wk.game(self.made.game), self.chairs.people(), self.made.options, self.edition)
        made.state.listen()
        play_lines(made, self.made.given)
        return made

    def dealt(self, state: wk.State) -> list[str]:
        """What chance does now, as lines of the record; the state goes along."""
        lines = []
        while state.actor == CHANCE:
            action = self.fairness.outcome(state)
            lines.append(f"* {state.name(action)}")
            state.apply(action)
        return lines

    def seed(self, purpose: str) -> str:
        """For the dice of a bot: nobody can know them, and every worker throws the same."""
        return hmac.digest(self.key, purpose.encode(), "sha256").hex()

    @property
    def successor(self) -> str:
        """The name of the table of the next game."""
        return self.seed("successor")[:16]


class Question:
    """What a seat is asked, and since which event."""

    def __init__(self, legal: tuple[int, ...], since: int) -> None:
        self.legal = legal
        self.since = since


def play_lines(game: Journal, lines: list[str]) -> None:
    """Lines of a record, as `line_of` writes them."""
    for line in lines:
        who, _, move = line.partition(" ")
        game.play(game.state.action(move), CHANCE if who == "*" else int(who) - 1)


def line_of(entry: Entry) -> str:
    return f"{'*' if entry.seat == CHANCE else entry.seat + 1} {entry.move}"


def edition_of(made: ev.Made) -> wk.Edition | None:
    if not made.edition:
        return None
    return editions.parse(made.edition, made.game, wk.game(made.game).figures)
