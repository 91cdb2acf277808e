"""Analyses of finished games over HTTP: in the background, with progress, once for all who ask."""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from wunderkammer import insight
from wunderkammer.server.house.house import House
from wunderkammer.server.thinking import analyses
from wunderkammer.server.thinking.analyst import Played

from .inside import table_of, tell
from .test_replay import played_on

QUICK = 20  # iterations


async def asked(address: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table") as client:
        return await client.get("/analysis")


async def finished(address: str) -> dict[str, Any]:
    """Ask until it is done; how far it was never goes back."""
    done = 0
    while True:
        answer = await asked(address)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        assert done <= told["done"] <= told["of"]
        if told["analysis"] is not None:
            return told
        done = told["done"]
        await asyncio.sleep(0.05)


def test_a_finished_game_is_weighed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Played] = []
    listen = analyses.listen

    def noted(process: Process, work: analyses.Work, game: Played) -> Awaitable[None]:
        begun.append(game)
        return listen(process, work, game)

    monkeypatch.setattr(analyses, "listen", noted)
    monkeypatch.setattr(analyses, "ITERATIONS", QUICK)

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await played_on(house, room, 10_000)
        told, again = await asyncio.gather(finished(address), finished(address))
        assert told == again
        assert told["analysis"]["game"] == "artisans"
        assert told["analysis"]["ranks"] == room.table.game.state.ranks()
        found = insight.analyse(room.table.game.record, iterations=QUICK)
        assert told["analysis"] == msgspec.to_builtins(found)
        assert told["turnings"] == [[one.ply for one in found.turnings(seat)] for seat in range(2)]
        assert len(begun) == 1

    tell(tmp_path, story)


def test_a_game_that_goes_on_is_not_weighed(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await played_on(house, room, 40)
        answer = await asked(address)
        assert (answer.status_code, answer.json()["code"]) == (409, "still-playing")

    tell(tmp_path, story)


def test_a_failure_is_told_once_and_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "ITERATIONS", QUICK)
    right = analyses.COMMAND
    monkeypatch.setattr(analyses, "COMMAND", (sys.executable, "-c", "raise SystemExit('broken')"))

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await played_on(house, room, 10_000)
        while (answer := await asked(address)).status_code == 200:
            await asyncio.sleep(0.02)
        assert (answer.status_code, answer.json()["code"]) == (503, "analysis-failed")
        monkeypatch.setattr(analyses, "COMMAND", right)
        assert (await finished(address))["analysis"]["game"] == "artisans"

    tell(tmp_path, story)


def test_too_many_games_at_once_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "WAITING", 0)

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await played_on(house, room, 10_000)
        assert (await asked(address)).json()["code"] == "busy"

    tell(tmp_path, story)
