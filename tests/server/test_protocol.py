"""What is really said at tables, whole games long, is what the schema says."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count
from random import Random
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator
from websockets.asyncio.client import connect

from wunderkammer.server.wire.messages import PROTOCOL

from .checked import HEARD, SCHEMA, SENT, Checked, as_json
from .serving import UNHURRIED, Person, Server, make, seated, served

GAMES: dict[str, list[str | None]] = {
    "artefakt": [None, "random", None],
    "artifact": [None, None, "random"],
    "artisans": [None, None],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("protocol"), UNHURRIED) as running:
        yield running


class Sitter:
    """A person at a table, with the last message they received."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.ids = count(1)
        self.table: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []

    async def hear(self) -> dict[str, Any]:
        message = await self.person.hear()
        self.told.append(message)
        if message["is"] == "table":
            self.table = message
        return message

    async def ask(self, do: str, id_: str = "", **more: object) -> dict[str, Any]:
        """Say something, and hear what comes of it."""
        id_ = id_ or f"{self.table['seat']}.{next(self.ids)}"
        await self.person.say(do=do, id=id_, **more)
        while (answer := await self.hear()).get("id") != id_:
            pass
        return answer

    async def refused(self, do: str, **more: object) -> str:
        answer = await self.ask(do, "", **more)
        assert answer["is"] == "refused"
        code: str = answer["code"]
        return code

    async def settle(self, event: int) -> None:
        """Hear all that has happened up to an event."""
        while self.table.get("event", 0) < event:
            await self.hear()

    async def play_on(self, rng: Random) -> None:
        answered = 0
        while self.table["phase"] != "over":
            now = self.table
            if now["legal"] and answered < now["event"]:
                answered = now["event"]
                await self.person.say(do="play", id=f"p{answered}", event=answered, moves=[rng.choice(now["legal"])])
            await self.hear()


async def sat_down(stack: AsyncExitStack, address: str, table: str, *tokens: str) -> Sitter:
    sitter = Sitter(await stack.enter_async_context(seated(address, table, *tokens, who=Checked)))
    assert (await sitter.hear())["is"] == "welcome"
    while sitter.table.get("phase", "gathering") == "gathering":
        await sitter.hear()
    return sitter


async def asked_one(sitters: list[Sitter]) -> tuple[Sitter, Sitter]:
    """Who is asked now, and the other."""
    while True:
        for one, other in (sitters, sitters[::-1]):
            if one.table["legal"]:
                return one, other
        await asyncio.wait_for(sitters[0].hear(), 60)
        await sitters[1].settle(sitters[0].table["event"])


async def talk(one: Sitter, other: Sitter) -> None:
    """Everything that can be said, while one is asked."""
    move, event = one.table["legal"][0], one.table["event"]
    said = await one.ask("say", text="  good \n luck ")
    assert said["is"] == "done"
    await other.settle(said["event"])
    assert other.table["news"] == [{"what": "said", "seat": one.table["seat"], "text": "good luck"}]
    assert await one.refused("say", text="   ") == "text-length"
    assert await one.refused("why", move="nonsense") == "unknown-move"
    assert (await one.ask("why", move=move))["legal"] is True
    assert (await other.ask("why", move=move))["legal"] is False
    assert await other.refused("hint") == "not-asked"
    assert await one.refused("agree", yes=True) == "nothing-asked"
    assert await one.refused("rematch") == "still-playing"
    assert await one.refused("back") == "not-away"
    assert await one.refused("back", seat=4) == "not-your-seat"
    assert await one.refused("play", event=0, moves=[move]) == "stale"
    assert await one.refused("play", event=event, moves=["nonsense"]) == "unknown-move"
    done = await one.ask("play", id_="once", event=event, moves=[move])
    assert done["is"] == "done"
    assert await one.ask("play", id_="once", event=event, moves=[move]) == done


async def take_back(one: Sitter, other: Sitter) -> None:
    """Freely or not; beyond that the other agrees."""
    await one.ask("undo")
    if (wished := await one.ask("undo", to=0))["is"] == "done":
        await other.settle(wished["event"])
        if other.table["wish"] is not None:
            await other.ask("agree", yes=True)


