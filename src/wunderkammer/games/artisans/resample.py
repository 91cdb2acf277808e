"""A possible world: what one seat knows stays, everything else is dealt at random."""

from mypy_extensions import i64

from wunderkammer.core.luck import Luck
from wunderkammer.games.artisans.components import KINDS, card, held, stock, stocked, total
from wunderkammer.games.artisans.state import Board


def deal_anew(world: Board, seat: i64, luck: Luck) -> None:
    """§11.2 Cards dealt to others at set-up and not shown since change places with each other and with the pile.

    Once the pile has been refilled everybody knows what is in it: then they change places among the hands alone.
    """
    pool = unseen(world, seat)
    cards: list[int] = []
    for material in range(KINDS):
        cards += [material] * stocked(pool, material)
    luck.shuffle(cards)
    for other in range(world.seats):
        if other != seat:
            player = world.players[other]
            hand = player.known
            for _ in range(total(player.hand) - total(hand)):
                hand += card(cards.pop())
            player.hand = hand
    if not world.refilled:
        world.pile = 0
        for material in cards:
            world.pile += stock(material)


def unseen(s: Board, eyes: i64) -> i64:
    """The cards of which a seat (or a spectator) cannot tell where they are: five bits a material."""
    pool: i64 = 0 if s.refilled else s.pile
    for seat in range(s.seats):
        if seat != eyes:
            player = s.players[seat]
            for material in range(KINDS):
                pool += (held(player.hand, material) - held(player.known, material)) * stock(material)
    return pool
