"""Chapter 8: what a player who has passed may do; and taking markers, which §3.3 and §9.2 ask for as well."""

from mypy_extensions import i64

from wunderkammer.core.state import OK
from wunderkammer.games.artifact import events, moves, reasons
from wunderkammer.games.artifact.components import KINDS_OF_MARKER, MAT, number
from wunderkammer.games.artifact.rules.markers import put_back, take_marker, take_refusal
from wunderkammer.games.artifact.state import Board, Player


def tend_markers(s: Board, action: i64) -> None:
    """§3.3, §8.2, §9.2 Take, swap or rest."""
    if action < moves.SWAP:
        take_marker(s, s.me(), action - moves.TAKE)
        s.tell(events.TOOK, s.turn, action - moves.TAKE)
    elif action < moves.REST:
        at = action - moves.SWAP
        swap(s, at // KINDS_OF_MARKER, at % KINDS_OF_MARKER)
    else:
        s.tell(events.RESTED, s.turn)


def refusal(s: Board, action: i64) -> i64:
    """Why a marker may not be taken, swapped or left."""
    if action < moves.SWAP:
        return take_refusal(s, s.me(), action - moves.TAKE)
    if action < moves.REST:
        at = action - moves.SWAP
        return swap_refusal(s, s.me(), at // KINDS_OF_MARKER, at % KINDS_OF_MARKER)
    return rest_refusal(s)


def swap_refusal(s: Board, player: Player, mine: i64, theirs: i64) -> i64:
    if not player.holds(mine):
        return reasons.SWAP_NOT_HELD  # §8.2
    if mine == theirs:
        return reasons.SWAP_SAME  # §8.2
    return OK if s.on_track(theirs) > 0 else reasons.SWAP_EMPTY  # §8.2


def swap(s: Board, mine: i64, theirs: i64) -> None:
    """§8.2 His goes back without paying."""
    put_back(s, s.me(), mine)
    take_marker(s, s.me(), theirs)
    s.tell(events.SWAPPED, s.turn, mine, theirs)


def rest_refusal(s: Board) -> i64:
    may_rest = s.rulings.may_always_rest or number(s.me().markers) == MAT
    return OK if may_rest else reasons.MAY_NOT_REST  # §8.3
