"""How good a position is for a seat: what greedy bots go by, and where searching bots stop."""

import math

from mypy_extensions import i64, mypyc_attr

from wunderkammer.core.state import OVER, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges a position by the points of all seats. A game may bring a better one.

    It also says how a search should use it, for that depends on how far a judgement can be relied on.
    """

    def __init__(self) -> None:
        self.ahead: i64 = 3  # decisions a seat that are still played before a new position is judged
        self.guided = True  # whether these are what looks best at first sight; else any
        self.trust = 2.0  # how much first sight says about moves that were never tried
        self.curiosity = 0.3  # how much moves that look promising and were seldom tried are preferred to good results
        self.whims: i64 = 15  # per cent of the decisions that are played on as it happens, not by what did best so far
        self.leaning = 6.0  # tries that it is worth to know what moves of the same kind brought elsewhere
        self.cost: i64 = 4  # an iteration of a search, counted in quick ones: those of unguided judges
        self.settles = False  # whether it judges a position only when chance has had its say
        self.halves = False  # whether all moves get the same attention at first, then the better half, and so on

    def figures(self) -> dict[str, int]:
        """The whole numbers that it goes by and that can be tuned, by their names; these are in hundredths.

        A figure that costs time, as `ahead` does, is none of them.
        """
        return {"trust": round(100 * self.trust), "curiosity": round(100 * self.curiosity)}

    def adopt(self, figures: dict[str, int]) -> None:
        """Go by others, each with its name."""
        self.trust = figures["trust"] / 100
        self.curiosity = figures["curiosity"] / 100

    def worth(self, world: State, seat: i64) -> i64:
        """What the position is worth to a seat, in hundredths of a point."""
        return 100 * world.scores()[seat]

    def parts(self, world: State, seat: i64) -> dict[str, int]:
        """The worth by what it consists of; together the parts are the worth."""
        return {"points": self.worth(world, seat)}

    def impression(self, world: State, seat: i64) -> i64:
        """The same at first sight, for those who look no further: it may be quicker, or tell moves apart better."""
        return self.worth(world, seat)

    def doubt(self, world: State) -> float:  # noqa: ARG002 - a game that overrides it looks at the position
        """How many hundredths of a point are still open: of two, one who leads by so much wins three times of four."""
        return 1000.0

    def prospects(self, world: State) -> list[float]:
        """How likely each seat is to win: the ranks when the game is over, else by the worth of the position."""
        if world.actor == OVER:
            return shares(world.ranks())
        doubt = self.doubt(world)
        worths = [self.worth(world, seat) for seat in range(world.seats)]
        return odds_of(worths, doubt)

    def prepare(self, world: State) -> None:
        """Somebody begins to think about this position."""

    def resume(self, world: State) -> None:
        """The same one thinks on here, some decisions later."""

    def attention(self, world: State, seat: i64) -> float:  # noqa: ARG002 - a game that overrides it looks at the position
        """How long a search thinks about a decision, in proportion; 1 is usual. What it learns there, it remembers."""
        return 1.0

    def approach(self, world: State, seat: i64, moves: i64) -> None:
        """Next, this many moves of a seat from this position will be looked at."""

    def assess(self, world: State) -> tuple[list[float], list[float]]:
        """For each seat what it plays for, from 0 to 1, and its chance to win; the same unless a judge knows better."""
        prospects = self.prospects(world)
        return prospects, prospects

    def assess_at_sight(self, world: State) -> tuple[list[float], list[float]]:
        """The same for one who looks no further: what a move may lead to has to count already."""
        return self.assess(world)


def odds_of(worths: list[i64], doubt: float) -> list[float]:
    """How likely each of several is the best, by what it is worth; the greater the doubt, the less that says."""
    best = max(worths)
    odds = [math.exp(float(worth - best) / doubt) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]


def shares(ranks: list[int]) -> list[float]:
    """1 for the winner, shared among those who tie; nothing for the others."""
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
