"""What a legal move needs, pays and brings, beyond what its notation says: by the functions of the rules themselves."""

from mypy_extensions import i64

from wunderkammer.games.artifact import moves
from wunderkammer.games.artifact.components import KINDS_OF_MARKER, MARKERS, SHIP, SITES
from wunderkammer.games.artifact.moves import FREE, PAYMENTS, PLAIN
from wunderkammer.games.artifact.rules.acting import marker_for, times, verb_of
from wunderkammer.games.artifact.rules.actions import proceeds
from wunderkammer.games.artifact.rules.markers import due, price
from wunderkammer.games.artifact.state import Board


def terms(s: Board, action: i64) -> dict[str, int | str]:
    """`needed` and `pays` are markers, `coins` what becomes of the money; `gives` is a marker that is swapped."""
    if moves.RESEARCH <= action < moves.SELL:
        return paid_with_marker(s, action)
    if moves.SELL <= action < moves.BUY:
        return with_ship(proceeds(s))
    if moves.BUY <= action < moves.GOLD:
        return with_ship(-price(s, SHIP))
    if moves.SWAP <= action < moves.REST:
        return {"gives": MARKERS[(action - moves.SWAP) // KINDS_OF_MARKER]}
    return {}


def with_ship(coins: i64) -> dict[str, int | str]:
    return {"needed": MARKERS[SHIP], "pays": MARKERS[SHIP], "coins": coins}


def paid_with_marker(s: Board, action: i64) -> dict[str, int | str]:
    verb = verb_of(action)
    what, payment = (action - verb) // PAYMENTS, (action - verb) % PAYMENTS
    needed = marker_for(verb, what)
    told: dict[str, int | str] = {"needed": MARKERS[needed]}
    if verb == moves.FEATURE:
        told["card"] = f"{SITES[what]}/solo"
    if payment == FREE:
        told["pays"] = "free"
        return told
    told["pays"] = MARKERS[needed if payment == PLAIN else payment - 1]
    told["coins"] = -due(s, needed, payment, times(verb))
    return told
