"""What was said is told page by page: nobody who comes has to carry all of it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev
from wunderkammer.store import Row

from .inside import open_house, table_of, tell
from .serving import seated

WORDS = 3000


async def talk(house: House, name: str, words: int) -> int:
    """Straight into the log; the number of the last event."""
    room = await house.room(name)
    number = room.table.number
    rows = [Row(number + one, f"w{one}", ev.encode(ev.Said(0, f"word {one}")), 1.0) for one in range(1, words + 1)]
    await asyncio.gather(*[house.store.append(name, row, False) for row in rows])
    await house.newest(name)
    return number + words


async def pages(address: str, before: int | None) -> list[dict[str, Any]]:
    """All that was said before an event, the oldest first."""
    found: list[dict[str, Any]] = []
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        while before is not None:
            answer = (await client.get("/tables/table/chat", params={"before": before})).json()
            assert len(answer["words"]) <= 50
            found = answer["words"] + found
            before = answer["earlier"]
    return found


def test_who_comes_is_told_the_newest_words_and_may_ask_for_the_others(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        last = await talk(house, "table", WORDS)
        async with seated(address, "table", "token-1") as person:
            await person.hear("welcome")
            shown = await person.hear("table")
        assert [one["text"] for one in shown["news"]] == [f"word {one}" for one in range(WORDS - 49, WORDS + 1)]
        assert shown["earlier"] == last - 49
        earlier = await pages(address, shown["earlier"])
        assert [one["text"] for one in earlier] == [f"word {one}" for one in range(1, WORDS - 49)]
        assert {one["seat"] for one in earlier} == {0}
        assert [one["event"] for one in earlier] == list(range(last - WORDS + 1, last - 49))

    tell(tmp_path, story)


def test_who_comes_back_is_told_what_was_said_since(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        last = await talk(house, "table", 60)
        async with seated(address, "table", seen=last - 5) as person:
            shown = await person.hear("table")
        assert [one["text"] for one in shown["news"]] == [f"word {one}" for one in range(56, 61)]
        assert shown["earlier"] is None

    tell(tmp_path, story)


def test_a_flood_of_other_news_is_not_told_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (house, address):
            room = await table_of(house, "artisans", [None, None])
            number = room.table.number
            rows = [
                Row(number + one, f"x{one}", ev.encode(ev.Left(0) if one % 2 else ev.Back(0)), 1.0)
                for one in range(1, 1001)
            ]
            await asyncio.gather(*[house.store.append("table", row, False) for row in rows])
            await house.newest("table")
            async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
                shown = (await client.get("/tables/table")).json()
            assert len(shown["news"]) == 200
            assert shown["earlier"] is None

    asyncio.run(story())


def test_the_chat_of_no_table(tmp_path: Path) -> None:
    async def story(_: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            assert (await client.get("/tables/none/chat")).status_code == 404
            assert (await client.get("/tables/none/chat", params={"before": 0})).status_code == 400

    tell(tmp_path, story)
