"""The company at a table: who leaves and comes back, bots, the clock, and once more."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from wunderkammer.server.house.house import House
from wunderkammer.server.wire.messages import News

from .inside import legal, table_of, tell, to_assigning, until
from .serving import play_out, seated


def test_a_bot_plays_for_who_has_left_until_he_is_back(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-2") as two:
            assert (await one.ask(do="back", id="b"))["code"] == "not-away"
            for number in range(3):
                await one.ask(do="leave", id=f"l{number}")
                before = len(room.table.game.record.entries)
                while len(room.table.game.record.entries) < before + 3:
                    if legal(room, 1):
                        ply = room.table.number
                        await two.ask(do="play", id=f"m{ply}", event=ply, moves=legal(room, 1)[:1])
                    await asyncio.sleep(0.01)
                await one.ask(do="back", id=f"b{number}")
                await asyncio.sleep(0.3)
                quiet = len(room.table.game.record.entries)
                await asyncio.sleep(0.3)
                assert len(room.table.game.record.entries) == quiet, "the bot has stopped"

    tell(tmp_path, story)


def test_once_more(tmp_path: Path) -> None:
    """All keep their secrets and move up a seat; the table is there when they hear of it."""

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        async with seated(address, "table", "token-1") as one:
            assert (await one.ask(do="rematch", id="r"))["code"] == "still-playing"
            await asyncio.gather(*[play_out(address, "table", f"token-{seat}", Random(seat)) for seat in (1, 2)])
            done = await one.ask(do="rematch", id="r")
            assert done["is"] == "done"
            assert await one.ask(do="rematch", id="r") == done
            assert (await one.ask(do="rematch", id="s"))["code"] == "rematch-made"
        name = room.table.again
        for token, seat in (("token-1", 1), ("token-2", 0)):
            async with seated(address, name, token) as person:
                assert (await person.hear("welcome"))["seats"] == [seat]
                shown = await person.hear("table")
                assert shown["seats"][seat]["name"] == f"Person {token[-1]}"
        fresh = await house.room(name)
        await until(lambda: fresh.table.phase == "playing")
        assert fresh.table.made.commitment != room.table.made.commitment

    tell(tmp_path, story)


def test_bots_never_make_a_person_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a master thinks, others talk, and answer what they are asked at the same time."""

    async def think_on(*_: object) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    async def story(house: House, address: str) -> None:
        monkeypatch.setattr(house.thinkers, "choose", think_on)
        room = await table_of(house, "artefakt", [None, "master"])
        await to_assigning(house, room)
        async with seated(address, "table", "token-1") as person:
            await person.hear("table")
            ply, bots = room.table.number, [one for one in room.thoughts if one.startswith("bot/2/")]
            assert len(bots) == 1, "the master is asked too"
            moves = ["assign bulky 1", "assign lady 2", "assign tall 3"]
            assert (await person.ask(do="play", id="p", event=ply, moves=moves))["is"] == "done"
            for number in range(10):
                assert (await person.ask(do="say", id=f"s{number}", text="hm"))["is"] == "done"
            assert list(room.thoughts) == bots, "talking gives it nothing more to think about"

    tell(tmp_path, story)


def test_the_clock_decides_for_who_is_late(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 2, pace=1)
        async with seated(address, "table", "token-1") as person:
            shown = await person.hear("table")
            assert 0 < shown["left"] <= 1
            while not (shown := await person.hear("table"))["news"]:
                pass
            assert shown["news"] == [{"what": "late", "seat": 0}]
            assert room.table.chairs.all[0].absent is False

    tell(tmp_path, story)

    async def after_a_restart(house: House, address: str) -> None:  # noqa: ARG001
        room = await house.room("table")
        before = len(room.table.game.record.entries)
        await until(lambda: len(room.table.game.record.entries) > before)
        assert News("late", 0) in [one for some in room.news for one in some]

    tell(tmp_path, after_a_restart)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def before(house: House, address: str) -> None:  # noqa: ARG001
        await table_of(house, "artefakt", ["random", "random"])

    async def after(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table") as client:
            await until(lambda: "table" in house.rooms and house.rooms["table"].table.phase == "over")
            assert (await client.get("")).json()["phase"] == "over"

    tell(tmp_path, before)
    tell(tmp_path, after)
