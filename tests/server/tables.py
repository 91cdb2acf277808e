"""A table without a server: its events are applied as they are decided, and bots are whoever is played at random."""

from collections.abc import Callable
from random import Random

import wunderkammer as wk
from wunderkammer.core.options import settle
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.gathering import begin
from wunderkammer.server.tables.table import PLAYING, Table

KEY = bytes(range(32))


class Desk:
    """A table with one person or more in the first seats, bots in the others, and all that happened there."""

    def __init__(self, game: str, people: int, bots: int, options: dict[str, bool | str] | None = None) -> None:
        rules = wk.game(game)
        chairs = [ev.Chair("person", f"Person {seat + 1}") for seat in range(people)]
        chairs += [ev.Chair("bot", level="random")] * bots
        made = ev.Made(game, rules.rules, settle(rules.options, options or {}), "", chairs, True, 0, "")
        self.table = Table("desk", made, KEY)
        self.events: list[ev.AnyEvent] = []
        self.note(made)
        self.note(begin(self.table))

    def note(self, event: ev.AnyEvent) -> ev.AnyEvent:
        self.events.append(event)
        number = len(self.events)
        return self.table.apply(number, f"command {number}", event, 0)

    @property
    def is_playing(self) -> bool:
        return self.table.phase == PLAYING

    @property
    def length(self) -> int:
        return len(self.table.game.record.entries)

    def moves(self, seat: int) -> list[str]:
        state = self.table.game.state
        return [state.name(action) for action in state.legal(seat)]

    def play(self, seat: int, move: str) -> None:
        self.note(self.table.play(seat, self.table.number, [move]))

    def play_until(self, true: Callable[[], object], rng: Random) -> bool:
        """Everybody at random; False if the game ended before it was true."""
        while self.is_playing and not true():
            seat = rng.choice(self.table.actors())
            self.play(seat, rng.choice(self.moves(seat)))
        return self.is_playing
