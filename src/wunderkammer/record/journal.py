"""The journal of a game that is being played: its state, its record so far, and how far it may be taken back."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

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
        self._open: list[bool] = []  # for each action: something was drawn or seen, so that it is no secret any more

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
        before = self.state.reveals
        self.state.play(action, seat)
        self._note(noted(who, self.state.name(action)), before)

    def deal(self, rng: Random) -> None:
        """Answer chance until a seat must decide or the game is over."""
        luck, found = Luck(rng), Found()
        while self.state.actor == CHANCE:  # not the dealer's loop: every outcome is written down
            self.play(outcome(self.state, luck, found))

    def save(self, path: Path) -> None:
        save(path, self.record)

    def free_to(self, seat: int) -> int:
        """The ply to which this seat may take back without asking.

        That is up to the last chance outcome, reveal or other seat's act.
        """
        ply = len(self.record.entries)
        while ply > 0 and self.record.entries[ply - 1].seat == seat and not self._open[ply - 1]:
            ply -= 1
        return ply

    def take_back(self, ply: int) -> None:
        """Go back to the position after a number of actions; the caller checks who may do this."""
        if not 0 <= ply <= len(self.record.entries):
            raise ValueError(f"there is no ply {ply} to go back to")
        kept = self.record.entries[:ply]
        self.record.entries = []
        self.record.scores = None
        self._open = []
        self.state = start(self.record, self.edition)
        for entry in kept:
            self._enter(entry)

    def _enter(self, entry: Entry) -> None:
        before = self.state.reveals
        enter(self.state, entry)
        self._note(noted(entry.seat, entry.move), before)

    def _note(self, entry: Entry, reveals_before: int) -> None:
        self.record.entries.append(entry)
        self._open.append(entry.seat == CHANCE or self.state.reveals != reveals_before)
        if self.state.actor == OVER:
            self.record.scores = self.state.scores()
