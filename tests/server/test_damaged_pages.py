"""The attack: page after page of the file is overwritten. The server starts, and serves every table that is whole."""

import asyncio
import contextlib
import gzip
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from cli.running import Answer, run

import wunderkammer as wk
from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev
from wunderkammer.store import Appended, Row, StoreTrouble, Summary, open_store
from wunderkammer.store.pages import INDEX_LEAF, TABLE_LEAF, Pages

from .faults import PAGE, pages, spoil
from .inside import open_house, table_of
from .provoked import opened

BEGUN = [f"begun{number}" for number in range(8)]
WORDS = 12  # said at each of them
GATHERING = [f"gathering{number}" for number in range(60)]
EVERYBODY = {*BEGUN, *GATHERING}
SHORT = Summary(False, "gathering", "artisans", 1, True, None, "{}")


async def fill(house: House) -> None:
    free = ev.Made("artisans", wk.game("artisans").rules, {}, "", [ev.Chair()] * 2, True, 0, "")
    for name in GATHERING:
        await house.make(free, name=name)
    for name in BEGUN:
        await table_of(house, "artefakt", [None] * 2, name=name)
    for number in range(WORDS):  # in turn, so that tables share pages
        for name in BEGUN:
            await house.submit(name, f"say{number}", lambda table: table.say(0, "word " * 70))


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sound")

    async def story() -> None:
        async with open_house(folder) as (house, _):
            await fill(house)

    asyncio.run(story())
    assert not (folder / "tables.db-wal").exists(), "all of it is in the file"
    return folder / "tables.db"


def on_page(file: Path, page: int) -> set[str]:
    """The tables that have a row there."""
    whole = Pages(file)
    data = whole.all[page]
    rows = whole.cells(data, 0, False) if data[0] == TABLE_LEAF else []
    return {found.values[0] for found in rows} & EVERYBODY


def kind(file: Path, page: int) -> int:
    return file.read_bytes()[(page - 1) * PAGE]


def spoiled(sound: Path, folder: Path, page: int) -> Path:
    folder.mkdir()
    shutil.copyfile(sound, folder / "tables.db")
    spoil(folder / "tables.db", page)
    return folder


async def served(client: httpx.AsyncClient) -> set[str]:
    """The tables that are shown; each of the others is refused as damaged, and by name."""
    whole = set()
    for name in EVERYBODY:
        answer = await client.get(f"/tables/{name}")
        if answer.status_code == 200:
            whole.add(name)
        else:
            assert answer.json()["code"] == "damaged-table", answer.text
    for phase in ("gathering", "playing", "over"):
        assert (await client.get("/tables", params={"phase": phase})).status_code == 200
    return whole


def attack(sound: Path, folder: Path, page: int) -> set[str]:
    async def story() -> set[str]:
        async with opened(spoiled(sound, folder, page)) as (app, client):
            heights = await app.state.house.store.heights(sorted(EVERYBODY))
            whole = await served(client)
            if whole != EVERYBODY:
                assert app.state.house.store.health.damaged
                assert 'wunderkammer_store_trouble{cause="damaged"} 1.0' in app.state.metrics.text().decode()
            assert set(heights) >= whole - on_page(sound, page) or kind(sound, page) != TABLE_LEAF
            return whole

    return asyncio.run(story())


def test_every_index_may_be_damaged(sound: Path, tmp_path: Path) -> None:
    indexes = [page for page in pages(sound) if kind(sound, page) == INDEX_LEAF]
    assert len(indexes) >= 4
    for page in indexes:
        assert attack(sound, tmp_path / f"{page}", page) == EVERYBODY, page


def test_a_page_with_rows_concerns_the_tables_on_it_alone(sound: Path, tmp_path: Path) -> None:
    leaves = [page for page in pages(sound)[1:] if on_page(sound, page)]
    assert len(leaves) > 10
    for page in leaves:
        lost = EVERYBODY - attack(sound, tmp_path / f"{page}", page)
        assert lost, page
        assert lost <= on_page(sound, page), page


def test_an_inner_page_may_be_damaged(sound: Path, tmp_path: Path) -> None:
    """Then rows can perhaps not be found, but the server starts and says which."""
    inner = [page for page in pages(sound)[1:] if kind(sound, page) != INDEX_LEAF and not on_page(sound, page)]
    assert len(inner) > 1, "also that with the notes of who served when"
    for page in inner:
        attack(sound, tmp_path / f"{page}", page)


