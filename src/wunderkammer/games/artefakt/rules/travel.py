"""Chapter 5: travel, the third action of a round."""

from mypy_extensions import i64

from wunderkammer.core.seats import left_of
from wunderkammer.games.artefakt import events, moves
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import TALL
from wunderkammer.games.artefakt.state import Board


def travel(s: Board) -> None:
    """§5.1 The bulky figures, the ladies, the tall ones; each time from the starting player clockwise."""
    if s.step == s.seats:
        s.step = 0
        s.figure += 1
    if s.figure > TALL:
        for player in s.players:
            player.ticket = False  # §10.10 unused, it lapses
        s.enter(asked.POSSESSION)
        return
    reveal(s)
    if s.players[s.turn].ticket:
        s.ask(asked.TIMETABLE, s.turn)
    else:
        s.ask(asked.MOVE, s.turn)


def reveal(s: Board) -> None:
    player = s.players[s.turn]
    player.shown |= 1 << s.figure
    s.reveals += 1
    s.tell(events.REVEALED, s.turn, s.figure, player.card_of(s.figure))


def answer_timetable(s: Board, action: i64) -> None:
    """§10.10 Once, the fourth card may be used instead of the one revealed."""
    if action == moves.TIMETABLE:
        player = s.players[s.turn]
        player.ticket = False
        player.delayed = s.figure
        s.reveals += 1
        s.tell(events.DELAYED, s.turn, s.figure, player.fourth_card())
    else:
        s.tell(events.SKIPPED, s.turn, 0)
    s.ask(asked.MOVE, s.turn)


def move(s: Board, direction: i64) -> None:
    site = destination(s, direction)
    s.players[s.turn].put(s.figure, site)
    s.tell(events.MOVED, s.turn, s.figure, site, direction)
    s.step += 1
    s.turn = left_of(s.turn, s.seats)


def destination(s: Board, direction: i64) -> i64:
    """§5.1 Exactly as many sites as the card says, either way."""
    player = s.players[s.turn]
    steps: i64 = s.rulings.travel_cards[player.card_in_use(s.figure) - 1]
    return s.beyond(player.site_of(s.figure), steps if direction == 0 else -steps)
