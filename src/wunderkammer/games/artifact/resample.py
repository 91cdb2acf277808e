"""A possible world: what one seat knows stays, everything else is dealt at random."""

from mypy_extensions import i64

from wunderkammer.core.luck import Luck
from wunderkammer.core.state import OVER
from wunderkammer.games.artifact.components import CURSE, KINDS_A_SITE, SITES, how_many, one_card, total
from wunderkammer.games.artifact.questions import SHOW
from wunderkammer.games.artifact.rules.showing import can_be_completed
from wunderkammer.games.artifact.state import DECK, HAND, KNOWN, Board


def deal_anew(world: Board, seat: i64, luck: Luck) -> None:
    """§14.2 Cards drawn by London or Judd into other hands change places with those left in their decks."""
    if world.actor == OVER:
        return
    deal_sites(world, seat, luck)
    while world.turn != seat and not is_possible(world):
        deal_sites(world, seat, luck)


def deal_sites(world: Board, seat: i64, luck: Luck) -> None:
    for site in range(len(SITES)):
        deal_site(world, seat, site, luck)


def is_possible(world: Board) -> bool:
    """A player who is showing cards has what the tile still requires (§7.4)."""
    return world.question != SHOW or can_be_completed(world, world.tile, world.card, world.to_show)


def deal_site(world: Board, seat: i64, site: i64, luck: Luck) -> None:
    """The deck of a site and what was drawn from it unseen; a curse cannot be in a hand (§12.7)."""
    pool: list[int] = []
    for kind in range(KINDS_A_SITE):
        if kind != CURSE:
            pool += [kind] * how_many(unseen(world, seat, site), kind)
    luck.shuffle(pool)
    deck: i64 = world.cards[DECK + site] & 7 << (3 * CURSE)
    for other in range(world.seats):
        if other != seat:
            hand = world.cards[KNOWN + 4 * other + site]
            for _ in range(total(world.cards[HAND + 4 * other + site]) - total(hand)):
                hand += one_card(pool.pop())
            world.cards[HAND + 4 * other + site] = hand
    for kind in pool:
        deck += one_card(kind)
    world.cards[DECK + site] = deck


def unseen(s: Board, seat: i64, site: i64) -> i64:
    """The cards of a site that a seat (or a spectator) has not seen, wherever they are."""
    cards = s.cards
    pile = cards[DECK + site]
    for other in range(s.seats):
        if other != seat:
            pile += cards[HAND + 4 * other + site] - cards[KNOWN + 4 * other + site]
    return pile
