"""A seat belongs to who sits there now: who had it before sees and does nothing there any more."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from wunderkammer.server.house.house import House

from .inside import tell, until
from .serving import Person, seated


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def table_with(client: httpx.AsyncClient, game: str = "artisans") -> str:
    made = await client.post("/tables", json={"game": game, "seats": 2, "listed": True, "reserved": []})
    table: str = made.json()["table"]
    return table


async def sits(client: httpx.AsyncClient, table: str, name: str, **more: object) -> str:
    """Everybody comes from an address of their own."""
    headers = {"x-forwarded-for": f"192.0.2.{ord(name[0])}"}
    answer = await client.post(f"/tables/{table}/sit", json={"name": name, **more}, headers=headers)
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


async def all_heard(person: Person, ply: int) -> list[dict[str, Any]]:
    """Everything up to what is told of an event."""
    heard = [await person.hear()]
    while heard[-1].get("ply", 0) < ply or heard[-1]["is"] != "table":
        heard.append(await person.hear())
    return heard


def test_who_has_left_neither_sees_nor_plays_for_who_sits_there_now(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            table = await table_with(client)
            ann = await sits(client, table, "Ann", seat=1)
            async with seated(address, table, ann) as old:
                assert (await old.hear("welcome"))["seats"] == [1]
                assert (await old.ask(do="leave", id="l"))["is"] == "done"
                assert await old.hear("seats") == {"is": "seats", "seats": []}
                bob = await sits(client, table, "Bob", seat=1)
                await sits(client, table, "Cyd")
                await until(lambda: house.rooms[table].table.phase == "playing")
                now = house.rooms[table].table
                heard = await all_heard(old, now.number)
                assert [one["seat"] for one in heard if one["is"] == "table"] == [None] * len(heard)
                assert heard[-1]["view"] == now.game.state.view(None) != now.game.state.view(1)
                move = now.game.state.name(now.game.state.legal(now.actors()[0])[0])
                for seat in (None, 0, 1):
                    played = await old.ask(do="play", id=f"p{seat}", seat=seat, event=now.number, moves=[move])
                    assert played["code"] == "wrong-token"
                    assert (await old.ask(do="why", id=f"w{seat}", seat=seat, move=move))["code"] == "wrong-token"
            async with seated(address, table, bob) as new:
                assert (await new.hear("welcome"))["seats"] == [1]

    tell(tmp_path, story)


def test_the_token_of_who_has_left_opens_nothing(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            table = await table_with(client)
            ann = await sits(client, table, "Ann")
            leaving = {"do": "leave", "id": "a"}
            await client.post(f"/tables/{table}/do", json=leaving, headers=bearer(ann))
            await sits(client, table, "Bob", seat=0)
            await sits(client, table, "Cyd")
            await until(lambda: house.rooms[table].table.phase == "playing")
            for path in ("", "/record", "/replay", "/replay?eyes=0", "?seen=0&wait=1"):
                answer = await client.get(f"/tables/{table}{path}", headers=bearer(ann))
                assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token"), path
            answer = await client.post(f"/tables/{table}/do", json={"do": "hint", "id": "b"}, headers=bearer(ann))
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
            async with seated(address, table, ann) as old:
                refused = await old.hear()
                assert (refused["code"], refused["args"]) == ("wrong-token", {"tokens": [1]})

    tell(tmp_path, story)


def test_a_question_for_news_is_refused_if_the_seat_changes_hands_while_it_waits(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60) as client:
            table = await table_with(client)
            ann = await sits(client, table, "Ann")
            waiting = asyncio.create_task(client.get(f"/tables/{table}?seen=2&wait=20", headers=bearer(ann)))
            await until(lambda: house.rooms[table].guests)
            await client.post(f"/tables/{table}/do", json={"do": "leave", "id": "a"}, headers=bearer(ann))
            answer = await waiting
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")

    tell(tmp_path, story)


def test_a_command_that_waited_while_the_seat_changed_hands_is_refused(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            table = await table_with(client)
            async with seated(address, table, await sits(client, table, "Ann")) as ann:
                await ann.hear("table")
                room = house.rooms[table]
                async with room.lock:
                    await ann.say(do="say", id="s", text="is that still my seat?")
                    await until(lambda: room.lock._waiters)
                    await house.attempt(room, "1/x", lambda now: now.leave(0), None, "")
                refused = await ann.hear("refused")
                assert (refused["id"], refused["code"]) == ("s", "wrong-token")

    tell(tmp_path, story)


def test_the_ids_of_who_has_left_are_not_those_of_who_sits_there_now(tmp_path: Path) -> None:
    """Ann has used up the ids that Bob's program counts with: what he does would pass for done."""

    async def story(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            table = await table_with(client)
            for name in ("Ann", "Bob"):
                async with seated(address, table, await sits(client, table, name, seat=1)) as person:
                    for number in range(3):
                        await person.ask(do="say", id=f"m{number}", text=f"{name} {number}")
                    assert (await person.ask(do="say", id="m1", text="again"))["is"] == "done"
                    assert (await person.ask(do="leave", id="l"))["is"] == "done"
            said = [one.text for news in house.rooms[table].news for one in news if one.what == "said"]
            assert said == [f"{name} {number}" for name in ("Ann", "Bob") for number in range(3)]
            assert house.rooms[table].table.chairs.free_seats() == [0, 1]

    tell(tmp_path, story)


def test_one_with_two_seats_keeps_the_other(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            made = (await client.post("/tables", json={"game": "artefakt", "seats": 3})).json()
            table = made["table"]
            ann, bob, _ = made["invitations"]
            tokens = [await sits(client, table, name, invitation=one) for name, one in (("Ann", ann), ("Bob", bob))]
            async with seated(address, table, *tokens) as both:
                assert (await both.hear("welcome"))["seats"] == [0, 1]
                await both.ask(do="leave", id="l", seat=0)
                assert (await both.hear("seats"))["seats"] == [1]
                assert (await both.hear("table"))["seat"] == 1
                assert (await both.ask(do="say", id="s", seat=0, text="x"))["code"] == "not-your-seat"
                assert (await both.ask(do="say", id="t", text="x"))["is"] == "done", "there is but one seat left"

    tell(tmp_path, story)
