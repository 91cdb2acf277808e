"""Chapter 6: take possession, the fourth action of a round."""

from mypy_extensions import i64

from wunderkammer.core.state import CHANCE, OK, OVER
from wunderkammer.games.artefakt import events, moves
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import CARD, SITES, colour_set
from wunderkammer.games.artefakt.reasons import (
    NOTHING_TO_COLLECT,
    ROB_ABSENT,
    ROB_NOTHING,
    ROB_YOURSELF,
    SOMETHING_TO_COLLECT,
)
from wunderkammer.games.artefakt.rules.knowledge import transfer_all
from wunderkammer.games.artefakt.rules.winning import check_gain
from wunderkammer.games.artefakt.state import NOBODY, Board


def take_possession(s: Board) -> None:
    """§6.1 Sites are settled from number 1 to number 10, once each."""
    while s.step < SITES and s.question == asked.NOTHING and s.actor != OVER:
        s.step += 1
        if not s.is_deserted(s.step):  # §6.2
            settle_site(s)
    if s.question == asked.NOTHING and s.actor != OVER:
        s.enter(asked.ROUND_END)


def settle_site(s: Board) -> None:
    s.turn = majority(s, s.step)
    if s.turn == NOBODY:
        s.tell(events.STANDOFF, s.step)  # §6.5
    elif is_alone(s, s.step, s.turn):
        collect(s)  # §6.3
    else:
        s.ask(asked.SETTLE, s.turn)  # §6.4


def majority(s: Board, site: i64) -> i64:
    """§6.4 The seat with strictly more figures there than every other."""
    most: i64 = 0
    holder: i64 = NOBODY
    for seat in range(s.seats):
        here = s.players[seat].figures_at(site)
        if here > most:
            most = here
            holder = seat
        elif here == most:
            holder = NOBODY
    return holder


def is_alone(s: Board, site: i64, seat: i64) -> bool:
    """§6.3 Whether only this seat's figures stand there."""
    for other in range(s.seats):
        if other != seat and s.players[other].figures_at(site) > 0:
            return False
    return True


def settle_refusal(s: Board, action: i64) -> i64:
    if action == moves.COLLECT:
        return OK if s.at[s.step] != 0 else NOTHING_TO_COLLECT  # §6.4
    if action == moves.LEAVE:
        return OK if s.at[s.step] == 0 else SOMETHING_TO_COLLECT  # §6.4
    return rob_refusal(s, (action - moves.ROB) // 3, (action - moves.ROB) % 3)


def rob_refusal(s: Board, victim: i64, colour: i64) -> i64:
    if victim == s.turn:
        return ROB_YOURSELF  # §6.4
    if victim >= s.seats or s.players[victim].figures_at(s.step) == 0:
        return ROB_ABSENT  # §6.4
    return OK if s.owned(victim) & colour_set(colour) != 0 else ROB_NOTHING  # §6.4


def settle(s: Board, action: i64) -> None:
    """§6.4 The majority takes what lies there, or robs a rival, or leaves an empty site."""
    if action == moves.COLLECT:
        collect(s)
    elif action == moves.LEAVE:
        s.tell(events.LEFT, s.turn, s.step)
        may_use_directive(s)
    else:
        rob(s, (action - moves.ROB) // 3, (action - moves.ROB) % 3)


def collect(s: Board) -> None:
    """§6.3 All fragments there go onto the player's collecting card."""
    s.tell(events.COLLECTED, s.turn, s.step, s.at[s.step])
    if s.at[s.step] != 0:
        transfer_all(s, s.step, s.turn)
        check_gain(s, s.turn)
    may_use_directive(s)


def rob(s: Board, victim: i64, colour: i64) -> None:
    """§6.4 He names the player and the colour; which piece is blind chance."""
    s.errand = asked.FOR_ROBBERY
    s.source = CARD + victim
    s.goal = CARD + s.turn
    s.colour = colour
    s.ask(asked.PIECE, CHANCE)


def may_use_directive(s: Board) -> None:
    """§6.6 At an open site the player who settled it is asked."""
    if s.actor != OVER and s.is_opened(s.step):
        s.ask(asked.DIRECTIVE, s.turn)
