"""From a table to its record, and from a record to a table that is over."""

import time
from pathlib import Path

import msgspec

import wunderkammer as wk
from wunderkammer import bots, record
from wunderkammer.core.options import settle
from wunderkammer.record import Record, fair, line_of, practice
from wunderkammer.record.fair import Fairness
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import summary
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.tables.tokens import new_table
from wunderkammer.store import Row, Secret, Store


def whole(table: Table) -> str:
    """The record with all its secrets; if the game is over, also with what chance depended on."""
    return practice.marked(unmarked(table), table.practice)


def unmarked(table: Table) -> str:
    game = table.game.record
    dealt = table.key and table.guide is None  # a game that was imported may have had another dealer, a lesson has one
    if table.phase == FINISHED and dealt:
        return fair.written(game, table.fairness)
    return record.write(game)


def checked(text: str, edition: wk.Edition | None) -> tuple[Record, Fairness | None]:
    """A record of a finished game in which everything is right, by the newest rules; RecordError if it is not."""
    game = record.parse(text)
    found = record.verify_all(game, lambda: fair.noted(text), edition, finished=True)
    return record.upgraded(game, edition), found.fairness


async def keep(store: Store, text: str, edition: Path | None) -> str:
    """Put the record of a finished game among the tables; the name of its table."""
    if edition is None:
        return await put(store, text, None, "")
    figures = wk.edition(record.parse(text).game, edition)
    return await put(store, text, figures, edition.read_text(encoding="utf-8"))


async def put(store: Store, text: str, figures: wk.Edition | None, own: str) -> str:
    """The same with the figures of an edition, and its text."""
    game, fairness = checked(text, figures)
    name = new_table() if fairness is None else fairness.table
    key = b"" if fairness is None else fairness.key
    lines = [line_of(entry) for entry in game.entries]
    given = 0 if fairness is None else fairness.since
    made = made_of(game, own, fairness, lines[:given])
    made = msgspec.structs.replace(made, practice=practice.is_practice(text))
    events: list[ev.AnyEvent] = [made]
    if fairness is not None:
        events += before_the_draw(game, fairness)
    events.append(ev.Begun(lines[given:], made.rules))
    now = time.time()
    rows = [Row(number, f"import/{number}", ev.encode(event), now) for number, event in enumerate(events, 1)]
    await store.keep(name, Secret(key), rows, summary.from_log(events, over=True))
    return name


def before_the_draw(game: Record, fairness: Fairness) -> list[ev.AnyEvent]:
    """What the seats added to chance."""
    if not fairness.sealed:
        return [ev.Sat(seat, game.people[seat], "", "", words) for seat, words in enumerate(fairness.words) if words]
    aborted = [seat for seat, times in enumerate(fairness.aborted) for _ in range(times)]
    found: list[ev.AnyEvent] = [ev.Voided(aborted, "late")] if aborted else []
    found += [ev.Sealed(seat, seal) for seat, seal in enumerate(fairness.seals) if seal]
    return found + [ev.Opened(seat, secret) for seat, secret in enumerate(fairness.secrets) if secret]


def made_of(game: Record, edition: str, fairness: Fairness | None, given: list[str]) -> ev.Made:
    known = wk.game(game.game)
    seals = fairness.seals if fairness is not None and fairness.sealed else [""] * len(game.people)
    chairs = [
        ev.Chair("bot", level=who) if bots.is_bot(who) and not seal else ev.Chair("person", who, seals=bool(seal))
        for who, seal in zip(game.people, seals, strict=True)
    ]
    return ev.Made(
        game=game.game,
        rules=known.rules,
        options=settle(known.options, game.options),
        edition=edition,
        chairs=chairs,
        listed=True,
        pace=0,
        commitment="" if fairness is None else fair.commitment(fairness.key),
        given=given,
        sealed=fairness is not None and fairness.sealed,
        draws=0 if fairness is None else fairness.rules,
    )
