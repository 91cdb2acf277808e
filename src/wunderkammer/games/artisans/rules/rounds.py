"""Chapter 3: how a round begins: row, preview, market, and what the far-sighted may reserve (§9.9)."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.found import Found
from wunderkammer.core.state import CHANCE, OK
from wunderkammer.games.artisans import events, moves
from wunderkammer.games.artisans import questions as asked
from wunderkammer.games.artisans.components import (
    DECK_2,
    FARSIGHTED,
    MARKET,
    NONE,
    ROW,
    VALUES,
    in_deck,
    stock,
    stocked,
)
from wunderkammer.games.artisans.reasons import NOT_IN_DECK, NOT_IN_PILE, RESERVE_NOT_IN_ROW, SEEN_BEFORE
from wunderkammer.games.artisans.state import Board

SECOND_DECK: Final = 7  # the round in which it is taken


def begin_round(s: Board) -> None:
    """§6.4 The holder of the token starts. §3.2 In round 7 what is left of deck 1 leaves the game, preview included."""
    s.round += 1
    if s.holder != NONE:
        s.first = s.holder
        s.holder = NONE
    s.turn = s.first
    s.turns = 0
    s.tell(events.ROUND, s.round, s.first)
    if s.round == SECOND_DECK:
        s.deck = DECK_2
        s.preview = NONE
        s.tell(events.DECK_CHANGED)
    s.enter(asked.FILLING)


def fill_row(s: Board) -> None:
    """§3.1 Gaps are filled from the preview, then from the deck; then a new preview is turned up."""
    gap = gap_in_row(s)
    while gap != NONE and s.preview != NONE:
        put_in_row(s, gap, s.preview)
        s.tell(events.MOVED_UP, s.preview, gap)
        s.preview = NONE
        gap = gap_in_row(s)
    if s.deck != 0 and (gap != NONE or s.preview == NONE):
        s.ask(asked.REVEAL, CHANCE)
    elif s.round == 0:
        s.enter(asked.CHOOSING)
    else:
        s.to_lay = 0 if s.round == 1 else MARKET  # §2.5 the first market lies there already
        s.enter(asked.RESERVING)


def gap_in_row(s: Board) -> i64:
    """The first place of the row without an artwork, or NONE."""
    for place in range(ROW):
        if s.in_row(place) == NONE:
            return place
    return NONE


def put_in_row(s: Board, place: i64, artwork: i64) -> None:
    s.row |= (artwork + 1) << (8 * place)


def reveal_refusal(s: Board, artwork: i64) -> i64:
    if in_deck(s.deck, s.rulings.ranks[artwork]) == 0:
        return NOT_IN_DECK  # §2.2
    return SEEN_BEFORE if s.revealed >> artwork & 1 else OK


def list_reveals(s: Board, found: Found) -> None:
    """All that are not refused, value by value: artworks are numbered by their values."""
    groups = s.rulings.groups
    hidden: i64 = 0
    for rank in range(VALUES):
        if in_deck(s.deck, rank) > 0:
            hidden |= groups[rank]
    hidden &= ~s.revealed
    action: i64 = moves.REVEAL
    while hidden != 0:
        if hidden & 1:
            found.add(action)
        hidden >>= 1
        action += 1


def reveal(s: Board, artwork: i64) -> None:
    """The next card of the deck, into the first gap or as the preview."""
    s.deck -= 1 << (4 * s.rulings.ranks[artwork])
    s.revealed |= 1 << artwork
    gap = gap_in_row(s)
    if gap == NONE:
        s.preview = artwork
        s.tell(events.PREVIEWED, artwork)
    else:
        put_in_row(s, gap, artwork)
        s.tell(events.REVEALED, artwork, gap)


def lay_next(s: Board) -> None:
    """§3.3 One more card for the market; an empty pile is refilled from the discard first, if there is one."""
    if s.pile == 0 and s.discard != 0:
        s.pile = s.discard
        s.discard = 0
        s.refilled = True
        s.tell(events.REFILLED)
    if s.pile == 0:
        s.to_lay = 0
    else:
        s.ask(asked.LAY, CHANCE)


def pile_refusal(s: Board, material: i64) -> i64:
    return OK if stocked(s.pile, material) > 0 else NOT_IN_PILE


def lay(s: Board, material: i64) -> None:
    """§3.1 At the next place of the circle."""
    place = MARKET - s.to_lay
    s.pile -= stock(material)
    s.market |= (material + 1) << (4 * place)
    s.to_lay -= 1
    s.tell(events.LAID, material, place)


def offer_reserve(s: Board) -> None:
    """§9.9 The Planner is asked in every round in which nothing lies under the artisan."""
    if s.step == 0:
        s.step = 1
        for seat in range(s.seats):
            player = s.players[seat]
            if player.artisan == FARSIGHTED and player.reserved == NONE:
                s.ask(asked.RESERVE, seat)
                return
    s.enter(asked.TRADING)


def place_in_row(s: Board, artwork: i64) -> i64:
    """Where in the row an artwork lies, or NONE."""
    for place in range(ROW):
        if s.in_row(place) == artwork:
            return place
    return NONE


def reserve_refusal(s: Board, artwork: i64) -> i64:
    return RESERVE_NOT_IN_ROW if place_in_row(s, artwork) == NONE else OK


def answer_reserve(s: Board, action: i64) -> None:
    if action == moves.SKIP:
        s.tell(events.SKIPPED, s.actor)
        return
    artwork = action - moves.RESERVE
    take_from_row(s, artwork)
    s.players[s.actor].reserved = artwork
    s.tell(events.RESERVED, s.actor, artwork)


def take_from_row(s: Board, artwork: i64) -> None:
    """The gap stays until the next round."""
    s.row -= (artwork + 1) << (8 * place_in_row(s, artwork))
