"""Chapter 4: phase A, at the market. Night worker (§9.5) and opportunist (§9.8) change turns here."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.found import Found
from wunderkammer.core.seats import left_of
from wunderkammer.core.state import OK
from wunderkammer.games.artisans import events, moves
from wunderkammer.games.artisans import questions as asked
from wunderkammer.games.artisans.components import (
    HAND,
    KINDS,
    MARKET,
    NIGHTWORKER,
    NONE,
    OPPORTUNIST,
    card,
    held,
    stock,
    total,
)
from wunderkammer.games.artisans.reasons import (
    CRAFT_AFTER_MARKET,
    HAND_FULL,
    HAND_NOT_FULL,
    MAY_NOT_PASS,
    NEIGHBOUR,
    NOT_FIRST_TURN,
    ONE_ARTWORK,
    ONLY_TOKEN,
    SAME_MATERIAL,
    SWAP_EMPTY,
    SWAP_NOT_IN_HAND,
    TAKE_EMPTY,
    TOKEN_TAKEN,
    TOO_EARLY,
)
from wunderkammer.games.artisans.rules import crafting
from wunderkammer.games.artisans.state import Board, Player

FIRST_CRAFT: Final = 3  # the round in which crafting begins
EVERY_PLACE: Final = 0x11111  # a bit for each place of the market


def next_turn(s: Board) -> None:
    """§4.1 One turn after another; §4.5 an emptied market is laid out again before the next decision."""
    if s.turn == s.holder:
        close_market(s)
    elif s.market == 0 and (s.pile != 0 or s.discard != 0):
        s.to_lay = MARKET
    elif s.extra != asked.NOTHING:
        s.ask(s.extra, s.turn)
    else:
        s.ask(asked.TURN if s.holder == NONE else asked.LAST, s.turn)


def act(s: Board, action: i64, question: i64) -> None:
    """A turn is one action; the night worker and the opportunist may have another."""
    player = s.me()
    s.extra = asked.NOTHING
    if action < moves.TAKE:
        crafting.craft(s, player, action - moves.CRAFT)
        if player.artisan == NIGHTWORKER:
            s.extra = asked.NIGHT
            return
    elif action < moves.TOKEN:
        if action < moves.SWAP:
            take(s, player, action - moves.TAKE)
        else:
            swap(s, player, (action - moves.SWAP) // MARKET, (action - moves.SWAP) % MARKET)
        if question == asked.LAST and player.artisan == OPPORTUNIST:
            s.extra = asked.SECOND
            return
    elif action == moves.TOKEN:
        s.holder = s.turn
        s.tell(events.TOKEN, s.turn)
    else:
        s.tell(events.PASSED, s.turn)
    s.turns += 1
    s.turn = left_of(s.turn, s.seats)


def close_market(s: Board) -> None:
    """§4.6 What is left goes to the discard; §6.1 development begins with the holder of the token."""
    left: i64 = 0
    for place in range(MARKET):
        material = s.lying_at(place)
        if material != NONE:
            s.discard += stock(material)
            left += 1
    s.market = 0
    s.tell(events.CLOSED, left)
    s.enter(asked.DEVELOPING)


# What is possible in a turn.


def refusal(s: Board, action: i64) -> i64:
    """Why this cannot be done now, of all that can be done at the market."""
    if only_token_is_left(s) and action != moves.TOKEN:
        return ONLY_TOKEN
    if action < moves.TAKE:
        untimely = craft_is_untimely(s)
        return untimely if untimely != OK else crafting.refusal(s, s.me(), action - moves.CRAFT)
    if action < moves.SWAP:
        return take_refusal(s, s.me(), action - moves.TAKE)
    if action < moves.TOKEN:
        return swap_refusal(s, s.me(), (action - moves.SWAP) // MARKET, (action - moves.SWAP) % MARKET)
    if action == moves.TOKEN:
        return OK if s.holder == NONE else TOKEN_TAKEN  # §4.4
    return MAY_NOT_PASS if s.question == asked.TURN else OK  # §4.1


def only_token_is_left(s: Board) -> bool:
    """§4.7 Everybody has had all turns of a phase, ten in the standard edition, and the token still lies there."""
    return s.turns >= s.rulings.most_turns * s.seats and s.question == asked.TURN


def craft_is_untimely(s: Board) -> i64:
    """§5.1 Only as your first turn of a round, once, and not in the first two rounds."""
    if s.question == asked.NIGHT:
        return ONE_ARTWORK
    if s.question == asked.SECOND:
        return CRAFT_AFTER_MARKET
    if s.round < FIRST_CRAFT:
        return TOO_EARLY
    return OK if s.turns < s.seats else NOT_FIRST_TURN


def take_refusal(s: Board, player: Player, place: i64) -> i64:
    """§4.2 With fewer than six cards."""
    if s.lying_at(place) == NONE:
        return TAKE_EMPTY
    return HAND_FULL if total(player.hand) == HAND else OK


def swap_refusal(s: Board, player: Player, material: i64, place: i64) -> i64:
    """§4.3 With six cards, one that is not of the material taken nor of a neighbour's."""
    if total(player.hand) < HAND:
        return HAND_NOT_FULL
    if held(player.hand, material) == 0:
        return SWAP_NOT_IN_HAND
    if swap_places(s.market, material) >> (4 * place) & 1:
        return OK
    if s.lying_at(place) == NONE:
        return SWAP_EMPTY
    return SAME_MATERIAL if s.lying_at(place) == material else NEIGHBOUR


