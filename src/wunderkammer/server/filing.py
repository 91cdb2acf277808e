"""From a table to its record, and from a record to a table that is over."""

import time
from pathlib import Path

import wunderkammer as wk
from wunderkammer import bots, record
from wunderkammer.core.errors import RecordError
from wunderkammer.core.options import settle
from wunderkammer.core.state import OVER
from wunderkammer.record import Record, fair
from wunderkammer.record.fair import Fairness
from wunderkammer.server import events as ev
from wunderkammer.server.table import FINISHED, Table, line_of
from wunderkammer.server.tokens import new_table
from wunderkammer.store import Row, Secret, Store


def whole(table: Table) -> str:
    """The record with all its secrets; if the game is over, also with what chance depended on."""
    game = table.game.record
    if table.phase == FINISHED and table.key:  # a game that was imported may have had another dealer
        return fair.written(game, table.fairness)
    return record.write(game)


def checked(text: str, edition: wk.Edition | None) -> tuple[Record, Fairness | None]:
    """A record of a finished game in which everything is right; RecordError if it is not."""
    game = record.parse(text)
    if record.verify(game, edition).actor != OVER:
        raise RecordError("not-finished")
    fairness = fair.noted(text)
    if fairness is not None:
        if len(fairness.words) != len(game.people):
            raise RecordError("bad-fairness")
        fair.check(game, fairness, edition)
    return game, fairness


async def keep(store: Store, text: str, edition: Path | None) -> str:
    """Put the record of a finished game among the tables; the name of its table."""
    name_of_game = record.parse(text).game
    figures = None if edition is None else wk.edition(name_of_game, edition)
    game, fairness = checked(text, figures)
    name = new_table() if fairness is None else fairness.table
    key = b"" if fairness is None else fairness.key
    own = "" if edition is None else edition.read_text(encoding="utf-8")
    lines = [line_of(entry) for entry in game.entries]
    given = 0 if fairness is None else fairness.since
    made = made_of(game, own, "" if fairness is None else fair.commitment(key), lines[:given])
    events: list[ev.AnyEvent] = [made]
    if fairness is not None:
        events += [ev.Sat(seat, game.people[seat], "", "", words) for seat, words in enumerate(fairness.words) if words]
    events.append(ev.Begun(lines[given:]))
    now = time.time()
    rows = [Row(number, f"import/{number}", ev.encode(event), now) for number, event in enumerate(events, 1)]
    await store.keep(name, Secret(key), rows)
    return name


def made_of(game: Record, edition: str, commitment: str, given: list[str]) -> ev.Made:
    known = wk.game(game.game)
    chairs = [ev.Chair("bot", level=who) if who in bots.bots() else ev.Chair("person", who) for who in game.people]
    return ev.Made(
        game=game.game,
        rules=known.rules,
        options=settle(known.options, game.options),
        edition=edition,
        chairs=chairs,
        listed=True,
        pace=0,
        commitment=commitment,
        given=given,
    )
