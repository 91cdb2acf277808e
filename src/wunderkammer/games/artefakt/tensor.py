"""What a seat sees, as numbers: the same as in view.py, each thing always at the same place, the own seat first."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.digest import Digest
from wunderkammer.core.seats import left_of, seen_from
from wunderkammer.core.sheet import Sheet
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import (
    ASIDE,
    CARDS,
    COLOURS,
    FIRST_COPIES,
    MIDDLE,
    PIECES,
    SITES,
    TALL,
)
from wunderkammer.games.artefakt.state import NOBODY, Board, Player
from wunderkammer.games.artefakt.view import known_to

FARTHEST: Final = 9  # steps of a travel card, at most
MANY: Final = 255  # rounds: larger values are given as this


def observe(s: Board, eyes: i64, sheet: Sheet) -> None:
    write(s, eyes, known_to(s, eyes), True, sheet)


def gist(s: Board, eyes: i64, sheet: Sheet) -> None:
    write(s, eyes, gist_of_pieces(s, eyes), gist_of_cards(s), sheet)


def gist_of_pieces(s: Board, eyes: i64) -> i64:
    """How a seat travels hardly depends on which pieces of a colour it owns."""
    question = s.question
    travels = question == asked.ASSIGN or question == asked.MOVE or question == asked.TIMETABLE
    return 0 if travels else known_to(s, eyes)


def gist_of_cards(s: Board) -> bool:
    """Nor on its cards that it has yet to reveal."""
    return s.question == asked.ASSIGN


def imprint(s: Board, eyes: i64, own: bool, digest: Digest) -> None:
    """What `observe` or `gist` writes, in few numbers."""
    known = known_to(s, eyes) if own else gist_of_pieces(s, eyes)
    digest.add(matter(s, eyes), s.question << 8 | s.actor + 2)
    digest.add(s.ring << 16 | s.opened, s.starter << 8 | s.round)
    for place in range(ASIDE + 1):
        fragments: i64 = s.at[place]
        if fragments != 0:
            digest.add(colours_of(fragments) << 24 | pieces_of(fragments & known), place)
    for seat in range(s.seats):
        digest.add(stance(s.players[seat], seat == eyes and (own or gist_of_cards(s))), seat)


def stance(player: Player, own: bool) -> i64:
    """All that is seen of a player but the fragments."""
    cards = player.laid if own else shown_cards(player)
    fourth = visible_fourth(player, own)
    more = player.next_figure() << 3 | fourth
    more = more << 3 | player.shown
    more = more << 3 | player.delayed + 1
    more = more << 2 | (2 if player.booked else 0) | (1 if player.ticket else 0)
    return (more << 12 | cards) << 12 | player.figures


def write(s: Board, eyes: i64, known: i64, own: bool, sheet: Sheet) -> None:
    """What is public, the pieces that are known, and, if they are asked for, the travel cards of the seat itself."""
    sheet.one_of("seat", eyes, s.seats)  # actions name seats by their own numbers
    observe_question(s, eyes, sheet)
    sheet.number("round", s.round, MANY)
    sheet.one_of("starter", seen_from(eyes, s.starter, s.seats), s.seats)
    sheet.several_of("ring", s.ring, SITES, 4, SITES)
    sheet.flags("open", s.opened >> 1, SITES)
    sheet.of("middle", 0)
    observe_pile(s.at[MIDDLE], known, sheet)
    sheet.of("aside", 0)
    observe_pile(s.at[ASIDE], known, sheet)
    for site in range(1, SITES + 1):
        sheet.of("site", site)
        observe_pile(s.at[site], known, sheet)
    seat = eyes
    for distance in range(s.seats):
        sheet.of("player", distance + 1)
        observe_pile(s.owned(seat), known, sheet)
        observe_player(s.players[seat], own and distance == 0, sheet)
        seat = left_of(seat, s.seats)


def observe_question(s: Board, eyes: i64, sheet: Sheet) -> None:
    """What is asked, and what one must know to answer."""
    about = matter(s, eyes)
    sheet.one_of("question", s.question, len(asked.QUESTIONS))
    sheet.one_of("actor", seen_from(eyes, s.actor, s.seats), s.seats)
    sheet.one_of("asked site", (about & 15) - 1, SITES)
    sheet.one_of("asked figure", (about >> 4 & 15) - 1, TALL + 1)
    sheet.number("asked steps", about >> 8 & 15, FARTHEST)
    sheet.one_of("cursed by", seen_from(eyes, (about >> 12) - 1, s.seats), s.seats)


def matter(s: Board, eyes: i64) -> i64:
    """What the question is about, four bits each and 0 for none: site, figure, steps, and who has cursed."""
    question = s.question
    if question == asked.ASSIGN:
        return s.players[eyes].next_figure() + 1 << 4 if s.is_open(eyes) else 0
    if question == asked.STAND or question == asked.CHOOSE:
        return s.site
    if question == asked.MOVE or question == asked.TIMETABLE:
        player = s.players[s.turn]
        steps = s.rulings.travel_cards[player.card_in_use(s.figure) - 1]
        return (steps << 4 | s.figure + 1) << 4 | player.site_of(s.figure)
    if question == asked.SETTLE or question == asked.DIRECTIVE:
        return s.step
    return s.turn + 1 << 12 if question == asked.CURSED else 0


def observe_pile(fragments: i64, known: i64, sheet: Sheet) -> None:
    """§9.1 How many of each colour; and how many of each piece, as far as the seat knows."""
    if fragments == 0 and sheet.skip(len(COLOURS) + PIECES * len(COLOURS)):
        return
    sheet.numbers("colours", colours_of(fragments), len(COLOURS), 8)
    sheet.counts("pieces", pieces_of(fragments & known), PIECES * len(COLOURS), 2, 2)


def colours_of(fragments: i64) -> i64:
    """How many of each colour, a byte each."""
    pairs: i64 = pieces_of(fragments)
    fours: i64 = (pairs & 0x333333) + (pairs >> 2 & 0x333333)
    return (fours + (fours >> 4)) & 0x0F0F0F


def pieces_of(fragments: i64) -> i64:
    """How many of each piece, two bits each."""
    return fragments - (fragments >> 1 & FIRST_COPIES)


def observe_player(player: Player, own: bool, sheet: Sheet) -> None:
    """§9.2 A travel card is secret until revealed; the fourth is secret for good, unless it was used by timetable."""
    sheet.several_of("figures", player.figures, TALL + 1, 4, SITES)
    sheet.number("laid", player.next_figure(), TALL + 1)
    sheet.several_of("cards", player.laid if own else shown_cards(player), TALL + 1, 4, CARDS)
    sheet.flags("shown", player.shown, TALL + 1)
    sheet.one_of("fourth", visible_fourth(player, own) - 1, CARDS)
    sheet.one_of("delayed", player.delayed, TALL + 1)
    sheet.number("booked", 1 if player.booked else 0, 1)
    sheet.number("ticket", 1 if player.ticket else 0, 1)


def visible_fourth(player: Player, own: bool) -> i64:
    """The card that no figure has, 0 if it cannot be known."""
    if player.next_figure() <= TALL or not (own or player.delayed != NOBODY):
        return 0
    return player.fourth_card()


def shown_cards(player: Player) -> i64:
    """The travel cards that have been revealed, four bits a figure."""
    cards: i64 = 0
    for figure in range(TALL + 1):
        if player.shown >> figure & 1:
            cards |= player.card_of(figure) << (4 * figure)
    return cards
