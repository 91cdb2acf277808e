"""A store written by version 0.1: every table is read as it was, and can be continued.

`fixtures/store-0.1.db.gz` is that store, `store-0.1.json.gz` what version 0.1 showed of each of its tables.
"""

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest

import wunderkammer as wk
from wunderkammer import record
from wunderkammer.record import fair
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables.table import Table

from .inside import open_house
from .serving import seated

FIXTURES = Path(__file__).parent / "fixtures"
TABLES: Final[dict[str, dict[str, Any]]] = json.loads(gzip.decompress((FIXTURES / "store-0.1.json.gz").read_bytes()))
BEGUN = [label for label, one in TABLES.items() if one["phase"] != "gathering"]
RUNNING = [label for label, one in TABLES.items() if one["phase"] == "playing"]
OVER = [label for label, one in TABLES.items() if one["phase"] == "over"]
SINCE_THEN: Final = {"artefakt": {"printed"}, "artifact": {"spaces"}}  # keys of views, by game


@pytest.fixture
def store(tmp_path: Path) -> Path:
    (tmp_path / "tables.db").write_bytes(gzip.decompress((FIXTURES / "store-0.1.db.gz").read_bytes()))
    return tmp_path


async def still(house: House, label: str) -> Room:
    """The table, at rest: a bot that was about to move has not moved yet."""
    return await house.room(TABLES[label]["table"])


@pytest.mark.parametrize("label", TABLES)
def test_the_company_is_the_same(store: Path, label: str) -> None:
    async def story() -> None:
        async with open_house(store) as (house, _):
            table = (await still(house, label)).table
            assert table.phase == TABLES[label]["phase"]
            assert [[seat.kind, seat.name, seat.level, seat.absent] for seat in table.chairs.all] == TABLES[label][
                "people"
            ]

    asyncio.run(story())


@pytest.mark.parametrize("label", BEGUN)
def test_the_game_stands_where_it_stood(store: Path, label: str) -> None:
    told = TABLES[label]

    async def story() -> None:
        async with open_house(store) as (house, _):
            table = (await still(house, label)).table
            state = table.game.state
            assert (state.actors(), table.wish and [table.wish.seat, sorted(table.agreed)]) == (
                told["actors"],
                told["wish"] and [told["wish"][0], told["wish"][2]],
            )
            assert {str(seat): [state.name(one) for one in state.legal(seat)] for seat in state.actors()} == told[
                "legal"
            ]
            views = [state.view(eyes) for eyes in [*range(state.seats), None]]
            for now, then in zip(views, told["views"], strict=True):
                assert now.keys() - then.keys() == SINCE_THEN.get(now["game"], set())
                assert {key: now[key] for key in then} | recounted(table) == then | recounted(table)

    asyncio.run(story())


def recounted(table: Table) -> dict[str, int]:
    """By the newest rules there are more actions in a game of earlier ones."""
    return {"ply": 0} if table.made.draws else {}


@pytest.mark.parametrize("label", RUNNING)
def test_its_people_still_hold_their_seats_and_play_to_an_end_that_can_be_checked(store: Path, label: str) -> None:
    told = TABLES[label]
    tokens = [
        token if kind == "person" else None for (kind, *_), token in zip(told["people"], told["tokens"], strict=True)
    ]

    async def story() -> str:
        async with open_house(store) as (house, address):
            for seat, token in enumerate(tokens):
                if token is not None:
                    async with seated(address, told["table"], token) as person:
                        shown = await person.hear("table")
                        assert (shown["seat"], shown["phase"]) == (seat, "playing")
                        if told["people"][seat][3]:
                            await person.ask(do="back", id="back")
            await play_out(house, told["table"], Random(label))
            async with httpx.AsyncClient(base_url=f"http://{address}/api/tables") as client:
                return (await client.get(f"/{told['table']}/record")).text

    checks(asyncio.run(story()), len(told["people"]))


async def play_out(house: House, name: str, rng: Random) -> None:
    """Random moves for all people."""
    while (table := (await house.room(name)).table).phase == "playing":
        people = [seat for seat in table.actors() if not table.chairs.all[seat].automatic]
        if not people:
            await asyncio.sleep(0.001)
            continue
        seat, state = people[0], table.game.state
        move, ply = state.name(rng.choice(state.legal(seat))), table.number
        await house.submit(name, f"{seat + 1}/r{ply}", lambda now: now.play(seat, ply, [move]))  # noqa: B023


def checks(text: str, seats: int) -> None:
    """Every move is right, and every outcome that the table drew follows from its key."""
    own = None
    game = record.parse(text)
    assert len(game.people) == seats
    if game.edition != "standard":
        own = wk.edition(game.game, FIXTURES / "own-edition.toml")
    assert record.verify(game, own).actor == wk.OVER
    note = fair.noted(text)
    assert note is not None
    assert fair.check(game, note, own) > 0


@pytest.mark.parametrize("label", OVER)
def test_what_was_exported_then_can_still_be_checked(label: str) -> None:
    text = TABLES[label]["exported"]
    checks(text, len(TABLES[label]["people"]))
    assert record.verify(record.parse(text)).scores() == TABLES[label]["scores"]


@pytest.mark.parametrize("label", OVER)
def test_what_is_exported_now_can_be_checked(store: Path, label: str) -> None:
    async def story() -> str:
        async with (
            open_house(store) as (_, address),
            httpx.AsyncClient(base_url=f"http://{address}/api/tables") as client,
        ):
            return (await client.get(f"/{TABLES[label]['table']}/record")).text

    text = asyncio.run(story())
    checks(text, len(TABLES[label]["people"]))
    assert record.parse(text).scores == TABLES[label]["scores"]
