"""A possible world: what one seat knows stays, everything else is dealt at random."""

from mypy_extensions import i64

from wunderkammer.core.luck import Luck
from wunderkammer.core.state import OVER
from wunderkammer.games.artefakt.components import (
    ASIDE,
    CARDS,
    COLOURS,
    MIDDLE,
    PLACES,
    TALL,
    colour_set,
    count,
    is_complete,
)
from wunderkammer.games.artefakt.state import NOBODY, Board, Player


def deal_anew(world: Board, seat: i64, luck: Luck) -> None:
    """Turn a copy of the true state into a world that could be true as well, as far as this seat can tell."""
    for colour in range(len(COLOURS)):
        deal_fragments(world, seat, colour, luck)
        while has_overlooked_winner(world, colour):
            deal_fragments(world, seat, colour, luck)
    for other in range(world.seats):
        if other != seat:
            deal_travel_cards(world.players[other], luck)
            if world.actor != OVER:
                world.players[other].known = in_hand(world, other)


def deal_fragments(world: Board, seat: i64, colour: i64, luck: Luck) -> None:
    """Every fragment of a colour that the seat does not know changes places with the others of its kind."""
    unknown: i64 = colour_set(colour) & ~world.players[seat].known
    left = unknown
    for place in range(MIDDLE + 1, PLACES):
        lying: i64 = world.at[place]
        if lying & unknown != 0:
            dealt: i64 = lying & ~unknown
            for _ in range(count(lying & unknown)):
                drawn = any_of(left, luck)
                dealt |= drawn
                left &= ~drawn
            world.at[place] = dealt
    world.at[MIDDLE] = world.at[MIDDLE] & ~unknown | left


def any_of(fragments: i64, luck: Luck) -> i64:
    """One of them, each equally likely."""
    for _ in range(luck.below(count(fragments))):
        fragments &= fragments - 1
    return fragments & -fragments


def has_overlooked_winner(world: Board, colour: i64) -> bool:
    """§8.1 Nobody can own a complete artifact during the game."""
    if world.actor == OVER:
        return False
    for seat in range(world.seats):
        if is_complete(in_hand(world, seat), colour):
            return True
    return False


def in_hand(world: Board, seat: i64) -> i64:
    """A collecting card, and what its owner has just set aside to sift or barter."""
    return world.owned(seat) | world.at[ASIDE] if seat == world.turn else world.owned(seat)


def deal_travel_cards(player: Player, luck: Luck) -> None:
    """The cards that lie face down become any that nobody has seen."""
    seen: i64 = player.fourth_card() if player.delayed != NOBODY else 0
    pool: list[int] = [card for card in range(1, CARDS + 1) if card != seen and not is_shown(player, card)]
    luck.shuffle(pool)
    laid: i64 = 0
    for figure in range(TALL + 1):
        card_there = player.card_of(figure)
        if card_there != 0 and player.shown >> figure & 1 == 0:
            card_there = pool.pop()
        laid |= card_there << (4 * figure)
    player.laid = laid


def is_shown(player: Player, card: i64) -> bool:
    """Whether this card lies revealed beside a figure."""
    for figure in range(TALL + 1):
        if player.shown >> figure & 1 == 1 and player.card_of(figure) == card:
            return True
    return False
