"""Chapters 2 and 3: set-up and start-up."""

from mypy_extensions import i64

from wunderkammer.core.state import CHANCE, OK
from wunderkammer.games.artifact import events, reasons
from wunderkammer.games.artifact import questions as asked
from wunderkammer.games.artifact.components import MAT, SITES, WORKER, number, one
from wunderkammer.games.artifact.rules.markers import take_marker
from wunderkammer.games.artifact.rules.rounds import begin_round
from wunderkammer.games.artifact.state import Board


def open_sites(s: Board) -> None:
    """§3.4 Quick start: huts by the table, then one card of each used site is turned face up."""
    if s.step == 0:
        for seat in range(s.seats):
            for site in s.rulings.openings[seat]:
                put_first_hut(s, seat, site)
    while s.step < len(SITES) and s.rulings.used_sites[s.step] == 0:
        s.step += 1
    if s.step == len(SITES):
        s.enter(asked.STOCKING)
        return
    s.site = s.step
    s.step += 1
    s.ask(asked.UNEARTH, CHANCE)


def put_first_hut(s: Board, seat: i64, site: i64) -> None:
    """§3.1 A hut on a site, with a worker marker of it."""
    player = s.players[seat]
    player.huts += one(site)
    take_marker(s, player, WORKER + site)
    s.tell(events.PLACED, seat, site)


def place_huts(s: Board) -> None:
    """§3.1 In seat order each places a hut, then all do so once more."""
    if s.step == 2 * s.seats:
        s.enter(asked.STOCKING)
    else:
        s.turn = s.step % s.seats
        s.ask(asked.PLACE, s.turn)


def place_refusal(s: Board, site: i64) -> i64:
    return OK if s.rulings.used_sites[site] == 1 else reasons.PLACE_UNUSED  # §2.4


def place(s: Board, site: i64) -> None:
    """§3.2 Every hut but the first on a site brings a card to light."""
    if s.all_huts_at(site) > 0:
        s.site = site
        s.to_unearth = 1
    put_first_hut(s, s.turn, site)
    s.step += 1


def stock_up(s: Board) -> None:
    """§3.3 In seat order each player takes four markers of their choice, all four in one go."""
    while s.step < s.seats and number(s.players[s.step].markers) == MAT:
        s.step += 1
    if s.step == s.seats:
        begin_round(s)
    else:
        s.turn = s.step
        s.ask(asked.TAKE, s.turn)
