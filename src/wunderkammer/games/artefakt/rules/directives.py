"""Chapter 10: the ten directives."""

from mypy_extensions import i64

from wunderkammer.core.state import CHANCE, OK
from wunderkammer.games.artefakt import events, moves, reasons
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import (
    ASIDE,
    BARTER,
    CARD,
    CARRY,
    CURSE,
    DIVE,
    MARCH,
    MIDDLE,
    PEEK,
    PIECES,
    PUSH,
    SALVAGE,
    SIFT,
    SITES,
    colour_set,
    copies,
)
from wunderkammer.games.artefakt.rules.knowledge import copy_to_give, transfer
from wunderkammer.games.artefakt.state import Board


def directive_here(s: Board) -> i64:
    """The directive of the site that is being settled."""
    return s.rulings.directives[s.step - 1]


def answers(directive: i64) -> tuple[i64, i64]:
    """The actions of a directive: from the first to before the last."""
    if directive == MARCH:
        return moves.MARCH, moves.PEEK_SITE
    if directive == PEEK:
        return moves.PEEK_SITE, moves.PUSH
    if directive == PUSH:
        return moves.PUSH, moves.SALVAGE
    if directive == SALVAGE:
        return moves.SALVAGE, moves.SIFT
    if directive == SIFT:
        return moves.SIFT, moves.BARTER
    if directive == BARTER:
        return moves.BARTER, moves.CARRY
    if directive == CARRY:
        return moves.CARRY, moves.DIVE
    if directive == DIVE:
        return moves.DIVE, moves.CURSE
    if directive == CURSE:
        return moves.CURSE, moves.BOOK
    return moves.BOOK, moves.TIMETABLE


