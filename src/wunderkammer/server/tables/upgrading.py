"""Tables of earlier rules: their events as the newest rules would have written them, so that they can go on.

The log itself stays as it is. Each event says by which rules it was written; later ones of the same table are new.
"""

from collections.abc import Sequence

import msgspec

import wunderkammer as wk
from wunderkammer.record import Journal, entry_of, line_of, upgrade
from wunderkammer.server.tables import events as ev

Dated = (
    ev.Begun | ev.Played | ev.Scripted | ev.Undone | ev.Asked
)  # events that speak of actions, by the rules of their time


def made_now(made: ev.Made, edition: wk.Edition | None) -> ev.Made:
    """How a table would be made now; its draws stay numbered as they were."""
    known = wk.game(made.game).rules
    if made.rules == known:
        return made
    given = lines_now(new_state(made, edition), made.rules, made.given)
    return msgspec.structs.replace(made, rules=known, given=given, draws=made.draws or made.rules)


def event_now(event: Dated, made: ev.Made, game: Journal) -> Dated:
    """An event of a table that was made like this, where its game has got so far."""
    if isinstance(event, ev.Undone | ev.Asked):
        start = new_state(made, game.edition)
        to = upgrade.ply_now(start, event.rules, game.record.entries, event.to)
        return msgspec.structs.replace(event, to=to, rules=made.rules)
    lines = lines_now(game.state.copy(), event.rules, event.lines)
    return msgspec.structs.replace(event, lines=lines, rules=made.rules)


def lines_now(state: wk.State, rules: int, lines: list[str]) -> list[str]:
    return [line_of(entry) for entry in upgrade.followed(state, rules, [entry_of(line) for line in lines])]


def uncounted(made: ev.Made, game: Journal, lines: Sequence[str]) -> int:
    """How many actions of a game, with these after it, do not count where draws are numbered by earlier rules."""
    if not made.draws:
        return 0
    played = [*game.record.entries, *map(entry_of, lines)]
    return upgrade.uncounted(new_state(made, game.edition), made.draws, played)


def new_state(made: ev.Made, edition: wk.Edition | None) -> wk.State:
    return wk.game(made.game).new(len(made.chairs), made.options, edition)
