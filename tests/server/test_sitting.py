"""Sitting down, getting up, and sitting down again."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.tokens import hashed

from .provoked import opened

Answer = tuple[int, Any]
LONG = "drawn-at-random-and-long"


async def post(client: httpx.AsyncClient, path: str, content: dict[str, Any], token: str = "") -> Answer:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await client.post(path, json=content, headers=headers)
    return answer.status_code, answer.json()


async def made_with(client: httpx.AsyncClient, **more: object) -> tuple[str, list[str]]:
    _, made = await post(client, "/tables", {"game": "artisans", "seats": 2, **more})
    return f"/tables/{made['table']}", made["invitations"]


def test_who_gets_up_may_sit_down_again_under_the_same_name(tmp_path: Path) -> None:
    async def go() -> list[str]:
        async with opened(tmp_path) as (_, client):
            table, (invitation, _) = await made_with(client)
            ada = {"name": "Ada", "invitation": invitation}
            status, first = await post(client, f"{table}/sit", ada)
            assert (status, first["seat"]) == (201, 0)
            assert (await post(client, f"{table}/do", {"do": "leave", "id": "a"}, first["token"]))[0] == 201
            status, second = await post(client, f"{table}/sit", ada)
            assert (status, second["seat"]) == (201, 0)
            assert second["token"] != first["token"]
            now = (await client.get(table)).json()
            assert now["seats"][0]["name"] == "Ada"
            return [one["what"] for one in now["news"]]

    assert asyncio.run(go()) == ["sat", "left", "sat"]


def test_an_answer_that_was_lost_can_be_had_again_even_after_the_game_has_begun(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as (_, client):
            table, invitations = await made_with(client, bots=[None, "random"])
            ada = {"name": "Ada", "invitation": invitations[0], "id": LONG}
            first = await post(client, f"{table}/sit", ada)
            assert first[0] == 201
            assert await post(client, f"{table}/sit", ada) == first
            await client.get(f"{table}?seen=2&wait=5")
            assert (await client.get(table)).json()["phase"] == "playing"
            assert await post(client, f"{table}/sit", ada) == first

    asyncio.run(go())


def test_a_lost_answer_takes_no_second_seat_at_an_open_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as (_, client):
            table, _ = await made_with(client, listed=True, reserved=[])
            first = await post(client, f"{table}/sit", {"name": "Ada", "id": LONG})
            assert await post(client, f"{table}/sit", {"name": "Ada", "id": LONG}) == first
            assert [one["kind"] for one in (await client.get(table)).json()["seats"]] == ["person", "free"]

    asyncio.run(go())


def test_the_answer_is_had_again_by_nobody_who_does_not_know_its_id(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as (_, client):
            table, (invitation, other) = await made_with(client)
            ada = {"name": "Ada", "invitation": invitation, "id": LONG}
            _, first = await post(client, f"{table}/sit", ada)
            for changed in ({"id": LONG[1:]}, {"id": ""}, {"name": "Bea"}, {"seat": 0}):
                status, refused = await post(client, f"{table}/sit", {**ada, **changed})
                assert (status, refused["code"]) == (403, "invitation-used")
            _, second = await post(client, f"{table}/sit", {**ada, "name": "Bea", "invitation": other})
            assert second["token"] != first["token"], "the same id opens another seat by another token"
            assert (await post(client, f"{table}/sit", {**ada, "id": "short"}))[0] == 400

    asyncio.run(go())


def test_names_may_be_changed_and_changed_back(tmp_path: Path) -> None:
    async def go() -> list[str]:
        async with opened(tmp_path) as (_, client):
            table, invitations = await made_with(client)
            _, seat = await post(client, f"{table}/sit", {"name": "Ada", "invitation": invitations[0]})
            for name in ("Bea", "Ada", "Ada", "Bea", "Ada"):
                assert await post(client, f"{table}/sit", {"name": name, "token": seat["token"]}) == (201, seat)
                assert (await client.get(table)).json()["seats"][0]["name"] == name
            return [one["name"] for one in (await client.get(table)).json()["news"]]

    assert asyncio.run(go()) == ["Ada", "Bea", "Ada", "Bea", "Ada"], "the same name again is nothing new"


def test_a_seat_of_an_older_log_stays_who_sits_there_and_its_token_invites_where_it_is_free(tmp_path: Path) -> None:
    """Version 0.1 gave out tokens, and sitting down did not change them."""

    async def go() -> None:
        async with opened(tmp_path) as (app, client):
            house: House = app.state.house
            chairs = [ev.Chair(token=hashed(f"token-{seat}")) for seat in (1, 2, 3)]
            options: dict[str, bool | str] = {"advanced": False, "opening": "chosen"}
            await house.make(ev.Made("artefakt", 1, options, "", chairs, False, 0, ""), name="old")
            await house.submit("old", "sit/x", lambda _: ev.Sat(0, "Ada", hashed("token-1")))
            bearer = {"authorization": "Bearer token-1"}
            assert (await client.get("/tables/old", headers=bearer)).json()["seat"] == 0
            assert (await post(client, "/tables/old/sit", {"name": "Ada", "token": "token-1"}))[0] == 201
            _, used = await post(client, "/tables/old/sit", {"name": "Eve", "invitation": "token-1"})
            assert used["code"] == "invitation-used"
            assert (await client.get("/tables/old", headers={"authorization": "Bearer token-2"})).status_code == 403
            _, bea = await post(client, "/tables/old/sit", {"name": "Bea", "invitation": "token-2"})
            assert bea["seat"] == 1
            assert bea["token"] != "token-2"

    asyncio.run(go())


def test_one_hint_at_a_time_for_a_seat(tmp_path: Path) -> None:
    async def go() -> list[Answer]:
        async with opened(tmp_path) as (_, client):
            table, invitations = await made_with(client, bots=[None, "random"])
            token = (await post(client, f"{table}/sit", {"name": "Ada", "invitation": invitations[0]}))[1]["token"]
            headers = {"authorization": f"Bearer {token}"}
            seen = 0
            while not (now := (await client.get(f"{table}?seen={seen}&wait=9", headers=headers)).json())["legal"]:
                seen = now["event"]
            asked = [post(client, f"{table}/do", {"do": "hint", "id": id_}, token) for id_ in "ab"]
            return await asyncio.gather(*asked)

    answers = asyncio.run(go())
    assert [status for status, _ in answers] == [201, 503]
    assert answers[1][1]["code"] == "busy"
