"""The secret of a seat is renewed when somebody else has it, and carried to another device on purpose."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from wunderkammer.server.house import commands
from wunderkammer.server.house.house import House
from wunderkammer.server.house.limits import Limits
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables import chairs
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.tokens import hashed
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire import orders

from .inside import keys_of, table_of, tell, until
from .serving import play_out, seated

FRESH = "drawn-by-the-page-0001"
CODE = "shown-as-a-qr-code-001"
OTHER = "another-that-was-drawn"


class Caller:
    """Somebody who uses plain HTTP at `table`."""

    def __init__(self, address: str, client: httpx.AsyncClient) -> None:
        self.address = address
        self.client = client

    async def look(self, token: str, /, path: str = "") -> tuple[int, Any]:
        answer = await self.client.get(path, headers={"authorization": f"Bearer {token}"})
        return answer.status_code, answer.json() if path in ("", "/replay") else None

    async def do(self, token: str, /, **message: object) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        told: dict[str, Any] = (await self.client.post("/do", json=message, headers=headers)).json()
        return told

    async def carry(self, code: str, **more: object) -> dict[str, Any]:
        told: dict[str, Any] = (await self.client.post("/carry", json={"code": code, **more})).json()
        return told


def calling(folder: Path, story: Callable[[Room, Caller], Awaitable[None]]) -> None:
    """At a table of two people that has begun."""

    async def telling(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table", timeout=60) as client:
            await story(room, Caller(address, client))

    tell(folder, telling)


def test_renewing_ends_every_other_connection_at_once(tmp_path: Path) -> None:
    async def story(room: Room, caller: Caller) -> None:
        async with (
            seated(caller.address, "table", "token-1") as mine,
            seated(caller.address, "table", "token-1", "token-2") as thief,
            seated(caller.address, "table", "token-2") as other,
        ):
            for one in (mine, thief, other):
                await one.hear("welcome")
            assert (await mine.ask(do="renew", id="r", token=FRESH))["is"] == "done"
            assert (await mine.hear("seats"))["seats"] == []
            assert (await thief.hear("seats"))["seats"] == [1], "of the other seat nothing was renewed"
            number = room.table.number
            while (heard := await thief.hear("table"))["event"] < number:
                pass
            assert heard["seat"] == 1
            assert (await mine.hear("table"))["seat"] is None
            assert (await thief.ask(do="say", id="s", seat=0, text="mine!"))["code"] == "not-your-seat"
            assert (await mine.ask(do="say", id="s", text="mine!"))["code"] == "wrong-token"
            assert (await other.ask(do="say", id="s", text="hm"))["is"] == "done"
        for path in ("", "/record", "/replay"):
            assert (await caller.look("token-1", path))[0] == 403
        async with seated(caller.address, "table", FRESH) as again:
            assert (await again.hear("welcome"))["seats"] == [0]

    calling(tmp_path, story)


def test_a_question_for_news_is_refused_when_the_token_is_renewed_while_it_waits(tmp_path: Path) -> None:
    async def story(room: Room, caller: Caller) -> None:
        thief = asyncio.create_task(caller.look("token-1", f"?seen={room.table.number}&wait=20"))
        await until(lambda: room.guests)
        assert (await caller.do("token-1", do="renew", id="r", token=FRESH))["is"] == "done"
        assert (await thief)[0] == 403

    calling(tmp_path, story)


@pytest.mark.parametrize(
    ("asked", "message"),
    [("thinkers.consider", msg.Hint(id="h")), ("previews.ask", msg.Preview(id="p", moves=[]))],
    ids=["hint", "preview"],
)
def test_an_answer_that_took_its_time_is_not_told_when_the_token_was_renewed_meanwhile(
    asked: str, message: msg.Hint | msg.Preview, tmp_path: Path
) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        room = await table_of(house, "artisans", [None, None], practice=True)
        (seat,) = room.table.actors()
        begun, renewed = holding(house, asked)
        thief = asyncio.create_task(commands.do(house, room, message, keys_of(seat)))
        await begun.wait()
        await house.submit("table", "r", lambda table: table.renew(seat, hashed(FRESH)))
        renewed.set()
        with pytest.raises(Refused, match="wrong-token"):
            await thief

    tell(tmp_path, story)


def test_nor_is_a_replay(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        begun, renewed = holding(house, "replayer.of_table")
        async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table", timeout=60) as client:
            caller = Caller(address, client)
            thief = asyncio.create_task(caller.look("token-1", "/replay"))
            await begun.wait()
            assert (await caller.do("token-1", do="renew", id="r", token=FRESH))["is"] == "done"
            renewed.set()
            status, told = await thief
            assert (status, told["code"]) == (403, "wrong-token")

    tell(tmp_path, story)


def holding(house: House, name: str) -> tuple[asyncio.Event, asyncio.Event]:
    """Work of a house is held up: it has been asked for, and it may go on."""
    asked_for, go_on = asyncio.Event(), asyncio.Event()
    part, _, method = name.partition(".")
    work = getattr(getattr(house, part), method)

    async def held(*args: object, **more: object) -> object:
        asked_for.set()
        await go_on.wait()
        return await work(*args, **more)

    setattr(getattr(house, part), method, held)
    return asked_for, go_on


def test_when_the_answer_of_renewing_is_lost_the_new_token_is_not(tmp_path: Path) -> None:
    async def story(room: Room, caller: Caller) -> None:  # noqa: ARG001
        assert (await caller.do("token-1", do="renew", id="r", token=FRESH))["is"] == "done"
        assert (await caller.do("token-1", do="renew", id="r", token=FRESH))["code"] == "wrong-token"
        assert (await caller.look(FRESH))[1]["seat"] == 0

    calling(tmp_path, story)


def test_a_code_is_exchanged_once_and_both_devices_play(tmp_path: Path) -> None:
    async def story(room: Room, caller: Caller) -> None:
        assert (await caller.do("token-1", do="carry", id="c", code=CODE))["is"] == "done"
        assert (await caller.look(CODE))[0] == 403, "it is no token itself"
        first = await caller.carry(CODE, id="drawn-by-the-phone")
        assert first["seat"] == 0
        assert await caller.carry(CODE, id="drawn-by-the-phone") == first, "the answer was lost"
        for more in ({}, {"id": "drawn-by-somebody-else"}):
            assert (await caller.carry(CODE, **more))["code"] == "wrong-code"
        for token in ("token-1", first["token"]):
            assert (await caller.look(token))[1]["seat"] == 0
            assert (await caller.do(token, do="say", id=token, text="hm"))["is"] == "done"
        assert len(room.table.chairs.all[0].tokens) == 2

    calling(tmp_path, story)


def test_renewing_ends_all_devices_and_their_code(tmp_path: Path) -> None:
    async def story(room: Room, caller: Caller) -> None:  # noqa: ARG001
        await caller.do("token-1", do="carry", id="c", code=CODE)
        phone = (await caller.carry(CODE))["token"]
        await caller.do(phone, do="carry", id="d", code=OTHER)
        assert (await caller.do(phone, do="renew", id="r", token=FRESH))["is"] == "done"
        for token in ("token-1", phone):
            assert (await caller.look(token))[0] == 403
        assert (await caller.carry(OTHER))["code"] == "wrong-code"
        assert (await caller.look(FRESH))[1]["seat"] == 0

    calling(tmp_path, story)


def test_a_code_is_good_for_a_while_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Room, caller: Caller) -> None:  # noqa: ARG001
        monkeypatch.setattr(orders, "OFFERED", -1)
        await caller.do("token-1", do="carry", id="c", code=CODE)
        assert (await caller.carry(CODE))["code"] == "wrong-code"
        monkeypatch.setattr(orders, "OFFERED", 600)
        await caller.do("token-1", do="carry", id="d", code=OTHER)
        await caller.do("token-1", do="carry", id="e", code=FRESH)
        assert (await caller.carry(OTHER))["code"] == "wrong-code", "a new one ends the one before"
        assert (await caller.carry(FRESH))["seat"] == 0

    calling(tmp_path, story)


def test_only_who_sits_there_renews_and_carries(tmp_path: Path) -> None:
    async def story(room: Room, caller: Caller) -> None:  # noqa: ARG001
        for message in ({"do": "renew", "token": FRESH}, {"do": "carry", "code": CODE}):
            assert (await caller.do("", id="a", **message))["code"] == "spectator"
            assert (await caller.do("token-9", id="a", **message))["code"] == "wrong-token"
            assert (await caller.do("token-2", id="a", seat=0, **message))["code"] == "not-your-seat"
        assert (await caller.carry(CODE))["code"] == "wrong-code"
        assert (await caller.carry(""))["code"] == "wrong-code"
        for weak in ("", "short", "spaces in a long secret", "x" * 65):
            assert (await caller.do("token-1", do="renew", id="a", token=weak))["code"] == "bad-request"

    calling(tmp_path, story)


def test_one_secret_never_opens_two_things(tmp_path: Path) -> None:
    async def story(room: Room, caller: Caller) -> None:  # noqa: ARG001
        assert (await caller.do("token-1", do="renew", id="a", token=FRESH))["is"] == "done"
        assert (await caller.do("token-2", do="renew", id="b", token=FRESH))["code"] == "known-secret"
        assert (await caller.do("token-2", do="carry", id="c", code=FRESH))["code"] == "known-secret"
        assert (await caller.do("token-2", do="carry", id="d", code=CODE))["is"] == "done"
        assert (await caller.do(FRESH, do="renew", id="e", token=CODE))["code"] == "known-secret"

    calling(tmp_path, story)


def test_a_thief_who_has_filled_the_table_with_events_is_locked_out_all_the_same(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table") as client:
            caller = Caller(address, client)
            assert (await caller.do("token-1", do="say", id="s", text="hm"))["code"] == "too-many-events"
            assert (await caller.do("token-1", do="renew", id="r", token=FRESH))["is"] == "done"

    tell(tmp_path, story, Limits(events_a_table=1))


def test_a_seat_has_so_many_devices_and_no_more(tmp_path: Path) -> None:
    async def story(room: Room, caller: Caller) -> None:  # noqa: ARG001
        told: dict[str, Any] = {}
        for number in range(chairs.DEVICES):
            code = f"the-code-number-{number:06}"
            await caller.do("token-1", do="carry", id=f"c{number}", code=code)
            told = await caller.carry(code)
        assert (told["code"], told["args"]) == ("many-devices", {"allowed": chairs.DEVICES})
        assert (await caller.do("token-1", do="renew", id="r", token=FRESH))["is"] == "done"
        await caller.do(FRESH, do="carry", id="again", code=CODE)
        assert (await caller.carry(CODE))["seat"] == 0

    calling(tmp_path, story)


def test_who_gets_up_leaves_no_code_behind(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        async with httpx.AsyncClient(base_url=f"http://{address}/api/tables") as client:
            made = (await client.post("", json={"game": "artisans", "seats": 2})).json()
            table, invitation = made["table"], made["invitations"][0]
            ann = (await client.post(f"/{table}/sit", json={"name": "Ann", "invitation": invitation})).json()["token"]
            for message in ({"do": "carry", "id": "c", "code": CODE}, {"do": "leave", "id": "l"}):
                await client.post(f"/{table}/do", json=message, headers={"authorization": f"Bearer {ann}"})
            assert (await client.post(f"/{table}/carry", json={"code": CODE})).json()["code"] == "wrong-code"
            await client.post(f"/{table}/sit", json={"name": "Bob", "invitation": invitation})
            assert (await client.post(f"/{table}/carry", json={"code": CODE})).json()["code"] == "wrong-code"

    tell(tmp_path, story)


def test_another_name_keeps_all_devices(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api/tables") as client:
            made = (await client.post("", json={"game": "artisans", "seats": 2})).json()
            table, person = made["table"], {"name": "Ann", "invitation": made["invitations"][0]}
            ann = (await client.post(f"/{table}/sit", json=person)).json()["token"]
            bearer = {"authorization": f"Bearer {ann}"}
            await client.post(f"/{table}/do", json={"do": "carry", "id": "c", "code": CODE}, headers=bearer)
            phone = (await client.post(f"/{table}/carry", json={"code": CODE})).json()["token"]
            await client.post(f"/{table}/sit", json={"name": "Anna", "token": phone})
            seat = house.rooms[table].table.chairs.all[0]
            assert seat.name == "Anna"
            assert len(seat.tokens) == 2

    tell(tmp_path, story)


def test_a_rematch_knows_all_devices_and_none_that_was_ended(tmp_path: Path) -> None:
    async def story(room: Room, caller: Caller) -> None:
        await caller.do("token-1", do="renew", id="r", token=FRESH)
        await caller.do(FRESH, do="carry", id="c", code=CODE)
        phone = (await caller.carry(CODE))["token"]
        await asyncio.gather(
            *[play_out(caller.address, "table", token, Random(seat)) for seat, token in enumerate((phone, "token-2"))]
        )
        assert (await caller.do(phone, do="rematch", id="again"))["is"] == "done"
        found = []
        for token in (FRESH, phone, "token-2", "token-1", CODE):
            headers = {"authorization": f"Bearer {token}"}
            url = f"http://{caller.address}/api/tables/{room.table.again}"
            answer = await caller.client.get(url, headers=headers)
            found.append(answer.json().get("seat", answer.status_code))
        assert found == [1, 1, 0, 403, 403]

    calling(tmp_path, story)
