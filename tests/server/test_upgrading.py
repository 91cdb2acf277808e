"""Before an upgrade and in between: whether every stored game is whole and replays as it was played."""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from cli.running import run

from wunderkammer.server.care import checking
from wunderkammer.store import Secret, open_store

FIXTURE = Path(__file__).parent / "fixtures" / "store-0.1.db.gz"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The store of version 0.1, with games of all kinds."""
    (tmp_path / "tables.db").write_bytes(gzip.decompress(FIXTURE.read_bytes()))
    return tmp_path


def answer(*arguments: object) -> tuple[int, dict[str, Any]]:
    told = run(*arguments, "--json")
    return told.code, json.loads(told.out)


def change(data: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(data / "tables.db")) as db, db:
        assert db.execute(statement, values).rowcount == 1


def names(data: Path, over: int) -> list[str]:
    with closing(sqlite3.connect(data / "tables.db")) as db:
        return [row[0] for row in db.execute('SELECT "table" FROM tables WHERE over = ? ORDER BY made', (over,))]


def test_every_game_of_version_0_1_replays_to_the_same_position(data: Path) -> None:
    code, found = answer("replay-all", "--data", data, "--save", data / "positions.json")
    assert (code, found["wrong"]) == (0, [])
    assert found["tables"] == 14
    assert len(json.loads((data / "positions.json").read_text())) == 12, "two have not begun"
    assert answer("replay-all", "--data", data, "--against", data / "positions.json") == (code, found)


def test_a_game_that_ends_elsewhere_is_named(data: Path) -> None:
    saved = data / "positions.json"
    run("replay-all", "--data", data, "--save", saved)
    positions = json.loads(saved.read_text())
    changed = names(data, over=1)[0]
    saved.write_text(json.dumps({**positions, changed: "elsewhere"}))
    code, found = answer("replay-all", "--data", data, "--against", saved)
    assert code == 2
    assert [(one["table"], one["code"]) for one in found["wrong"]] == [(changed, "differs")]
    for nonsense in ("nonsense", "[" * 100_000):
        saved.write_text(nonsense)
        assert run("replay-all", "--data", data, "--against", saved).code == 2


def test_rules_that_play_otherwise_are_found_out(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the new program counted other points."""
    usual = checking.fingerprint
    positions = iter(range(1000))
    monkeypatch.setattr(checking, "fingerprint", lambda state: f"{usual(state)}{next(positions)}")
    code, found = answer("replay-all", "--data", data)
    assert code == 2
    assert {one["code"] for one in found["wrong"]} == {"differs"}
    assert len(found["wrong"]) == 12


def test_check_finds_gaps_rubbish_and_keys_that_are_wrong_or_gone(data: Path) -> None:
    gappy, rubbish, other_key, no_key = names(data, over=0)[:4]
    change(data, 'DELETE FROM log WHERE number = 2 AND "table" = ?', gappy)
    change(data, """UPDATE log SET event = 'rubbish' WHERE number = 1 AND "table" = ?""", rubbish)
    change(data, 'UPDATE tables SET key = ? WHERE "table" = ?', bytes(32), other_key)
    change(data, 'DELETE FROM tables WHERE "table" = ?', no_key)
    code, found = answer("check", "--data", data)
    assert code == 2
    assert found["tables"] == 14
    assert {one["table"]: one["code"] for one in found["wrong"]} == {
        gappy: "damaged-table",
        rubbish: "damaged-table",
        other_key: "wrong-key",
        no_key: "damaged-table",
    }
    assert all(one["table"] in one["sentence"] for one in found["wrong"])


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_what_is_found_is_said(data: Path, lang: str) -> None:
    change(data, 'UPDATE tables SET key = ? WHERE "table" = ?', bytes(32), names(data, over=0)[0])
    told = run("check", "--data", data, "--lang", lang)
    assert told.code == 2
    assert names(data, over=0)[0] in told.err
    assert "13" in told.out
    assert run("repair", "--data", data, "--out", data / "new", "--lang", lang).code == 0


def test_tables_in_a_database_are_checked_too(data: Path, postgres: Callable[[], str]) -> None:
    address = postgres()

    async def copy() -> None:
        old, new = await open_store(data / "tables.db"), await open_store(address)
        for name in await old.every():
            await new.keep(name, Secret((await old.secret(name)).key), await old.rows(name))
        await old.close()
        await new.close()

    asyncio.run(copy())
    for command in ("check", "replay-all"):
        code, found = answer(command, "--database", address)
        assert (code, found["tables"], found["wrong"]) == (0, 14, [])
