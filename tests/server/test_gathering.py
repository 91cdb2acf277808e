"""Before the game: tables are made and found, seats taken and left."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from wunderkammer.server.house.house import House

from .inside import tell, until


class Caller:
    """Somebody who uses plain HTTP."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def make(self, **more: object) -> dict[str, Any]:
        answer = await self.client.post("/tables", json={"game": "artefakt", "seats": 2, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def sit(self, table: str, name: str, **more: object) -> dict[str, Any]:
        answer: dict[str, Any] = (await self.client.post(f"/tables/{table}/sit", json={"name": name, **more})).json()
        return answer

    async def do(self, table: str, token: str, **message: object) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"}
        answer = await self.client.post(f"/tables/{table}/do", json=message, headers=headers)
        told: dict[str, Any] = answer.json()
        return told

    async def ask(self, path: str, **message: object) -> dict[str, Any]:
        answer: dict[str, Any] = (await self.client.post(path, json=message)).json()
        return answer

    async def listed(self) -> list[str]:
        return [one["table"] for one in (await self.client.get("/tables")).json()]


def calling(folder: Path, story: Callable[[House, Caller], Awaitable[None]]) -> None:
    async def telling(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            await story(house, Caller(client))

    tell(folder, telling)


def test_anybody_may_sit_down_at_an_open_table(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(listed=True, seats=3, bots=[None, "random", None])
        await caller.make()
        assert await caller.listed() == [made["table"]], "the other one is by invitation"
        table = made["table"]
        assert (await caller.sit(table, "Ann", invitation=made["invitations"][0]))["seat"] == 0
        assert (await caller.sit(table, "Bob", seat=0))["code"] == "seat-taken"
        assert (await caller.sit(table, "Bob", seat=1))["args"] == {"free": [3]}
        for name in ("ann", " ANN ", "random", "Expert"):
            assert (await caller.sit(table, name))["code"] == "same-name"
        assert (await caller.sit(table, "\u0007"))["code"] == "bad-name"
        assert (await caller.sit(table, "Bob"))["seat"] == 2
        assert (await caller.sit(table, "Cyd"))["code"] in ("table-full", "already-begun")
        await until(lambda: house.rooms[table].table.phase == "playing")
        assert await caller.listed() == []

    calling(tmp_path, story)


def test_by_invitation(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make()
        table, (one, two) = made["table"], made["invitations"]
        assert (await caller.sit(table, "Ann"))["code"] == "by-invitation"
        for secret in ({"invitation": "guessed"}, {"token": "guessed"}, {"token": two}, {"invitation": two, "seat": 0}):
            assert (await caller.sit(table, "Ann", **secret))["code"] == "wrong-token"
        ann = await caller.sit(table, "Ann", invitation=two, seals=False)
        assert ann["seat"] == 1
        assert await caller.sit(table, "Anna", token=ann["token"]) == ann, "another name"
        assert (await caller.sit(table, "Bob", invitation=one))["seat"] == 0
        await until(lambda: house.rooms[table].table.phase == "playing")
        assert house.rooms[table].table.chairs.people() == ["Bob", "Anna"]

    calling(tmp_path, story)


def test_who_leaves_before_the_game_may_come_again(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(listed=True, reserved=[])
        table, (invitation, _) = made["table"], made["invitations"]
        ann: dict[str, Any] = {}
        for number in range(2):
            ann = await caller.sit(table, "Ann", invitation=invitation)
            assert ann["seat"] == 0
            assert house.rooms[table].table.chairs.free_seats() == [1]
            await caller.do(table, ann["token"], do="leave", id=f"l{number}")
            assert house.rooms[table].table.chairs.free_seats() == [0, 1]
        assert (await caller.sit(table, "Bob", seat=0))["seat"] == 0
        assert (await caller.sit(table, "Ann", token=ann["token"]))["code"] == "wrong-token", "it is Bob's seat now"
        assert (await caller.sit(table, "Ann", invitation=invitation))["code"] == "invitation-used"

    calling(tmp_path, story)


def test_many_tables_by_invitation_hide_no_open_one(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(listed=True)
        template = house.rooms[made["table"]].table.made
        fields = {field: getattr(template, field) for field in template.__struct_fields__}
        for _ in range(110):
            await house.make(type(template)(**{**fields, "listed": False}))
        assert await caller.listed() == [made["table"]]

    calling(tmp_path, story)


def test_tables_that_are_not_there(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:  # noqa: ARG001
        for name in ("nowhere", "%00", "x" * 5000, "%ff"):
            answer = await caller.client.get(f"/tables/{name}")
            assert answer.status_code in (400, 404), name
        bad = await caller.client.get("/tables/nowhere?seen=-1")
        assert bad.status_code == 400

    calling(tmp_path, story)


def test_news_may_be_waited_for(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        table = (await caller.make(listed=True, reserved=[]))["table"]
        waiting = asyncio.create_task(caller.client.get(f"/tables/{table}?seen=1&wait=20"))
        await until(lambda: house.rooms[table].guests)
        await caller.sit(table, "Ann")
        assert (await waiting).json()["news"] == [{"what": "sat", "seat": 0, "name": "Ann"}]
        assert (await caller.client.get(f"/tables/{table}?seen=2&wait=0.1")).json()["news"] == []

    calling(tmp_path, story)
