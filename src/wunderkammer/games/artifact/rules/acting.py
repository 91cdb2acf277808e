"""Chapters 6 and 7: which action is meant, how it is paid, and whether both are possible."""

from mypy_extensions import i64

from wunderkammer.core.found import Found
from wunderkammer.core.state import OK
from wunderkammer.games.artifact import events, moves
from wunderkammer.games.artifact.components import ACTIONS_A_TURN, KINDS_A_SITE, MORLEY, MUSEUM, SHIP, SITES, WORKER
from wunderkammer.games.artifact.moves import PAYMENTS
from wunderkammer.games.artifact.rules import actions, turn
from wunderkammer.games.artifact.rules.markers import may_act_free, payment_refusal, payments
from wunderkammer.games.artifact.rules.showing import showable
from wunderkammer.games.artifact.state import NONE, Board, Player


def act(s: Board, action: i64) -> None:
    """§6.1 An action, gold, or the end of the turn."""
    if action < moves.SELL:
        act_with_marker(s, action)
    elif action < moves.BUY:
        actions.sell(s, action - moves.SELL)
    elif action < moves.GOLD:
        actions.buy(s, action - moves.BUY)
    elif action < moves.END:
        turn.play_gold(s, action - moves.GOLD)
    elif action == moves.END:
        s.tell(events.ENDED_TURN, s.turn)
        turn.end_turn(s)
    else:
        turn.pass_round(s)


