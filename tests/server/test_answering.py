"""Bots at a live table: one thought for each question, simpler bots where one fails, and nobody spins."""

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from wunderkammer import bots
from wunderkammer.core.errors import StoreError
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.thinking.process import NoThought

from .inside import legal, table_of, tell, to_assigning, until

LONG = 3000  # turns of the loop: a bot that spins would be asked thousands of times
CARDS = ["assign bulky 1", "assign lady 2", "assign tall 3"]


class Asked(NamedTuple):
    seat: int
    level: str
    seed: str


class Fake:
    """Thinks at once, and remembers what it was asked; before the gate is open, it thinks on and on."""

    def __init__(self, *answers: str | Exception) -> None:
        self.answers = list(answers)  # what it says first; then it says what is legal
        self.asked: list[Asked] = []
        self.thinking = 0
        self.gate = asyncio.Event()
        self.room: Room | None = None

    async def choose(self, table: Table, seat: int, level: str, seed: str, claim: object) -> str:  # noqa: ARG002
        self.thinking += 1
        try:
            await self.gate.wait()
        finally:
            self.thinking -= 1
        self.asked.append(Asked(seat, level, seed))
        assert self.room is not None
        answer = self.answers.pop(0) if self.answers else legal(self.room, seat)[0]
        if isinstance(answer, Exception):
            raise answer
        return answer


async def everybody_lays(house: House, fake: Fake, levels: list[str | None], pause: float = 0) -> Room:
    """All are asked for their cards at the same time; bots begin to think when the gate is opened."""
    house.thinkers = fake  # type: ignore[assignment]
    house.autopilot.answering.pause = pause
    fake.room = room = await table_of(house, "artefakt", levels)
    await to_assigning(house, room)
    return room


def laid(room: Room) -> list[int]:
    """How many cards each seat has laid."""
    moves = [(entry.seat, entry.move) for entry in room.table.game.record.entries]
    return [sum(move.startswith("assign") and who == seat for who, move in moves) for seat in range(4)]


async def wait_long() -> None:
    for _ in range(LONG):
        await asyncio.sleep(0)


def test_who_lets_the_others_wait_makes_nobody_think_again(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        fake = Fake()
        room = await everybody_lays(house, fake, [None, "master", "expert", "novice"])
        fake.gate.set()
        await until(lambda: laid(room) == [0, 3, 3, 3])
        await wait_long()
        assert sorted(asked.seat for asked in fake.asked) == [1, 1, 1, 2, 2, 2, 3, 3, 3]
        assert not room.thoughts

    tell(tmp_path, story)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_bots_that_search_answer_while_a_person_lets_them_wait(tmp_path: Path, level: str) -> None:
    """The real ones, in their processes: they spun here, with moves of another seat."""

    async def story(house: House, address: str) -> None:  # noqa: ARG001
        real, fake = house.thinkers, Fake()
        room = await everybody_lays(house, fake, [None, level, level, level])
        await until(lambda: fake.thinking == 3)
        asked = 0
        choose = real.choose

        async def counted(*args: Any) -> str:  # noqa: ANN401
            nonlocal asked
            asked += 1
            return await choose(*args)

        real.choose = counted  # type: ignore[assignment, method-assign]
        house.thinkers = real
        fake.gate.set()  # the first cards are laid by the fake one
        await until(lambda: laid(room) == [0, 3, 3, 3])
        await wait_long()
        assert asked == 6, "two more cards of three seats"

    tell(tmp_path, story)


def test_a_bot_that_is_refused_gives_way_to_simpler_ones(tmp_path: Path) -> None:
    """Once more with other luck, then the usual level, then any legal move."""

    async def story(house: House, address: str) -> None:  # noqa: ARG001
        fake = Fake(*["collect"] * 3)
        room = await everybody_lays(house, fake, [None, "master"])
        fake.gate.set()
        await until(lambda: laid(room)[1] == 3)
        await wait_long()
        first, again, simpler, *others = fake.asked
        (name,) = room.table.chairs.bots().values()
        assert bots.named(name).level == "master"
        assert [first.level, again.level, simpler.level] == [name, name, "amateur"]
        assert len({first.seed, again.seed, simpler.seed}) == 3
        assert [asked.level for asked in others] == [name] * 2, "two more cards, as if nothing had happened"

    tell(tmp_path, story)


def test_even_where_every_thought_is_wrong_nobody_spins(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        fake = Fake(*["collect"] * 1000)
        room = await everybody_lays(house, fake, [None, "master", "master"])
        fake.gate.set()
        await until(lambda: laid(room) == [0, 3, 3, 0])
        await wait_long()
        assert len(fake.asked) == 2 * 3 * 3, "seats, cards, bots before any legal move is made"

    tell(tmp_path, story)


def test_trouble_that_is_not_the_bots_is_waited_for(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        fake = Fake(*[StoreError("store-unusable", {"problem": "away"})] * 5)
        room = await everybody_lays(house, fake, [None, "master"])
        fake.gate.set()
        await until(lambda: laid(room)[1] == 3)
        assert [asked.level for asked in fake.asked] == [*room.table.chairs.bots().values()] * 8
        assert len({asked.seed for asked in fake.asked[:6]}) == 1, "the same question, not another try"

    tell(tmp_path, story)


@pytest.mark.parametrize(
    "answer",
    ["collect", Refused("busy"), StoreError("store-unusable", {"problem": "away"}), NoThought("timeout")],
    ids=["a wrong move", "too many wait", "trouble of the store", "no thought"],
)
def test_whatever_goes_wrong_there_is_a_pause_before_the_next_try(tmp_path: Path, answer: str | Exception) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        assert house.autopilot.answering.pause >= 1
        fake = Fake(*[answer] * 1000)
        await everybody_lays(house, fake, [None, "master"], pause=3600)
        fake.gate.set()
        await until(lambda: fake.asked)
        await wait_long()
        assert len(fake.asked) == 1

    tell(tmp_path, story)


def test_a_question_that_is_gone_is_not_thought_about(tmp_path: Path) -> None:
    """A person takes back again and again: each question before it is dropped."""

    async def story(house: House, address: str) -> None:  # noqa: ARG001
        fake = Fake()
        house.thinkers = fake  # type: ignore[assignment]
        fake.room = room = await table_of(house, "artisans", [None, "master"])
        await until(lambda: room.table.actors() == [0] or fake.thinking)
        for number in range(30):
            while 0 in room.table.actors():
                move, ply = legal(room, 0)[0], room.table.number
                await house.submit("table", f"m{ply}", lambda table: table.play(0, ply, [move]))  # noqa: B023
            await until(lambda: fake.thinking == 1)
            await house.submit("table", f"u{number}", lambda table: table.undo(0, None))
            await until(lambda: fake.thinking == 0)
            assert not room.thoughts
        assert fake.asked == []

    tell(tmp_path, story)


def test_who_comes_back_stops_the_bot_and_who_leaves_again_has_one(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        fake = Fake()
        room = await everybody_lays(house, fake, [None, None])
        for number in range(3):
            await house.submit("table", f"l{number}", lambda table: table.leave(1))
            await until(lambda: fake.thinking == 1)
            await house.submit("table", f"b{number}", lambda table: table.back(1))
            await until(lambda: fake.thinking == 0)
        await house.submit("table", "l", lambda table: table.leave(1))
        fake.gate.set()
        await until(lambda: laid(room)[1] == 3)

    tell(tmp_path, story)
