"""What both stores know of tables without reading their logs."""

import pytest

from wunderkammer.store import Appended, Conflict, Gone, Known, Row, Store, Summary

from .test_store import FIRST, KEY, Where, row, using, where

__all__ = ["where"]  # the fixture: each test runs with both stores

OPEN = Summary(False, "gathering", "artisans", 1, True, None, '{"seats": []}')


def summary(**more: object) -> Summary:
    return OPEN._replace(**more)  # type: ignore[arg-type]


async def make(store: Store, name: str, short: Summary | None, made: float = 1000.0) -> None:
    assert await store.make(name, KEY, Row(1, "made", b"{}", made), short) == Appended()


def test_a_summary_is_written_with_its_row(where: Where) -> None:
    async def story(store: Store) -> None:
        await make(store, "a", OPEN)
        (known,) = await store.listed(["gathering"], ["artisans/1"], known=True, limit=9)
        assert known == Known("a", 1000.0, "gathering", "artisans", 1, True, OPEN.card)
        playing = summary(phase="playing", due=0.0)
        assert await store.append("a", row(2), False, playing) == Appended()
        assert await store.append("a", row(2, "x"), True, summary(over=True, phase="over")) == Conflict()
        assert await store.append("a", row(3), False) == Appended()
        (known,) = await store.listed(["playing", "over"], ["artisans/1"], known=True, limit=9)
        assert known.phase == "playing", "what was not written changed nothing, and without a summary the old one stays"
        assert await store.append("a", row(4), True, summary(over=True, phase="over")) == Appended()
        assert await store.tables(live=False, limit=9) == ["a"]
        assert [one.number for one in await store.rows("a")] == [1, 2, 3, 4]

    using(where, story)


def test_lists_have_the_newest_of_what_is_asked_for(where: Where) -> None:
    async def story(store: Store) -> None:
        for number in range(6):
            await make(store, f"t{number}", summary(listed=number != 2, rules=9 if number == 3 else 1), 1000.0 + number)
        found = await store.listed(["gathering"], ["artisans/1"], known=True, limit=3)
        assert [one.table for one in found] == ["t5", "t4", "t1"]
        other = await store.listed(["gathering", "playing"], ["artisans/1"], known=False, limit=3)
        assert [one.table for one in other] == ["t3"]

    using(where, story)


def test_what_is_due_comes_page_by_page(where: Where) -> None:
    async def story(store: Store) -> None:
        times = {"a": 50.0, "b": 0.0, "c": 0.0, "d": None, "e": 99.0, "f": 10.0}
        for name, due in times.items():
            await make(store, name, summary(due=due))
        assert await store.append("f", row(2), True, summary(over=True, phase="over", due=10.0)) == Appended()
        page = await store.due(60.0, (-1.0, ""), 2)
        assert page == [(0.0, "b"), (0.0, "c")]
        assert await store.due(60.0, page[-1], 2) == [(50.0, "a")]

    using(where, story)


def test_a_summary_of_what_is_not_the_newest_is_not_written(where: Where) -> None:
    async def story(store: Store) -> None:
        await make(store, "a", OPEN)
        await store.append("a", row(2), False, summary(phase="playing"))
        await store.describe("a", 1, summary(phase="gathering"))
        assert await store.listed(["gathering"], ["artisans/1"], known=True, limit=9) == []
        await store.describe("a", 2, summary(phase="over", over=True))
        assert len(await store.listed(["over"], ["artisans/1"], known=True, limit=9)) == 1
        assert await store.going_on() == 0

    using(where, story)


def test_tables_without_a_summary_are_unknown_and_due(where: Where) -> None:
    async def story(store: Store) -> None:
        for name in "ab":
            await make(store, name, None)
        await store.append("b", row(2), over=True)
        await store.keep("c", KEY, [FIRST])
        assert sorted(await store.unknown(9)) == ["b", "c"]
        assert await store.due(0.0, (-1.0, ""), 9) == [(0.0, "a")]
        assert await store.going_on() == 1

    using(where, story)


def test_a_table_that_is_gone_takes_no_rows(where: Where) -> None:
    async def story(store: Store) -> None:
        assert await store.append("never", row(2), False) == Gone()
        assert await store.append("never", row(2), True, OPEN) == Gone()
        assert await store.rows("never") == []

    using(where, story)


def test_changes_are_made_together_or_not_at_all(where: Where) -> None:
    async def story(store: Store) -> None:
        await make(store, "a", OPEN)
        with pytest.raises(Exception, match="nowhere"):
            await store.change(("UPDATE tables SET rules = 5", ()), ("UPDATE nowhere SET rules = 5", ()))
        assert await store.ask("SELECT rules FROM tables") == [(1,)]

    using(where, story)