async def written_to(folder: Path, together: bool) -> set[str]:
    """The tables to which something can be added, if all are written to in one transaction or each in its own."""
    store = await open_store(folder / "tables.db")

    async def write(name: str) -> str | None:
        row = Row(heights[name] + 1, "more", ev.encode(ev.Said(0, "more")), 0.0)
        with contextlib.suppress(StoreTrouble):
            return name if isinstance(await store.append(name, row, False, SHORT), Appended) else None
        return None

    try:
        heights = await store.heights(sorted(EVERYBODY))
        if together:
            return {name for name in await asyncio.gather(*map(write, heights)) if name}
        return {name for name in heights if await write(name)}
    finally:
        await store.close()


def test_who_cannot_be_written_keeps_nobody_else_from_it(sound: Path, tmp_path: Path) -> None:
    """The rows of many tables go into the file at once; a damaged page is in the way of some of them."""
    for page in [page for page in pages(sound)[1:] if on_page(sound, page)]:
        one_by_one, at_once = (spoiled(sound, tmp_path / f"{page}-{how}", page) for how in ("one", "all"))
        written = asyncio.run(written_to(one_by_one, together=False))
        assert asyncio.run(written_to(at_once, together=True)) == written, page
        if 0 < len(written) < len(EVERYBODY):
            return
    pytest.fail("no page concerns a part of the tables")


def test_without_the_first_page_it_says_what_helps(sound: Path, tmp_path: Path) -> None:
    folder = spoiled(sound, tmp_path / "data", 1)
    for command in ("serve", "check"):
        answer = run(command, "--data", folder, *(["--port", 0, "--check"] if command == "serve" else []))
        assert answer.code == 2
        assert "wunderkammer repair" in answer.err
        assert answer.err.count("\n") == 1


# What the commands make of it.


def as_json(*arguments: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*arguments, "--json").out)
    return found


def repaired(folder: Path, goal: Path) -> dict[str, list[str]]:
    before = (folder / "tables.db").read_bytes()
    found = as_json("repair", "--data", folder, "--out", goal)
    assert (folder / "tables.db").read_bytes() == before, "the damaged file stays as it is"
    assert sorted(one.name for one in goal.iterdir() if not one.name.startswith("tables.db")) == []
    return found


def test_repair_saves_all_that_is_whole(sound: Path, tmp_path: Path) -> None:
    for page in pages(sound):
        folder = spoiled(sound, tmp_path / f"{page}", page)
        found = repaired(folder, tmp_path / f"new{page}")
        lost = on_page(sound, page) if page > 1 else set()
        assert {*found["whole"]} >= EVERYBODY - lost, page
        assert {*found["whole"], *found["shortened"], *found["lost"]} == EVERYBODY, page
        assert bool(found["shortened"] or found["lost"]) == bool(lost), page


def test_what_is_only_in_the_write_ahead_log_is_saved_too(sound: Path, tmp_path: Path) -> None:
    """As after a power cut: the file itself is old, or not even one."""
    living, folder = tmp_path / "living", tmp_path / "data"
    shutil.copytree(sound.parent, living)
    folder.mkdir()

    async def story() -> None:
        async with open_house(living) as (house, _):
            await table_of(house, "artefakt", [None] * 2, name="newest")
            for file in ("tables.db", "tables.db-wal"):
                shutil.copyfile(living / file, folder / file)

    asyncio.run(story())
    spoil(folder / "tables.db", 1)
    assert {*repaired(folder, tmp_path / "new")["whole"]} == {*EVERYBODY, "newest"}


def test_what_was_saved_can_be_served(sound: Path, tmp_path: Path) -> None:
    """A table that has lost its last events keeps its beginning, and can be continued."""
    page = max(one for one in pages(sound) if len(on_page(sound, one) & {*BEGUN}) > 1)
    found = repaired(spoiled(sound, tmp_path / "data", page), tmp_path / "new")
    assert found["shortened"]

    async def story() -> None:
        async with opened(tmp_path / "new") as (_, client):
            assert await served(client) == EVERYBODY - {*found["lost"]}
            name = found["shortened"][0]
            said = {"do": "say", "id": "again", "text": "where were we?"}
            answer = await client.post(f"/tables/{name}/do", json=said, headers={"authorization": "Bearer token-1"})
            assert answer.json()["is"] == "done"

    asyncio.run(story())
    assert run("check", "--data", tmp_path / "new").code == 0