def refusal(s: Board, action: i64) -> i64:
    """Why a directive may not be used like this."""
    if action < moves.PEEK_SITE:
        return march_refusal(s, (action - moves.MARCH) // 2)
    if action < moves.PEEK_SEAT:
        return peek_site_refusal(s, action - moves.PEEK_SITE + 1)
    if action < moves.PUSH:
        at = action - moves.PEEK_SEAT
        return peek_seat_refusal(s, at // 3, at % 3)
    if action < moves.SALVAGE:
        return push_refusal(s, (action - moves.PUSH) // 6)
    if action < moves.SIFT:
        at = action - moves.SALVAGE
        return salvage_refusal(s, at // 3 + 1, at % 3)
    if action < moves.BARTER:
        at = action - moves.SIFT
        return sift_refusal(s, at // PIECES, at % PIECES)
    if action < moves.CARRY:
        at = action - moves.BARTER
        return barter_refusal(s, at // 16, at // 4 % PIECES, at % 4)
    if action < moves.DIVE:
        at = action - moves.CARRY
        return carry_refusal(s, at // 100, at // SITES % SITES + 1, at % SITES + 1)
    if moves.CURSE <= action < moves.BOOK:
        return curse_refusal(s, action - moves.CURSE)
    return OK  # §10.8 and §10.10 are always offered


def use(s: Board, action: i64) -> None:
    """§6.6 Optional, once per settlement of the site."""
    if action < moves.PEEK_SITE:
        at = action - moves.MARCH
        march(s, at // 2, at % 2)
    elif action < moves.PEEK_SEAT:
        peek_site(s, action - moves.PEEK_SITE + 1)
    elif action < moves.PUSH:
        at = action - moves.PEEK_SEAT
        draw_for(s, asked.FOR_PEEK, at % 3, CARD + at // 3, CARD + s.turn)
    elif action < moves.SALVAGE:
        at = action - moves.PUSH
        push(s, at // 6, at // 2 % 3, at % 2)
    elif action < moves.SIFT:
        at = action - moves.SALVAGE
        draw_for(s, asked.FOR_SALVAGE, at % 3, at // 3 + 1, CARD + s.turn)
    elif action < moves.BARTER:
        at = action - moves.SIFT
        sift(s, at // PIECES, at % PIECES)
    elif action < moves.CARRY:
        at = action - moves.BARTER
        barter(s, at // 16, at // 4 % PIECES, at % 4)
    elif action < moves.DIVE:
        at = action - moves.CARRY
        draw_for(s, asked.FOR_CARRY, at // 100, at // SITES % SITES + 1, at % SITES + 1)
    elif action == moves.DIVE:
        dive(s)
    elif action < moves.BOOK:
        curse(s, action - moves.CURSE)
    elif action == moves.BOOK:
        book(s)
    else:
        s.tell(events.SKIPPED, s.turn, s.step)


def draw_for(s: Board, errand: i64, colour: i64, source: i64, goal: i64) -> None:
    """A blind piece is to be drawn (§10: colour chosen, piece by chance)."""
    s.errand = errand
    s.colour = colour
    s.source = source
    s.goal = goal
    s.ask(asked.PIECE, CHANCE)


def rival_refusal(s: Board, seat: i64, yourself: i64) -> i64:
    """Whether somebody else sits there; if not, the reason to give."""
    if seat >= s.seats:
        return reasons.EMPTY_CHAIR
    return yourself if seat == s.turn else OK


def march_refusal(s: Board, figure: i64) -> i64:
    return OK if s.players[s.turn].site_of(figure) == s.step else reasons.NOT_STANDING_HERE  # §10.1


def march(s: Board, figure: i64, direction: i64) -> None:
    """§10.1 Pilgrims' road."""
    steps = s.rulings.march_steps
    site = s.beyond(s.step, steps if direction == 0 else -steps)
    s.players[s.turn].put(figure, site)
    s.tell(events.MARCHED, s.turn, figure, site, direction)


def peek_site_refusal(s: Board, site: i64) -> i64:
    if site == s.step:
        return reasons.PEEK_HERE  # §10.2
    return OK if s.at[site] != 0 else reasons.PEEK_EMPTY  # §10.2


def peek_seat_refusal(s: Board, seat: i64, colour: i64) -> i64:
    refused = rival_refusal(s, seat, reasons.PEEK_YOURSELF)  # §10.2
    if refused != OK:
        return refused
    return OK if s.owned(seat) & colour_set(colour) != 0 else reasons.PEEK_NOTHING  # §10.2


def peek_site(s: Board, site: i64) -> None:
    """§10.2 Torchlight."""
    s.players[s.turn].known |= s.at[site]
    s.reveals += 1
    s.tell(events.PEEKED_SITE, s.turn, site, s.at[site])


def push_refusal(s: Board, seat: i64) -> i64:
    return rival_refusal(s, seat, reasons.PUSH_YOURSELF)  # §10.3


def push(s: Board, seat: i64, figure: i64, direction: i64) -> None:
    """§10.3 Wrong track."""
    steps = s.rulings.push_steps
    player = s.players[seat]
    site = s.beyond(player.site_of(figure), steps if direction == 0 else -steps)
    player.put(figure, site)
    s.tell(events.PUSHED, s.turn, seat, figure, site)


def salvage_refusal(s: Board, site: i64, colour: i64) -> i64:
    """§10.4 Driftwood."""
    if s.distance(s.step, site) != 1:
        return reasons.NOT_NEIGHBOURING
    if not s.is_deserted(site):
        return reasons.SALVAGE_WATCHED
    return OK if s.at[site] & colour_set(colour) != 0 else reasons.SALVAGE_NOTHING


def sift_refusal(s: Board, colour: i64, piece: i64) -> i64:
    if s.at[MIDDLE] & colour_set(colour) == 0:
        return reasons.SIFT_NOTHING  # §10.5
    return OK if s.owned(s.turn) & copies(colour, piece) != 0 else reasons.SIFT_NOT_OWNED  # §10.5


def sift(s: Board, colour: i64, piece: i64) -> None:
    """§10.5 Sifting rubble."""
    mine = CARD + s.turn
    transfer(s, copy_to_give(s, mine, colour, piece, ASIDE), mine, ASIDE, 1 << s.turn)
    draw_for(s, asked.FOR_SIFT, colour, MIDDLE, mine)


def barter_refusal(s: Board, colour: i64, piece: i64, seat: i64) -> i64:
    if s.owned(s.turn) & copies(colour, piece) == 0:
        return reasons.BARTER_NOT_OWNED  # §10.6
    refused = rival_refusal(s, seat, reasons.BARTER_YOURSELF)  # §10.6
    if refused != OK:
        return refused
    return OK if s.owned(seat) & colour_set(colour) != 0 else reasons.BARTER_NOTHING  # §10.6


def barter(s: Board, colour: i64, piece: i64, seat: i64) -> None:
    """§10.6 Grave robbers' bargain: both see what changes hands."""
    mine = CARD + s.turn
    offered = copy_to_give(s, mine, colour, piece, CARD + seat)
    transfer(s, offered, mine, ASIDE, 1 << s.turn | 1 << seat)
    draw_for(s, asked.FOR_BARTER, colour, CARD + seat, mine)


def carry_refusal(s: Board, colour: i64, source: i64, goal: i64) -> i64:
    """§10.7 Caravan."""
    if s.at[source] & colour_set(colour) == 0:
        return reasons.CARRY_NOTHING
    return OK if 1 <= s.distance(source, goal) <= s.rulings.carry_reach else reasons.CARRY_TOO_FAR


def dive(s: Board) -> None:
    """§10.8 From the depths."""
    s.errand = asked.FOR_DIVE
    s.source = MIDDLE
    s.goal = CARD + s.turn
    s.ask(asked.COLOUR, CHANCE)


def curse_refusal(s: Board, seat: i64) -> i64:
    refused = rival_refusal(s, seat, reasons.CURSE_YOURSELF)  # §10.9
    if refused != OK:
        return refused
    return OK if s.owned(seat) != 0 else reasons.CURSE_NOTHING  # §10.9


def curse(s: Board, seat: i64) -> None:
    """§10.9 Curse: the rival returns a fragment of their choice."""
    s.tell(events.CURSED, s.turn, seat)
    s.ask(asked.CURSED, seat)


def obey_refusal(s: Board, seat: i64, fragment: i64) -> i64:
    owned = s.owned(seat) & copies(fragment // PIECES, fragment % PIECES)
    return OK if owned != 0 else reasons.CURSED_NOT_OWNED  # §10.9


def book(s: Board) -> None:
    """§10.10 Timetable: for the next round."""
    s.players[s.turn].booked = True
    s.tell(events.BOOKED, s.turn)