async def whole_game(address: str, game: str) -> set[str]:
    """What was told, as kinds of messages and of news."""
    made = await make(address, game, GAMES[game])
    tokens = [token for token in made["tokens"] if token]
    async with AsyncExitStack() as stack:
        sitters = [await sat_down(stack, address, made["table"], token) for token in tokens]
        spectator = await sat_down(stack, address, made["table"])
        one, other = await asked_one(sitters)
        if game == "artisans":
            assert await one.refused("hint") == "no-coach"
        await talk(one, other)
        await take_back(one, other)
        assert (await other.ask("leave"))["is"] == "done"
        assert (await other.ask("back"))["is"] == "done"
        assert await spectator.refused("say", text="x") == "spectator"
        await asyncio.gather(*[sitter.play_on(Random(number)) for number, sitter in enumerate([*sitters, spectator])])
        again = await one.ask("rematch")
        await other.settle(again["event"])
        assert await other.refused("rematch") == "rematch-made"
        both = await sat_down(stack, address, other.table["again"], *tokens)
        while not both.table["legal"]:
            await both.hear()
        seat, play = both.table["seat"], {"event": both.table["event"], "moves": [both.table["legal"][0]]}
        assert await both.refused("play", **play) == "which-seat"
        assert (await both.ask("play", seat=seat, **play))["is"] == "done"
        await both.person.say(do="hello", protocol=PROTOCOL, tokens=[], seen=0)
        assert (await both.person.hear("refused"))["code"] == "hello-again"
        told = [message for sitter in [*sitters, spectator, both] for message in sitter.told]
        news = {one["what"] for message in told for one in message.get("news", [])}
        return {message["is"] for message in told} | news


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_said_as_the_schema_says(game: str, server: Server) -> None:
    told = asyncio.run(whole_game(server.address, game))
    assert {"welcome", "table", "done", "refused", "why"} <= told
    assert {"sat", "said", "left", "back", "again"} <= told


def test_the_same_holds_over_plain_http(server: Server) -> None:
    async def ask() -> None:
        made = await make(server.address, "artisans", [None, None])
        seat = {"authorization": f"Bearer {made['tokens'][0]}"}
        async with httpx.AsyncClient(base_url=f"http://{server.address}/api/tables/{made['table']}") as client:
            assert as_json((await client.get("?wait=5&seen=3")).text)["seat"] is None
            table = as_json((await client.get("", headers=seat)).text)
            assert table["seat"] == 0
            for message in ({"do": "say", "id": "a", "text": "x"}, {"do": "why", "id": "b", "move": "take 1"}):
                as_json((await client.post("/do", json=message, headers=seat)).text)
            refused = await client.post("/do", json={"do": "back", "id": "c"}, headers=seat)
            assert (refused.status_code, as_json(refused.text)["code"]) == (409, "not-away")
            assert as_json((await client.get("/nothing")).text)["code"] == "bad-request"

    asyncio.run(ask())


@pytest.mark.parametrize("spoken", [{}, {"protocol": 1}, {"protocol": PROTOCOL + 1}], ids=["none", "old", "new"])
def test_who_speaks_another_version_is_told_so(server: Server, spoken: dict[str, int]) -> None:
    """Before anything is misunderstood: seats counted otherwise would be other seats."""

    async def come() -> tuple[dict[str, Any], int | None]:
        made = await make(server.address, "artisans", [None, None])
        async with connect(f"ws://{server.address}/api/tables/{made['table']}/live") as socket:
            await socket.send(json.dumps({"do": "hello", "tokens": made["tokens"][:1], **spoken}))
            refused = as_json(str(await socket.recv()))
            await socket.wait_closed()
            return refused, socket.close_code

    refused, closed = asyncio.run(come())
    assert (refused["id"], refused["code"], closed) == ("hello", "other-protocol", 1008)
    assert refused["args"] == {"found": spoken.get("protocol", 1), "expected": PROTOCOL}


def test_the_same_holds_for_a_request_that_says_its_version(server: Server) -> None:
    address = f"http://{server.address}/api/games"
    for spoken, status in (("1", 409), (str(PROTOCOL), 200), ("", 200), ("x", 200)):
        answer = httpx.get(address, headers={"wunderkammer-protocol": spoken})
        assert answer.status_code == status
    refused = httpx.get(address, headers={"wunderkammer-protocol": "1"})
    assert as_json(refused.text)["code"] == "other-protocol"


def test_the_schema_is_served_and_is_one(server: Server) -> None:
    assert httpx.get(f"http://{server.address}/api/protocol.json").json() == SCHEMA
    Draft202012Validator.check_schema(SCHEMA)
    assert len(SENT) == 19
    assert len(HEARD) == 11
