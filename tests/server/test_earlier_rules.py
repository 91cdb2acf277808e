"""Tables of Artifact that were begun by version 1 of its rules, as version 0.1 of the server wrote them.

`artifact-1-*.jsonl` hold a log, row by row, and what the table was in the end; much in them was taken back. The records
`artifact-1-*.wk` are what that server exported.
"""

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.record import fair, upgrade
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.forking import of_text
from wunderkammer.server.tables.loading import opened, read
from wunderkammer.server.tables.records import keep, whole
from wunderkammer.server.tables.summary import from_log
from wunderkammer.server.tables.table import Table
from wunderkammer.server.wire.replay import from_text
from wunderkammer.store import Row, Secret
from wunderkammer.store.sqlite import SqliteStore

FIXTURES = Path(__file__).parent / "fixtures"
LOGS = ["artifact-1-running", "artifact-1-forked"]
RECORDS = ["artifact-1-over", "artifact-1-forked"]


class Log:
    def __init__(self, name: str) -> None:
        first, *rows, last = [json.loads(line) for line in (FIXTURES / f"{name}.jsonl").read_text().splitlines()]
        self.table: str = first["table"]
        self.key = bytes.fromhex(first["key"])
        self.rows = [Row(row["number"], row["command"], msgspec.json.encode(row["event"]), row["at"]) for row in rows]
        self.end: dict[str, Any] = last
        del self.end["view"]["ply"]

    def read(self) -> Table:
        """As a worker reads it."""
        past = [(row, ev.decode(row.event)) for row in self.rows]
        made = past[0][1]
        assert isinstance(made, ev.Made)
        table = Table(self.table, made, self.key)
        for row, event in past:
            table.apply(row.number, row.command, event, row.at)
        return table


def seen(state: wk.State) -> dict[str, Any]:
    """All that was to be seen then, but for the number of actions, which is another one now."""
    view = state.view(wk.ALL_SEEING)
    del view["ply"]
    view.pop("spaces", None)  # views have said since then how much room there is
    return view


def play_on(table: Table, seed: int) -> list[Row]:
    """Random moves to the end of the game; the rows that are written."""
    rng = Random(seed)
    rows = []
    while table.phase == "playing":
        state = table.game.state
        move = state.name(rng.choice(state.legal()))
        event = table.play(state.actor, table.number, [move])
        rows.append(Row(table.number + 1, f"{state.actor + 1}/{table.number}", ev.encode(event), 5000.0))
        table.apply(rows[-1].number, rows[-1].command, event, 5000.0)
    return rows


@pytest.mark.parametrize("name", LOGS)
def test_a_table_stands_where_it_stood(name: str) -> None:
    log = Log(name)
    state = log.read().game.state
    assert seen(state) == log.end["view"]
    assert [state.name(action) for action in state.legal()] == log.end["legal"]


@pytest.mark.parametrize("name", LOGS)
def test_its_record_is_one_of_the_newest_rules(name: str) -> None:
    game = Log(name).read().game.record
    assert game.rules == wk.game("artifact").rules
    assert record.verify(record.parse(record.write(game))).ply == len(game.entries)


