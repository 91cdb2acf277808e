"""The lists of tables are questions to the store: no table hides another, and no log is read."""

from pathlib import Path
from typing import Any

import httpx

from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev

from .filling import Reads, fill, made
from .inside import table_of, tell, until


async def ask(address: str, **query: str) -> list[dict[str, Any]]:
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        answer = await client.get("/tables", params=query)
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()
        return found


def test_unlisted_tables_hide_nothing(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await fill(house.store, ["listed"], made([ev.Chair()] * 2, listed=True))
        await fill(house.store, [f"hidden{number}" for number in range(2100)], made([ev.Chair()] * 2), since=5000.0)
        assert [one["table"] for one in await ask(address)] == ["listed"]

    tell(tmp_path, story)


def test_a_list_has_the_newest_and_ends_at_a_hundred(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        names = [f"t{number}" for number in range(150)]
        await fill(house.store, names, made([ev.Chair()] * 2, listed=True))
        assert [one["table"] for one in await ask(address)] == names[:49:-1]

    tell(tmp_path, story)


def test_words_are_sought_in_all_tables_not_only_the_newest(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        chairs = [ev.Chair("person", "Zoé Straße", token="1" * 64), ev.Chair()]
        await fill(house.store, ["oldest"], made(chairs, listed=True), since=1000.0)
        others = [f"t{number}" for number in range(150)]
        await fill(house.store, others, made([ev.Chair()] * 2, listed=True), since=5000.0)
        game = made(chairs).game
        for words in ("zoé", "STRASSE"[:4], f"straße {game[:4]}", "Zoé zo"):
            assert [one["table"] for one in await ask(address, words=words)] == ["oldest"], words
        for words in ("person", "zoé nobody", "%", "_", '"', "zoé\\"):  # what stands on cards, but nobody reads there
            assert await ask(address, words=words) == [], words
        assert len(await ask(address, words=game)) == 100

    tell(tmp_path, story)


def test_a_list_reads_no_log(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        for number in range(3):
            await table_of(house, "artisans", ["random", "random"], name=f"over{number}", listed=True)
        await until(lambda: all(room.table.phase == "over" for room in house.rooms.values()))
        reads = Reads(house.store)
        house.rooms.recent.clear()
        found = await ask(address, phase="over")
        assert sorted(one["table"] for one in found) == ["over0", "over1", "over2"]
        assert [one["kind"] for one in found[0]["seats"]] == ["bot", "bot"]
        assert reads.names == []

    tell(tmp_path, story)


def test_a_list_shows_who_sits_there_now(tmp_path: Path) -> None:
    async def story(_: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            asked = {"game": "artisans", "seats": 2, "bots": [None, "amateur"], "listed": True, "pace": 90}
            new = (await client.post("/tables", json=asked)).json()
            table, invitation = new["table"], new["invitations"][0]
            (shown,) = await ask(address)
            assert (shown["table"], shown["game"], shown["phase"], shown["pace"]) == (
                table,
                "artisans",
                "gathering",
                90,
            )
            assert [one["kind"] for one in shown["seats"]] == ["free", "bot"]
            token = (await client.post(f"/tables/{table}/sit", json={"name": "Ada", "invitation": invitation})).json()[
                "token"
            ]
            (shown,) = await ask(address, phase="gathering") or await ask(address, phase="playing")
            assert (shown["seats"][0]["kind"], shown["seats"][0]["name"]) == ("person", "Ada")
            await client.post(
                f"/tables/{table}/do", json={"do": "leave", "id": "l"}, headers={"authorization": f"Bearer {token}"}
            )
            (shown,) = await ask(address, phase="gathering") or await ask(address, phase="playing")
            assert shown["seats"][0]["kind"] == "free" or shown["seats"][0]["away"]

    tell(tmp_path, story)


def test_a_table_of_other_rules_is_listed_as_such(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await fill(house.store, ["known"], made([ev.Chair()] * 2, listed=True))
        await fill(house.store, ["new"], made([ev.Chair()] * 2, listed=True))
        await house.store.change(("UPDATE tables SET rules = 99 WHERE \"table\" = 'new'", ()))
        assert [one["table"] for one in await ask(address)] == ["known"]
        (other,) = await ask(address, phase="other-rules")
        assert (other["table"], other["phase"], other["seats"]) == ("new", "other-rules", [])

    tell(tmp_path, story)
