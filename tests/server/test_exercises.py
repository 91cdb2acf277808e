"""Exercises over HTTP: a client gets the view of the seat that decides, an answer, and a table to play on."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from wunderkammer import exercises

from .provoked import opened

GAMES = ("artefakt", "artifact", "artisans")


def play(move: str) -> dict[str, Any]:
    return {"do": "play", "id": "a", "event": 1, "moves": [move]}


async def posed(client: httpx.AsyncClient, game: str, number: int) -> dict[str, Any]:
    answer = await client.get(f"/games/{game}/exercises/{number}")
    told: dict[str, Any] = answer.raise_for_status().json()
    return told


def test_everybody_sees_what_the_seat_sees_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (_, client):
            for one in (one for game in GAMES for one in exercises.exercises(game)):
                shown = await posed(client, one.game, one.number)
                state = one.position()
                table = shown["table"]
                assert (shown["grade"], shown["of"]) == (one.grade, 12)
                assert table["seat"] == state.actor
                assert table["view"] == state.view(state.actor)
                assert set(table["legal"]) == one.chances.keys()
                assert shown["welcome"]["seats"] == [state.actor]
                assert table["seats"][state.actor]["kind"] == "person"
                assert table["sets"] is None

    asyncio.run(story())


def test_a_move_is_answered_and_nothing_is_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (_, client):
            one = exercises.exercises("artisans")[0]
            way = f"/games/artisans/exercises/{one.number}"
            before = await posed(client, "artisans", one.number)
            right = (await client.post(way, json=play(one.best))).json()
            wrong = (await client.post(way, json=play(one.tempting))).json()
            assert (right["is"], right["right"], right["answers"]) == ("solved", True, one.answers)
            assert (wrong["right"], wrong["chance"], wrong["best"]) == (
                False,
                one.chances[one.tempting],
                one.chances[one.best],
            )
            assert right["brings"] == wrong["brings"]  # what the best has that the other has not
            assert await posed(client, "artisans", one.number) == before
            reason = (await client.post(way, json={"do": "why", "id": "b", "move": one.best})).json()
            assert (reason["is"], reason["legal"]) == ("why", True)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("artisans/exercises/13", None, "no-such-exercise"),
        ("artisans/exercises/0", play("pass"), "no-such-exercise"),
        ("chess/exercises/1", None, "unknown-game"),
        ("artisans/exercises/1", play("sing"), "unknown-move"),
        ("artisans/exercises/1", {**play("pass"), "moves": ["pass", "pass"]}, "moves-count"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, path: str, body: dict[str, Any] | None, code: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (_, client):
            way = f"/games/{path}"
            answer = await (client.get(way) if body is None else client.post(way, json=body))
            assert answer.json()["code"] == code
            assert answer.status_code in (404, 409)

    asyncio.run(story())


def test_one_of_the_day_and_the_list_of_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (_, client):
            today = (await client.get("/exercises/today")).json()
            assert exercises.exercises(today["game"])[today["number"] - 1].grade == today["grade"]
            for info in (await client.get("/games")).json():
                listed = [(one.grade, len(one.played().people)) for one in exercises.offered(info["name"])]
                assert [(one["grade"], one["seats"]) for one in info["exercises"]] == listed

    asyncio.run(story())


def test_the_game_goes_on_from_there_against_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (_, client):
            one = exercises.exercises("artefakt")[2]
            state = one.position()
            bots = [None if seat == state.actor else "random" for seat in range(state.seats)]
            wish = {"game": "artefakt", "seats": state.seats, "bots": bots, "exercise": one.number}
            made = (await client.post("/tables", json=wish)).raise_for_status().json()
            sitting = {"name": "Ada", "invitation": made["invitations"][state.actor], "id": "drawn-by-the-client-1"}
            sat = (await client.post(f"/tables/{made['table']}/sit", json=sitting)).raise_for_status().json()
            header = {"authorization": f"Bearer {sat['token']}"}
            shown: dict[str, Any] = {"view": None, "event": 0}
            while shown["view"] is None:
                news = {"seen": shown["event"], "wait": 5}
                shown = (await client.get(f"/tables/{made['table']}", headers=header, params=news)).json()
            assert shown["view"] == state.view(state.actor)
            refused = await client.post("/tables", json={**wish, "seats": 3 if state.seats == 2 else 2, "bots": []})
            assert refused.json()["code"] == "other-game"

    asyncio.run(story())
