"""Take-backs: free, or if all agree."""

from pathlib import Path

import pytest

from wunderkammer.server.house import House
from wunderkammer.server.messages import News

from .inside import legal, table_of, tell, to_assigning, until
from .serving import seated


def test_take_back_freely(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 2)
        await to_assigning(house, room)
        before = len(room.table.game.record.entries)
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-2") as two:
            ply = room.table.number
            await one.ask(do="play", id="a", ply=ply, moves=["assign bulky 1", "assign lady 2"])
            assert (await one.ask(do="undo", id="u", to=before))["is"] == "done"
            assert len(room.table.game.record.entries) == before
            shown = await one.hear("table")
            while not shown["news"]:
                shown = await one.hear("table")
            assert shown["news"] == [{"event": "undone", "seat": 1, "to": before}]
            assert (await two.ask(do="play", id="b", ply=ply, moves=["assign bulky 1"]))["is"] == "done", "as before"
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
            await one.ask(do="play", id="a", ply=ply, moves=legal(room, 0)[:1])
            assert (await one.ask(do="undo", id="u"))["is"] == "done"
            assert len(room.table.game.record.entries) > before
            assert (await one.ask(do="agree", id="y", yes=True))["code"] == "nothing-asked"
            await two.ask(do="agree", id="y", yes=True)
            while (shown := await three.hear("table"))["wish"] is None or not shown["wish"]["agreed"]:
                pass
            assert shown["wish"] == {"seat": 1, "to": before, "agreed": [2]}
            await three.ask(do="agree", id="y", yes=yes)
            assert room.table.wish is None
            assert (len(room.table.game.record.entries) == before) == yes
            told = News("undone", 1, to=before)
            assert room.news[-1] == [News("agreed", 3, yes=yes), *[told] * yes]

    tell(tmp_path, story)


def test_who_leaves_has_no_say_any_more(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 3)
        ply, before = room.table.number, len(room.table.game.record.entries)
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-2", "token-3") as two:
            await one.ask(do="play", id="a", ply=ply, moves=legal(room, 0)[:1])
            await one.ask(do="undo", id="u")
            await two.ask(do="agree", id="y", seat=2, yes=True)
            await two.ask(do="leave", id="l", seat=3)
            assert len(room.table.game.record.entries) == before

    tell(tmp_path, story)


def test_bots_that_play_on_do_not_end_a_wish(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None, "random", None])
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-3") as three:
            for number in range(3):
                await one.ask(do="play", id=f"m{number}", ply=room.table.number, moves=legal(room, 0)[:1])
            before = max(ply for ply, entry in enumerate(room.table.game.record.entries) if entry.seat == 0)
            await one.ask(do="undo", id="u")
            await until(lambda: room.table.actors() == [2])
            assert room.table.wish is not None
            await three.ask(do="agree", id="y", yes=True)
            assert len(room.table.game.record.entries) == before
            assert room.table.actors() == [0]

    tell(tmp_path, story)
