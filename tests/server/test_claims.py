"""Several workers: one of them thinks for a table, another takes over when it cannot, and together they think more."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.system.metrics import Metrics
from wunderkammer.server.thinking.claims import Claims, Elsewhere
from wunderkammer.server.thinking.thinker import Question, Thinker, Thought
from wunderkammer.server.thinking.thinkers import Thinkers

from .inside import open_house, table_of, tell, until

BOTS: list[str | None] = ["random", "random"]
SHORT, LONG = 0.3, 600.0  # seconds of a lease, in tests where it ends and in those where it must not
Story = Callable[["Worker", "Worker"], Awaitable[None]]


class Worker:
    """A house with its own process, which notes the seeds of its questions and thinks while the gate is open."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.asked: list[str] = []
        self.gate = asyncio.Event()
        house.thinkers = Thinkers(Metrics(), 1, LONG, self.start)  # the gate decides how long a thought takes

    async def start(self) -> "Worker":
        return self

    async def think(self, question: Question) -> list[Thought]:
        self.asked.append(question.seed)
        await self.gate.wait()
        return Thinker().think(question)

    def kill(self) -> None:
        pass

    async def end(self) -> None:
        pass


@asynccontextmanager
async def worker(address: str, lease: float) -> AsyncIterator[Worker]:
    async with open_house(address) as (house, _):
        house.autopilot.answering.claims = Claims(house.store, lease, 0.0)
        yield (one := Worker(house))
        await one.house.thinkers.close()


def told(address: str, story: Story, lease: float) -> None:
    async def telling() -> None:
        async with worker(address, lease) as one, worker(address, lease) as two:
            await story(one, two)

    asyncio.run(telling())


async def played(house: House, room: Room) -> None:
    """To the end, by whomever."""
    async with asyncio.timeout(60):
        while room.table.phase != "over":
            await house.newest(room.table.name)
            await asyncio.sleep(0.01)


def decisions(room: Room) -> int:
    return sum(entry.seat >= 0 for entry in room.table.game.record.entries)


def test_one_worker_thinks_for_a_table(postgres: Callable[[], str]) -> None:
    """Both have it in memory, and neither thinks about what the other does."""

    async def story(one: Worker, two: Worker) -> None:
        room = await table_of(one.house, "artefakt", BOTS)
        other = await two.house.room("table")
        one.gate.set()
        two.gate.set()
        await played(one.house, room)
        await played(two.house, other)
        assert len(one.asked + two.asked) == decisions(room)

    told(postgres(), story, LONG)


def test_another_worker_takes_over_where_one_hangs(postgres: Callable[[], str]) -> None:
    async def story(one: Worker, two: Worker) -> None:
        await table_of(one.house, "artefakt", BOTS)
        await until(lambda: one.asked)
        other = await two.house.room("table")
        two.gate.set()
        await played(two.house, other)
        assert len(one.asked) == 1

    told(postgres(), story, SHORT)


def test_two_workers_share_the_tables(postgres: Callable[[], str]) -> None:
    """Each takes what nobody has while it is free: neither waits while the other has too much to do."""

    async def story(one: Worker, two: Worker) -> None:
        rooms = [await table_of(one.house, "artefakt", BOTS, name=f"table-{number}") for number in range(6)]
        for room in rooms:
            await two.house.room(room.table.name)
        await until(lambda: one.asked and two.asked)  # each has one of them before any thought is over
        one.gate.set()
        two.gate.set()
        for room in rooms:
            await played(one.house, room)
        assert one.asked
        assert two.asked
        assert len(one.asked + two.asked) == sum(map(decisions, rooms))

    told(postgres(), story, LONG)


def test_a_claim_ends_by_itself(postgres: Callable[[], str]) -> None:
    async def story(one: Worker, two: Worker) -> None:
        await table_of(one.house, "artefakt", [None, None])
        here, there = one.house.store, two.house.store
        assert await here.claim("table", "one", LONG) == 0
        assert 0 < await there.claim("table", "two", LONG) <= LONG
        assert await here.claim("table", "one", SHORT) == 0, "the same worker may ask again"
        while await there.claim("table", "two", LONG):
            await asyncio.sleep(0.05)
        assert await here.claim("table", "one", SHORT) > 0

    told(postgres(), story, LONG)


def test_the_store_is_asked_only_now_and_then(postgres: Callable[[], str]) -> None:
    async def story(one: Worker, two: Worker) -> None:
        await table_of(one.house, "artefakt", [None, None])
        mine, theirs = (worker.house.autopilot.answering.claims for worker in (one, two))
        await mine.claim("table")
        with pytest.raises(Elsewhere):
            await theirs.claim("table")
        assert theirs.left("table") > mine.left("table") == 0
        mine.store = theirs.store = None  # type: ignore[assignment]
        await mine.claim("table")
        with pytest.raises(Elsewhere):
            await theirs.claim("table")

    told(postgres(), story, LONG)


def test_a_file_has_one_server_to_whom_every_table_belongs(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        await table_of(house, "artefakt", [None, None])
        assert await house.store.claim("table", "one", LONG) == 0
        assert await house.store.claim("table", "two", LONG) == 0

    tell(tmp_path, story)
