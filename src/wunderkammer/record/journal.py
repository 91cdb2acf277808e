"""The journal of a game that is being played: its state, its record so far, and how far it may be taken back."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from wunderkammer.core.dealer import outcome
from wunderkammer.core.edition import Edition
from wunderkammer.core.found import Found
from wunderkammer.core.game import Game
from wunderkammer.core.luck import Luck
from wunderkammer.core.options import settle
from wunderkammer.core.state import CHANCE, OVER, State
from wunderkammer.record.entering import enter, name_of, start
from wunderkammer.record.text import Entry, Record, save
from wunderkammer.record.upgrade import upgraded
from wunderkammer.shelf import game as game_of


@lru_cache(maxsize=20_000)
def noted(seat: int, move: str) -> Entry:
    """An entry, one and the same for all games in which this seat does this: a server has many of them in memory."""
    return Entry(seat, move)


# Of an action, in one byte: a server has many games in memory.
OPEN: Final = 1  # something was drawn or seen, so that it is no secret any more
TAUGHT: Final = 2  # the seat that acted may have learned something, too
EVIDENT: Final = 4  # everybody could see that there was no other


class Moment(NamedTuple):
    """Before an action: how often something was revealed, how often one learned of it, and whether it is evident."""

    reveals: int
    learned: int
    evident: bool


class Journal:
    """A live game. Moves enter by `play`; the state is there to look at, not to be changed."""

    def __init__(
        self,
        game: Game,
        people: Sequence[str],
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
    ) -> None:
        chosen = settle(game.options, options)
        defaults = {option.name: option.default for option in game.options}
        self.edition = edition
        self.record = Record(
            game=game.name,
            people=list(people),
            options={name: value for name, value in chosen.items() if value != defaults[name]},
            rules=game.rules,
            edition=name_of(edition),
        )
        self.state: State = game.new(len(people), options, edition)
        self._marks = bytearray()  # what there is to be known of each action: OPEN, TAUGHT, EVIDENT

    @classmethod
    def of(cls, record: Record, edition: Edition | None = None) -> "Journal":
        """Go on where a record stops, by the newest rules; every move of it is checked again."""
        record = upgraded(record, edition)
        start(record, edition)
        journal = cls(game_of(record.game), record.people, record.options, edition)
        for entry in record.entries:
            journal._enter(entry)
        return journal

    def play(self, action: int, seat: int | None = None) -> None:
        """A move, through the checked door; it is written down only if it was legal."""
        who = self.state.actor if seat is None else seat
        before = self._moment(who)
        self.state.play(action, seat)
        self._note(noted(who, self.state.name(action)), before)

    def deal(self, rng: Random) -> None:
        """Answer chance until a seat must decide or the game is over."""
        luck, found = Luck(rng), Found()
        while self.state.actor == CHANCE:  # not the dealer's loop: every outcome is written down
            self.play(outcome(self.state, luck, found))

    def save(self, path: Path) -> None:
        save(path, self.record)

    def free_to(self, seat: int, alone: bool = False) -> int:
        """The ply to which this seat may take back without asking.

        That is up to the last chance outcome, reveal or other seat's act. For a seat alone among bots, whom nobody
        wrongs, their acts do not count, nor what it has shown them.
        """
        ply = len(self.record.entries)
        while ply > 0 and self._is_free(ply - 1, seat, alone):
            ply -= 1
        return ply

    def first_decision(self, seat: int, since: int) -> int | None:
        """The first ply, from one on, at which a seat had something to decide; what was evident is left out."""
        return self._decision(seat, range(since, len(self.record.entries)))

    def last_decision(self, seat: int, since: int = 0) -> int | None:
        """The last one."""
        return self._decision(seat, range(len(self.record.entries) - 1, since - 1, -1))

    def _decision(self, seat: int, plies: range) -> int | None:
        entries = self.record.entries
        return next((ply for ply in plies if entries[ply].seat == seat and not self._marks[ply] & EVIDENT), None)

    def _is_free(self, ply: int, seat: int, alone: bool) -> bool:
        own = self.record.entries[ply].seat == seat
        return (own or alone) and not self._marks[ply] & (TAUGHT if own and alone else OPEN)

    def take_back(self, ply: int) -> None:
        """Go back to the position after a number of actions; the caller checks who may do this."""
        if not 0 <= ply <= len(self.record.entries):
            raise ValueError(f"there is no ply {ply} to go back to")
        kept = self.record.entries[:ply]
        self.record.entries = []
        self.record.scores = None
        self._marks.clear()
        self.state = start(self.record, self.edition)
        for entry in kept:
            self._enter(entry)

    def _enter(self, entry: Entry) -> None:
        before = self._moment(entry.seat)
        enter(self.state, entry)
        self._note(noted(entry.seat, entry.move), before)

    def _moment(self, seat: int) -> Moment:
        """Before an action."""
        state = self.state
        return Moment(state.reveals, state.reveals - state.uncovered, state.is_evident(seat))

    def _note(self, entry: Entry, before: Moment) -> None:
        self.record.entries.append(entry)
        drawn, reveals = entry.seat == CHANCE, self.state.reveals
        opened = OPEN if drawn or reveals != before.reveals else 0
        taught = TAUGHT if drawn or reveals - self.state.uncovered != before.learned else 0
        self._marks.append(opened | taught | (EVIDENT if before.evident else 0))
        if self.state.actor == OVER:
            self.record.scores = self.state.scores()
