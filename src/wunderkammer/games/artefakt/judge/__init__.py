"""What a position of Artefakt is worth: what a seat owns, and what its figures are about to get."""

from mypy_extensions import i64

from wunderkammer.core.judge import Judge, odds_of
from wunderkammer.core.state import OVER, State
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import BULKY, SITES, TALL
from wunderkammer.games.artefakt.judge.figures import FIGURES, USUAL, Figures
from wunderkammer.games.artefakt.judge.travel import coming, highest, one_at, reach, standing, travels
from wunderkammer.games.artefakt.state import Board


class ArtefaktJudge(Judge):
    """What hangs in the air falls within a round, whatever is played: many quick iterations beat a few good ones."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 3
        self.guided = False
        self.cost = 1
        self.trust = 0.5
        self.curiosity = 0.6
        self.by = USUAL

    def figures(self) -> dict[str, int]:
        return {**super().figures(), **self.by.named}

    def adopt(self, figures: dict[str, int]) -> None:
        super().adopt(figures)
        self.by = Figures({name: figures[name] for name in FIGURES})

    def worth(self, world: State, seat: i64) -> i64:
        assert isinstance(world, Board)
        return self.holdings(world, seat) + self.outlook(world, seat)

    def impression(self, world: State, seat: i64) -> i64:
        """What figures may get always counts: it says little about who wins, but much about which move is good."""
        assert isinstance(world, Board)
        return self.holdings(world, seat) + self.by.nearly * Outlook(world, seat, self.by).gains() // 100

    def assess_at_sight(self, world: State) -> tuple[list[float], list[float]]:
        if world.actor == OVER:
            return self.assess(world)
        prospects = odds_of([self.impression(world, seat) for seat in range(world.seats)], self.doubt(world))
        return prospects, prospects

    def parts(self, world: State, seat: i64) -> dict[str, int]:
        assert isinstance(world, Board)
        pieces = self.by.collection(world.owned(seat))
        return {
            "pieces": pieces,
            "denied": self.by.collection(world.owned(seat), owned_by_others(world, seat)) - pieces,
            "ticket": self.ticket(world, seat),
            "outlook": self.outlook(world, seat),
        }

    def holdings(self, world: Board, seat: i64) -> i64:
        """What the seat has for certain."""
        return self.by.collection(world.owned(seat), owned_by_others(world, seat)) + self.ticket(world, seat)

    def ticket(self, world: Board, seat: i64) -> i64:
        player = world.players[seat]
        return self.by.ticket if player.booked or player.ticket else 0

    def outlook(self, world: Board, seat: i64) -> i64:
        """What the figures are about to get, as far as it says who wins."""
        if world.stage == asked.TRAVEL:
            weight = self.by.coming
        elif world.stage == asked.POSSESSION:
            weight = self.by.nearly
        else:
            return 0
        return weight * Outlook(world, seat, self.by).gains() // 100

    def attention(self, world: State, seat: i64) -> float:
        """Most before the first card is laid: from there a search sees through the whole round."""
        assert isinstance(world, Board)
        if world.question == asked.ASSIGN and world.players[seat].next_figure() == BULKY:
            return 4.0
        return 0.5

    def doubt(self, world: State) -> float:
        """The same at all times, at a table of so many."""
        doubt = float(self.by.doubt)
        for _ in range(2, world.seats):
            doubt *= float(self.by.crowd) / 100.0
        return doubt


def owned_by_others(world: Board, seat: i64) -> i64:
    """All fragments on the collecting cards of rivals."""
    owned: i64 = 0
    for rival in range(world.seats):
        if rival != seat:
            owned |= world.owned(rival)
    return owned


class Outlook:
    """The sites of this round as a seat sees them."""

    def __init__(self, world: Board, seat: i64, by: Figures) -> None:
        self.by = by
        self.world = world
        self.seat = seat
        self.mine = standing(world, seat)
        self.rivals: i64 = 0  # at each site the figures of the rival who has most
        self.threats: i64 = 0  # the figures of rivals that may still come
        for rival in range(world.seats):
            if rival != seat:
                self.rivals = highest(self.rivals, standing(world, rival))
                self.threats += coming(world, rival)

    def gains(self) -> i64:
        """What the figures get: those that stand, and those that travel, each where it helps most."""
        total: i64 = 0
        for site in range(1, SITES + 1):
            total += self.gain(site, self.mine >> (4 * site) & 15)
        for figure in range(TALL + 1):
            if travels(self.world, self.seat, figure):
                total += self.journey(reach(self.world, self.seat, figure))
        return total

    def journey(self, goals: i64) -> i64:
        """What one more figure gets at the best of its goals; from now on it counts as one that stands there."""
        best: i64 = 0
        goal: i64 = 0
        for site in range(1, SITES + 1):
            if goals >> (4 * site) & 15 > 0:
                here: i64 = self.mine >> (4 * site) & 15
                more = self.gain(site, here + 1) - self.gain(site, here)
                if more > best:
                    best = more
                    goal = site
        if goal > 0:
            self.mine += one_at(goal)
        return best

    def gain(self, site: i64, figures: i64) -> i64:
        """What this many figures are likely to get at a site: nothing without a majority."""
        margin = figures - (self.rivals >> (4 * site) & 15)
        if margin <= 0:
            return 0
        gain = self.prize(site)
        threats: i64 = self.threats >> (4 * site) & 15
        while threats >= margin:
            gain = gain * self.by.shared // 100
            threats -= 1
        return gain

    def prize(self, site: i64) -> i64:
        """What the seat with the majority gets: the fragments, or one of a rival who also stands there."""
        world = self.world
        owned = world.owned(self.seat)
        prize = self.by.loot(owned, world.at[site])
        if self.rivals >> (4 * site) & 15 > 0:
            for rival in range(world.seats):
                if rival != self.seat and world.players[rival].figures_at(site) > 0:
                    prize = max(prize, self.by.robbery(owned, world.owned(rival)))
        return prize
