"""Take-backs: free, or if all agree."""

from pathlib import Path

import pytest

import wunderkammer as wk
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.gathering import begin
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.wire.parts import News

from .inside import legal, table_of, tell, to_assigning, until
from .serving import seated


def test_take_back_freely(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 2)
        await to_assigning(house, room)
        before = len(room.table.game.record.entries)
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-2") as two:
            ply = room.table.number
            await one.ask(do="play", id="a", event=ply, moves=["assign bulky 1", "assign lady 2"])
            assert (await one.ask(do="undo", id="u", to=before))["is"] == "done"
            assert len(room.table.game.record.entries) == before
            shown = await one.hear("table")
            while not shown["news"]:
                shown = await one.hear("table")
            assert shown["news"] == [{"what": "undone", "seat": 0, "to": before}]
            assert (await two.ask(do="play", id="b", event=ply, moves=["assign bulky 1"]))["is"] == "done", "as before"
            assert (await one.ask(do="undo", id="v", to=0))["code"] == "no-such-ply", "chance has no say"

    tell(tmp_path, story)


@pytest.mark.parametrize("yes", [True, False])
def test_take_back_if_all_agree(tmp_path: Path, yes: bool) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None, None, None, "random"])
        ply, before = room.table.number, len(room.table.game.record.entries)
        async with (
            seated(address, "table", "token-1") as one,
            seated(address, "table", "token-2") as two,
            seated(address, "table", "token-3") as three,
        ):
            assert (await two.ask(do="undo", id="n"))["code"] == "undo-nothing"
            assert (await two.ask(do="agree", id="n", yes=True))["code"] == "nothing-asked"
            move = legal(room, 0)[0]
            await one.ask(do="play", id="a", event=ply, moves=[move])
            assert (await one.ask(do="undo", id="u"))["is"] == "done"
            assert len(room.table.game.record.entries) > before
            assert (await one.ask(do="agree", id="y", yes=True))["code"] == "nothing-asked"
            await two.ask(do="agree", id="y", yes=True)
            while (shown := await three.hear("table"))["wish"] is None or not shown["wish"]["agreed"]:
                pass
            assert shown["wish"] == {"seat": 0, "to": before, "move": move, "more": 0, "agreed": [1]}
            await three.ask(do="agree", id="y", yes=yes)
            assert room.table.wish is None
            assert (len(room.table.game.record.entries) == before) == yes
            told = News("undone", 0, to=before)
            assert room.news[-1] == (News("agreed", 2, yes=yes), *[told] * yes)

    tell(tmp_path, story)


def wish_of(room: Room) -> ev.Asked | None:
    """As it is now: a type checker would believe that it stays."""
    return room.table.wish


@pytest.mark.parametrize("leaving", [0, 1, 2])
def test_a_wish_ends_when_somebody_leaves(tmp_path: Path, leaving: int) -> None:
    """It is not granted because the one who has not agreed is gone; nor does it wait for who has it."""

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 3)
        ply = room.table.number
        async with seated(address, "table", "token-1", "token-2", "token-3") as all_:
            await all_.ask(do="play", id="a", seat=0, event=ply, moves=legal(room, 0)[:1])
            after = len(room.table.game.record.entries)
            await all_.ask(do="undo", id="u", seat=0)
            await all_.ask(do="agree", id="y", seat=1, yes=True)
            assert wish_of(room) is not None
            await all_.ask(do="leave", id="l", seat=leaving)
            assert wish_of(room) is None
            assert len(room.table.game.record.entries) >= after

    tell(tmp_path, story)


def test_nothing_is_taken_back_behind_somebody_who_is_away(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 3)
        await to_assigning(house, room)
        async with seated(address, "table", "token-1", "token-3") as one, seated(address, "table", "token-2") as two:
            await two.ask(do="leave", id="l")
            refused = await one.ask(do="undo", id="u", seat=0)
            assert (refused["code"], refused["args"]) == ("undo-away", {"seats": [2]})
            assert wish_of(room) is None
            await two.ask(do="back", id="b")
            assert (await one.ask(do="undo", id="w", seat=0))["is"] == "done"
            wish = wish_of(room)
            assert wish is not None
            assert wish.needs == [1, 2]

    tell(tmp_path, story)


def test_a_log_of_version_0_1_is_read_as_it_was_written() -> None:
    """A wish came true there when those left who had not agreed."""
    made = ev.Made(
        "artefakt", wk.game("artefakt").rules, {}, "", [ev.Chair("person", name) for name in "ABC"], False, 0, ""
    )
    table = Table("old", made, bytes(32))
    table.apply(1, "made", made, 0)
    table.apply(2, "begin", begin(table), 0)
    seat = table.actors()[0]
    state = table.game.state
    before = len(table.game.record.entries)
    table.apply(3, "play", table.play(seat, 2, [state.name(state.legal(seat)[0])]), 0)
    for number, text in enumerate(
        [
            f'{{"kind":"asked","seat":{seat},"to":{before}}}',
            f'{{"kind":"agreed","seat":{(seat + 1) % 3},"yes":true}}',
            f'{{"kind":"left","seat":{(seat + 2) % 3}}}',
        ],
        4,
    ):
        table.apply(number, text, ev.decode(text.encode()), 0)
    assert len(table.game.record.entries) == before


def test_a_bot_goes_on_in_the_rematch_for_who_had_left(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None] * 2)
        async with seated(address, "table", "token-1", "token-2") as both:
            await both.ask(do="leave", id="l", seat=0)
            await both.ask(do="leave", id="m", seat=1)
            await both.ask(do="back", id="b", seat=1)
            while room.table.phase != FINISHED:
                await until(lambda: room.table.actors() != [0])
                if 1 in room.table.actors():
                    ply = room.table.number
                    await both.ask(do="play", id=f"p{ply}", seat=1, event=ply, moves=legal(room, 1)[:1])
            assert (await both.ask(do="rematch", id="r", seat=1))["is"] == "done"
        again = (await house.room(room.table.again)).table
        assert [(chair.name, chair.absent) for chair in again.chairs.all] == [("Person 2", False), ("Person 1", True)]

    tell(tmp_path, story)


def test_bots_that_play_on_do_not_end_a_wish(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None, "random", None])
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-3") as three:
            for number in range(3):
                await one.ask(do="play", id=f"m{number}", event=room.table.number, moves=legal(room, 0)[:1])
            # Where the second figure stood up: the third had no choice.
            before = [ply for ply, entry in enumerate(room.table.game.record.entries) if entry.seat == 0][1]
            await one.ask(do="undo", id="u")
            await until(lambda: room.table.actors() == [2])
            assert room.table.wish is not None
            await three.ask(do="agree", id="y", yes=True)
            assert len(room.table.game.record.entries) == before
            assert room.table.actors() == [0]

    tell(tmp_path, story)


def test_a_wish_names_the_move_as_far_as_it_was_seen(tmp_path: Path) -> None:
    """What was laid in secret stays secret; and everybody learns how much would be undone with it."""

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 2)
        await to_assigning(house, room)
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-2") as two:
            first = room.table.number
            await one.ask(do="play", id="a", event=first, moves=["assign bulky 3", "assign lady 4"])
            await two.ask(do="play", id="b", event=first, moves=["assign bulky 1"])
            assert (await one.ask(do="undo", id="u"))["is"] == "done"
            wishes = []
            for person in (one, two):
                while (shown := await person.hear("table"))["wish"] is None:
                    pass
                wishes.append(shown["wish"])
            assert [(wish["move"], wish["more"]) for wish in wishes] == [("assign lady 4", 1), ("assign ?", 1)]

    tell(tmp_path, story)
