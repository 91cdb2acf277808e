"""What comes out of many games: wins, ranks and scores, by seat and by bot."""

from dataclasses import dataclass, field
from typing import Any

from wunderkammer.lab.tally import wilson


@dataclass
class Tally:
    """The results of one seat, or of one bot wherever it sat."""

    games: int = 0
    wins: float = 0.0  # a shared win counts as a fraction
    ranks: int = 0
    scores: int = 0

    def note(self, rank: int, score: int, winners: int) -> None:
        self.games += 1
        self.wins += 1 / winners if rank == 1 else 0
        self.ranks += rank
        self.scores += score

    @property
    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def data(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "games": self.games,
            "wins": round(self.wins, 6),
            "share": round(self.share, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "rank": round(self.ranks / self.games, 6),
            "score": round(self.scores / self.games, 6),
        }


@dataclass
class Series:
    """Many games of one kind."""

    seats: list[Tally]
    bots: dict[str, Tally] = field(default_factory=dict)
    games: int = 0
    rounds: int = 0
    actions: int = 0
    decisions: int = 0

    def note(self, levels: list[str], ranks: list[int], scores: list[int]) -> None:
        self.games += 1
        winners = ranks.count(1)
        for seat, level in enumerate(levels):
            for tally in (self.seats[seat], self.bots.setdefault(level, Tally())):
                tally.note(ranks[seat], scores[seat], winners)