def test_what_was_taken_back_to_an_action_is_taken_back_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers of actions are others now: each place that a wish or a take-back names is the one that was meant."""
    places: list[tuple[int, int]] = []
    numbered = upgrade.ply_now

    def watched(state: wk.State, rules: int, entries: list[record.Entry], ply: int) -> int:
        now = numbered(state.copy(), rules, entries, ply)
        assert now - upgrade.uncounted(state.copy(), rules, entries[:now]) == ply
        places.append((ply, now))
        return now

    monkeypatch.setattr(upgrade, "ply_now", watched)
    Log("artifact-1-running").read()
    assert len(places) > 20
    assert any(now > before for before, now in places)


def test_the_news_of_a_take_back_name_the_new_number() -> None:
    log = Log("artifact-1-running")
    made = ev.decode(log.rows[0].event)
    assert isinstance(made, ev.Made)
    room = Room(Table(log.table, made, log.key))
    lengths = []
    for row in log.rows:
        room.apply(row, ev.decode(row.event))
        if any(news.what == "undone" for news in room.news[-1]):
            lengths.append((room.news[-1][-1].to, room.table.lengths[-1]))
    assert lengths
    assert all(to == length for to, length in lengths)


def test_it_goes_on_and_its_chance_can_be_checked() -> None:
    log = Log("artifact-1-running")
    table = log.read()
    before = len(table.game.record.entries)
    rows = play_on(table, 4)
    text = whole(table)
    game, note = record.parse(text), fair.noted(text)
    assert note is not None
    assert (game.rules, note.rules) == (2, 1)
    drawn = fair.check(game, note)
    assert drawn == sum(entry.seat == wk.CHANCE for entry in game.entries)
    assert any(entry.seat == wk.CHANCE for entry in game.entries[before:])
    assert any(line.endswith(" end") for row in rows for line in json.loads(row.event)["lines"])


def test_what_it_has_written_since_is_read_again() -> None:
    log = Log("artifact-1-running")
    table = log.read()
    log.rows += play_on(table, 5)
    assert whole(log.read()) == whole(table)


def test_draws_numbered_otherwise_are_not_fair() -> None:
    table = Log("artifact-1-running").read()
    play_on(table, 4)
    with pytest.raises(wk.RecordError) as caught:
        fair.check(table.game.record, table.fairness._replace(rules=0))
    assert caught.value.code == "unfair-outcome"


@pytest.mark.parametrize("name", RECORDS)
def test_what_was_exported_is_still_fair(name: str) -> None:
    text = (FIXTURES / f"{name}.wk").read_text(encoding="utf-8")
    game, note = record.parse(text), fair.noted(text)
    assert note is not None
    assert fair.check(game, note) == sum(entry.seat == wk.CHANCE for entry in game.entries[note.since :])


@pytest.mark.parametrize("name", RECORDS)
def test_upgraded_it_is_fair_too(name: str) -> None:
    text = (FIXTURES / f"{name}.wk").read_text(encoding="utf-8")
    game, note = record.parse(text), fair.noted(text)
    assert note is not None
    now = fair.renewed(note, game)
    again = fair.written(record.upgraded(game), now)
    assert fair.noted(again) == now
    assert fair.check(record.parse(again), now) == fair.check(game, note)
    given = record.upgraded(game).entries[: now.since]
    assert now.since - upgrade.uncounted(record.start(game), 1, given) == note.since


@pytest.mark.parametrize("name", RECORDS)
def test_it_is_imported_and_exported(name: str, tmp_path: Path) -> None:
    text = (FIXTURES / f"{name}.wk").read_text(encoding="utf-8")

    async def story() -> str:
        store = SqliteStore(tmp_path / "tables.db")
        try:
            return whole(await read(store, await keep(store, text, None)))
        finally:
            await store.close()

    again = asyncio.run(story())
    note = fair.noted(again)
    assert note is not None
    assert record.parse(again).rules == wk.game("artifact").rules
    assert fair.check(record.parse(again), note) > 0
    assert record.parse(again).scores == record.parse(text).scores


def test_a_game_goes_on_from_it_where_its_replay_says() -> None:
    """The page that shows a record and a table that continues it count actions alike."""
    text = (FIXTURES / "artifact-1-over.wk").read_text(encoding="utf-8")
    steps = json.loads(gzip.decompress(from_text(text, "", "open")))["steps"]
    assert len(steps) == len(record.upgraded(record.parse(text)).entries)
    begun = of_text(text, "", 300)
    assert [line.split(" ", 1)[1] for line in begun.given] == [step["move"] for step in steps[:300]]


def test_a_store_of_it_is_opened(tmp_path: Path) -> None:
    log = Log("artifact-1-running")
    summary = from_log([ev.decode(row.event) for row in log.rows], over=False)

    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        try:
            await store.keep(log.table, Secret(log.key), log.rows, summary)
            table, past = await opened(store, log.table)
            assert len(past) == len(log.rows)
            assert table.made.rules == wk.game("artifact").rules
            assert seen((await read(store, log.table)).game.state) == log.end["view"]
        finally:
            await store.close()

    asyncio.run(story())
