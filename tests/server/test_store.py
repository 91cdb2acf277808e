"""Both stores through the same tests."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from wunderkammer.store import Appended, Conflict, Repeated, Row, Secret, Store, StoreError, open_store
from wunderkammer.store.schema import STEPS
from wunderkammer.store.sqlite import SqliteStore

KEY = Secret(bytes(range(32)))
FIRST = Row(1, "made", b"{}", 1000.5)
Where = Path | str


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    if request.param == "sqlite":
        return tmp_path / "tables.db"
    postgres: Callable[[], str] = request.getfixturevalue("postgres")
    return postgres()


def row(number: int, command: str = "") -> Row:
    return Row(number, command or f"c{number}", b"\x00\xff event", 1000.0 + number)


def using(where: Where, *stories: Callable[[Store], object]) -> None:
    """Each story with a freshly opened store."""

    async def tell() -> None:
        for story in stories:
            store = await open_store(where)
            try:
                await story(store)  # type: ignore[misc]
            finally:
                await store.close()

    asyncio.run(tell())


def test_what_is_written_is_there_when_it_is_opened_again(where: Where) -> None:
    async def write(store: Store) -> None:
        assert await store.make("a", KEY, FIRST) == Appended()
        assert await store.append("a", row(2), over=False) == Appended()
        assert await store.append("a", row(3), over=False) == Appended()

    async def read(store: Store) -> None:
        assert await store.rows("a") == [FIRST, row(2), row(3)]
        assert await store.rows("a", after=2) == [row(3)]
        assert await store.rows("a", after=3) == []
        assert await store.rows("unknown") == []
        assert await store.secret("a") == KEY

    using(where, write, read)


def test_a_number_is_written_once(where: Where) -> None:
    async def story(store: Store) -> None:
        await store.make("a", KEY, FIRST)
        assert await store.append("a", row(2, "one"), over=False) == Appended()
        assert await store.append("a", row(2, "two"), over=True) == Conflict()
        assert await store.rows("a") == [FIRST, row(2, "one")]
        assert await store.tables(live=True, limit=10) == ["a"], "what was not written ended nothing"

    using(where, story)


def test_a_command_is_written_once(where: Where) -> None:
    async def story(store: Store) -> None:
        await store.make("a", KEY, FIRST)
        await store.make("b", KEY, FIRST)
        await store.append("a", row(2, "one"), over=False)
        assert await store.append("a", row(3, "one"), over=False) == Repeated(2)
        assert await store.append("a", row(2, "one"), over=False) == Repeated(2)
        assert await store.append("b", row(2, "one"), over=False) == Appended(), "at another table it is another one"
        assert await store.heights(["a", "b"]) == {"a": 2, "b": 2}

    using(where, story)


def test_a_name_is_given_once(where: Where) -> None:
    async def story(store: Store) -> None:
        await store.make("a", KEY, FIRST)
        assert await store.make("a", Secret(bytes(32)), FIRST) == Conflict()
        assert await store.secret("a") == KEY
        assert await store.rows("a") == [FIRST]

    using(where, story)


def test_tables_that_go_on_and_that_are_over(where: Where) -> None:
    async def story(store: Store) -> None:
        for age, name in enumerate("abc"):
            await store.make(name, KEY, Row(1, "made", b"{}", float(age)))
        assert await store.tables(live=True, limit=10) == ["c", "b", "a"]
        assert await store.tables(live=True, limit=2) == ["c", "b"]
        await store.append("b", row(2), over=True)
        assert await store.tables(live=True, limit=10) == ["c", "a"]
        assert await store.tables(live=False, limit=10) == ["b"]
        assert await store.heights([]) == {}

    using(where, story)


def test_many_at_once(where: Where) -> None:
    """All that waits is committed together; each one gets its own answer."""
    tables = [f"t{number}" for number in range(12)]

    async def fill(store: Store, table: str) -> None:
        await store.make(table, KEY, FIRST)
        for number in range(2, 27):
            assert await store.append(table, row(number), over=False) == Appended()

    async def story(store: Store) -> None:
        await asyncio.gather(*[fill(store, table) for table in tables])
        assert await store.heights(tables) == dict.fromkeys(tables, 26)
        answers = await asyncio.gather(*[store.append("t0", row(27, f"x{one}"), over=False) for one in range(40)])
        assert sorted(type(answer).__name__ for answer in answers) == ["Appended"] + ["Conflict"] * 39
        assert [one.number for one in await store.rows("t0")] == list(range(1, 28))

    using(where, story)


def test_of_two_who_write_the_same_number_one_wins(where: Where) -> None:
    async def race(one: Store, two: Store, number: int) -> str:
        first, second = await asyncio.gather(
            one.append("a", row(number, f"one{number}"), over=False),
            two.append("a", row(number, f"two{number}"), over=False),
        )
        assert {type(first), type(second)} == {Appended, Conflict}
        return f"one{number}" if first == Appended() else f"two{number}"

    async def story(one: Store) -> None:
        await one.make("a", KEY, FIRST)
        two = await open_store(where)
        try:
            winners = [await race(one, two, number) for number in range(2, 42)]
        finally:
            await two.close()
        assert [each.command for each in await one.rows("a", after=1)] == winners

    using(where, story)


def test_of_two_who_write_the_same_command_one_wins(where: Where) -> None:
    async def story(one: Store) -> None:
        await one.make("a", KEY, FIRST)
        two = await open_store(where)
        try:
            for number in range(2, 22):
                answers = await asyncio.gather(*[store.append("a", row(number), over=False) for store in (one, two)])
                assert set(answers) == {Appended(), Repeated(number)}
        finally:
            await two.close()

    using(where, story)


def test_what_fails_in_between_harms_nobody_else(tmp_path: Path) -> None:
    """A job that raises is undone alone, in the middle of a transaction that others share."""

    async def story() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.make("a", KEY, FIRST)

        def broken(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM log")
            raise ArithmeticError

        answers = await asyncio.gather(
            store.append("a", row(2), over=False),
            store.do(broken),
            store.append("a", row(3), over=False),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [Appended, ArithmeticError, Appended]
        assert await store.rows("a") == [FIRST, row(2), row(3)]
        await store.close()

    asyncio.run(story())


async def set_version(where: Where, version: int) -> None:
    if isinstance(where, Path):
        db = sqlite3.connect(where)
        db.execute(f"PRAGMA user_version = {version}")
        db.close()
        return
    postgres = await asyncpg.connect(where)
    await postgres.execute("UPDATE version SET reached = $1", version)
    await postgres.close()


def test_a_store_of_a_newer_program_is_refused(where: Where) -> None:
    async def story() -> None:
        await (await open_store(where)).close()
        await set_version(where, len(STEPS) + 1)
        with pytest.raises(StoreError) as caught:
            await open_store(where)
        assert caught.value.code == "store-too-new"
        assert caught.value.details == {"found": len(STEPS) + 1, "expected": len(STEPS)}

    asyncio.run(story())


def test_several_workers_may_open_a_fresh_store_at_once(where: Where) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*[open_store(where) for _ in range(4)])
        await stores[0].make("a", KEY, FIRST)
        assert [await store.rows("a") for store in stores] == [[FIRST]] * 4
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "nowhere" / "tables.db", tmp_path / "file" / "tables.db", tmp_path):
        with pytest.raises(StoreError) as caught:
            asyncio.run(open_store(place))
        assert caught.value.code == "store-unusable"
        assert caught.value.details["file"] == str(place)


def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"a letter to my aunt" * 100)
    with pytest.raises(StoreError) as caught:
        asyncio.run(open_store(path))
    assert caught.value.code == "file-damaged"
    assert caught.value.details["file"] == str(path)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("postgresql://nobody@127.0.0.1:1/x", "store-unreachable"),
        ("postgresql://[", "database-refused"),
        ("postgresql://h:port/x", "database-refused"),
    ],
)
def test_a_database_that_is_not_there(address: str, code: str) -> None:
    with pytest.raises(StoreError) as caught:
        asyncio.run(open_store(address))
    assert caught.value.code == code


def test_an_address_of_something_else() -> None:
    with pytest.raises(StoreError) as caught:
        asyncio.run(open_store("mysql://secret:word@there/x"))
    assert caught.value.code == "unknown-store"
    assert "word" not in str(caught.value.details)
