"""Before the game: bots take free seats and get up again, by the right of an invitation."""

from pathlib import Path
from typing import Any

import httpx

from wunderkammer import bots
from wunderkammer.server.house.house import House
from wunderkammer.server.house.limits import parsed
from wunderkammer.server.tables import summary

from .inside import tell, until
from .test_gathering import Caller, calling


def kinds(house: House, table: str) -> list[str]:
    return [seat.kind for seat in house.rooms[table].table.chairs.all]


def test_a_bot_takes_a_free_seat_and_the_game_begins(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(seats=3)
        table, (mine, *others) = made["table"], made["invitations"]
        await caller.sit(table, "Ann", invitation=mine)
        done = await caller.ask(f"/tables/{table}/fill", invitations=others, level="novice")
        assert done == {"event": 3}
        await until(lambda: house.rooms[table].table.phase == "playing")
        people = [bots.parted(name).level for name in house.rooms[table].table.chairs.people()]
        assert people == ["Ann", "novice", "novice"]
        for path, more in (("fill", {"invitations": others, "level": "novice"}), ("free", {"invitation": others[0]})):
            assert (await caller.ask(f"/tables/{table}/{path}", **more))["code"] == "already-begun"

    calling(tmp_path, story)


def test_a_bot_gets_up_again_and_its_invitation_is_valid(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(seats=3, bots=[None, None, "random"])
        table, (one, two, nobody), (*_, of_bot) = made["table"], made["invitations"], made["bots"]
        assert nobody is None
        assert of_bot not in (one, two, None)
        assert (await caller.sit(table, "Ann", invitation=of_bot))["code"] == "invitation-used"
        assert "event" in await caller.ask(f"/tables/{table}/free", invitation=of_bot)
        assert "event" in await caller.ask(f"/tables/{table}/fill", invitations=[two], level="expert")
        assert kinds(house, table) == ["free", "bot", "free"]
        assert (await caller.sit(table, "Ann", invitation=of_bot))["seat"] == 2
        assert (await caller.ask(f"/tables/{table}/free", invitation=of_bot))["code"] == "no-bot-there"
        shown = (await caller.client.get(f"/tables/{table}")).json()
        assert [(one["what"], one["seat"]) for one in shown["news"]] == [("freed", 2), ("filled", 1), ("sat", 2)]
        assert shown["seats"][1]["level"] == "expert"

    calling(tmp_path, story)


def test_only_an_invitation_gives_the_right(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(seats=3, listed=True, bots=[None, None, "random"])
        table, (one, two, _), (*_, of_bot) = made["table"], made["invitations"], made["bots"]
        ann = await caller.sit(table, "Ann", invitation=one)
        for secret in ("guessed", ann["token"], "", of_bot):
            refused = await caller.ask(f"/tables/{table}/fill", invitations=[secret, two], level="novice")
            assert refused["code"] in ("wrong-token", "invitation-used")
        for seat, level, code in ((one, "novice", "invitation-used"), (two, "god", "unknown-bot")):
            assert (await caller.ask(f"/tables/{table}/fill", invitations=[seat], level=level))["code"] == code
        assert (await caller.ask(f"/tables/{table}/free", invitation=two))["code"] == "no-bot-there"
        assert kinds(house, table) == ["person", "free", "bot"], "all or none"

    calling(tmp_path, story)


def test_a_request_that_comes_twice_is_done_once(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(seats=3)
        table, invitation = made["table"], made["invitations"][1]
        wish: dict[str, Any] = {"invitations": [invitation], "level": "novice", "id": "0123456789abcdef"}
        assert await caller.ask(f"/tables/{table}/fill", **wish) == await caller.ask(f"/tables/{table}/fill", **wish)
        assert house.rooms[table].table.number == 2

    calling(tmp_path, story)


def test_no_bot_gets_up_when_everybody_seals(tmp_path: Path) -> None:
    """Else whoever has seen the others' secrets could have all of them drawn anew."""

    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(bots=[None, "random"])
        table = made["table"]
        await caller.sit(table, "Ann", invitation=made["invitations"][0], seals=True)
        assert house.rooms[table].table.sealing.stage == "sealing"
        assert (await caller.ask(f"/tables/{table}/free", invitation=made["bots"][1]))["code"] == "table-full"

    calling(tmp_path, story)


def test_the_lists_and_a_restart_know_it(tmp_path: Path) -> None:
    async def first(_: House, caller: Caller) -> None:
        made = await caller.make(seats=3, listed=True)
        await caller.ask(f"/tables/{made['table']}/fill", invitations=made["invitations"][1:2], level="novice")
        (listed,) = (await caller.client.get("/tables")).json()
        assert [one["kind"] for one in listed["seats"]] == ["free", "bot", "free"]

    async def then(house: House, _: str) -> None:
        room = await house.room((await known(house))[0].table)
        assert [seat.kind for seat in room.table.chairs.all] == ["free", "bot", "free"]
        assert summary.at_rest(room.table).card == (await known(house))[0].card

    calling(tmp_path, first)
    tell(tmp_path, then)


async def known(house: House) -> list[Any]:
    return list(await house.store.listed(["gathering"], ["artefakt/1"], known=True, limit=9))


def test_it_counts_like_a_seat_that_is_taken(tmp_path: Path) -> None:
    async def story(_: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            caller = Caller(client)
            made = await caller.make(seats=3)
            table, (one, two, _) = made["table"], made["invitations"]
            await caller.ask(f"/tables/{table}/fill", invitations=[one], level="novice")
            refused = await caller.ask(f"/tables/{table}/fill", invitations=[two], level="novice")
            assert refused["code"] == "too-many-seats"

    tell(tmp_path, story, parsed(["off", "seats-an-hour=1"]))
