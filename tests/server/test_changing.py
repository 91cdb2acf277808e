"""Before the game: whoever made a table changes it, and everybody else sees that."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from wunderkammer.record import fair
from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import gathering, summary
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.tables.tokens import hashed

from .inside import tell, until
from .test_filling import kinds, known
from .test_gathering import Caller, calling


async def change(caller: Caller, made: dict[str, Any], **more: object) -> dict[str, Any]:
    return await caller.ask(f"/tables/{made['table']}/change", **{"maker": made["maker"], **more})


def test_options_seats_bots_and_the_clock_change(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(seats=3, bots=[None, None, "random"])
        ann = await caller.sit(made["table"], "Ann", invitation=made["invitations"][0], seals=True)
        table = house.rooms[made["table"]].table
        commitment = table.made.commitment
        wish = {"seats": 4, "bots": [None, "expert", None, None], "options": {"advanced": True}, "pace": 60}
        done = await change(caller, made, **wish, listed=True, practice=True)
        assert kinds(house, table.name) == ["person", "bot", "free", "free"]
        assert table.made.options["advanced"] is True
        assert (table.made.pace, table.made.listed, table.practice) == (60, True, True)
        assert await caller.listed() == [table.name]
        assert done["invitations"][:3] == [None, None, None]
        assert (await caller.sit(table.name, "Bea", invitation=done["invitations"][3]))["seat"] == 3
        assert (await caller.sit(table.name, "Cyd", invitation=made["bots"][2]))["seat"] == 2, "of the bot that got up"
        await until(lambda: table.sealing.stage == "sealing")
        assert (await change(caller, made, **wish))["code"] == "table-full"
        assert table.made.commitment == commitment == fair.commitment(table.key)
        seal = {"do": "seal", "id": "s", "seal": "0" * 64}
        assert "event" in await caller.do(table.name, ann["token"], **seal)

    calling(tmp_path, story)


def test_the_game_that_begins_is_the_changed_one(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(seats=4)
        await caller.sit(made["table"], "Ann", invitation=made["invitations"][0])
        table = house.rooms[made["table"]].table
        await change(caller, made, seats=2, bots=[None, "random"], options={"advanced": True})
        await until(lambda: table.phase == "playing")
        assert table.chairs.people() == ["Ann", "random"]
        assert table.game.record.options["advanced"] is True
        assert (await change(caller, made, seats=3))["code"] == "already-begun"

    calling(tmp_path, story)


def test_only_the_maker_changes_it_and_only_to_what_could_be_made(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(seats=3)
        bea = await caller.sit(made["table"], "Bea", invitation=made["invitations"][2])
        number = house.rooms[made["table"]].table.number
        for secret in ("", "guessed", bea["token"], made["invitations"][0]):
            assert (await change(caller, made, seats=3, maker=secret))["code"] == "not-the-maker"
        for wish, code in (
            ({"seats": 9}, "bad-seats"),
            ({"seats": 3, "options": {"cheating": True}}, "unknown-option"),
            ({"seats": 3, "bots": [None]}, "bots-count"),
            ({"seats": 3, "bots": [None, "god", None]}, "unknown-bot"),
            ({"seats": 2}, "seat-stays"),
            ({"seats": 3, "bots": [None, None, "random"]}, "seat-stays"),
        ):
            assert (await change(caller, made, **wish))["code"] == code
        assert house.rooms[made["table"]].table.number == number

    calling(tmp_path, story)


def test_a_request_that_comes_twice_has_one_answer(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make()
        wish: dict[str, Any] = {"seats": 3, "id": "0123456789abcdef"}
        first = await change(caller, made, **wish)
        assert first["invitations"][2]
        assert await change(caller, made, **wish) == first
        assert house.rooms[made["table"]].table.number == 2

    calling(tmp_path, story)


def test_the_lists_and_a_restart_know_it(tmp_path: Path) -> None:
    async def first(_: House, caller: Caller) -> None:
        made = await caller.make(seats=2, listed=True)
        await change(caller, made, seats=3, bots=[None, "novice", None], pace=300, listed=True)
        (listed,) = (await caller.client.get("/tables")).json()
        assert ([one["kind"] for one in listed["seats"]], listed["pace"]) == (["free", "bot", "free"], 300)

    async def then(house: House, _: str) -> None:
        (one,) = await known(house)
        table = (await house.room(one.table)).table
        assert summary.at_rest(table).card == one.card
        past = [ev.decode(row.event) for row in await house.store.rows(one.table)]
        assert summary.from_log(past, over=False).card == one.card

    calling(tmp_path, first)
    tell(tmp_path, then)


def gathered(**more: Any) -> Table:  # noqa: ANN401 - any field of a table
    chairs = [ev.Chair(token=hashed(str(seat))) for seat in range(3)]
    made = ev.Made("artefakt", 1, {}, "", chairs, False, 0, "", sealed=True, maker=hashed("m"), **more)
    table = Table("t", made, bytes(32))
    table.apply(1, "made", made, 0)
    return table


def wish(seats: int, **options: bool) -> ev.Changed:
    return ev.Changed(dict(options), [""] * seats, [hashed(f"new {seat}") for seat in range(seats)], False, 0, False)


def test_whoever_broke_the_seals_is_still_counted() -> None:
    """Else the maker could remove the seat with which secrets were made void."""
    table = gathered()
    for seat in range(3):
        table.apply(table.number + 1, f"s{seat}", ev.Sat(seat, f"P{seat}", f"t{seat}", seals=True), 0)
    for seat in range(3):
        table.apply(table.number + 1, f"c{seat}", ev.Sealed(seat, str(seat) * 64), 0)
    table.apply(table.number + 1, "l", ev.Left(2), 0)
    with pytest.raises(Refused, match="seat-stays"):
        gathering.change(table, "m", wish(2))
    table.apply(table.number + 1, "x", gathering.change(table, "m", wish(4)), 0)
    assert table.sealing.aborted == [0, 0, 1, 0]
    assert table.sealing.seals == []
    assert table.sealing.secrets == [""] * 4


def test_a_game_that_goes_on_keeps_its_options_and_seats() -> None:
    table = gathered(given=["# a move"])
    for other in (wish(2), wish(3, advanced=True)):
        with pytest.raises(Refused, match="other-game"):
            gathering.change(table, "m", other)
    assert gathering.change(table, "m", msgspec.structs.replace(wish(3), pace=60)).pace == 60


def test_tables_without_a_maker_stay_as_they_are() -> None:
    table = gathered()
    table.made = msgspec.structs.replace(table.made, maker="")
    with pytest.raises(Refused, match="not-the-maker"):
        gathering.change(table, "", wish(3))
