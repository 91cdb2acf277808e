"""Bots at a table are somebody: they have a name and a style of their own, and keep them."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec

from wunderkammer import bots, record
from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.chairs import Chairs
from wunderkammer.server.tables.records import keep, whole
from wunderkammer.server.tables.summary import SeatInfo, bot_info, seats_of
from wunderkammer.server.wire.replay import chair_of

from .inside import legal, table_of, tell, until
from .serving import seated
from .test_gathering import Caller, calling

PLAIN = [ev.Chair("bot", level=level) for level in ("novice", "expert", "random", "novice")]
COMPANY = ["amal", "bao", "dara", "uli", "noor", "kim"]


def shown(chairs: Chairs) -> list[tuple[str, str]]:
    return [(seat.name, seat.level) for seat in seats_of(chairs)]


def test_a_bot_is_shown_with_its_name_and_its_level() -> None:
    chairs = Chairs(PLAIN, COMPANY)
    assert shown(chairs) == [("Amal", "novice"), ("Bao", "expert"), ("", "random"), ("Uli", "novice")]
    assert chairs.people() == ["novice-amal", "expert-bao", "random", "novice-uli"]
    assert [chair_of(name) for name in chairs.people()] == seats_of(chairs), "a replay shows the same"


def test_bots_of_older_tables_and_records_are_nobody() -> None:
    chairs = Chairs(PLAIN)
    assert shown(chairs) == [("", "novice"), ("", "expert"), ("", "random"), ("", "novice")]
    assert chairs.people() == ["novice", "expert", "random", "novice"]
    assert chair_of("expert") == SeatInfo("bot", "", "expert", False)
    assert chair_of("expert-nobody") == SeatInfo("person", "expert-nobody", "", False)
    assert bot_info("beginner") == SeatInfo("bot", "", "beginner", False), "a level that is gone breaks no table"


def test_a_bot_makes_room_for_a_person_with_its_initial() -> None:
    chairs = Chairs([ev.Chair("person", "amélie"), ev.Chair("bot", level="expert"), *PLAIN[2:]], ["noor", *COMPANY[:4]])
    assert [name for name, _ in shown(chairs)] == ["amélie", "Uli", "", "Dara"], "neither Amal nor anybody twice"


def test_whoever_makes_a_table_chooses_the_level_alone(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:  # noqa: ARG001
        for level in ("expert-builder", "expert-amal"):
            refused = await caller.ask("/tables", game="artefakt", seats=2, bots=[None, level])
            assert (refused["code"], refused["args"]["name"]) == ("unknown-bot", level)
        made = await caller.make(seats=4, bots=["novice", None, "novice", "expert"])
        seats = await seats_at(caller, made["table"])
        assert [seat["level"] for seat in seats] == ["novice", "", "novice", "expert"]
        names = [seat["name"] for seat in seats]
        assert names[1] == ""
        assert len({*names}) == 4
        assert {name.lower() for name in names if name} <= set(bots.PERSONAS)
        person = await caller.sit(made["table"], names[0], invitation=made["invitations"][1])
        assert person["seat"] == 1, "people keep their names"
        seats = await seats_at(caller, made["table"])
        assert seats[1]["name"] == names[0]
        assert len({seat["name"][0] for seat in seats}) == 4, "and the bot is somebody else"

    calling(tmp_path, story)


async def seats_at(caller: Caller, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await caller.client.get(f"/tables/{table}")).json()["seats"]
    return found


def test_a_bot_thinks_in_its_style_and_stands_in_the_record_with_its_name(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        asked = []
        choose = house.thinkers.choose

        async def noted(*args: Any) -> str:  # noqa: ANN401
            asked.append(args[2])
            return await choose(*args)

        house.thinkers.choose = noted  # type: ignore[assignment, method-assign]
        room = await table_of(house, "artisans", ["novice", "novice"])
        await until(lambda: room.table.phase == "over")
        names = room.table.chairs.people()
        assert {*asked} == {*names}
        assert all(bots.named(name).persona for name in names)
        text = whole(room.table)
        assert record.parse(text).people == names
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            told = (await client.post("/replay", json={"record": text})).json()["seats"]
        assert told == msgspec.to_builtins(seats_of(room.table.chairs))

    tell(tmp_path, story)


def test_a_record_that_is_imported_has_the_same_bots(tmp_path: Path) -> None:
    texts = []

    async def play(house: House, address: str) -> None:  # noqa: ARG001
        room = await table_of(house, "artisans", ["novice", "novice"])
        await until(lambda: room.table.phase == "over")
        texts.append(whole(room.table))

    async def bring(house: House, address: str) -> None:  # noqa: ARG001
        table = (await house.room(await keep(house.store, texts[0], None))).table
        assert shown(table.chairs) == [
            (bots.named(name).persona.capitalize(), "novice") for name in record.parse(texts[0]).people
        ]
        assert record.parse(whole(table)).people == record.parse(texts[0]).people

    tell(tmp_path / "one", play)
    tell(tmp_path / "two", bring)


def test_once_more_with_the_same_bots(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, "novice", "novice"])
        async with seated(address, "table", "token-1") as one:
            while room.table.phase != "over":
                if moves := legal(room, 0):
                    number = room.table.number
                    await one.ask(do="play", id=f"m{number}", event=number, moves=moves[:1])
                await asyncio.sleep(0.002)
            await one.ask(do="rematch", id="r")
        fresh = (await house.room(room.table.again)).table
        before = [*room.table.chairs.bots().values()]
        assert fresh.chairs.bots() == {0: before[0], 1: before[1]}

    tell(tmp_path, story)


def test_nobody_who_watches_speaks_in_the_name_of_a_bot(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, "novice"])
        name = seats_of(room.table.chairs)[1].name
        async with seated(address, "table") as watcher:
            assert (await watcher.ask(do="remark", id="r", name=name, text="I am a bot"))["code"] == "same-name"

    tell(tmp_path, story)


def test_nobody_can_sit_down_under_the_full_name_of_a_bot(tmp_path: Path) -> None:
    """A record of the game would take them for one."""

    async def story(house: House, caller: Caller) -> None:  # noqa: ARG001
        made = await caller.make()
        for name in ("novice-amal", "Expert-Builder"):
            refused = await caller.sit(made["table"], name, invitation=made["invitations"][0])
            assert refused["code"] == "same-name"

    calling(tmp_path, story)
