"""After reconnecting you receive what you have missed: all of it, once, and nothing else."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from wunderkammer.server.house.commands import do
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.wire import messages as msg

from .inside import keys_of, open_house, table_of
from .serving import seated


async def something_happens(house: House, room: Room, rng: Random, number: int) -> None:
    """Somebody plays, or takes back, or talks."""
    table = room.table
    seat = rng.choice(table.actors())
    kind = rng.random()
    free = table.game.free_to(seat)
    if kind < 0.2:
        await do(house, room, msg.Say(id=f"c{number}", text=f"{number}"), keys_of(seat))
    elif kind < 0.5 and free < len(table.game.record.entries):
        await do(house, room, msg.Undo(id=f"c{number}", to=free), keys_of(seat))
    else:
        move = table.game.state.name(rng.choice(table.game.state.legal(seat)))
        await do(house, room, msg.Play(id=f"c{number}", event=table.number, moves=[move]), keys_of(seat))


def after(messages: list[dict[str, Any]], seen: int) -> tuple[list[Any], list[Any]]:
    """What somebody who stayed was told after an event: the story that still counts, and the news.

    The story of one message goes with what is taken back: told lines are kept with the length of the record.
    """
    known = min(one["ply"] for one in messages if one["event"] >= seen)
    told: list[tuple[int, list[Any]]] = []
    for one in messages:
        told = [(moves, story) for moves, story in told if moves <= one["ply"]]
        told.append((one["ply"], one["story"]))
    story = [line for moves, lines in told if moves > known for line in lines]
    return story, [event for one in messages if one["event"] > seen for event in one["news"]]


@pytest.mark.parametrize("game", ["artefakt", "artifact", "artisans"])
def test_what_was_missed_is_told_once(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as (house, address):
            room = await table_of(house, game, [None] * 3)
            rng = Random(5)
            async with seated(address, "table", "token-1") as stays, seated(address, "table") as watches:
                messages = {0: [await stays.hear("table")], None: [await watches.hear("table")]}
                for number in range(80):
                    await something_happens(house, room, rng, number)
                    messages[0].append(await stays.hear("table"))
                    messages[None].append(await watches.hear("table"))
                for seen in rng.sample(range(2, room.table.number + 1), 25):
                    for eyes, tokens in ((0, ["token-1"]), (None, [])):
                        async with seated(address, "table", *tokens, seen=seen) as back:
                            shown = await back.hear("table")
                        missed, news = after(messages[eyes], seen)
                        assert shown["story"] == missed
                        assert shown["news"] == news
                        last = messages[eyes][-1]
                        told: dict[str, Any] = {
                            "story": [],
                            "news": [],
                            "given": [],
                        }  # what depends on where one has got to
                        assert shown | told == last | told

    asyncio.run(story())


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async def before() -> dict[str, Any]:
        async with open_house(tmp_path) as (house, address):
            room = await table_of(house, "artefakt", [None] * 3)
            rng = Random(6)
            for number in range(60):
                await something_happens(house, room, rng, number)
            async with seated(address, "table", "token-2", seen=7) as person:
                return await person.hear("table")

    async def afterwards() -> dict[str, Any]:
        async with open_house(tmp_path) as (_, address), seated(address, "table", "token-2", seen=7) as person:
            return await person.hear("table")

    assert asyncio.run(before()) == asyncio.run(afterwards())
