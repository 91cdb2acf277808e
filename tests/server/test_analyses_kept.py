"""Analyses in both stores: kept with their table, replaced, bounded, and gone with it."""

import pytest

from wunderkammer.store import Row, Store
from wunderkammer.store import analyses as kept
from wunderkammer.store.analyses import Kept

from .test_store import FIRST, KEY, Where, row, using, where

__all__ = ["where"]  # the fixture: each test runs with both stores


def test_what_was_found_is_there_when_it_is_opened_again(where: Where) -> None:
    async def write(store: Store) -> None:
        await store.make("a", KEY, FIRST)
        assert await store.analysis("a", "key") is None
        await store.keep_analysis("a", "key", Kept(7, None))
        assert await store.analysis("a", "key") == Kept(7, None)
        await store.keep_analysis("a", "key", Kept(9, b"\x00\xff found"))

    async def read(store: Store) -> None:
        assert await store.analysis("a", "key") == Kept(9, b"\x00\xff found")
        assert await store.analysis("a", "another key") is None
        await store.keep_analysis("a", "another key", Kept(9, b"anew"))
        assert await store.analysis("a", "key") is None, "a table has one analysis"

    using(where, write, read)


def test_it_goes_with_its_table(where: Where) -> None:
    async def story(store: Store) -> None:
        for name in "ab":
            await store.make(name, KEY, FIRST)
            await store.keep_analysis(name, "key", Kept(9, b"found"))
        await store.append("a", row(2), over=True)
        assert not await store.delete("a", 1), "something has happened there since"
        assert await store.analysis("a", "key") == Kept(9, b"found")
        assert await store.delete("a", 2)
        assert await store.analysis("a", "key") is None
        assert await store.analysis("b", "key") == Kept(9, b"found")
        await store.keep_analysis("a", "key", Kept(9, b"too late"))
        assert await store.analysis("a", "key") is None, "of a table that is gone nothing is kept"

    using(where, story)


def test_the_oldest_have_to_go(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "KEPT", 2)

    async def story(store: Store) -> None:
        for number, name in enumerate("abc"):
            monkeypatch.setattr("time.time", lambda now=number: 1000.0 + now)
            await store.make(name, KEY, Row(1, "made", b"{}", 1000.0))
            await store.keep_analysis(name, "key", Kept(9, name.encode()))
        assert await store.analysis("a", "key") is None
        assert [await store.analysis(name, "key") for name in "bc"] == [Kept(9, b"b"), Kept(9, b"c")]

    using(where, story)
