"""Chapter 4: markers and tracks; and how an action is paid (§6.2, §6.3)."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.state import OK
from wunderkammer.games.artifact import events, reasons
from wunderkammer.games.artifact.components import ANDERSSON, KINDS_OF_MARKER, MAT, number, one
from wunderkammer.games.artifact.moves import FREE, PLAIN
from wunderkammer.games.artifact.state import Board, Player

JOKER: Final = 6  # what an action costs in all if a joker stands in


def put_back(s: Board, player: Player, marker: i64) -> None:
    """§4.1 It goes onto the dearest free space of its track."""
    player.markers -= one(marker)
    s.tracks += one(marker)


def take_marker(s: Board, player: Player, marker: i64) -> None:
    """§4.2 It leaves from the cheapest occupied space."""
    player.markers += one(marker)
    s.tracks -= one(marker)


def take_refusal(s: Board, player: Player, marker: i64) -> i64:
    if number(player.markers) == MAT:
        return reasons.MAT_FULL  # §8.3
    return OK if s.on_track(marker) > 0 else reasons.TRACK_EMPTY  # §4.3


def cost(s: Board, marker: i64) -> i64:
    """§4.1 The number of the space that this marker would cover."""
    return s.rulings.costs[s.on_track(marker)]


def price(s: Board, ship: i64) -> i64:
    """§7.6 The black-market price above the space that a ship would cover."""
    return s.rulings.prices[s.on_track(ship)]


def payments(s: Board, player: Player, needed: i64, times: i64) -> i64:
    """The set of ways in which a player can pay an action: plain, by joker, free."""
    if player.markers == 0:
        return 1 << FREE if may_act_free(player) else 0  # §13.4
    ways: i64 = 0
    if player.holds(needed) and player.money >= times * cost(s, needed):
        ways = 1 << PLAIN  # §6.2
    if player.money >= times * JOKER:  # §6.3
        for joker in range(KINDS_OF_MARKER):
            if joker != needed and player.holds(joker):
                ways |= 2 << joker
    return ways


def payment_refusal(s: Board, needed: i64, payment: i64, times: i64) -> i64:
    """Why an action cannot be paid like this."""
    player = s.me()
    if payments(s, player, needed, times) >> payment & 1 == 1:
        return OK
    if payment == FREE:
        return reasons.NOT_FREE  # §13.4
    if payment == PLAIN:
        return reasons.TOO_DEAR if player.holds(needed) else reasons.NO_MARKER  # §4.4, §6.2
    if not player.holds(payment - 1):
        return reasons.NO_JOKER  # §6.3
    return reasons.NEEDLESS_JOKER if payment - 1 == needed else reasons.TOO_DEAR  # §6.3, §4.4


def may_act_free(player: Player) -> bool:
    """§13.4 Andersson: once a round, after all six markers were used in this round."""
    return player.archaeologist == ANDERSSON and player.used >= MAT and not player.freed


def due(s: Board, needed: i64, payment: i64, times: i64) -> i64:
    """§6.2, §6.3 What an action costs that is not free."""
    return times * (cost(s, needed) if payment == PLAIN else JOKER)


def pay(s: Board, needed: i64, payment: i64, times: i64) -> None:
    """§6.2 One marker goes back, its cost is paid."""
    player = s.me()
    if payment == FREE:
        player.freed = True
        s.tell(events.FREE, s.turn)
        return
    marker = needed if payment == PLAIN else payment - 1
    coins = due(s, needed, payment, times)
    player.money -= coins
    put_back(s, player, marker)
    player.used += 1
    s.tell(events.PAID, s.turn, marker, coins, 0 if payment == PLAIN else 1)
