"""Chapters 5 and 9: a round begins with income and ends with full mats. Chapter 10: which round is the last."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.seats import left_of
from wunderkammer.core.state import OVER
from wunderkammer.games.artifact import events
from wunderkammer.games.artifact import questions as asked
from wunderkammer.games.artifact.components import INCOME_SPACES, INCOME_TILES, MAT, TYPES, bits, number
from wunderkammer.games.artifact.state import DECK, Board

YEARS: Final = 9  # 1920 to 1928


def base_income(s: Board) -> i64:
    """§5.2 The number of the rightmost free space of the income track."""
    return s.rulings.incomes[INCOME_SPACES - 1 - bits(s.tiles & INCOME_TILES)]


def begin_round(s: Board) -> None:
    """§5.2 Everybody gets the base income plus the bonus of their exhibitions."""
    base = base_income(s)
    s.tell(events.ROUND, s.round, s.first, base)
    for seat in range(s.seats):
        player = s.players[seat]
        player.money += base + player.bonus
        player.used = 0
        player.freed = False
        player.passed = False
        s.tell(events.EARNED, seat, base + player.bonus)
    if s.round == YEARS:
        call_last_round(s, 4)
    s.turn = s.first
    s.done = 0
    s.enter(asked.ACTIONS)


def end_round(s: Board) -> None:
    """§9.1 The last to pass becomes first player; then all fill their mats. After the last round, nothing."""
    if s.last_round:
        s.stage = asked.FINISHED
        s.ask(asked.NOTHING, OVER)
        s.reveals += 1
        s.tell(events.FINISHED)
        return
    s.first = s.turn
    s.enter(asked.REFILLING)


def refill_mats(s: Board) -> None:
    """§9.2 Clockwise from the first player, all fill their mats to six markers; §9.3 the year moves on."""
    while s.step < s.seats and number(s.players[s.turn].markers) == MAT:
        s.step += 1
        s.turn = left_of(s.turn, s.seats)
    if s.step < s.seats:
        s.ask(asked.TAKE, s.turn)
        return
    s.round += 1
    begin_round(s)


def call_last_round(s: Board, condition: i64) -> None:
    """§10 The round in which one of the four comes true is the last."""
    if not s.last_round:
        s.last_round = True
        s.tell(events.LAST_ROUND, condition)


def check_tiles(s: Board) -> None:
    """§10.1 No tile is left on the income track. §10.2 All three tiles of two types are gone."""
    if s.tiles & INCOME_TILES == 0:
        call_last_round(s, 1)
    types_gone: i64 = 0
    for kind in range(len(TYPES)):
        if s.tiles >> (3 * kind) & 7 == 0:
            types_gone += 1
    if types_gone >= 2:
        call_last_round(s, 2)


def check_deck(s: Board, site: i64) -> None:
    """§10.3 The last card of a site's deck has been drawn."""
    if s.pile(DECK, site) == 0:
        call_last_round(s, 3)
