"""Commit and reveal before the first draw, and what people try in order to choose their luck."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.record import fair
from wunderkammer.record.seals import mixed, seal_of
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import loading, sealing, summary
from wunderkammer.server.tables.chairs import Chairs

from .inside import KEY, open_house, tell, until
from .sealers import phase, reveal, seal, secret, sent, sit, stage
from .serving import Person, play_out, seated

A, B = secret("Ada"), secret("Ben")


async def made_for(address: str, **more: object) -> tuple[str, list[str]]:
    """A table of two people, and what they sit down with."""
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        answer = await client.post("/tables", json={"game": "artisans", "seats": 2, **more})
        made = answer.json()
        return made["table"], [one for one in made["invitations"] if one]


@asynccontextmanager
async def two(house: House, address: str, **more: object) -> AsyncIterator[tuple[Room, Person, Person]]:
    """Ada and Ben sit down, both with a page that seals, and hear that they may."""
    table, invitations = await made_for(address, **more)
    async with AsyncExitStack() as stack:
        people = []
        for name, invitation in zip(("Ada", "Ben"), invitations, strict=True):
            held = await sit(address, table, name, invitation)
            people.append(await stack.enter_async_context(seated(address, table, held["token"])))
        for person in people:
            await stage(person, "sealing")
        yield await house.room(table), people[0], people[1]


def test_what_follows_from_all_secrets_is_dealt(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with two(house, address) as (room, ada, ben):
            await seal(ada, 0, A)
            await seal(ben, 1, B)
            assert (await stage(ada, "opening"))["chance"]["seals"] == [seal_of(A), seal_of(B)]
            await reveal(ada, 0, A)
            assert room.table.phase == "gathering"
            for number, again in enumerate((A, None)):  # what is open cannot be lost any more
                assert (await reveal(ada, 0, again, f"again{number}"))["code"] == "open-not-asked"
            await reveal(ben, 1, B)
            assert (await stage(ada, "ready"))["chance"]["secrets"] == [A, B]
            await phase(ada, "playing")
            table = room.table
            assert fair.check(table.game.record, table.fairness) > 0
            assert table.fairness.secrets == [A, B]
            assert table.fairness.below(2**200, 7) != table.fairness._replace(secrets=[B, A]).below(2**200, 7)

    tell(tmp_path, story)


def test_who_sits_last_cannot_try_out_words(tmp_path: Path) -> None:
    """Nothing is open when the last seal is made, and afterwards neither seal nor secret can be another one."""

    async def story(house: House, address: str) -> None:
        async with two(house, address) as (room, ada, ben):
            assert (await reveal(ben, 1, B))["code"] == "open-not-asked"
            await seal(ada, 0, A)
            assert (await reveal(ada, 0, A, "early"))["code"] == "open-not-asked", "while one seal is missing"
            now = await stage(ben, "sealing")
            assert (now["chance"]["seals"], now["chance"]["waiting"]) == ([], [1]), "not even the seal of Ada is shown"
            await seal(ben, 1, B)
            await reveal(ada, 0, A)
            for number in range(20):  # what the last of version 0.1 did with words: 42,000 times in ten seconds
                other = secret(number)
                assert (await seal(ben, 1, other, f"s{number}"))["code"] == "seal-stands"
                assert (await reveal(ben, 1, other, f"o{number}"))["code"] == "wrong-secret"
            assert room.table.sealing.seals[1] == seal_of(B)

    tell(tmp_path, story)


def test_nobody_opens_what_somebody_else_has_sealed(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with two(house, address) as (_, ada, ben):
            await seal(ada, 0, A)
            assert (await seal(ben, 1, A))["code"] == "seal-copied"
            assert (await ben.ask(do="seal", id="x", seat=0, seal=seal_of(B)))["code"] == "not-your-seat"

    tell(tmp_path, story)


def test_sitting_down_again_changes_nothing_that_is_frozen(tmp_path: Path) -> None:
    """Ben would have the server cover him when Ada has opened: two results to choose from."""

    async def story(house: House, address: str) -> None:
        table, (one, other) = await made_for(address)
        held = [(await sit(address, table, name, token))["token"] for name, token in (("Ada", one), ("Ben", other))]
        async with seated(address, table, held[0]) as ada, seated(address, table, held[1]) as ben:
            await seal(ada, 0, A)
            await seal(ben, 1, B)
            await reveal(ada, 0, A)
            await sent(address, table, name="Benno", token=held[1], seals=False)
            room = await house.room(table)
            assert room.table.sealing.waiting == [1]
            assert room.table.phase == "gathering"
            await reveal(ben, 1, B)
            await phase(ben, "playing")
            assert room.table.fairness.secrets == [A, B]

    tell(tmp_path, story)


def test_another_name_takes_nobody_out_of_sealing(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        table, (one, other) = await made_for(address)
        held = [(await sit(address, table, name, token))["token"] for name, token in (("Ada", one), ("Ben", other))]
        await sent(address, table, name="Benno", token=held[1], seals=False)
        assert (await house.room(table)).table.sealing.waiting == [0, 1]

    tell(tmp_path, story)


def test_before_all_seats_are_taken_there_is_nothing_to_seal(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        table, (one, _) = await made_for(address)
        held = await sit(address, table, "Ada", one)
        async with seated(address, table, held["token"]) as ada:
            assert (await seal(ada, 0, A))["code"] == "seats-free"

    tell(tmp_path, story)


# Aborting


def test_who_leaves_when_the_seals_are_frozen_is_counted_and_what_was_opened_is_void(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with two(house, address) as (room, ada, ben):
            await seal(ada, 0, A)
            await seal(ben, 1, B)
            await reveal(ada, 0, A)
            await ben.ask(do="leave", id="l")
            now = await stage(ada, "gathering")
            while now["chance"]["aborted"] != [0, 1]:
                now = await stage(ada, "gathering")
            assert now["chance"]["secrets"] == ["", ""]
            assert (await reveal(ada, 0, A, "again"))["code"] == "open-not-asked"
            assert room.table.phase == "gathering"

    tell(tmp_path, story)


def test_the_seal_of_who_leaves_before_the_others_have_sealed_goes_with_them(tmp_path: Path) -> None:
    """Cyd sits down where Ben sat: the seal of this seat is hers, and nobody waits for what Ben would open."""

    async def story(house: House, address: str) -> None:
        table, (one, other) = await made_for(address)
        ann, left = [(await sit(address, table, *who))["token"] for who in (("Ada", one), ("Ben", other))]
        async with seated(address, table, ann) as ada, seated(address, table, left) as ben:
            await seal(ben, 1, B)
            await ben.ask(do="leave", id="l")
            held = (await sit(address, table, "Cyd", other))["token"]
            room = await house.room(table)
            assert (room.table.sealing.waiting, room.table.sealing.aborted) == ([0, 1], [0, 0])
            async with seated(address, table, held) as cyd:
                assert (await seal(cyd, 1, secret("Cyd")))["is"] == "done"
                await seal(ada, 0, A)
                await stage(cyd, "opening")
                assert room.table.sealing.seals == [seal_of(A), seal_of(secret("Cyd"))]

    tell(tmp_path, story)


def test_a_page_that_lost_its_secret_has_all_seal_anew(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with two(house, address) as (room, ada, ben):
            await seal(ada, 0, A)
            await seal(ben, 1, B)
            await reveal(ben, 1, B)
            await reveal(ada, 0, None)
            while not (now := await stage(ben, "sealing"))["news"]:
                pass
            assert now["news"] == [{"what": "voided", "seat": 0}]
            assert (now["chance"]["aborted"], now["chance"]["waiting"]) == ([1, 0], [0, 1])
            for person, seat in ((ada, 0), (ben, 1)):
                assert (await seal(person, seat, secret(seat), "second"))["is"] == "done"
            for person, seat in ((ada, 0), (ben, 1)):
                await reveal(person, seat, secret(seat), "then")
            await phase(ben, "playing")
            assert room.table.fairness.aborted == [1, 0]

    tell(tmp_path, story)


def test_who_does_not_open_in_time_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealing, "LIMIT", 0.2)

    async def story(house: House, address: str) -> None:
        async with two(house, address) as (room, ada, ben):
            await seal(ada, 0, A)
            await seal(ben, 1, B)
            await reveal(ada, 0, A)
            await until(lambda: room.table.sealing.aborted == [0, 1])
            assert room.table.sealing.stage == "sealing"
            assert room.table.sealing.secrets == ["", ""]
            assert room.table.chairs.full, "they keep their seats"

    tell(tmp_path, story)


def test_without_a_clock_a_page_that_sleeps_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealing, "LIMIT", 0)

    async def story(house: House, address: str) -> None:
        async with two(house, address) as (room, ada, _):
            await seal(ada, 0, A)
            assert room.table.sealing.patience(86_400) is None, "a day for a move is no hurry either"
            assert room.clock is None
            assert room.table.sealing.waiting == [1]
            assert summary.at_rest(room.table).due is None, "no server opens the table just to wait"

    tell(tmp_path, story)


def test_at_a_table_with_a_clock_who_does_not_seal_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealing, "LIMIT", 0.2)

    async def story(house: House, address: str) -> None:
        async with two(house, address, pace=1) as (room, ada, ben):
            await seal(ada, 0, A)
            await stage(ada, "opening")
            assert room.table.chairs.all[1].absent
            await reveal(ada, 0, A)
            await phase(ada, "playing")
            assert room.table.fairness.secrets == [A, ""]
            assert (await ben.ask(do="back", id="b"))["is"] == "done"

    tell(tmp_path, story)


# Who comes, comes back, or never seals


def test_a_page_that_was_loaded_anew_opens_what_it_sealed(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        table, invitations = await made_for(address, bots=[None, "random"])
        held = await sit(address, table, "Ada", invitations[0])
        async with seated(address, table, held["token"]) as before:
            await seal(before, 0, A)
        async with seated(address, table, held["token"]) as after:
            assert (await after.hear("welcome"))["chance"]["stage"] == "opening"
            await reveal(after, 0, A)
            await phase(after, "playing")
        assert (await house.room(table)).table.fairness.secrets == [A, ""]

    tell(tmp_path, story)


def test_a_server_that_starts_anew_knows_what_was_sealed_and_opened(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with two(house, address) as (room, ada, ben):
            await reveals_and_loses(ada, ben)
            for person, seat, mine in ((ada, 0, A), (ben, 1, B)):
                await seal(person, seat, mine, "twice")
            await reveal(ada, 0, A, "then")
            again = (await loading.read(house.store, room.table.name)).sealing
            assert (again.stage, again.waiting) == ("opening", [1])
            assert again.result == room.table.sealing.result
            assert again.aborted == [0, 1]

    tell(tmp_path, story)


async def reveals_and_loses(ada: Person, ben: Person) -> None:
    await seal(ada, 0, secret("first"))
    await seal(ben, 1, secret("second"))
    await reveal(ada, 0, secret("first"))
    await reveal(ben, 1, None)


def test_programs_and_bots_are_covered_by_the_commitment(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        table, invitations = await made_for(address, seats=3, bots=[None, None, "random"])
        await sit(address, table, "Program", invitations[0], seals=False)
        held = await sit(address, table, "Ada", invitations[1])
        async with seated(address, table, held["token"]) as ada:
            assert (await stage(ada, "sealing"))["chance"]["waiting"] == [1]
            await seal(ada, 1, A)
            await reveal(ada, 1, A)
            await phase(ada, "playing")
        room = await house.room(table)
        assert room.table.fairness.seals == ["", seal_of(A), ""]

    tell(tmp_path, story)


def test_a_table_of_version_0_1_goes_on_with_its_words(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        chairs = [ev.Chair(token="x"), ev.Chair("bot", level="random")]
        made = ev.Made("artisans", wk.game("artisans").rules, {}, "", chairs, False, 0, "")
        room = await house.room((await house.make(made, KEY)).name)
        await house.submit(room.table.name, "sat", lambda _: ev.Sat(0, "Ada", "x", "", "abracadabra"))
        await until(lambda: room.table.phase == "playing")
        assert room.table.fairness == fair.Fairness(room.table.name, KEY, ["abracadabra", ""])
        assert fair.check(room.table.game.record, room.table.fairness) > 0

    tell(tmp_path, story)


def test_one_page_seals_for_each_of_its_seats(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        table, invitations = await made_for(address)
        names = ("Ada", "Ben")
        held = [(await sit(address, table, name, one))["token"] for name, one in zip(names, invitations, strict=True)]
        async with seated(address, table, *held) as both:
            for seat, mine in ((0, A), (1, B)):
                await seal(both, seat, mine)
            for seat, mine in ((0, A), (1, B)):
                assert (await reveal(both, seat, mine))["is"] == "done"
            await phase(both, "playing")

    tell(tmp_path, story)


def test_a_rematch_deals_only_when_all_have_seen_the_commitment_and_sealed(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        table, invitations = await made_for(address, bots=[None, "random"])
        token = (await sit(address, table, "Ada", invitations[0]))["token"]
        async with seated(address, table, token) as ada:
            await seal(ada, 0, A)
            await reveal(ada, 0, A)
        await play_out(address, table, token, Random(1))
        async with seated(address, table, token) as ada:
            await ada.ask(do="rematch", id="r")
            again = (await house.room(table)).table.again
        room = await house.room(again)
        assert (room.table.phase, room.table.sealing.waiting) == ("gathering", [1])
        async with seated(address, again, token) as ada:
            assert (await ada.hear("welcome"))["commitment"] == room.table.made.commitment
            await seal(ada, 1, B)
            await reveal(ada, 1, B)
            await phase(ada, "playing")

    tell(tmp_path, story)


def test_who_had_left_is_not_waited_for_in_a_rematch(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with two(house, address) as (room, ada, ben):
            for person, seat, mine in ((ada, 0, A), (ben, 1, B)):
                await seal(person, seat, mine)
            for person, seat, mine in ((ada, 0, A), (ben, 1, B)):
                await reveal(person, seat, mine)
            await phase(ben, "playing")
            room.table.chairs.leave(1, before=False)
            chairs = Chairs([one.kept() for one in room.table.chairs.all])
            assert sealing.Sealing(chairs, asked=True).waiting == [0]

    tell(tmp_path, story)


def test_a_game_that_goes_on_from_another_is_sealed_anew(tmp_path: Path) -> None:
    text = (Path(__file__).parents[1] / "records" / "3-seats-advanced.wk").read_text(encoding="utf-8")

    async def story(house: House, address: str) -> None:
        fork = {"game": "artefakt", "seats": 3, "record": text, "at": 60, "bots": [None, "random", "random"]}
        table, invitations = await made_for(address, **fork)
        token = (await sit(address, table, "Ada", invitations[0]))["token"]
        async with seated(address, table, token) as ada:
            assert (await stage(ada, "sealing"))["ply"] == 0
            await seal(ada, 0, A)
            await reveal(ada, 0, A)
            await phase(ada, "playing")
        room = await house.room(table)
        assert (room.table.fairness.since, room.table.fairness.secrets) == (60, [A, "", ""])

    tell(tmp_path, story)


def test_the_key_of_the_server_stays_secret_and_is_published_in_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (house, address):
            table, invitations = await made_for(address, bots=[None, "random"])
            token = (await sit(address, table, "Ada", invitations[0]))["token"]
            key = (await house.room(table)).table.key
            heard: list[bytes] = []
            async with seated(address, table, token) as ada:
                await seal(ada, 0, A)
                await reveal(ada, 0, A)
                while b'"phase":"playing"' not in (heard := [*heard, await ada.raw()])[-1]:
                    pass
            for one in (key, mixed(key, table, [A, ""])):
                assert not [frame for frame in heard if one.hex().encode() in frame]
            last = await play_out(address, table, token, Random(1))
            assert last["key"] == key.hex()
            assert last["chance"]["secrets"] == [A, ""]
            async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
                text = (await client.get(f"/tables/{table}/record")).text
            noted = fair.noted(text)
            assert noted is not None
            assert fair.check(record.parse(text), noted) > 0

    asyncio.run(story())
