"""Many games counted together: for each key the seats that it was noted for, and all samples."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from wunderkammer.lab.balance.seen import Watched
from wunderkammer.lab.tally import Mean


@dataclass
class Holders:
    """The seats that did or had something. A shared win counts in parts."""

    wins: float = 0.0
    scores: Mean = field(default_factory=Mean)
    values: Mean = field(default_factory=Mean)  # how often they did it, or how much they had
    winners: Mean = field(default_factory=Mean)  # the same of those who won
    games: Mean = field(default_factory=Mean)  # the same, all seats of a game together

    @property
    def count(self) -> int:
        return self.scores.count


class Tally:
    """`seats` counts all of them in all games, `winners` those that won."""

    def __init__(self, table: int, games: Iterable[Watched]) -> None:
        self.table = table
        self.games = self.winners = 0
        self.scores = Counter[int]()
        self.samples: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.holders: defaultdict[str, Holders] = defaultdict(Holders)
        for game in games:
            self.note(game)

    @property
    def seats(self) -> int:
        return self.games * self.table

    def note(self, game: Watched) -> None:
        self.games += 1
        self.winners += game.ranks.count(1)
        self.scores.update(game.scores)
        for key, values in game.facts.samples.items():
            self.samples[key].update(values)
        together = Counter[str]()
        for seat in range(self.table):
            facts = {f"seat/{seat}": 1, **game.facts.seats[seat]}
            together.update(facts)
            for key, value in facts.items():
                self.note_holder(self.holders[key], game, seat, value)
        for key, value in together.items():
            self.holders[key].games.note(value)

    def note_holder(self, holders: Holders, game: Watched, seat: int, value: int) -> None:
        holders.scores.note(game.scores[seat])
        holders.values.note(value)
        if game.ranks[seat] == 1:
            holders.wins += 1 / game.ranks.count(1)
            holders.winners.note(value)
