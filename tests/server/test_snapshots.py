"""What everybody is told of an event is built once for each pair of eyes, and is what each would be shown alone."""

import gc
import time
import tracemalloc
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest
from seldom import daily

import wunderkammer as wk
from wunderkammer.core.options import settle
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import summary
from wunderkammer.server.tables.table import Table
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire import snapshots
from wunderkammer.server.wire.news import Recent, story_now, story_since
from wunderkammer.server.wire.snapshots import Snapshots
from wunderkammer.store import Row

from .inside import KEY, legal, table_of, tell, until
from .serving import seated

KB = 1024
LARGEST = 40 * KB  # that a table in the midst of its game may take


class Played:
    """A room without a house: random moves, each with a command as pages make it."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(seed)
        rules = wk.game(game)
        chairs = [ev.Chair("person", f"Person {seat}", token=f"{seat}" * 64) for seat in range(3)]
        made = ev.Made(game, rules.rules, settle(rules.options, {}), "", chairs, False, 0, "")
        self.room = Room(Table("table", made, KEY))
        self.enter("made", made)
        self.enter("begin", self.table.begin())

    @property
    def table(self) -> Table:
        return self.room.table

    def enter(self, command: str, event: ev.AnyEvent) -> None:
        stored = ev.encode(event)
        self.room.apply(Row(self.table.number + 1, command, stored, time.time()), ev.decode(stored))

    def step(self) -> None:
        self.table.game.state.listen()
        self.enter(f"1/{self.rng.getrandbits(128):032x}", self.any_event())

    def any_event(self) -> ev.AnyEvent:
        """Somebody plays, or says something."""
        state = self.table.game.state
        seat = self.rng.choice(state.actors())
        if self.rng.random() < 0.1:
            return self.table.say(seat, "Well played")
        move = state.name(self.rng.choice(state.legal(seat)))
        return self.table.play(seat, self.table.number, [move])


def alone(table: Table, eyes: int | None, news: list[msg.News]) -> dict[str, Any]:
    """What one pair of eyes should be told, taken from the table field by field."""
    state = table.game.state
    over = state.actor == wk.OVER
    return {
        "is": "table",
        "event": table.number,
        "seat": eyes,
        "phase": "over" if over else "playing",
        "seats": snapshots.chairs(table),
        "view": state.view(eyes),
        "asked": state.actors(),
        "legal": [state.name(action) for action in state.legal(eyes)] if eyes in state.actors() else [],
        "story": state.story(eyes),
        "news": news,
        "undo": snapshots.free(table, eyes),
        "wish": None,
        "ply": len(table.game.record.entries),
        "left": None,
        "scores": state.scores() if over else [],
        "ranks": state.ranks() if over else [],
        "key": KEY.hex() if over else "",
        "words": list(table.fairness.words) if over else [],
        "chance": None,
        "again": "",
    }


@pytest.mark.parametrize("game", wk.games())
def test_all_are_told_what_each_would_be_shown_alone(game: str) -> None:
    played = Played(game, 3)
    while played.table.actors():
        played.step()
        news = list(played.room.news[-1])
        told = Snapshots(played.table, news)
        for eyes in (2, None, 0, 1, 0, None):
            assert told.of(eyes) == msg.encode(
                snapshots.show(played.table, eyes, story_now(played.table, eyes), Recent(news))
            )
            assert told.of(eyes) is told.of(eyes)
            message = msgspec.json.decode(told.of(eyes))
            expected = msgspec.json.decode(msgspec.json.encode(alone(played.table, eyes, news)))
            assert {name: message[name] for name in expected} == expected


def test_answers_without_a_choice_are_told_as_such_to_whom_they_were_given() -> None:
    """The same as it happens, and to those who come back."""
    played = Played("artefakt", 3)
    told: dict[int | None, list[tuple[int, str]]] = {0: [], 1: [], 2: [], None: []}
    events = {eyes: len(story_since(played.table, eyes, 0).story) for eyes in told}
    without = dict.fromkeys(range(3), 0)
    while played.table.actors():
        state = played.table.game.state
        evident = {seat for seat in state.actors() if state.is_evident(seat)}
        plies = len(played.table.game.record.entries)
        played.step()
        made = played.table.game.record.entries[plies:]
        without |= {seat: without[seat] + 1 for seat in evident if made and made[0].seat == seat}
        for eyes in told:
            now = story_now(played.table, eyes)
            told[eyes] += [(events[eyes] + one.before, one.move) for one in now.given]
            events[eyes] += len(now.story)
    for eyes, answers in told.items():
        again = story_since(played.table, eyes, 0)
        assert [(one.before, one.move) for one in again.given] == answers
        assert len(answers) == (0 if eyes is None else without[eyes])
    assert told[0]


def test_each_pair_of_eyes_is_shown_once_however_many_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[int | None] = []
    seen = snapshots.seen

    def counted(table: Table, eyes: int | None, *rest: Any) -> msg.Table:  # noqa: ANN401 (as it is called)
        shown.append(eyes)
        return seen(table, eyes, *rest)

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        seat = room.table.actors()[0]
        token = f"token-{seat + 1}"
        async with (
            seated(address, "table", token) as one,
            seated(address, "table", token) as other,
            seated(address, "table") as spectator,
            seated(address, "table") as passer_by,
        ):
            await until(lambda: len(room.guests) == 4)
            people = (one, other, spectator, passer_by)
            for person in people:
                await person.hear("table")
            monkeypatch.setattr(snapshots, "seen", counted)
            await one.say(do="play", id="a", event=room.table.number, moves=legal(room, seat)[:1])
            told = [await person.hear("table") for person in people]
        assert sorted(shown, key=str) == sorted([seat, None], key=str)
        assert told[0] == told[1] != told[2] == told[3]

    tell(tmp_path, story)


@pytest.mark.parametrize("game", daily(wk.games(), "artifact"))
def test_a_table_in_the_midst_of_its_game_takes_little_memory(game: str) -> None:
    def midway(seed: int) -> Played:
        played = Played(game, seed)
        while played.table.number < 150 and played.table.actors():
            played.step()
        played.table.game.state.listen()
        return played

    def taken(seed: int) -> int:
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        kept.append(midway(seed))
        gc.collect()
        return tracemalloc.get_traced_memory()[0] - before

    kept = [midway(seed) for seed in range(4)]  # what all tables share is there
    tracemalloc.start()
    sizes = [taken(seed) for seed in range(10, 16)]
    tracemalloc.stop()
    assert median(sizes) < LARGEST  # other threads of this process may take some meanwhile


def test_a_summary_is_made_anew_only_by_what_changes_it() -> None:
    played = Played("artisans", 5)
    known = summary.in_use(played.table)
    anew = 0
    while played.table.actors():
        number = played.table.number % 10
        event = played.table.leave(0) if number == 1 else ev.Back(0) if number == 3 else played.any_event()
        fresh, short = summary.after(played.table, event), summary.after(played.table, event, known)
        assert short == fresh
        anew += short is not known
        known = short
        played.enter(f"{played.table.number}", event)
    assert known.phase == "over"
    assert 2 < anew < played.table.number / 3


def test_commands_are_known_by_their_words() -> None:
    played = Played("artefakt", 1)
    played.enter("1/a", played.table.say(0, "Hello"))
    assert played.table.event_of("1/a") == played.table.number
    assert played.table.event_of("1/b") is None
    assert played.table.event_of("begin") == 2
