"""Whole games of all three games, by real clients."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from wunderkammer import record
from wunderkammer.record import fair

from .serving import make, play_out, served

GAMES: list[tuple[str, list[str | None]]] = [
    ("artefakt", [None, None, "random"]),
    ("artifact", [None, "random", None]),
    ("artisans", [None, None]),
]


async def check_record(address: str, made: dict[str, Any], last: list[dict[str, Any]]) -> None:
    """The record is whole and fair, and tells of the game that all have seen."""
    assert len({tuple(one["scores"]) for one in last}) == 1
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        text = (await client.get(f"/tables/{made['table']}/record")).text
    kept = record.parse(text)
    assert record.verify(kept).scores() == last[0]["scores"]
    fairness = fair.noted(text)
    assert fairness is not None
    assert fairness.key.hex() == last[0]["key"]
    assert fair.commitment(fairness.key) == made["commitment"]
    assert fair.check(kept, fairness) > 0


@pytest.mark.parametrize(("game", "levels"), GAMES)
def test_a_whole_game(game: str, levels: list[str | None], tmp_path: Path) -> None:
    async def play(address: str) -> None:
        made = await make(address, game, levels)
        tokens = [token for token in made["tokens"] if token]
        last = await asyncio.gather(
            *[play_out(address, made["table"], token, Random(number)) for number, token in enumerate(tokens)]
        )
        await check_record(address, made, last)

    with served(tmp_path) as server:
        asyncio.run(play(server.address))
