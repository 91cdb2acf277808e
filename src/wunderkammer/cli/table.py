"""A table with one person and bots: it deals, lets the bots play, and keeps the record on disk."""

from pathlib import Path
from random import Random
from typing import Any

from wunderkammer import bots, record
from wunderkammer.core.state import CHANCE, OVER, State
from wunderkammer.insight.advice import Advice, Mistake, advise, warn
from wunderkammer.record import Journal
from wunderkammer.record.practice import marked
from wunderkammer.record.text import save_text

NOTHING_TO_UNDO = "undo-nothing"


class Table:
    """The game of one person.

    Chance and bots draw from the seed and the number of the action alone. So a game that is left and continued with the
    same seed goes on as if nobody had left.
    """

    def __init__(
        self, journal: Journal, seat: int, levels: dict[int, str], seed: str, path: Path, practice: bool = False
    ) -> None:
        self.journal = journal
        self.seat = seat
        self.levels = levels  # the bots, by seat
        self.seed = seed
        self.path = path
        self.practice = practice  # something was taken back after it had been seen
        self.given: list[str] = []  # moves of the person, made for them since everybody sees that there are no others
        self.news = seen_lately(journal, seat)  # what the person saw happen since they decided last
        self.held: list[dict[str, Any]] = []  # of a deed of theirs that is not complete: told with the rest of it
        journal.state.listen()

    @property
    def state(self) -> State:
        return self.journal.state

    @property
    def is_over(self) -> bool:
        return self.state.actor == OVER

    def go_on(self) -> None:
        """Chance and bots, until the person has something to decide or the game is over.

        In a simultaneous choice the person comes first.
        """
        while not self.is_over and (self.seat not in self.state.actors() or self.state.is_evident(self.seat)):
            rng = Random(f"{self.seed}/{self.state.ply}")
            if self.seat in self.state.actors():
                self.given += self.legal()
                self.journal.play(self.state.legal(self.seat)[0], self.seat)
            elif self.state.actor == CHANCE:
                self.journal.deal(rng)
            else:
                seat = self.state.actor
                bot = bots.bot(self.levels[seat], rng)
                self.journal.play(bot.choose(bots.Perspective(self.state, seat, rng)), seat)
        self.news += self.state.story(self.seat)
        self.state.listen()

    def play(self, action: int) -> None:
        """The person's move, through the checked door."""
        self.state.listen()
        self.journal.play(action, self.seat)
        self.news, self.held = self.held, []

    def hint(self) -> Advice:
        """The moves that a coach would think about in the person's place, the best first, and what for."""
        seed = f"{self.seed}/{self.state.ply}/hint"
        return advise(bots.Perspective(self.state, self.seat, Random(seed)), seed)

    def warn(self, move: str) -> Mistake | None:
        """Whether a move would be a grave mistake, for all that the person knows."""
        return warn(self.state, self.seat, [move], f"{self.seed}/{self.state.ply}/hint")

    def save(self) -> None:
        save_text(self.path, marked(record.write(self.journal.record), self.practice))

    def legal(self) -> list[str]:
        return [self.state.name(action) for action in self.state.legal(self.seat)]

    def obstacle_to_undo(self) -> str | None:
        """None if the last decision can be taken back freely, else the code of the reason."""
        last = self.journal.last_decision(self.seat)
        if last is None:
            return NOTHING_TO_UNDO
        if self.practice or last >= self.journal.free_to(self.seat, alone=True):
            return None
        drawn = any(entry.seat == CHANCE for entry in self.journal.record.entries[last:])
        return "undo-chance" if drawn else "undo-seen"

    def undo(self) -> bool:
        """Take back the last decision; beyond an obstacle this is practice. Whether others had moved since."""
        self.practice = self.practice or self.obstacle_to_undo() is not None
        last = self.journal.last_decision(self.seat)
        assert last is not None  # there was an obstacle else
        others = any(entry.seat != self.seat for entry in self.journal.record.entries[last:])
        self.journal.take_back(last)
        self.state.listen()
        self.news, self.held, self.given = [], [], []
        return others


def seen_lately(journal: Journal, seat: int) -> list[dict[str, Any]]:
    """What a seat saw happen since its last move."""
    news: list[dict[str, Any]] = []
    entries = journal.record.entries
    for state in record.positions(journal.record, journal.edition):
        news += state.story(seat)
        if 0 < state.ply < len(entries) and entries[state.ply - 1].seat == seat:
            news = []
    return news
