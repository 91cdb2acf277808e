"""Chapter 7: the end of a round, and the beginning of the next."""

from mypy_extensions import i64

from wunderkammer.core.seats import left_of
from wunderkammer.core.state import OK
from wunderkammer.games.artefakt import events
from wunderkammer.games.artefakt import questions as asked
from wunderkammer.games.artefakt.components import SITES
from wunderkammer.games.artefakt.reasons import ALREADY_OPEN, OPENED_AT_FIRST
from wunderkammer.games.artefakt.rules.winning import end_unfinished
from wunderkammer.games.artefakt.state import Board


def begin_round(s: Board) -> None:
    s.round += 1
    s.tell(events.ROUND, s.round, s.starter)
    s.enter(asked.DISCOVER)


def end_round(s: Board) -> None:
    """§7.1 The starting-player piece moves one seat to the left; after the last round the game ends (§8.3)."""
    if s.rulings.advanced and s.step == 0 and any_closed(s):
        s.ask(asked.OPEN, s.starter)  # §7.2
        return
    s.starter = left_of(s.starter, s.seats)
    if s.round == s.rulings.last_round:
        end_unfinished(s)
    else:
        begin_round(s)


def any_closed(s: Board) -> bool:
    for site in range(1, SITES + 1):
        if not s.is_opened(site):
            return True
    return False


def open_refusal(s: Board, site: i64) -> i64:
    if not s.is_opened(site):
        return OK
    return OPENED_AT_FIRST if s.question == asked.OPENING else ALREADY_OPEN  # §2.1, §7.2


def open_site(s: Board, site: i64) -> None:
    """§7.2 Option `advanced`: the starting player opens one more site."""
    s.opened |= 1 << site
    s.step = 1
    s.tell(events.OPENED, site, s.starter)
