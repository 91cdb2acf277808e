"""Taking back among bots: free as far as nothing was revealed, beyond that practice, which is written everywhere."""

from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from wunderkammer import record
from wunderkammer.core.state import CHANCE
from wunderkammer.record import fair
from wunderkammer.record.practice import MARK, is_practice
from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import summary
from wunderkammer.server.tables.records import keep, whole
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire import snapshots
from wunderkammer.server.wire.news import Recent, Told

from .inside import legal, table_of, tell, until
from .serving import seated
from .tables import KEY, Desk

GAMES = [("artefakt", 2), ("artifact", 2), ("artisans", 1)]
ME = 0


def shown(desk: Desk, seat: int | None = ME) -> msg.Table:
    return snapshots.show(desk.table, seat, Told([], []), Recent([]))


def how(desk: Desk) -> str | None:
    back = shown(desk).back
    return None if back is None else back.how


def was_revealed(desk: Desk, since: int) -> bool:
    """Whether chance has decided or a seat may have seen something new after this many actions, found out by replaying.

    What the person has shown to bots does not count.
    """
    game = desk.table.game.record
    before, secrets = 0, 0
    for state in record.positions(game):
        if state.ply > since:
            entry = game.entries[state.ply - 1]
            learned = state.reveals - (state.uncovered - secrets if entry.seat == ME else 0)
            if entry.seat == CHANCE or learned != before:
                return True
        before, secrets = state.reveals, state.uncovered
    return False


def last_decision(desk: Desk) -> int:
    """The last action of the person that had an alternative, or that did not openly have none."""
    game = desk.table.game.record
    found = -1
    for state in record.positions(game):
        if state.ply < len(game.entries) and game.entries[state.ply].seat == ME and not state.is_evident(ME):
            found = state.ply
    return found


@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_an_undo_among_bots_is_free_unless_something_was_revealed(game: str, bots: int) -> None:
    rng = Random(game)
    found = {"free": 0, "practice": 0, "after several": 0}
    for _ in range(3):
        desk = Desk(game, 1, bots)
        while desk.play_until(lambda: rng.random() < 0.1, rng):
            back, to = shown(desk).back, last_decision(desk)
            if back is None:
                assert to == -1
                continue
            assert back.to == to
            assert back.move == desk.table.game.record.entries[to].move
            assert back.how == ("practice" if was_revealed(desk, to) else "free")
            found[back.how] += 1
            if back.how == "free":
                since = [entry.seat for entry in desk.table.game.record.entries[to + 1 :]]
                found["after several"] += len(since) - since.count(ME) > 1
                event = desk.note(desk.table.undo(ME, None))
                assert isinstance(event, ev.Undone)
                assert not event.practice
                assert desk.length == to
                assert ME in desk.table.actors()
            else:
                with pytest.raises(Refused) as refused:
                    desk.table.undo(ME, None)
                assert refused.value.code == "undo-revealed"
            assert not desk.table.practice
    assert all(found[how] >= 3 for how in ("free", "practice")), found
    assert found["after several"] or bots == 1, found


@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_beyond_what_was_revealed_it_is_practice_and_chance_stays_the_same(game: str, bots: int) -> None:
    rng = Random(f"beyond {game}")
    desk = Desk(game, 1, bots)
    assert desk.play_until(lambda: how(desk) == "practice", rng)
    assert shown(desk).practice is False
    known = summary.in_use(desk.table)
    entries = list(desk.table.game.record.entries)
    event = desk.table.undo(ME, None, practice=True)
    assert isinstance(event, ev.Undone)
    assert event.practice
    assert summary.card_of(summary.after(desk.table, event, known).card).practice
    desk.note(event)
    assert [shown(desk, eyes).practice for eyes in (ME, None)] == [True, True]
    assert all(summary.card_of(one.card).practice for one in (summary.in_use(desk.table), summary.at_rest(desk.table)))
    assert summary.card_of(summary.from_log(desk.events, over=False).card).practice
    for entry in entries[desk.length :]:  # the same moves: chance has nothing new to say
        if entry.seat != CHANCE:
            desk.play(entry.seat, entry.move)
    assert desk.table.game.record.entries[: len(entries)] == entries
    assert how(desk) == "free", "from now on all of it is"
    while last_decision(desk) >= 0:
        desk.note(desk.table.undo(ME, None))
    assert all(entry.seat != ME for entry in desk.table.game.record.entries)


