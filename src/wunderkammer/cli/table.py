"""A table with one person and bots: it deals, lets the bots play, and keeps the record on disk."""

from pathlib import Path
from random import Random
from typing import Any

from wunderkammer import bots, record
from wunderkammer.core.state import CHANCE, OVER, State
from wunderkammer.insight.advice import Advice, advise
from wunderkammer.record import Journal


class Table:
    """The game of one person.

    Chance and bots draw from the seed and the number of the action alone. So a game that is left and continued with the
    same seed goes on as if nobody had left.
    """

    def __init__(self, journal: Journal, seat: int, levels: dict[int, str], seed: str, path: Path) -> None:
        self.journal = journal
        self.seat = seat
        self.levels = levels  # the bots, by seat
        self.seed = seed
        self.path = path
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
        """Chance and bots, until it is the person's turn or the game is over.

        In a simultaneous choice the person comes first: as long as nobody else has acted, they can undo.
        """
        while self.seat not in self.state.actors() and not self.is_over:
            rng = Random(f"{self.seed}/{self.state.ply}")
            if self.state.actor == CHANCE:
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

    def save(self) -> None:
        self.journal.save(self.path)

    def legal(self) -> list[str]:
        return [self.state.name(action) for action in self.state.legal(self.seat)]

    def obstacle_to_undo(self) -> str | None:
        """None if the last move can be taken back freely, else the code of the reason."""
        entries = self.journal.record.entries
        if all(entry.seat != self.seat for entry in entries):
            return "undo-nothing"
        if self.journal.free_to(self.seat) < len(entries):
            return None
        last = entries[-1].seat
        return "undo-chance" if last == CHANCE else "undo-seen" if last == self.seat else "undo-other"

    def undo(self) -> None:
        self.journal.take_back(len(self.journal.record.entries) - 1)
        self.state.listen()
        self.news, self.held = [], []


def seen_lately(journal: Journal, seat: int) -> list[dict[str, Any]]:
    """What a seat saw happen since its last move."""
    news: list[dict[str, Any]] = []
    entries = journal.record.entries
    for state in record.positions(journal.record, journal.edition):
        news += state.story(seat)
        if 0 < state.ply < len(entries) and entries[state.ply - 1].seat == seat:
            news = []
    return news
