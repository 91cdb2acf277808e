"""Cycles are looked for while the server serves, in small portions; and as always when it has ended."""

import asyncio
import gc
import weakref

import pytest

from wunderkammer.server.system import collecting


class Knot:
    def __init__(self) -> None:
        self.me = self


async def watched(work: "asyncio.Task[None]", seconds: float) -> None:
    await asyncio.sleep(seconds)
    assert not work.done()
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work


def test_what_is_new_is_looked_at_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "OFTEN", 0.01)

    async def story() -> None:
        work = asyncio.create_task(collecting.collect())
        await asyncio.sleep(0)
        assert not gc.isenabled(), "never at any other time"
        knot = weakref.ref(Knot())
        async with asyncio.timeout(20):
            while knot() is not None:
                await asyncio.sleep(0.01)
        await watched(work, 0)

    asyncio.run(story())
    assert gc.isenabled()


def test_everything_is_looked_at_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(collecting, "OFTEN", 0.001)
    monkeypatch.setattr(collecting, "SELDOM", 0.1)
    monkeypatch.setattr(gc, "collect", lambda generation=2: looks.append(generation))

    async def story() -> None:
        await watched(asyncio.create_task(collecting.collect()), 0.5)

    asyncio.run(story())
    assert 1 <= looks.count(2) <= 5
    assert looks.count(0) > looks.count(2)
    assert 1 not in looks
