"""Analyses of finished games over HTTP: in the background, with progress, once for all who ask."""

import asyncio
import sys
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from play import RECORDS

from wunderkammer import insight
from wunderkammer.record import parse
from wunderkammer.server.care import management
from wunderkammer.server.house.house import House
from wunderkammer.server.house.limits import Limits
from wunderkammer.server.thinking import analyses, subjects, weighing
from wunderkammer.server.thinking.analyst import Played
from wunderkammer.server.thinking.claims import Claims

from .inside import open_house, table_of, tell
from .test_replay import played_on

QUICK = 20  # iterations
RECORD = (RECORDS / "artisans-2-seats.wk").read_text(encoding="utf-8")
Ask = Callable[[str], Awaitable[httpx.Response]]


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Played]:
    """The games for which a process was started; each is weighed quickly."""
    found: list[Played] = []
    listen = weighing.listen

    def noted(process: Process, game: bytes, hear: Callable[[bytes], None]) -> Awaitable[None]:
        found.append(msgspec.json.decode(game, type=Played))
        return listen(process, game, hear)

    monkeypatch.setattr(weighing, "listen", noted)
    monkeypatch.setattr(subjects, "ITERATIONS", QUICK)
    monkeypatch.setattr(analyses, "OFTEN", 0.05)
    return found


async def asked(address: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        return await client.get("/tables/table/analysis")


async def sent(address: str, record: str = RECORD) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
        return await client.post("/analysis", json={"record": record})


async def finished(address: str, ask: Ask = asked) -> dict[str, Any]:
    """Ask until it is done; how far it was never goes back."""
    done = 0
    while True:
        answer = await ask(address)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        assert done <= told["done"] <= told["of"]
        if told["analysis"] is not None:
            return told
        done = told["done"]
        await asyncio.sleep(0.05)


async def refused(address: str, ask: Ask = asked) -> tuple[int, str]:
    while (answer := await ask(address)).status_code == 200:
        await asyncio.sleep(0.02)
    return answer.status_code, answer.json()["code"]


def test_a_finished_game_is_weighed_once(tmp_path: Path, begun: list[Played]) -> None:
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


def test_it_survives_a_restart_until_something_else_would_come_of_it(
    tmp_path: Path, begun: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    first: list[dict[str, Any]] = []

    async def before(house: House, address: str) -> None:
        await played_on(house, await table_of(house, "artisans", [None, None]), 10_000)
        first.append(await finished(address))

    async def after(_: House, address: str) -> None:
        answer = await asked(address)
        assert answer.json() == first[0], "at once, and the same"

    tell(tmp_path, before)
    tell(tmp_path, after)
    assert len(begun) == 1
    monkeypatch.setattr(insight, "VERSION", insight.VERSION + 1)
    tell(tmp_path, lambda _, address: finished(address))  # type: ignore[arg-type, return-value]
    assert len(begun) == 2


def test_names_are_not_kept_with_it(tmp_path: Path, begun: list[Played]) -> None:
    async def story(house: House, address: str) -> None:
        await played_on(house, await table_of(house, "artisans", [None, None]), 10_000)
        await finished(address)
        await management.forget(house.store, "table", "Person 1")
        await house.drop_changed()
        told = (await asked(address)).json()
        assert told["analysis"]["people"] == [told["seats"][0]["name"], "Person 2"]
        assert "Person 1" not in str(told)
        assert len(begun) == 1

    tell(tmp_path, story)


def test_of_several_workers_one_does_it(begun: list[Played], postgres: Callable[[], str]) -> None:
    """And the others have it from there, with its progress."""
    address = postgres()

    async def story() -> None:
        async with open_house(address) as (one, here), open_house(address) as (two, there):
            for house in (one, two):
                house.analyses.claims = Claims(house.store, 600.0, 0.0)
            await played_on(one, await table_of(one, "artisans", [None, None]), 10_000)
            told, also = await asyncio.gather(finished(here), finished(there))
            assert told["analysis"] == also["analysis"]
            assert len(begun) == 1

    asyncio.run(story())


def test_what_a_worker_leaves_undone_another_takes_over(begun: list[Played], postgres: Callable[[], str]) -> None:
    address = postgres()

    async def story() -> None:
        async with open_house(address) as (house, here):
            await played_on(house, await table_of(house, "artisans", [None, None]), 10_000)
            await house.store.claim("table", "one that is gone", 0.3)
            assert (await finished(here))["analysis"]["game"] == "artisans"
            assert len(begun) == 1

    asyncio.run(story())


def test_a_record_is_weighed_when_it_is_sent_and_not_kept(tmp_path: Path, begun: list[Played]) -> None:
    async def story(house: House, address: str) -> None:
        told, again = await asyncio.gather(finished(address, sent), finished(address, sent))
        assert told == again
        assert told["analysis"] == msgspec.to_builtins(insight.analyse(parse(RECORD), iterations=QUICK))
        assert [seat["name"] or seat["level"] for seat in told["seats"]] == parse(RECORD).people
        assert len(begun) == 1
        assert await house.store.ask("SELECT count(*) FROM analyses") == [(0,)]

    tell(tmp_path, story)


def test_a_record_with_something_wrong_is_refused(tmp_path: Path) -> None:
    short = "\n".join(RECORD.splitlines()[:60]) + "\n"

    async def story(_: House, address: str) -> None:
        assert (await sent(address, short)).json()["code"] == "analysis-unfinished"
        assert (await sent(address, "nothing")).status_code == 409
        assert (await sent(address, "x" * 70_000)).status_code in (400, 413)

    tell(tmp_path, story)


@pytest.mark.usefixtures("begun")
def test_records_are_bounded_like_replays(tmp_path: Path) -> None:
    async def story(_: House, address: str) -> None:
        await finished(address, sent)  # to ask again costs nothing
        assert await refused(address, lambda where: sent(where, RECORD + "\n")) == (429, "too-many-replays")

    tell(tmp_path, story, Limits(replays_a_minute=1))


def test_a_game_that_goes_on_is_not_weighed(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await played_on(house, room, 40)
        answer = await asked(address)
        assert (answer.status_code, answer.json()["code"]) == (409, "still-playing")

    tell(tmp_path, story)


def test_a_failure_is_told_once_and_can_be_tried_again(
    tmp_path: Path, begun: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    right = weighing.COMMAND
    monkeypatch.setattr(weighing, "COMMAND", (sys.executable, "-c", "raise SystemExit('broken')"))

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await played_on(house, room, 10_000)
        assert await refused(address) == (503, "analysis-failed")
        monkeypatch.setattr(weighing, "COMMAND", right)
        assert (await finished(address))["analysis"]["game"] == "artisans"
        assert len(begun) == 2

    tell(tmp_path, story)


def test_too_many_games_at_once_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "WAITING", 0)

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, None])
        await played_on(house, room, 10_000)
        assert (await asked(address)).json()["code"] == "busy"

    tell(tmp_path, story)
