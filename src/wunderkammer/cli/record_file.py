"""A record read for a command, with the language of its game."""

from pathlib import Path

from wunderkammer import record, shelf
from wunderkammer.cli.house import House
from wunderkammer.cli.options import edition_of
from wunderkammer.cli.people import called
from wunderkammer.core.edition import Edition
from wunderkammer.record import Record
from wunderkammer.record.text import text_of


class Opened:
    """The record, as it was written and by the newest rules, the figures it was played with, and its people."""

    def __init__(self, house: House, path: Path, edition: Path | None) -> None:
        self.text = text_of(path)
        self.written: Record = record.parse(self.text)
        self.record = self.written
        self.edition: Edition | None = None
        if self.record.game in shelf.games():
            house.speak(game=self.record.game)
            self.edition = edition_of(self.record.game, edition)
            self.record = record.upgraded(self.record, self.edition)
        self.people = called(self.record.people, house.speaker)