@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_the_record_of_practice_says_so_and_is_right(game: str, bots: int, tmp_path: Path) -> None:
    rng = Random(f"record {game}")
    desk = Desk(game, 1, bots)
    assert desk.play_until(lambda: desk.length > 60 and how(desk) == "practice", rng)
    desk.note(desk.table.undo(ME, None, practice=True))
    desk.play_until(lambda: False, rng)
    text = whole(desk.table)
    assert text.splitlines()[1] == MARK
    assert is_practice(text)
    assert not is_practice(text.replace(MARK, "; Fine"))
    found = record.verify_all(record.parse(text), lambda: fair.noted(text))
    assert found.outcomes
    again = Table("desk", msgspec.structs.replace(desk.table.made), KEY)
    for number, event in enumerate(desk.events, 1):
        again.apply(number, f"command {number}", ev.decode(ev.encode(event)), 0)
    assert again.practice
    assert whole(again) == text

    async def story(house: House, address: str) -> None:
        name = await keep(house.store, text, None)
        assert [one["practice"] for one in await listed(address, "over")] == [True]
        assert is_practice(whole((await house.room(name)).table))

    tell(tmp_path, story)


def test_bots_cannot_be_made_to_think_again() -> None:
    """Whom nobody asks, nobody sends back to their own decision."""
    rng = Random(5)
    desk = Desk("artisans", 1, 1)
    desk.play_until(lambda: desk.table.game.record.entries[-1].seat == 1, rng)
    with pytest.raises(Refused) as refused:
        desk.table.undo(ME, desk.length - 1, practice=True)
    assert refused.value.code == "no-such-ply"


def test_among_people_nothing_is_practice() -> None:
    rng = Random(6)
    desk = Desk("artefakt", 2, 1)
    desk.play_until(lambda: last_decision(desk) >= 0 and was_revealed(desk, last_decision(desk)), rng)
    event = desk.table.undo(ME, None, practice=True)
    assert isinstance(event, ev.Asked)
    assert how(desk) == "ask"
    desk.note(event)
    desk.note(desk.table.agree(1, True))
    assert not desk.table.practice
    assert not shown(desk).practice
    desk.play_until(lambda: last_decision(desk) >= 0 and was_revealed(desk, last_decision(desk)), rng)
    desk.note(desk.table.leave(1))
    assert how(desk) is None, "nobody is there to ask"


def test_what_was_evident_is_not_what_is_taken_back() -> None:
    """The third figure has no choice where to stand: an undo goes to the second one."""
    desk = Desk("artefakt", 1, 1)
    for _ in range(3):
        desk.play(ME, desk.moves(ME)[0])
    own = [ply for ply, entry in enumerate(desk.table.game.record.entries) if entry.seat == ME]
    back = shown(desk).back
    assert back is not None
    assert back.to == own[1]


async def listed(address: str, phase: str) -> list[dict[str, object]]:
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        found: list[dict[str, object]] = (await client.get("/tables", params={"phase": phase})).json()
        return found


def test_practice_over_the_wire(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None, "random"], listed=True)
        assert [one["practice"] for one in await listed(address, "playing")] == [False]
        async with seated(address, "table", "token-1") as me, seated(address, "table") as watcher:
            await me.ask(do="play", id="a", event=room.table.number, moves=legal(room, 0)[:1])
            assert (await me.ask(do="undo", id="u"))["code"] == "undo-revealed"
            assert (await me.ask(do="undo", id="v", practice=True))["is"] == "done"
            while not (seen := await watcher.hear("table"))["practice"]:
                pass
            assert seen["back"] is None
        assert [one["practice"] for one in await listed(address, "playing")] == [True]
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            assert is_practice((await client.get("/tables/table/record")).text)

    tell(tmp_path, story)


def test_a_table_can_be_for_practice_from_the_beginning(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        asked = {"game": "artisans", "seats": 2, "bots": ["random", "random"], "listed": True, "practice": True}
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            made = (await client.post("/tables", json=asked)).json()
        room = await house.room(made["table"])
        await until(lambda: room.table.phase == "over")
        assert [one["practice"] for one in await listed(address, "over")] == [True]
        assert is_practice(whole(room.table))

    tell(tmp_path, story)


def test_cards_in_a_store_from_before_practice_are_read() -> None:
    assert summary.card_of('{"pace":0,"options":{},"seats":[]}').practice is False
    undone = ev.decode(b'{"kind":"undone","seat":0,"to":3}')
    assert isinstance(undone, ev.Undone)
    assert not undone.practice
