"""Sitting down, getting up, and sitting down again."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from .provoked import opened

Answer = tuple[int, Any]


async def post(client: httpx.AsyncClient, path: str, content: dict[str, Any], token: str = "") -> Answer:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await client.post(path, json=content, headers=headers)
    return answer.status_code, answer.json()


def test_who_gets_up_may_sit_down_again_under_the_same_name(tmp_path: Path) -> None:
    async def go() -> list[str]:
        async with opened(tmp_path) as (_, client):
            _, made = await post(client, "/tables", {"game": "artisans", "seats": 2})
            table, token = f"/tables/{made['table']}", made["tokens"][0]
            ada = {"name": "Ada", "token": token}
            assert await post(client, f"{table}/sit", ada) == (201, {"seat": 1, "token": token})
            assert await post(client, f"{table}/sit", ada) == (201, {"seat": 1, "token": token})
            assert (await post(client, f"{table}/do", {"do": "leave", "id": "a"}, token))[0] == 201
            assert await post(client, f"{table}/sit", ada) == (201, {"seat": 1, "token": token})
            now = (await client.get(table)).json()
            assert now["seats"][0]["name"] == "Ada"
            return [one["event"] for one in now["news"]]

    assert asyncio.run(go()) == ["sat", "left", "sat"]


def test_an_answer_that_was_lost_can_be_had_again_after_the_game_has_begun(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as (_, client):
            _, made = await post(client, "/tables", {"game": "artisans", "seats": 2, "bots": [None, "random"]})
            table, ada = f"/tables/{made['table']}", {"name": "Ada", "token": made["tokens"][0]}
            first = await post(client, f"{table}/sit", ada)
            await client.get(f"{table}?seen=2&wait=5")
            assert (await client.get(table)).json()["phase"] == "playing"
            assert await post(client, f"{table}/sit", ada) == first

    asyncio.run(go())


def test_one_hint_at_a_time_for_a_seat(tmp_path: Path) -> None:
    async def go() -> list[Answer]:
        async with opened(tmp_path) as (_, client):
            _, made = await post(client, "/tables", {"game": "artisans", "seats": 2, "bots": [None, "random"]})
            table, token = f"/tables/{made['table']}", made["tokens"][0]
            await post(client, f"{table}/sit", {"name": "Ada", "token": token})
            headers = {"authorization": f"Bearer {token}"}
            seen = 0
            while not (now := (await client.get(f"{table}?seen={seen}&wait=9", headers=headers)).json())["legal"]:
                seen = now["ply"]
            asked = [post(client, f"{table}/do", {"do": "hint", "id": id_}, token) for id_ in "ab"]
            return await asyncio.gather(*asked)

    answers = asyncio.run(go())
    assert [status for status, _ in answers] == [201, 503]
    assert answers[1][1]["code"] == "busy"
