"""What a position of Artefakt is worth: what a seat owns, and what its figures are about to get."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.judge import Judge
from wunderkammer.core.state import State
from wunderkammer.games.artefakt.components import COLOURS, SITES, TALL, colour_set, count, different
from wunderkammer.games.artefakt.judge.travel import coming, highest, one_at, reach, standing, travels
from wunderkammer.games.artefakt.state import Board

# All in hundredths of a point.
FIRST: Final = 200  # the first piece of a colour
SECOND: Final = 200  # the second different one
THIRD: Final = 320  # the third
FOURTH: Final = 1400  # the fourth, which wins
SPARE: Final = 25  # a copy of a piece already owned: something to give, to barter or to be robbed of
TICKET: Final = 15  # to have the fourth travel card at hand
NEARLY: Final = 50  # per cent: how much a gain counts that is still to be made
LOSS: Final = 50  # per cent: how much the loss of a rival who is robbed counts as a gain
SHARED: Final = 60  # per cent: what is left of a gain for each figure that may still come to prevent it
DOUBT: Final = 600.0  # so much of a lead makes three wins of four


class ArtefaktJudge(Judge):
    """What hangs in the air falls within a round, whatever is played: many quick iterations beat a few good ones."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 6
        self.guided = False
        self.cost = 1
        self.trust = 0.5
        self.curiosity = 1.0

    def worth(self, world: State, seat: i64) -> i64:
        assert isinstance(world, Board)
        return collection(world.owned(seat)) + ticket(world, seat) + outlook(world, seat)

    def parts(self, world: State, seat: i64) -> dict[str, int]:
        assert isinstance(world, Board)
        return {
            "pieces": collection(world.owned(seat)),
            "ticket": ticket(world, seat),
            "outlook": outlook(world, seat),
        }

    def doubt(self, world: State) -> float:  # noqa: ARG002 - the same at all times
        return DOUBT


def ticket(world: Board, seat: i64) -> i64:
    player = world.players[seat]
    return TICKET if player.booked or player.ticket else 0


def outlook(world: Board, seat: i64) -> i64:
    """What the figures are about to get."""
    return NEARLY * Outlook(world, seat).gains() // 100


def collection(owned: i64) -> i64:
    """What the fragments on a collecting card are worth."""
    total: i64 = 0
    for colour in range(len(COLOURS)):
        mine = owned & colour_set(colour)
        kinds = different(mine)
        total += SPARE * (count(mine) - kinds)
        for have in range(kinds):
            total += next_piece(have)
    return total


def next_piece(kinds: i64) -> i64:
    """What another different piece is worth to a seat that has this many of its colour."""
    if kinds < 2:
        return FIRST if kinds == 0 else SECOND
    return THIRD if kinds == 2 else FOURTH


class Outlook:
    """The sites of this round as a seat sees them."""

    def __init__(self, world: Board, seat: i64) -> None:
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
            gain = gain * SHARED // 100
            threats -= 1
        return gain

    def prize(self, site: i64) -> i64:
        """What the seat with the majority gets: the fragments, or one of a rival who also stands there."""
        world = self.world
        owned = world.owned(self.seat)
        prize = loot(owned, world.at[site])
        if self.rivals >> (4 * site) & 15 > 0:
            for rival in range(world.seats):
                if rival != self.seat and world.players[rival].figures_at(site) > 0:
                    prize = max(prize, robbery(owned, world.owned(rival)))
        return prize


def loot(owned: i64, fragments: i64) -> i64:
    """What fragments of which only the colours are known are worth to one who takes them."""
    if fragments == 0:
        return 0
    total: i64 = 0
    for colour in range(len(COLOURS)):
        there = count(fragments & colour_set(colour))
        if there > 0:
            mine = owned & colour_set(colour)
            kinds = different(mine)
            unseen = 8 - count(mine)
            fresh = 8 - 2 * kinds
            total += there * (fresh * next_piece(kinds) + (unseen - fresh) * SPARE) // unseen
    return total


def robbery(owned: i64, theirs: i64) -> i64:
    """What a blind fragment of a rival is worth, of the best colour: the gain, and the rival's loss."""
    best: i64 = 0
    for colour in range(len(COLOURS)):
        there = theirs & colour_set(colour)
        if there != 0:
            have = different(owned & colour_set(colour))
            fresh = different((owned | there) & colour_set(colour)) - have
            gain = (fresh * next_piece(have) + next_piece(different(there) - 1) * LOSS // 100) // count(there)
            best = max(best, gain)
    return best
