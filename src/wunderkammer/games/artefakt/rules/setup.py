"""Chapter 2: set-up."""

from typing import Final

from mypy_extensions import i64

from wunderkammer.core.state import CHANCE, OK
from wunderkammer.games.artefakt import events
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import SITES
from wunderkammer.games.artefakt.reasons import ALREADY_LAID, ALREADY_STANDS
from wunderkammer.games.artefakt.rules.round_end import begin_round
from wunderkammer.games.artefakt.state import NOBODY, Board

PRINTED_OPENING: Final = 1 << 1 | 1 << 5 | 1 << 6 | 1 << 8
OPENED_AT_FIRST: Final = 4


def lay_out(s: Board) -> None:
    """§2.1 The ten sites form a circle in random order."""
    if s.step < SITES:
        s.ask(asked.LAY, CHANCE)
    else:
        s.enter(asked.OPENING_UP)


def lay_refusal(s: Board, site: i64) -> i64:
    position: i64 = 0
    while position < s.step:
        if s.site_at(position) == site:
            return ALREADY_LAID  # §2.1
        position += 1
    return OK


def lay(s: Board, site: i64) -> None:
    s.ring |= site << (4 * s.step)
    s.spots |= s.step << (4 * site)
    s.step += 1
    s.tell(events.LAID, site)


def open_up(s: Board) -> None:
    """§2.1 Four sites are opened: 1, 5, 6 and 8, or any four."""
    if not s.rulings.random_opening:
        s.opened = PRINTED_OPENING
        for site in range(1, SITES + 1):
            if s.is_opened(site):
                s.tell(events.OPENED, site, NOBODY)
        s.enter(asked.STANDING)
    elif s.step < OPENED_AT_FIRST:
        s.ask(asked.OPENING, CHANCE)
    else:
        s.enter(asked.STANDING)


def open_at_random(s: Board, site: i64) -> None:
    s.opened |= 1 << site
    s.step += 1
    s.tell(events.OPENED, site, NOBODY)


def stand_up(s: Board) -> None:
    """§2.3 Three times each player rolls the number die and stands a figure on that site."""
    s.turn = s.step // 3
    if s.turn < s.seats:
        s.ask(asked.ROLL, CHANCE)
    else:
        begin_round(s)


def roll(s: Board, site: i64) -> None:
    """The number die: where a figure will stand, or a fragment will lie (§3.1)."""
    s.site = site
    s.tell(events.ROLLED, site)
    if s.stage == asked.STANDING:
        s.ask(asked.STAND, s.turn)
    else:
        s.errand = asked.FOR_DISCOVERY
        s.ask(asked.COLOUR, CHANCE)


def stand_refusal(s: Board, figure: i64) -> i64:
    return OK if s.players[s.turn].site_of(figure) == 0 else ALREADY_STANDS  # §2.3


def stand(s: Board, figure: i64) -> None:
    s.players[s.turn].put(figure, s.site)
    s.step += 1
    s.tell(events.STOOD, s.turn, figure, s.site)
