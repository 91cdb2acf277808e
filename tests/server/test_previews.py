"""Previews are computed beside the loop, once for a question, and a flood of them is nobody else's trouble."""

import asyncio
import threading
from pathlib import Path

import pytest

from wunderkammer.core.state import State
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.thinking import previews
from wunderkammer.server.thinking.previewing import Gains, gains

from .inside import legal, table_of, tell, until
from .serving import seated

PEOPLE: list[str | None] = [None, None, None]


class Worker:
    """In place of the computation: counts, and can be made to wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls = 0
        self.under_way = self.most_at_once = 0
        self.free = threading.Event()
        self.free.set()
        monkeypatch.setattr(previews, "gains", self.work)

    def work(self, possible: list[State], seat: int, moves: list[str]) -> Gains:
        self.calls += 1
        self.under_way += 1
        self.most_at_once = max(self.most_at_once, self.under_way)
        self.free.wait(30)
        self.under_way -= 1
        return gains(possible, seat, moves)


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    return Worker(monkeypatch)


async def play_first(house: House, room: Room, name: str) -> None:
    """The first legal move of who is asked."""
    seat, ply = room.table.actors()[0], room.table.number
    move = legal(room, seat)[0]
    await house.submit(room.table.name, name, lambda table: table.play(seat, ply, [move]))


def test_many_who_ask_have_it_computed_once(tmp_path: Path, worker: Worker) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artifact", PEOPLE)
        token = f"token-{room.table.actors()[0] + 1}"
        worker.free.clear()
        async with seated(address, "table", token) as one, seated(address, "table", token) as other:
            for number in range(4):
                await one.say(do="preview", id=f"{number}")
                await other.say(do="preview", id=f"{number}")
            await until(lambda: house.previews.waiting == 8)
            worker.free.set()
            told = [await person.hear("preview") for person in (one, other) for _ in range(4)]
        assert worker.calls == 1
        assert all(each["gains"] == told[0]["gains"] != {} for each in told)

    tell(tmp_path, story)


def test_what_is_known_is_not_computed_again_until_the_game_goes_on(tmp_path: Path, worker: Worker) -> None:
    async def story(house: House, _: str) -> None:
        room = await table_of(house, "artisans", PEOPLE)
        seat = room.table.actors()[0]
        moves = legal(room, seat)
        all_gains = await house.previews.ask(room.table, seat, [])
        assert await house.previews.ask(room.table, seat, moves[1:]) == {move: all_gains[move] for move in moves[1:]}
        await house.submit("table", "chat", lambda table: table.say(seat, "Well"))
        assert await house.previews.ask(room.table, seat, []) == all_gains
        assert worker.calls == 1
        await play_first(house, room, "go")
        seat = room.table.actors()[0]
        assert set(await house.previews.ask(room.table, seat, [])) == set(legal(room, seat))
        assert worker.calls == 2

    tell(tmp_path, story)


def test_one_move_is_tried_alone(tmp_path: Path, worker: Worker) -> None:
    async def story(house: House, _: str) -> None:
        room = await table_of(house, "artifact", PEOPLE)
        seat = room.table.actors()[0]
        moves = legal(room, seat)
        first = await house.previews.ask(room.table, seat, moves[:1])
        assert list(first) == moves[:1]
        whole = await house.previews.ask(room.table, seat, [])
        assert sorted(whole) == sorted(moves)
        assert whole[moves[0]] == first[moves[0]]
        assert worker.calls == 2

    tell(tmp_path, story)


def test_what_was_taken_back_is_not_remembered_for_another_position(tmp_path: Path) -> None:
    async def story(house: House, _: str) -> None:
        room = await table_of(house, "artifact", PEOPLE)
        seat = room.table.actors()[0]
        told = []
        for number, place in enumerate((0, 1)):
            ply, move = room.table.number, legal(room, seat)[place]
            await house.submit("table", f"go{number}", lambda table: table.play(seat, ply, [move]))  # noqa: B023
            told.append(set(await house.previews.ask(room.table, room.table.actors()[0], [])))
            assert told[-1] == set(legal(room, room.table.actors()[0]))
            await house.submit("table", f"undo{number}", lambda table: table.undo(seat, None))
        assert len(house.previews.known) == 2

    tell(tmp_path, story)


def test_a_flood_of_previews_delays_no_move_elsewhere(
    tmp_path: Path, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The computation stands still until the other table has played: so nothing there waits for it."""
    monkeypatch.setattr(previews, "WAITING", 6)

    async def story(house: House, address: str) -> None:
        flooded = [await table_of(house, "artifact", PEOPLE, name=f"table-{number}") for number in range(10)]
        other = await table_of(house, "artisans", PEOPLE, name="other")
        worker.free.clear()
        asks = [asyncio.ensure_future(house.previews.ask(one.table, one.table.actors()[0], [])) for one in flooded]
        await until(lambda: worker.under_way == 1 and house.previews.waiting == 6)
        before = other.table.number
        seat = other.table.actors()[0]
        async with seated(address, "other", f"token-{seat + 1}") as person:
            done = await person.ask(do="play", id="a", event=before, moves=legal(other, seat)[:1])
        assert (done["is"], done["event"]) == ("done", before + 1)
        assert worker.most_at_once == worker.calls == 1
        worker.free.set()
        answers = await asyncio.gather(*asks, return_exceptions=True)
        refused = [one for one in answers if isinstance(one, Refused)]
        assert [one.code for one in refused] == ["busy"] * 4
        assert worker.calls == 6
        assert worker.most_at_once == 1

    tell(tmp_path, story)


def test_only_so_many_questions_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "KEPT", 3)

    async def story(house: House, _: str) -> None:
        room = await table_of(house, "artifact", PEOPLE)
        for number in range(6):
            await house.previews.ask(room.table, room.table.actors()[0], [])
            await play_first(house, room, f"go{number}")
        assert len(house.previews.known) == 3

    tell(tmp_path, story)
