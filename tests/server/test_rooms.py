"""Rooms leave memory when nobody uses them, and come back as they were."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast
from weakref import ref

import pytest

from wunderkammer.server.house import rooms as module
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room, Rooms
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table

from .inside import legal, table_of, tell, until
from .serving import seated


@contextmanager
def no_collector() -> Iterator[None]:
    """What leaves memory has to leave by itself."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def play_some(house: House, name: str, moves: int) -> None:
    """Play the first legal move of the deciding seat, this many times."""
    for _ in range(moves):
        room = await house.room(name)
        seat, ply = room.table.actors()[0], room.table.number
        move = legal(room, seat)[0]
        await house.submit(name, f"go{ply}", lambda table: table.play(seat, ply, [move]))  # noqa: B023


@pytest.mark.parametrize("game", ["artefakt", "artifact", "artisans"])
def test_a_room_comes_back_as_it_was(game: str, tmp_path: Path) -> None:
    async def shown(address: str) -> list[bytes]:
        found = []
        for tokens in (["token-1"], ["token-2"], []):
            async with seated(address, "table", *tokens) as person:
                found += [await person.raw(), await person.raw()]
        return found

    async def story(house: House, address: str) -> None:
        await table_of(house, game, [None] * 3)
        await play_some(house, "table", 30)
        before, old = await shown(address), ref(house.rooms["table"])
        house.rooms.recent.clear()
        await until(lambda: old() is None)
        assert "table" not in house.rooms
        assert await shown(address) == before
        await play_some(house, "table", 3)

    with no_collector():
        tell(tmp_path, story)


def test_finished_tables_leave_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STAY_FINISHED", 0.0)

    async def story(house: House, _: str) -> None:
        for number in range(3):
            await table_of(house, "artisans", ["random", "random"], name=f"table{number}")
            await until(lambda: house.rooms[f"table{number}"].table.phase == "over")  # noqa: B023
        running = await table_of(house, "artisans", [None, None], name="running")
        house.rooms.shrink()
        await until(lambda: set(house.rooms) == {"running"})
        assert house.rooms["running"] is running

    with no_collector():
        tell(tmp_path, story)


def test_only_so_many_rooms_are_held(tmp_path: Path) -> None:
    async def story(house: House, _: str) -> None:
        house.rooms.most = 3
        for number in range(8):
            await table_of(house, "artisans", [None, None], name=f"table{number}")
        await until(lambda: not house.tasks)
        assert sorted(house.rooms) == ["table5", "table6", "table7"], "those that were used last"

    with no_collector():
        tell(tmp_path, story)


def test_a_room_in_use_is_the_only_one_of_its_table(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with seated(address, "table", "token-1") as person:
            await person.hear("table")
            watched = id(house.rooms["table"])
            house.rooms.recent.clear()
            assert id(await house.room("table")) == watched
            await play_some(house, "table", 1)
            assert (await person.hear("table"))["event"] == house.rooms["table"].table.number
        gone = ref(house.rooms["table"])
        await until(lambda: not cast("Room", gone()).guests)
        assert "table" in house.rooms.recent, "who leaves may come back at once"

    tell(tmp_path, story)


def fake() -> Rooms:
    """Rooms of which `slow` takes until it is told, and `none` does not exist."""
    made = ev.Made("artisans", 1, {}, "", [ev.Chair()] * 2, False, 0, "")
    told = asyncio.Event()

    async def read(name: str) -> Room:
        if name == "none":
            raise Refused("no-such-table")
        if name == "slow":
            await told.wait()
        return Room(Table(name, made, b""))

    rooms = Rooms(read)
    rooms.told = told  # type: ignore[attr-defined]
    return rooms


def test_rooms_are_opened_side_by_side() -> None:
    async def story() -> None:
        rooms = fake()
        first, second = (asyncio.create_task(rooms.room("slow")) for _ in range(2))
        await asyncio.sleep(0)
        assert (await rooms.room("quick")).table.name == "quick", "nobody waits for another table"
        with pytest.raises(Refused):
            await rooms.room("none")
        first.cancel()  # who asked first goes away
        rooms.told.set()  # type: ignore[attr-defined]
        room = await second
        assert rooms["slow"] is room
        assert not rooms.opening

    asyncio.run(story())


def test_a_room_that_is_forgotten_is_read_anew() -> None:
    async def story() -> None:
        rooms = fake()
        old = await rooms.room("quick")
        assert rooms.forget("quick") is old
        assert "quick" not in rooms
        assert await rooms.room("quick") is not old
        assert rooms.forget("never") is None

    asyncio.run(story())