def act_with_marker(s: Board, action: i64) -> None:
    """§7 One of the actions that are paid with a marker."""
    if action < moves.HIRE:
        at = action - moves.RESEARCH
        actions.research(s, at // PAYMENTS, at % PAYMENTS)
    elif action < moves.DOUBLE:
        at = action - moves.HIRE
        actions.hire(s, at // PAYMENTS, at % PAYMENTS, 1)
    elif action < moves.SHIP:
        at = action - moves.DOUBLE
        actions.hire(s, at // PAYMENTS, at % PAYMENTS, 2)
    elif action < moves.EXHIBIT:
        at = action - moves.SHIP
        actions.ship(s, at // PAYMENTS, at % PAYMENTS)
    elif action < moves.FEATURE:
        at = action - moves.EXHIBIT
        actions.exhibit(s, at // PAYMENTS, at % PAYMENTS)
    else:
        at = action - moves.FEATURE
        actions.feature(s, at // PAYMENTS, at % PAYMENTS)


def refusal(s: Board, action: i64) -> i64:
    """Why this may not be done now."""
    if action < moves.SELL:
        verb = verb_of(action)
        at = action - verb
        refused = refusal_of(s, verb, at // PAYMENTS)
        if refused != OK:
            return refused
        return payment_refusal(s, marker_for(verb, at // PAYMENTS), at % PAYMENTS, times(verb))
    if action < moves.BUY:
        return actions.sell_refusal(s, action - moves.SELL)
    if action < moves.GOLD:
        return actions.buy_refusal(s, action - moves.BUY)
    if action < moves.END:
        return turn.gold_refusal(s, action - moves.GOLD)
    return turn.end_refusal(s) if action == moves.END else turn.pass_refusal(s)


def verb_of(action: i64) -> i64:
    """The block of an action that is paid with a marker."""
    if action < moves.HIRE:
        return moves.RESEARCH
    if action < moves.DOUBLE:
        return moves.HIRE
    if action < moves.SHIP:
        return moves.DOUBLE
    if action < moves.EXHIBIT:
        return moves.SHIP
    return moves.EXHIBIT if action < moves.FEATURE else moves.FEATURE


def refusal_of(s: Board, verb: i64, what: i64) -> i64:
    """Why a site or a tile is refused, however it would be paid."""
    if verb == moves.RESEARCH:
        return actions.research_refusal(s, s.me(), what)
    if verb == moves.HIRE:
        return actions.hire_refusal(s.me(), what)
    if verb == moves.DOUBLE:
        return actions.double_refusal(s.me(), what)
    if verb == moves.SHIP:
        return actions.ship_refusal(s.me(), what)
    if verb == moves.EXHIBIT:
        return actions.exhibit_refusal(s, what)
    return actions.feature_refusal(s, what)


def marker_for(verb: i64, what: i64) -> i64:
    """§7 The marker that an action needs."""
    if verb == moves.HIRE or verb == moves.DOUBLE:
        return WORKER + what
    return SHIP if verb == moves.SHIP else MUSEUM


def times(verb: i64) -> i64:
    """§13.4 Morley's double is paid twice."""
    return 2 if verb == moves.DOUBLE else 1


def list_options(s: Board, found: Found) -> None:
    """All that may be done now."""
    player = s.me()
    if s.done < ACTIONS_A_TURN and (player.markers != 0 or may_act_free(player)):
        list_marker_actions(s, player, found)
        if player.holds(SHIP):
            list_sales(s, found)
            list_plain(s, moves.BUY, s.market_size, found)
    if s.market_size > 0 and turn.gold_in_hand(s) != NONE:
        list_plain(s, moves.GOLD, s.market_size, found)
    list_plain(s, moves.END, 2, found)


def may_need_cards(s: Board) -> bool:
    """Whether anything that could be done now depends on the cards in hand: an action, or gold for the black market."""
    player = s.me()
    return turn.gold_is_asked_for(s) or (s.done < ACTIONS_A_TURN and (player.markers != 0 or may_act_free(player)))


def list_marker_actions(s: Board, player: Player, found: Found) -> None:
    """An action can be paid in the same ways for every site and tile of one marker."""
    museum = payments(s, player, MUSEUM, 1)
    for site in range(len(SITES) if museum != 0 else 0):
        if actions.research_refusal(s, player, site) == OK:
            add_paid(moves.RESEARCH + PAYMENTS * site, museum, found)
    for site in range(len(SITES)):
        if actions.hire_refusal(player, site) == OK:
            add_paid(moves.HIRE + PAYMENTS * site, payments(s, player, WORKER + site, 1), found)
    for site in range(len(SITES) if player.has(MORLEY) else 0):
        if actions.double_refusal(player, site) == OK:
            add_paid(moves.DOUBLE + PAYMENTS * site, payments(s, player, WORKER + site, 2), found)
    ship = payments(s, player, SHIP, 1)
    for site in range(len(SITES) if ship != 0 else 0):
        if actions.ship_refusal(player, site) == OK:
            add_paid(moves.SHIP + PAYMENTS * site, ship, found)
    if museum != 0:
        list_exhibitions(s, museum, found)
    for site in range(len(SITES) if museum != 0 and s.rulings.research else 0):
        if actions.feature_refusal(s, site) == OK:
            add_paid(moves.FEATURE + PAYMENTS * site, museum, found)


def list_exhibitions(s: Board, possible: i64, found: Found) -> None:
    tiles = showable(s) & s.tiles
    action: i64 = moves.EXHIBIT
    while tiles != 0:
        if tiles & 1:
            add_paid(action, possible, found)
        tiles >>= 1
        action += PAYMENTS


def add_paid(first: i64, possible: i64, found: Found) -> None:
    action = first
    while possible != 0:
        if possible & 1:
            found.add(action)
        possible >>= 1
        action += 1


def list_sales(s: Board, found: Found) -> None:
    for site in range(len(SITES)):
        pile = s.pile(s.hand(s.turn), site)
        card: i64 = KINDS_A_SITE * site
        while pile != 0:
            if pile & 7 != 0 and actions.sell_refusal(s, card) == OK:
                found.add(moves.SELL + card)
            pile >>= 3
            card += 1


def list_plain(s: Board, first: i64, count: i64, found: Found) -> None:
    action = first
    while action < first + count:
        if refusal(s, action) == OK:
            found.add(action)
        action += 1
