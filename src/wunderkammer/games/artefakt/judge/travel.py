"""Where the figures of Artefakt stand and may get: how many at each site, in one number, four bits a site."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import CARDS, SITES, TALL
from wunderkammer.games.artefakt.state import Board, Player

BEYOND: Final = 1 << 60  # further than any site; compiled, a one that is shifted up would have 32 bits only


def one_at(site: i64) -> i64:
    """One figure at a site."""
    return BEYOND >> (60 - 4 * site)


def travels(world: Board, seat: i64, figure: i64) -> bool:
    """Whether a figure moves before sites are settled again."""
    if world.stage != asked.TRAVEL:
        return world.stage != asked.POSSESSION
    if figure != world.figure:
        return figure > world.figure
    return (seat - world.starter + world.seats) % world.seats >= world.step


def standing(world: Board, seat: i64) -> i64:
    """Where the figures stand that have travelled and wait for their sites to be settled."""
    here: i64 = 0
    settled: i64 = 0
    if world.stage == asked.POSSESSION:
        settled = world.step - 1 if world.question == asked.SETTLE else world.step
    for figure in range(TALL + 1):
        site = world.players[seat].site_of(figure)
        if site > settled and not travels(world, seat, figure):
            here += one_at(site)
    return here


def cards_count(world: Board) -> bool:
    """Whether the cards that are laid are those of the journey to come, not of the last one."""
    return asked.PREPARE <= world.stage <= asked.TRAVEL


def coming(world: Board, seat: i64) -> i64:
    """Where the figures may get that have yet to travel, as far as their cards are laid."""
    there: i64 = 0
    if cards_count(world):
        for figure in range(TALL + 1):
            if travels(world, seat, figure) and world.players[seat].card_of(figure) > 0:
                there += reach(world, seat, figure)
    return there


def reach(world: Board, seat: i64, figure: i64) -> i64:
    """Where a figure can get: by the card laid for it, else by any that is left."""
    player = world.players[seat]
    site = player.site_of(figure)
    in_hand = not cards_count(world)
    there: i64 = 0
    for card in range(1, CARDS + 1):
        if site > 0 and (in_hand or may_use(player, figure, card)):
            steps = world.rulings.travel_cards[card - 1]
            there |= one_at(world.beyond(site, steps)) | one_at(world.beyond(site, -steps))
    return there


def may_use(player: Player, figure: i64, card: i64) -> bool:
    """Whether a card is laid for a figure, or may still be."""
    if player.card_of(figure) > 0:
        return player.card_in_use(figure) == card
    return card != player.card_of(0) and card != player.card_of(1) and card != player.card_of(2)


def highest(one: i64, other: i64) -> i64:
    """At each site the higher number of both."""
    if one == 0 or other == 0:
        return one | other
    both: i64 = 0
    for site in range(1, SITES + 1):
        both |= max(one >> (4 * site) & 15, other >> (4 * site) & 15) << (4 * site)
    return both