def swap_places(market: i64, material: i64) -> i64:
    """§4.3 The places of the circle where a card of this material may be laid down for another: a bit each."""
    alike = EVERY_PLACE & ~occupied(market ^ (material + 1) * EVERY_PLACE)
    beside = alike << 4 | alike >> 4 | alike << 16 | alike >> 16
    return occupied(market) & ~(alike | beside)


def occupied(market: i64) -> i64:
    """The places where something lies: a bit each."""
    return (market | market >> 1 | market >> 2 | market >> 3) & EVERY_PLACE


def list_options(s: Board, found: Found) -> None:
    """All of it that is not refused, in the order of the notation."""
    if only_token_is_left(s):
        found.add(moves.TOKEN)
        return
    player = s.me()
    if craft_is_untimely(s) == OK:
        crafting.list_options(s, player, found)
    if total(player.hand) < HAND:
        list_places(occupied(s.market), moves.TAKE, found)
    else:
        for material in range(KINDS):
            if held(player.hand, material) > 0:
                list_places(swap_places(s.market, material), moves.SWAP + MARKET * material, found)
    if s.holder == NONE:
        found.add(moves.TOKEN)
    if s.question != asked.TURN:
        found.add(moves.PASS)


def in_the_open(s: Board) -> bool:
    """Whether everybody knows what can be done: it depends on the cards in hand only where one of them is swapped."""
    player = s.me()
    if only_token_is_left(s) or s.market == 0 or total(player.hand) < HAND:
        return True
    return player.hand == player.known


def list_places(places: i64, first: i64, found: Found) -> None:
    """An action for each place; the first is that of the first place."""
    action = first
    while places != 0:
        if places & 1:
            found.add(action)
        places >>= 4
        action += 1


# What is done.


def take(s: Board, player: Player, place: i64) -> None:
    material = s.lying_at(place)
    s.market -= (material + 1) << (4 * place)
    receive(player, material)
    s.tell(events.TOOK, s.turn, material, place)


def swap(s: Board, player: Player, material: i64, place: i64) -> None:
    taken = s.lying_at(place)
    s.market += (material - taken) << (4 * place)
    give(s, player, material, 1)
    receive(player, taken)
    s.tell(events.SWAPPED, s.turn, material, taken, place)


def receive(player: Player, material: i64) -> None:
    """§11.1 Everybody sees which card is taken from the market."""
    player.hand += card(material)
    player.known += card(material)


def give(s: Board, player: Player, material: i64, number: i64) -> None:
    """§11.1 Cards laid down are those that were known, as far as they go; others are shown now."""
    player.hand -= number * card(material)
    known = held(player.known, material)
    if known < number:
        s.uncover()
    else:
        known = number
    player.known -= known * card(material)
