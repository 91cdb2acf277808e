"""Chapter 2: set-up."""

from mypy_extensions import i64

from wunderkammer.core.state import CHANCE, OK
from wunderkammer.games.artisans import events
from wunderkammer.games.artisans import questions as asked
from wunderkammer.games.artisans.components import HAND, MARKET, card, stock
from wunderkammer.games.artisans.reasons import ARTISAN_CHOSEN
from wunderkammer.games.artisans.rules.rounds import begin_round
from wunderkammer.games.artisans.state import Board


def deal_hands(s: Board) -> None:
    """§2.1 Six cards to each, one at a time in turn; §2.5 then the first market, then the row."""
    if s.step == HAND * s.seats:
        s.to_lay = MARKET
        s.enter(asked.FILLING)
    else:
        s.ask(asked.DEAL, CHANCE)


def deal(s: Board, material: i64) -> None:
    s.pile -= stock(material)
    seat = s.step % s.seats
    s.players[seat].hand += card(material)
    s.tell(events.DEALT, seat, material)
    s.step += 1


def choose_artisans(s: Board) -> None:
    """§2.4 From seat 1 clockwise, each an artisan of those left."""
    if s.step == s.seats:
        begin_round(s)
    else:
        s.turn = s.step
        s.ask(asked.CHOOSE, s.turn)


def choose_refusal(s: Board, artisan: i64) -> i64:
    for player in s.players:
        if player.artisan == artisan:
            return ARTISAN_CHOSEN
    return OK


def choose(s: Board, artisan: i64) -> None:
    s.me().artisan = artisan
    s.tell(events.CHOSE, s.turn, artisan)
    s.step += 1
