"""Lessons at the web table: only what is meant is played, the script answers, and nobody else has a part in it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from cli.running import run
from lessons.lesson_plug import changed
from litestar import Litestar

import wunderkammer as wk
from wunderkammer import lessons, record
from wunderkammer.server.house.limits import Limits
from wunderkammer.server.http import doors
from wunderkammer.server.tables.loading import read

from .inside import open_house
from .learning import Learner, begun
from .provoked import opened
from .serving import seated

GAMES = [game for game in wk.games() if lessons.offered(game)]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "BURST", 1e9)


@asynccontextmanager
async def learning(tmp_path: Path, game: str) -> AsyncIterator[tuple[Learner, Litestar]]:
    async with opened(tmp_path) as (app, client):
        yield await begun(client, game), app


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_says_every_step_and_leads_to_a_real_game(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with learning(tmp_path, game) as (learner, _):
            said: dict[str, int] = {}  # in the middle of a step it is said again
            while (lesson := learner.now["lesson"])["then"] is None:
                said |= {bubble["step"]: bubble["number"] for bubble in lesson["bubbles"]}
                await learner.go_on()
            said |= {bubble["step"]: bubble["number"] for bubble in lesson["bubbles"]}
            expected = lessons.lesson(game)
            assert expected is not None
            assert list(said.items()) == [(step.id, number) for number, step in enumerate(expected.step, 1)]
            assert lesson["steps"] == len(said)
            await check_following(learner, lesson["then"])

    asyncio.run(story())


async def check_following(learner: Learner, then: dict[str, Any]) -> None:
    """The requests at the end of a lesson make real tables: with bots, and with fair chance."""
    if learner.now["phase"] == "playing":
        assert (await learner.play(learner.now["legal"][0]))["code"] == "lesson-over"
    for body in filter(None, (then["on"], then["new"])):
        answer = await learner.client.post("/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        assert made["commitment"]
        assert len([one for one in made["invitations"] if one]) == 1
    if then["on"]:
        assert learner.now["ply"] == then["on"]["at"]
        assert then["on"]["table"] in learner.path


def test_a_legal_move_that_is_not_meant_is_answered_kindly_and_not_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "artifact") as (learner, _):
            lesson = await learner.until("hire")
            before = learner.now["event"]
            assert lesson["meant"] == ["hire africa"]
            assert lesson["answers"]["pass"] == "pass"
            assert "pass" in learner.now["legal"]
            answer = await learner.play("pass")
            assert (answer["code"], answer["clause"]) == ("lesson", "")
            assert answer["args"] == {"text": "lesson-artifact-hire", "attribute": "pass", "facts": {"cost": 3}}
            illegal = await learner.play("research africa")
            assert illegal["clause"].startswith("artifact §")
            assert lesson["answers"]["research africa"] == "again"
            why = await learner.do("why", move="research africa")
            assert why["clause"] == illegal["clause"]
            assert (await learner.look())["event"] == before

    asyncio.run(story())


def test_figures_stay_those_of_the_beginning_while_several_moves_are_made(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "artifact") as (learner, _):
            first = await learner.until("take-rest")
            assert sorted(first["meant"]) == ["take africa", "take museum"]
            await learner.play("take museum")
            await learner.look()
            second = learner.now["lesson"]
            assert second["bubbles"] == first["bubbles"]
            assert sorted(second["meant"]) == ["take africa", "take museum"]
            assert (await learner.play("take ship"))["args"]["attribute"] == "ship"
            assert (await learner.play("take africa", "take museum"))["is"] == "done"
            assert (await learner.look())["lesson"]["bubbles"][0]["step"] == "prices"

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_from_every_place_one_can_step_back_and_find_the_same_bubbles(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with learning(tmp_path, game) as (learner, _):
            places = {0: learner.now}
            assert places[0]["undo"] is None
            assert (await learner.do("undo"))["code"] == "undo-nothing"
            while learner.now["lesson"]["then"] is None:
                await learner.go_on()
                places[learner.now["ply"]] = learner.now
            assert (await learner.do("undo", to=learner.now["ply"]))["code"] == "no-such-ply"
            steps = 0
            while (wanted := learner.now["undo"]) is not None:
                assert (await learner.do("undo"))["is"] == "done"
                back, before = await learner.look(), places[wanted]
                assert back["ply"] == wanted
                assert [back[key] for key in ("lesson", "view", "legal", "undo")] == [
                    before[key] for key in ("lesson", "view", "legal", "undo")
                ]
                steps += 1
            assert learner.now["ply"] == 0
            assert steps > 12
            last = max(places)
            assert (await learner.do("undo", to=last))["code"] == "undo-nothing"

    asyncio.run(story())


def test_going_on_answers_what_was_said_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "artisans") as (learner, _):
            event = learner.now["event"]
            await learner.go_on()
            assert (await learner.do("next", event=event))["code"] == "stale"
            asked = await learner.until("choose")
            refused = await learner.do("next", event=learner.now["event"])
            assert (refused["code"], refused["args"]["attribute"]) == ("lesson", "else")
            assert asked["next"] is False
            real = (
                await learner.client.post("/tables", json={"game": "artisans", "seats": 2, "bots": [None, "random"]})
            ).json()
            sat = await learner.client.post(
                f"/tables/{real['table']}/sit", json={"name": "Zoe", "invitation": real["invitations"][0]}
            )
            other = Learner(learner.client, real["table"], sat.json()["token"])
            assert (await other.do("next", event=1))["code"] == "no-lesson"

    asyncio.run(story())


def test_nobody_else_has_a_part_in_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "artefakt") as (learner, app):
            client = learner.client
            for path in ("", "/record", "/replay", "/chat"):
                answer = await client.get(learner.path + path)
                assert (answer.status_code, answer.json()["code"]) == (403, "by-invitation"), path
            for phase in ("gathering", "playing", "over"):
                assert (await client.get("/tables", params={"phase": phase})).json() == []
            for what in ("leave", "rematch", "hint"):
                assert (await learner.do(what))["code"] == "in-lesson", what
            assert (await client.get(f"{learner.path}/record", headers=learner.headers)).status_code == 200
            table = await read(app.state.house.store, learner.path.rpartition("/")[2])
            assert [seat.name for seat in table.chairs.all] == ["Zoe", "Ada"]

    asyncio.run(story())


def test_it_cannot_be_watched_over_a_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (_, address):
            async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
                learner = await begun(client, "artisans")
            table, token = learner.path.rpartition("/")[2], learner.headers["authorization"].partition(" ")[2]
            async with seated(address, table) as person:
                assert (await person.hear("refused"))["code"] == "by-invitation"
            async with seated(address, table, token) as person:
                assert (await person.hear("welcome"))["commitment"] == ""
                shown = await person.hear("table")
                assert shown["lesson"]["bubbles"][0]["text"] == "lesson-artisans-welcome"
                await person.say(do="next", id="n1", event=shown["event"])
                told = await person.hear("table")
                assert told["lesson"]["bubbles"][0] | {"facts": {}} == {
                    "step": "hand", "number": 2, "kind": "watch", "chapter": 0, "text": "lesson-artisans-hand",
                    "facts": {}, "at": "hand", "also": [],
                }  # fmt: skip
                assert told["story"]

    asyncio.run(story())


def test_it_is_stored_and_goes_on_after_a_new_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "artefakt") as (learner, _):
            await learner.until("cards-two")
            await learner.play("assign bulky 1")
            left = await learner.look()
        async with opened(tmp_path) as (_, client):
            learner.client = client
            found = await learner.look()
            assert found["lesson"] == left["lesson"]
            assert found["lesson"]["meant"] == ["assign lady 4"]
            await learner.until("tips")
            assert learner.now["phase"] == "over"
            assert learner.now["key"] == ""
            text = (await client.get(f"{learner.path}/record", headers=learner.headers)).text
            assert "key" not in text
            assert record.verify(record.parse(text)).ranks()[0] == 1
            assert (await learner.do("undo"))["is"] == "done"
            assert (await learner.look())["phase"] == "playing"

    asyncio.run(story())


def test_after_a_lesson_was_changed_the_table_finds_its_way_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "artisans") as (learner, _):
            await learner.until("take")
            assert learner.now["ply"] > 40
        old = '"2 choose sculptor", "3 choose versatile"'
        with changed("artisans", old, '"2 choose specialist", "3 choose versatile"'):
            async with opened(tmp_path) as (_, client):
                learner.client = client
                back = (await learner.look())["lesson"]
                assert [bubble["step"] for bubble in back["bubbles"]] == ["hand", "lamp", "choose"]
                await learner.go_on()
                assert learner.now["view"]["players"][1]["artisan"] == "specialist"

    asyncio.run(story())


def test_it_is_not_among_the_games_that_were_played_and_the_store_is_sound(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "artefakt") as (learner, _):
            await learner.until("tips")

    asyncio.run(story())
    data = ("--data", str(tmp_path))
    assert run("export", "--all", "--out", str(tmp_path / "out"), *data).out.strip() == "No games were written."
    assert run("check", *data).code == 0
    assert run("replay-all", *data).code == 0


def test_lessons_count_as_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, limits=Limits(tables_an_hour=1)) as (_, client):
            body = {"game": "artefakt", "seats": 2, "lesson": "artefakt"}
            answers = [await client.post("/tables", json=body) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [201, 429]
            assert answers[1].json()["code"] == "too-many-tables"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"lesson": "artisans"}, "no-such-lesson"),
        ({"seats": 3}, "lesson-settings"),
        ({"bots": [None, "random"]}, "lesson-settings"),
        ({"listed": True}, "lesson-settings"),
        ({"options": {"advanced": True}}, "lesson-settings"),
        ({"record": "x", "at": 3}, "lesson-settings"),
    ],
)
def test_a_lesson_lets_nobody_choose_its_table(tmp_path: Path, more: dict[str, Any], code: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as (_, client):
            answer = await client.post("/tables", json={"game": "artefakt", "seats": 2, "lesson": "artefakt", **more})
            assert (answer.status_code, answer.json()["code"]) == (409, code)

    asyncio.run(story())


def test_it_can_be_played_on_only_when_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with learning(tmp_path, "artisans") as (learner, _):
            await learner.until("choose")
            table = learner.path.rpartition("/")[2]
            body = {"game": "artisans", "seats": 3, "table": table, "at": learner.now["ply"]}
            answer = await learner.client.post("/tables", json=body)
            assert answer.json()["code"] == "still-playing"

    asyncio.run(story())