def test_repair_leaves_what_is_there_alone(sound: Path, tmp_path: Path) -> None:
    folder = spoiled(sound, tmp_path / "data", 2)
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / "tables.db").write_text("precious")
    assert run("repair", "--data", folder, "--out", tmp_path / "new").code == 2
    assert (tmp_path / "new" / "tables.db").read_text() == "precious"
    assert run("repair", "--database", "postgresql://x/y", "--out", tmp_path / "other").code == 2
    assert run("repair", "--data", tmp_path / "nothing", "--out", tmp_path / "other").code == 2


def test_check_says_which_tables_are_damaged(sound: Path, tmp_path: Path) -> None:
    answer = run("check", "--data", sound.parent)
    assert (answer.code, answer.err) == (0, "")
    assert f"{len(EVERYBODY)} of {len(EVERYBODY)}" in answer.out
    page = max(one for one in pages(sound) if on_page(sound, one))
    folder = spoiled(sound, tmp_path / "data", page)
    found = as_json("check", "--data", folder)
    assert found["file"]
    assert {one["table"] for one in found["wrong"]} == on_page(sound, page)
    assert {one["code"] for one in found["wrong"]} == {"damaged-table"}
    told = run("check", "--data", folder)
    assert told.code == 2
    assert all(name in told.err for name in on_page(sound, page))


def test_export_goes_on_past_damaged_tables(sound: Path, tmp_path: Path) -> None:
    page = max(one for one in pages(sound) if on_page(sound, one))
    folder = spoiled(sound, tmp_path / "data", page)
    answer = run("export", "--all", "--out", tmp_path / "games", "--data", folder)
    assert answer.code == 2
    written = {path.stem.removeprefix("artefakt-") for path in (tmp_path / "games").iterdir()}
    assert written == {*BEGUN} - on_page(sound, page)
    assert all(name in answer.err for name in on_page(sound, page))


def test_only_reading_changes_nothing(sound: Path, tmp_path: Path) -> None:
    """Before an upgrade the program of yesterday must still be able to serve: no new schema, no new files."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copyfile(sound, folder / "tables.db")
    before = (folder / "tables.db").read_bytes()
    asked: list[Callable[[], Answer]] = [
        lambda: run("check", "--data", folder),
        lambda: run("replay-all", "--data", folder),
        lambda: run("export", "--all", "--out", tmp_path / "games", "--data", folder),
    ]
    for ask in asked:
        assert ask().code == 0
    assert (folder / "tables.db").read_bytes() == before


def test_an_old_store_is_brought_up_to_date_past_what_is_damaged(tmp_path: Path) -> None:
    """Finished tables get their summaries; the upkeep continues past one that cannot be read, and finishes."""
    old = tmp_path / "old.db"
    old.write_bytes(gzip.decompress((Path(__file__).parent / "fixtures" / "store-0.1.db.gz").read_bytes()))
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        db.execute('DELETE FROM log WHERE "table" IN (SELECT "table" FROM tables WHERE over = 0)')
        db.execute("DELETE FROM tables WHERE over = 0")
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("VACUUM")
        names = [row[0] for row in db.execute('SELECT "table" FROM tables')]
    whole = Pages(old)
    events = [page for page in pages(old)[1:] if kind(old, page) == TABLE_LEAF and is_log(whole, page)]

    async def story(page: int) -> set[str]:
        async with opened(spoiled(old, tmp_path / f"{page}", page)) as (app, client):
            async with asyncio.timeout(30):
                await app.state.house.upkeep.fill_in()
            return {name for name in names if (await client.get(f"/tables/{name}")).status_code == 200}

    shown = [asyncio.run(story(page)) for page in events[:: len(events) // 5]]
    assert all(0 < len(one) < len(names) for one in shown), "a page holds rows of one table, or of two"


def is_log(whole: Pages, page: int) -> bool:
    return {len(found.values) for found in whole.cells(whole.all[page], 0, False)} == {5}
