"""Blind draws: the colour die, and the piece that comes out of a place when only the colour is chosen."""

from mypy_extensions import i64

from wunderkammer.core.state import CHANCE, OK
from wunderkammer.games.artefakt import events
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import ASIDE, CARD, MIDDLE, colour_set, copies, count
from wunderkammer.games.artefakt.reasons import NO_SUCH_PIECE
from wunderkammer.games.artefakt.rules.discover import draw_a_discovery
from wunderkammer.games.artefakt.rules.knowledge import copy_to_give, mix_the_middle, transfer
from wunderkammer.games.artefakt.rules.possession import may_use_directive
from wunderkammer.games.artefakt.rules.winning import check_exchange, check_gain
from wunderkammer.games.artefakt.state import Board


def roll_colour(s: Board, colour: i64) -> None:
    """§3.1, §10.8 The colour die."""
    s.tell(events.COLOUR_ROLLED, colour)
    there = s.at[MIDDLE] & colour_set(colour) != 0
    if s.errand == asked.FOR_DISCOVERY:
        if there:
            draw_a_discovery(s, colour)
        else:
            s.ask(asked.CHOOSE, s.starter)  # §3.2
    elif there:
        s.colour = colour
        s.ask(asked.PIECE, CHANCE)
    else:
        s.tell(events.DIVED, s.turn, 0)


def piece_refusal(s: Board, piece: i64) -> i64:
    return OK if s.at[s.source] & copies(s.colour, piece) != 0 else NO_SUCH_PIECE


def piece_weight(s: Board, piece: i64) -> i64:
    """§3.1 Each piece by its copies that are there."""
    return count(s.at[s.source] & copies(s.colour, piece))


def draw(s: Board, piece: i64) -> None:
    """The piece is drawn; continue with what it was drawn for."""
    fragment = copy_to_give(s, s.source, s.colour, piece, s.goal)
    if s.errand == asked.FOR_DISCOVERY:
        transfer(s, fragment, s.source, s.goal, 0)
        s.step += 1
        s.tell(events.DISCOVERED, fragment, s.goal)
    elif s.errand == asked.FOR_ROBBERY:
        robbed(s, fragment)
    elif s.errand == asked.FOR_PEEK:
        s.players[s.turn].known |= fragment
        s.tell(events.PEEKED_SEAT, s.turn, s.source - CARD, fragment)
    elif s.errand == asked.FOR_SALVAGE:
        gain(s, fragment)
        s.tell(events.SALVAGED, s.turn, s.source, fragment)
        check_gain(s, s.turn)
    elif s.errand == asked.FOR_SIFT:
        sifted(s, fragment)
    elif s.errand == asked.FOR_BARTER:
        bartered(s, fragment)
    elif s.errand == asked.FOR_CARRY:
        transfer(s, fragment, s.source, s.goal, 0)
        s.tell(events.CARRIED, s.turn, fragment, s.source, s.goal)
    else:
        gain(s, fragment)
        s.tell(events.DIVED, s.turn, fragment)
        check_gain(s, s.turn)


def gain(s: Board, fragment: i64) -> None:
    """It goes onto the card of the player whose turn it is; only they see it."""
    transfer(s, fragment, s.source, CARD + s.turn, 1 << s.turn)


def robbed(s: Board, fragment: i64) -> None:
    """§6.4 Taken from a rival's card; both know what it was. The site's directive comes after."""
    victim = s.source - CARD
    transfer(s, fragment, s.source, CARD + s.turn, 1 << s.turn | 1 << victim)
    s.tell(events.ROBBED, s.turn, victim, fragment)
    check_gain(s, s.turn)
    may_use_directive(s)


def sifted(s: Board, fragment: i64) -> None:
    """§10.5 The player keeps the one drawn; the one set aside is mixed into the middle."""
    set_aside: i64 = s.at[ASIDE]
    gain(s, fragment)
    transfer(s, set_aside, ASIDE, MIDDLE, 1 << s.turn)
    mix_the_middle(s)
    s.tell(events.SIFTED, s.turn, set_aside, fragment)
    check_gain(s, s.turn)


def bartered(s: Board, fragment: i64) -> None:
    """§10.6 Both fragments change hands; both players know them."""
    rival = s.source - CARD
    both = 1 << s.turn | 1 << rival
    offered: i64 = s.at[ASIDE]
    transfer(s, fragment, s.source, CARD + s.turn, both)
    transfer(s, offered, ASIDE, s.source, both)
    s.tell(events.BARTERED, s.turn, rival, offered, fragment)
    check_exchange(s, s.turn, rival)
