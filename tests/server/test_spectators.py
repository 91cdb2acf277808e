"""Those who watch talk among themselves, by a name of their own; players can read it."""

import asyncio
from pathlib import Path

import httpx
import pytest

from wunderkammer.server.care.management import forget
from wunderkammer.server.house.house import House
from wunderkammer.server.house.limits import parsed
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.store import Row

from .inside import table_of, tell, until
from .serving import seated


def test_everybody_hears_what_those_who_watch_say(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with seated(address, "table") as watcher, seated(address, "table", "token-1") as player:
            await player.hear("table")
            done = await watcher.ask(do="remark", id="r1", name=" Nils ", text="What a  move!")
            assert done["is"] == "done"
            heard = (await player.hear("table"))["news"]
            assert heard == [{"what": "remarked", "seat": None, "name": "Nils", "text": "What a move!"}]
            assert await watcher.ask(do="remark", id="r1", name="Nils", text="What a move!") == done, "done once"
            assert (await player.ask(do="remark", id="r2", name="Nils", text="Me, too"))["code"] == "not-a-spectator"
            assert (await watcher.ask(do="say", id="s1", text="Hello"))["code"] == "spectator"
            assert (await watcher.ask(do="remark", id="r3", name="Nils", text="  "))["code"] == "text-length"

    tell(tmp_path, story)


def test_nobody_speaks_in_the_name_of_somebody_else(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        async with seated(address, "table") as watcher:
            for name, code in (("Person 1", "same-name"), ("Pers0n 1", "similar-name"), ("expert", "same-name")):
                assert (await watcher.ask(do="remark", id=name[:5], name=name, text="hm"))["code"] == code
            await watcher.ask(do="remark", id="r1", name="Nils", text="It is me")
        with pytest.raises(Refused) as caught:
            room.table.remark("nils", "It is me", "elsewhere")
        assert caught.value.code == "same-name"
        assert room.table.remark("Nils", "again", room.table.place("127.0.0.1")).name == "Nils"

    tell(tmp_path, story)


async def flood(house: House, words: int) -> None:
    """Of remarks, straight into the log."""
    number = (await house.room("table")).table.number
    said = [ev.encode(ev.Remarked("Nils", f"remark {one}", "there")) for one in range(1, words + 1)]
    rows = [Row(number + one, f"r{one}", event, 1.0) for one, event in enumerate(said, 1)]
    await asyncio.gather(*[house.store.append("table", row, False) for row in rows])
    await house.newest("table")


def test_remarks_are_told_page_by_page_and_hide_no_words_of_players(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await house.submit("table", "s", lambda table: table.say(0, "hello"))
        await flood(house, 120)
        async with seated(address, "table", "token-1") as person:
            shown = await person.hear("table")
        assert [one["text"] for one in shown["news"] if one["what"] == "said"] == ["hello"]
        assert shown["earlier"] is None
        assert next(one["text"] for one in shown["news"] if one["what"] == "remarked") == "remark 71"
        async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table") as client:
            before = shown["earlier_remarks"]
            page = (await client.get("/chat", params={"before": before, "of": "spectators"})).json()
            assert [one["text"] for one in page["words"]] == [f"remark {one}" for one in range(21, 71)]
            assert {(one["name"], one["seat"]) for one in page["words"]} == {("Nils", None)}
            assert page["earlier"] == page["words"][0]["event"]
            (word,) = (await client.get("/chat")).json()["words"]
            assert (word["text"], word["seat"]) == ("hello", 0)
        assert (room.remarks, room.said) == (120, 1)

    tell(tmp_path, story)


def test_they_have_their_own_limits(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with seated(address, "table") as one, seated(address, "table") as other:
            for number in range(2):
                assert (await one.ask(do="remark", id=f"r{number}", name="Nils", text="hm"))["is"] == "done"
            refused = await other.ask(do="remark", id="x", name="Nora", text="hm")
            assert (refused["code"], refused["args"]["allowed"]) == ("too-many-words", 2), "by address, not by name"
            house.quotas.remarks.used.clear()
            assert (await other.ask(do="remark", id="r2", name="Nora", text="hm"))["is"] == "done"
            house.quotas.remarks.used.clear()
            assert (await other.ask(do="remark", id="r3", name="Nora", text="hm"))["code"] == "too-many-words-here"
        async with seated(address, "table", "token-1") as player:
            assert (await player.ask(do="say", id="s", text="I can still talk"))["is"] == "done"

    tell(tmp_path, story, parsed(["off", "remarks-a-minute=2", "remarks-a-table=3"]))


def test_what_a_person_said_while_watching_can_be_deleted(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with seated(address, "table") as watcher:
            await watcher.ask(do="remark", id="r1", name="Nils", text="my secret")
            assert await forget(house.store, "table", "nils")
        await until(lambda: "table" not in house.rooms)
        written = b"".join(row.event for row in await house.store.rows("table"))
        assert b"my secret" not in written
        assert b"Nils" not in written
        (left,) = (await house.room("table")).recent_news(0).news
        assert (left.name, left.text) == ("N. N.", "…")

    tell(tmp_path, story)
