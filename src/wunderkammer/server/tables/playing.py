"""Moves at a table: what the command to play becomes, with what chance answers."""

from typing import TYPE_CHECKING, Literal

import wunderkammer as wk
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.core.state import CHANCE, OVER
from wunderkammer.record import Entry, Journal, entry_of, line_of
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.answers import MOST, learned
from wunderkammer.server.tables.guiding import play_on
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.tables.sets import is_given
from wunderkammer.server.tables.upgrading import uncounted

if TYPE_CHECKING:
    from wunderkammer.server.tables.table import Table


def played(table: "Table", seat: int, event: int, moves: list[str], by: Literal["", "bot", "clock"]) -> ev.Played:
    """Moves of a seat, all or none; then chance, as far as it is asked. They answer what was asked at an event."""
    trial = table.game.state.copy()
    if by == "bot" and not table.chairs.all[seat].automatic:
        raise Refused("not-away")
    if event < table.questions[seat].since or event > table.number:
        raise Refused("stale", event=event, now=table.number)
    if not 0 < len(moves) <= MOST:
        raise Refused("moves-count", found=len(moves), allowed=MOST)
    lines = tried(trial, seat, moves)
    if table.guide is None:
        lines += dealt(table, table.game, trial, lines)
    else:
        luck = table.guide.answered(table.game, lines)
        play_on(trial, luck)
        lines += luck
    return ev.Played(seat, lines, by, trial.actor == OVER, table.made.rules)


def tried(trial: wk.State, seat: int, moves: list[str]) -> list[str]:
    """The moves as lines of the record; the state goes along.

    Nothing may be drawn, or revealed to the seat, between them: else one could try out what is behind it.
    """
    known = learned(trial)
    lines = []
    try:
        for move in moves:
            if trial.actor == CHANCE or learned(trial) != known:
                raise Refused("across-chance", move=move)
            action = trial.action(move)
            trial.play(action, seat)
            lines.append(line_of(Entry(seat, trial.name(action))))
    except WunderkammerError as error:
        raise refused(error) from None
    return lines


def dealt(table: "Table", game: Journal, state: wk.State, played: list[str]) -> list[str]:
    """What chance does now that this was played, as lines of the record; the state goes along."""
    lines: list[str] = []
    skipped = uncounted(table.made, game, played) if state.actor == CHANCE else 0
    while state.actor == CHANCE:
        action = table.fairness.outcome(state, skipped)
        lines.append(line_of(Entry(CHANCE, state.name(action))))
        state.apply(action)
    return lines


def play_lines(game: Journal, lines: list[str]) -> set[int]:
    """Play on; the plies at which nothing was to be chosen."""
    given = set()
    for entry in map(entry_of, lines):
        if is_given(game.state, entry.seat):
            given.add(len(game.record.entries))
        game.play(game.state.action(entry.move), entry.seat)
    return given
