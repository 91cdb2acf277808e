"""What a position of Artifact is worth: points, income to come, and how far cards, huts and markers lead to tiles."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.judge import Judge
from wunderkammer.core.state import State
from wunderkammer.games.artifact.components import (
    KINDS_A_SITE,
    MUSEUM,
    NO_ROLE,
    SHIP,
    SITES,
    WORKER,
    number_of,
    total,
)
from wunderkammer.games.artifact.judge.hand import UNSEEN, Hand
from wunderkammer.games.artifact.judge.money import income, purse
from wunderkammer.games.artifact.judge.tiles import TileWorths
from wunderkammer.games.artifact.rules.rounds import YEARS
from wunderkammer.games.artifact.rules.scoring import research_space
from wunderkammer.games.artifact.state import DECK, Board, Player

# In hundredths of a point, or as a share in hundredths.
DIGS: Final = 5  # cards that a year may take from the smallest deck
FITTING: Final = 10  # a marker that helps with what is begun, up to two of a kind
STEP: Final = 40  # a space on a research track above the one that scores
ROLE: Final = 30  # a role, for each year to come
LATE: Final = 76  # share of plans that can still come true in the last year
DOUBT: Final = 100  # see Judge.doubt: in the last year
DOUBT_A_YEAR: Final = 15  # and for each year to come


class ArtifactJudge(Judge):
    def __init__(self) -> None:
        super().__init__()
        self.known: TileWorths | None = None

    def worths(self, s: Board) -> TileWorths:
        """Of the tiles in this edition."""
        known = self.known
        if known is None or known.rulings is not s.rulings:
            known = TileWorths(s.rulings)
            self.known = known
        return known

    def worth(self, world: State, seat: i64) -> i64:
        assert isinstance(world, Board)
        player = world.players[seat]
        years = years_left(world)
        found = 100 * player.prestige + purse(player, years) + player.bonus * income(years)
        found += expansions(world, seat, player, years)
        if not world.last_round:
            found += mat(player)
        return found + cards(world, seat, years, self.worths(world))

    def parts(self, world: State, seat: i64) -> dict[str, int]:
        assert isinstance(world, Board)
        player = world.players[seat]
        years = years_left(world)
        return {
            "prestige": 100 * player.prestige,
            "money": purse(player, years),
            "income": player.bonus * income(years),
            "expansions": expansions(world, seat, player, years),
            "markers": 0 if world.last_round else mat(player),
            "cards": cards(world, seat, years, self.worths(world)),
        }

    def doubt(self, world: State) -> float:
        assert isinstance(world, Board)
        return float(DOUBT + DOUBT_A_YEAR * years_left(world))


def years_left(s: Board) -> i64:
    """How often there will still be income: until 1928, or until the smallest deck is used up."""
    if s.last_round:
        return 0
    years = YEARS - s.round
    sites: i64 = len(SITES)
    for site in range(sites):
        if s.rulings.used_sites[site] == 1:
            years = min(years, total(s.pile(DECK, site)) // DIGS + 1)
    return years


def expansions(s: Board, seat: i64, player: Player, years: i64) -> i64:
    """Research and roles, where they are played."""
    found: i64 = 0
    if s.rulings.research:
        found += studies(s, seat, player, years)
    if s.rulings.roles:
        found += ROLE * years * ((player.city != NO_ROLE) + (player.archaeologist != NO_ROLE))
    return found


def mat(player: Player) -> i64:
    """Markers, the more so those that help with what is begun."""
    pair: i64 = 2
    found = min(number_of(player.markers, MUSEUM), pair) + min(number_of(player.markers, SHIP), pair)
    sites: i64 = len(SITES)
    for site in range(sites):
        if player.huts_at(site) > 0:
            found += min(number_of(player.markers, WORKER + site), pair)
    return FITTING * found


def studies(s: Board, seat: i64, player: Player, years: i64) -> i64:
    """§12.2 The research track, with what stands above the space that scores."""
    space = research_space(s, seat)
    found = 100 * s.rulings.research_values[space]
    if space < s.rulings.research_top and years > 0:
        for site in range(len(SITES)):
            if number_of(player.research, site) > space:
                found += STEP
    return found


def cards(s: Board, seat: i64, years: i64, worths: TileWorths) -> i64:
    """What cards and huts may come to; in the last round only as long as the seat can act."""
    if not s.last_round:
        return plans(s, seat, years, worths)
    if s.players[seat].passed or s.players[seat].markers == 0:
        return 0
    return plans(s, seat, years, worths) * LATE // 100


def plans(s: Board, seat: i64, years: i64, worths: TileWorths) -> i64:
    """What the hand, and the cards that huts can ship, may come to."""
    player, hand = s.players[seat], Hand(s, years, worths)
    row = s.hand(seat)
    sites: i64 = len(SITES)
    for site in range(sites):
        hand.add(site, s.cards[row + site])
    held = hand.promise()
    hauls: i64 = 0
    for site in range(sites):
        huts = player.huts_at(site)
        if huts > 0:
            hauls += hand.haul(site, huts, held)
    found = held + hauls
    if s.turn == seat:
        found += under_way(s, hand, held)
    return found


def under_way(s: Board, hand: Hand, held: i64) -> i64:
    """What the action that has begun will still change."""
    if s.to_pick > 0:
        return hand.best(s.site, s.to_pick, s.card % KINDS_A_SITE, held)
    if s.to_draw:
        return UNSEEN
    if s.to_show > 0:
        return -held * (s.to_show - 1) // max(hand.cards, 1)
    return s.to_keep * UNSEEN
