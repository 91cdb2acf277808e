"""Chapter 3: discover, the first action of a round."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.seats import left_of
from wunderkammer.core.state import CHANCE, OK
from wunderkammer.games.artefakt import events
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import CARD, MIDDLE, PIECES, colour_set, copies, count
from wunderkammer.games.artefakt.reasons import NOT_IN_THE_MIDDLE, NOT_OWNED
from wunderkammer.games.artefakt.rules.knowledge import copy_to_give, mix_the_middle, transfer
from wunderkammer.games.artefakt.state import Board

FRAGMENTS_A_ROUND: Final = 4


def discover(s: Board) -> None:
    """§3.1 Four times a random fragment of the rolled colour goes to the rolled site."""
    if s.step == 0 and count(s.at[MIDDLE]) < FRAGMENTS_A_ROUND:
        refill(s)
    elif s.step < FRAGMENTS_A_ROUND:
        s.ask(asked.ROLL, CHANCE)
    else:
        s.enter(asked.PREPARE)


def refill(s: Board) -> None:
    """§3.3 From the starting player clockwise all give back, one each, again and again, until there are four."""
    if in_the_middle_and_owned(s) < FRAGMENTS_A_ROUND:
        s.tell(events.NOT_ENOUGH)
        s.enter(asked.PREPARE)  # §3.4
        return
    while s.owned(s.turn) == 0:
        s.turn = left_of(s.turn, s.seats)
    s.ask(asked.GIVE, s.turn)


def in_the_middle_and_owned(s: Board) -> i64:
    """§3.4 Fragments lying on sites do not count."""
    total: i64 = count(s.at[MIDDLE])
    for seat in range(s.seats):
        total += count(s.owned(seat))
    return total


def give_refusal(s: Board, seat: i64, fragment: i64) -> i64:
    owned = s.owned(seat) & copies(fragment // PIECES, fragment % PIECES)
    return OK if owned != 0 else NOT_OWNED  # §3.3


def give(s: Board, seat: i64, fragment: i64) -> None:
    """§3.3 One fragment of the player's choice goes back; when there are four, the middle is mixed."""
    give_back(s, seat, fragment)
    s.turn = left_of(seat, s.seats)
    if count(s.at[MIDDLE]) == FRAGMENTS_A_ROUND:
        mix_the_middle(s)
        s.tell(events.MIXED)


def give_back(s: Board, seat: i64, fragment: i64) -> None:
    """Colour seen by all, piece known to the giver; also what a curse demands (§10.9)."""
    given = copy_to_give(s, CARD + seat, fragment // PIECES, fragment % PIECES, MIDDLE)
    transfer(s, given, CARD + seat, MIDDLE, 1 << seat)
    s.tell(events.GAVE, seat, given)


def choose_refusal(s: Board, colour: i64) -> i64:
    return OK if s.at[MIDDLE] & colour_set(colour) != 0 else NOT_IN_THE_MIDDLE  # §3.2


def choose(s: Board, colour: i64) -> None:
    """§3.2 The rolled colour is used up: the starting player takes another; the number stands."""
    s.tell(events.CHOSE, s.starter, colour)
    draw_a_discovery(s, colour)


def draw_a_discovery(s: Board, colour: i64) -> None:
    s.errand = asked.FOR_DISCOVERY
    s.colour = colour
    s.source = MIDDLE
    s.goal = s.site
    s.ask(asked.PIECE, CHANCE)
