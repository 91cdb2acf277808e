"""Chapter 4: prepare, the second action of a round. All answer at the same time, in secret."""

from mypy_extensions import i64

from wunderkammer.core.state import OK
from wunderkammer.games.artefakt import events
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import BULKY, LADY, TALL
from wunderkammer.games.artefakt.reasons import CARD_LAID, OTHER_FIGURE_FIRST
from wunderkammer.games.artefakt.state import NOBODY, Board


def prepare(s: Board) -> None:
    """§4.1 Everybody lays one travel card for each figure; those of the last round are back in hand."""
    for player in s.players:
        player.laid = 0
        player.shown = 0
        player.delayed = NOBODY
        player.ticket = player.booked  # §10.10
        player.booked = False
    s.ask(asked.ASSIGN, 0)


def assign_refusal(s: Board, seat: i64, figure: i64, card: i64) -> i64:
    player = s.players[seat]
    if figure != player.next_figure():
        return OTHER_FIGURE_FIRST  # §4.1
    if card == player.card_of(BULKY) or card == player.card_of(LADY):
        return CARD_LAID  # §4.1
    return OK


def assign(s: Board, seat: i64, figure: i64, card: i64) -> None:
    s.players[seat].lay(figure, card)
    s.tell(events.ASSIGNED, seat, figure, card)
    if not ask_next(s):
        s.figure = BULKY
        s.enter(asked.TRAVEL)


def ask_next(s: Board) -> bool:
    """The first seat that has not laid three cards, if there is one."""
    for seat in range(s.seats):
        if not is_ready(s, seat):
            s.ask(asked.ASSIGN, seat)
            return True
    return False


def reopen(s: Board, seat: i64) -> None:
    """§4.1 Nobody has seen what the others have laid: they may as well lay it after this seat."""
    if s.question == asked.ASSIGN:
        for other in range(s.seats):
            if other != seat:
                s.players[other].laid = 0
        ask_next(s)


def is_ready(s: Board, seat: i64) -> bool:
    """Whether all three figures have their cards."""
    return s.players[seat].card_of(TALL) != 0
