"""Whoever made a table has invitations to it, and sees nobody's hand by them: before and after, in whatever way."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from wunderkammer.server.house.house import House
from wunderkammer.server.http.callers import household
from wunderkammer.server.tables import events as ev

from .inside import tell, until
from .serving import play_out, seated

SECRET = "drawn-by-somebody-0001"
Story = Callable[[House, "Maker"], Awaitable[None]]


class Maker:
    """Somebody who made a table, gave the invitations away, and kept copies."""

    def __init__(self, address: str, client: httpx.AsyncClient) -> None:
        self.address = address
        self.client = client
        self.table = ""
        self.invitations: list[str] = []

    async def make(self, **more: object) -> None:
        made = (await self.client.post("/tables", json={"game": "artisans", "seats": 2, **more})).json()
        self.table, self.invitations = made["table"], made["invitations"]

    async def sit(self, name: str, **more: object) -> dict[str, Any]:
        told: dict[str, Any] = (await self.client.post(f"/tables/{self.table}/sit", json={"name": name, **more})).json()
        return told

    async def seats(self) -> list[str]:
        """Everybody sits down by invitation; their tokens."""
        return [
            (await self.sit(f"Person {seat}", invitation=one))["token"] for seat, one in enumerate(self.invitations, 1)
        ]


def making(folder: Path, story: Story) -> None:
    async def telling(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60) as client:
            await story(house, Maker(address, client))

    tell(folder, telling)


async def begun(house: House, table: str) -> None:
    await until(lambda: house.rooms[table].table.phase == "playing")


def test_tokens_are_given_to_nobody_but_who_sits_down(tmp_path: Path) -> None:
    async def story(house: House, maker: Maker) -> None:
        await maker.make()
        tokens = await maker.seats()
        assert not set(tokens) & set(maker.invitations)
        assert len(set(tokens)) == 2
        await begun(house, maker.table)

    making(tmp_path, story)


def test_a_hello_with_all_invitations_before_they_are_used_opens_nothing(tmp_path: Path) -> None:
    async def story(house: House, maker: Maker) -> None:
        await maker.make()
        async with seated(maker.address, maker.table, *maker.invitations) as peeking:
            refused = await peeking.hear()
            assert (refused["code"], refused["args"]) == ("wrong-token", {"tokens": [1, 2]})
        await maker.seats()
        await begun(house, maker.table)
        for invitation in maker.invitations:
            async with seated(maker.address, maker.table, invitation) as peeking:
                assert (await peeking.hear())["code"] == "wrong-token"

    making(tmp_path, story)


@pytest.mark.parametrize("path", ["", "?seen=1&wait=1", "/record", "/replay", "/replay?eyes=1"])
def test_an_invitation_is_no_bearer_token(path: str, tmp_path: Path) -> None:
    async def story(house: House, maker: Maker) -> None:
        await maker.make()
        for _ in ("before", "after"):
            for invitation in maker.invitations:
                headers = {"authorization": f"Bearer {invitation}"}
                answer = await maker.client.get(f"/tables/{maker.table}{path}", headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
            if not house.rooms[maker.table].table.chairs.full:
                await maker.seats()
                await begun(house, maker.table)

    making(tmp_path, story)


@pytest.mark.parametrize("do", ["say", "leave", "back", "rematch", "hint", "preview", "renew", "carry"])
def test_an_invitation_commands_nothing(do: str, tmp_path: Path) -> None:
    async def story(house: House, maker: Maker) -> None:
        await maker.make()
        await maker.seats()
        await begun(house, maker.table)
        more = {"say": {"text": "x"}, "renew": {"token": SECRET}, "carry": {"code": SECRET}}
        message = {"do": do, "id": "a", **more.get(do, {})}
        for invitation in maker.invitations:
            headers = {"authorization": f"Bearer {invitation}"}
            answer = await maker.client.post(f"/tables/{maker.table}/do", json=message, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")

    making(tmp_path, story)


def test_an_invitation_is_used_once(tmp_path: Path) -> None:
    async def story(house: House, maker: Maker) -> None:
        await maker.make(seats=2)
        assert (await maker.sit("Ada", invitation=maker.invitations[1]))["seat"] == 1
        assert (await maker.sit("Eve", invitation=maker.invitations[1]))["code"] == "invitation-used"
        assert (await maker.sit("Ada", invitation=maker.invitations[1]))["code"] == "invitation-used"
        assert (await maker.sit("Eve", token=maker.invitations[1]))["code"] == "wrong-token"
        assert house.rooms[maker.table].table.chairs.all[1].name == "Ada"

    making(tmp_path, story)


def test_a_maker_who_sat_there_and_got_up_again_has_nothing_left(tmp_path: Path) -> None:
    """The token, the connection and the id of then open nothing when somebody else has sat down."""

    async def story(house: House, maker: Maker) -> None:
        await maker.make()
        before = {"invitation": maker.invitations[0], "id": "the-maker-drew-this-one"}
        token = (await maker.sit("Maker", **before))["token"]
        async with seated(maker.address, maker.table, token) as peeking:
            await peeking.ask(do="leave", id="l")
            tokens = await maker.seats()
            await begun(house, maker.table)
            now = house.rooms[maker.table].table
            while (heard := await peeking.hear("table"))["event"] < now.number:
                assert heard["seat"] is None
            assert heard["view"] == json.loads(json.dumps(now.game.state.view(None)))
        assert (await maker.sit("Maker", **before))["code"] == "wrong-token"
        async with seated(maker.address, maker.table, token) as peeking:
            assert (await peeking.hear())["code"] == "wrong-token"
        assert token not in tokens

    making(tmp_path, story)


def test_invitations_open_nothing_in_a_rematch_nor_at_a_table_that_goes_on_from_it(tmp_path: Path) -> None:
    async def story(house: House, maker: Maker) -> None:
        await maker.make()
        tokens = await maker.seats()
        await asyncio.gather(
            *[play_out(maker.address, maker.table, token, Random(seat)) for seat, token in enumerate(tokens)]
        )
        headers = {"authorization": f"Bearer {tokens[0]}"}
        again = {"do": "rematch", "id": "r"}
        assert (await maker.client.post(f"/tables/{maker.table}/do", json=again, headers=headers)).status_code == 201
        new = house.rooms[maker.table].table.again
        fork = {"game": "artisans", "seats": 2, "table": maker.table, "at": 5}
        forked = (await maker.client.post("/tables", json=fork)).json()
        for name in (new, forked["table"]):
            for secret in maker.invitations:
                answer = await maker.client.get(f"/tables/{name}", headers={"authorization": f"Bearer {secret}"})
                assert answer.status_code == 403
                sat = await maker.client.post(f"/tables/{name}/sit", json={"name": "Eve", "invitation": secret})
                assert sat.json()["code"] in ("wrong-token", "already-begun")
        for secret in tokens:
            mine = await maker.client.get(f"/tables/{new}", headers={"authorization": f"Bearer {secret}"})
            assert mine.status_code == 200, "everybody has kept their own"
            answer = await maker.client.get(f"/tables/{forked['table']}", headers={"authorization": f"Bearer {secret}"})
            assert answer.status_code == 403

    making(tmp_path, story)


# Tables that are open to all.


async def from_(maker: Maker, address: str, name: str, **more: object) -> dict[str, Any]:
    """Somebody from elsewhere; the proxy on this machine says from where."""
    headers = {"x-forwarded-for": address}
    answer = await maker.client.post(f"/tables/{maker.table}/sit", json={"name": name, **more}, headers=headers)
    told: dict[str, Any] = answer.json()
    return told


def test_a_listed_table_keeps_the_seat_of_its_maker(tmp_path: Path) -> None:
    async def story(house: House, maker: Maker) -> None:
        await maker.make(game="artefakt", seats=3, bots=["random", None, None], listed=True)
        (listed,) = (await maker.client.get("/tables")).json()
        assert [one["reserved"] for one in listed["seats"]] == [False, True, False]
        assert (await from_(maker, "192.0.2.1", "Ann", seat=1))["code"] == "by-invitation"
        assert (await from_(maker, "192.0.2.1", "Ann"))["seat"] == 2
        assert (await from_(maker, "192.0.2.2", "Bob"))["code"] == "by-invitation"
        assert (await maker.sit("Maker", invitation=maker.invitations[1]))["seat"] == 1
        await begun(house, maker.table)

    making(tmp_path, story)


def test_one_stranger_cannot_take_all_seats_of_a_listed_table(tmp_path: Path) -> None:
    async def story(house: House, maker: Maker) -> None:
        await maker.make(game="artefakt", seats=4, listed=True)
        ann = await from_(maker, "2001:db8:1:2::1", "Ann")
        assert ann["seat"] == 1
        refused = await from_(maker, "2001:db8:1:2:ffff::9", "Ann's other name")
        assert (refused["code"], refused["args"]) == ("second-seat", {"allowed": 1})
        assert (await from_(maker, "2001:db8:1:3::1", "Bob"))["seat"] == 2
        by_invitation = await from_(maker, "2001:db8:1:2::1", "Cyd", invitation=maker.invitations[3])
        assert by_invitation["seat"] == 3, "somebody beside her was invited"
        leaving = {"do": "leave", "id": "a"}
        bearer = {"authorization": f"Bearer {ann['token']}"}
        await maker.client.post(f"/tables/{maker.table}/do", json=leaving, headers=bearer)
        assert (await from_(maker, "2001:db8:1:2::5", "Ann"))["seat"] == 1, "one is one, whichever"
        kept = [ev.encode(ev.decode(row.event)) for row in await house.store.rows(maker.table)]
        assert not any(b"2001" in event for event in kept), "of the address a keyed hash is stored"

    making(tmp_path, story)


@pytest.mark.parametrize(
    ("host", "known_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_stands_for_a_household(host: str, known_as: str) -> None:
    assert household(host) == known_as
