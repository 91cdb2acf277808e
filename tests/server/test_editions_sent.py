"""Editions that people send: read beside the loop, a few at a time, and once."""

import asyncio
import threading
import tomllib
from pathlib import Path
from typing import Any

import pytest
from test_edition_bounds import SLOW
from test_editions import changed

from wunderkammer.server.system.threads import AT_ONCE, Threads
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import forking
from wunderkammer.server.tables.forking import Beginning
from wunderkammer.server.tables.tokens import hashed

from .provoked import opened

TABLE = {"game": "artefakt", "seats": 2}


class Watched:
    """How often TOML was read, and in which threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[int] = []
        self.loads = tomllib.loads
        monkeypatch.setattr(tomllib, "loads", self.read)

    def read(self, text: str) -> dict[str, Any]:
        self.threads.append(threading.get_ident())
        return self.loads(text)


def test_a_slow_edition_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def attack() -> None:
        async with opened(tmp_path) as (_, client):
            for body in (
                {**TABLE, "edition": SLOW},
                {**TABLE, "edition": SLOW, "at": 0, "record": RECORD},
            ):
                answer = await client.post("/tables", json=body)
                assert (answer.status_code, answer.json()["code"]) == (409, "edition-nested")
            answer = await client.post("/replay", json={"record": RECORD, "edition": SLOW})
            assert (answer.status_code, answer.json()["code"]) == (409, "edition-nested")

    watched = Watched(monkeypatch)
    asyncio.run(attack())
    assert watched.threads == []


RECORD = "Wunderkammer: 1\nGame: artefakt\nSeat 1: Ada\nSeat 2: Ben\n\n"


def test_an_edition_is_read_in_a_thread_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = changed(last_round=11)

    async def make() -> None:
        async with opened(tmp_path) as (app, client):
            for _ in range(3):
                answer = await client.post("/tables", json={**TABLE, "edition": edition})
                assert answer.status_code == 201
            assert {room.table.edition.figures["last_round"] for room in app.state.house.rooms.values()} == {11}

    watched = Watched(monkeypatch)
    asyncio.run(make())
    assert len(watched.threads) == 1
    assert threading.get_ident() not in watched.threads


def test_a_record_to_go_on_from_is_read_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def watched(*sent: str | int) -> Beginning:
        threads.append(threading.get_ident())
        return of_text(*sent)  # type: ignore[arg-type]

    async def make() -> None:
        async with opened(tmp_path) as (_, client):
            answer = await client.post("/tables", json={**TABLE, "record": RECORD, "at": 0})
            assert answer.status_code == 201

    of_text = forking.of_text
    monkeypatch.setattr(forking, "of_text", watched)
    asyncio.run(make())
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_a_slow_edition_in_an_old_store_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 0.1 kept such a table, and read it again at every start."""

    async def start() -> None:
        async with opened(tmp_path) as (app, client):
            chairs = [ev.Chair(token=hashed("one")), ev.Chair(token=hashed("two"))]
            made = ev.Made("artefakt", 1, {}, SLOW, chairs, False, 0, "")
            with pytest.raises(Exception, match="damaged-table"):
                await app.state.house.make(made, name="slow")
        async with opened(tmp_path) as (_, client):
            assert (await client.get("/tables/slow")).json()["code"] == "damaged-table"

    watched = Watched(monkeypatch)
    asyncio.run(start())
    assert watched.threads == []


def test_so_many_threads_and_no_more() -> None:
    running: list[int] = []
    most: list[int] = []
    gate = threading.Event()

    def work() -> None:
        running.append(1)
        most.append(len(running))
        gate.wait(10)
        running.pop()

    async def go() -> None:
        threads = Threads()
        tasks = [asyncio.create_task(threads.run(work)) for _ in range(3 * AT_ONCE)]
        while len(running) < AT_ONCE:
            await asyncio.sleep(0.001)
        gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(go())
    assert max(most) == AT_ONCE
    assert len(most) == 3 * AT_ONCE
