"""What a seat sees, as numbers: the same as in view.py, each thing always at the same place, the own seat first."""

from typing import Final

from mypy_extensions import i64

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
    """How a seat travels hardly depends on which pieces of a colour it owns, nor on the cards it has yet to reveal."""
    question = s.question
    travelling = question == asked.ASSIGN or question == asked.MOVE or question == asked.TIMETABLE
    write(s, eyes, 0 if travelling else known_to(s, eyes), question == asked.ASSIGN, sheet)


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
    question = s.question
    site: i64 = 0
    figure: i64 = NOBODY
    steps: i64 = 0
    by: i64 = NOBODY
    if question == asked.ASSIGN:
        if s.is_open(eyes):
            figure = s.players[eyes].next_figure()
    elif question == asked.STAND or question == asked.CHOOSE:
        site = s.site
    elif question == asked.MOVE or question == asked.TIMETABLE:
        player = s.players[s.turn]
        figure = s.figure
        site = player.site_of(figure)
        steps = s.rulings.travel_cards[player.card_in_use(figure) - 1]
    elif question == asked.SETTLE or question == asked.DIRECTIVE:
        site = s.step
    elif question == asked.CURSED:
        by = s.turn
    sheet.one_of("question", question, len(asked.QUESTIONS))
    sheet.one_of("actor", seen_from(eyes, s.actor, s.seats), s.seats)
    sheet.one_of("asked site", site - 1, SITES)
    sheet.one_of("asked figure", figure, TALL + 1)
    sheet.number("asked steps", steps, FARTHEST)
    sheet.one_of("cursed by", seen_from(eyes, by, s.seats), s.seats)


def observe_pile(fragments: i64, known: i64, sheet: Sheet) -> None:
    """§9.1 How many of each colour; and how many of each piece, as far as the seat knows."""
    if fragments == 0 and sheet.skip(len(COLOURS) + PIECES * len(COLOURS)):
        return
    pairs: i64 = fragments - (fragments >> 1 & FIRST_COPIES)
    fours: i64 = (pairs & 0x333333) + (pairs >> 2 & 0x333333)
    sheet.numbers("colours", (fours + (fours >> 4)) & 0x0F0F0F, len(COLOURS), 8)
    seen: i64 = fragments & known
    sheet.counts("pieces", seen - (seen >> 1 & FIRST_COPIES), PIECES * len(COLOURS), 2, 2)


def observe_player(player: Player, own: bool, sheet: Sheet) -> None:
    """§9.2 A travel card is secret until revealed; the fourth is secret for good, unless it was used by timetable."""
    laid = player.next_figure()
    fourth: i64 = 0
    if laid > TALL and (own or player.delayed != NOBODY):
        fourth = player.fourth_card()
    sheet.several_of("figures", player.figures, TALL + 1, 4, SITES)
    sheet.number("laid", laid, TALL + 1)
    sheet.several_of("cards", player.laid if own else shown_cards(player), TALL + 1, 4, CARDS)
    sheet.flags("shown", player.shown, TALL + 1)
    sheet.one_of("fourth", fourth - 1, CARDS)
    sheet.one_of("delayed", player.delayed, TALL + 1)
    sheet.number("booked", 1 if player.booked else 0, 1)
    sheet.number("ticket", 1 if player.ticket else 0, 1)


def shown_cards(player: Player) -> i64:
    """The travel cards that have been revealed, four bits a figure."""
    cards: i64 = 0
    for figure in range(TALL + 1):
        if player.shown >> figure & 1:
            cards |= player.card_of(figure) << (4 * figure)
    return cards
