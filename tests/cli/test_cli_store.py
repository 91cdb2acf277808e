"""Looking after tables: export, import, backup, and chance verified."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import wunderkammer as wk
from wunderkammer import editions, record
from wunderkammer.record import fair
from wunderkammer.record.fair import Fairness
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.gathering import begin
from wunderkammer.server.tables.table import Table
from wunderkammer.store import Row, Secret, open_store

from .running import finished_record, run

KEY = bytes(range(32))
in_every_language = pytest.mark.parametrize("lang", ["en", "fr", "de"])


async def play(
    data: Path, name: str, decisions: int, words: str = "", edition: str = "", given: Sequence[str] = ()
) -> None:
    """A table where this many random decisions were made, after the given ones."""
    data.mkdir(exist_ok=True)
    store = await open_store(data / "tables.db")
    chairs = [ev.Chair("person", "Ada"), ev.Chair("bot", level="random")]
    game = wk.game("artefakt")
    made = ev.Made("artefakt", game.rules, {}, edition, chairs, True, 0, fair.commitment(KEY), given=list(given))
    table = Table(name, made, KEY)
    await store.make(name, Secret(KEY), Row(1, "made", ev.encode(table.made), 1.0))
    table.apply(1, "made", table.made, 1.0)
    rng = Random(name)

    async def enter(event: ev.AnyEvent) -> None:
        row = Row(table.number + 1, f"c{table.number}", ev.encode(event), 1.0)
        await store.append(name, row, isinstance(event, ev.Played) and event.over)
        table.apply(row.number, row.command, event, 1.0)

    await enter(ev.Sat(0, "Ada", "", "", words))
    if decisions:
        await enter(begin(table))
    while decisions and table.actors():
        seat = table.actors()[0]
        state = table.game.state
        await enter(table.play(seat, table.number, [state.name(rng.choice(state.legal(seat)))]))
        decisions -= 1
    await store.close()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished table, a running one, and one where nobody has begun."""
    folder = tmp_path_factory.mktemp("data")
    for name, decisions in (("finished", 10_000), ("running", 20), ("gathering", 0)):
        asyncio.run(play(folder, name, decisions, "abracadabra; ü"))
    return folder


# Export.


def test_all_games_that_have_begun_are_exported(data: Path, tmp_path: Path) -> None:
    answer = run("export", "--all", "--out", tmp_path / "games", "--data", data)
    assert answer.code == 0, answer
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == [
        "artefakt-finished.wk",
        "artefakt-running.wk",
    ]
    assert answer.out.splitlines()[-1] == "2 games were written."
    finished, running = (
        record.text.text_of(tmp_path / "games" / f"artefakt-{name}.wk") for name in ("finished", "running")
    )
    assert fair.noted(finished) == Fairness("finished", KEY, ["abracadabra; ü", ""])
    assert KEY.hex() not in running
    assert record.verify(record.parse(running)).actor != wk.OVER


def test_named_tables_are_exported(data: Path, tmp_path: Path) -> None:
    answer = run("export", "running", "--out", tmp_path, "--data", data)
    assert answer.code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["artefakt-running.wk"]


@in_every_language
def test_what_cannot_be_exported_is_told(data: Path, tmp_path: Path, lang: str) -> None:
    answer = run("export", "nowhere", "gathering", "running", "--out", tmp_path, "--data", data, "--lang", lang)
    assert answer.code == 2
    first, second = answer.err.splitlines()
    assert "nowhere" in first
    assert "gathering" in second
    assert [path.name for path in tmp_path.iterdir()] == ["artefakt-running.wk"]


@pytest.mark.parametrize("arguments", [[], ["--all", "running"]])
def test_either_tables_or_all(arguments: list[str], data: Path, tmp_path: Path) -> None:
    answer = run("export", *arguments, "--out", tmp_path, "--data", data)
    assert answer.code == 2
    assert "--all" in answer.err


def test_where_there_are_no_tables_none_are_made(tmp_path: Path) -> None:
    for command in (["export", "--all", "--out", tmp_path / "out"], ["backup", tmp_path / "copy.db"]):
        answer = run(*command, "--data", tmp_path / "nowhere")
        assert answer.code == 2
        assert "--data" in answer.err
    assert not (tmp_path / "nowhere").exists()


def test_a_folder_that_is_a_file_is_told(data: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    answer = run("export", "--all", "--out", tmp_path / "file", "--data", data)
    assert answer.code == 2
    assert answer.err.count("\n") == 1


# Import.


def test_a_game_comes_back_as_it_went(data: Path, tmp_path: Path) -> None:
    """Exported, imported elsewhere and exported again it is the same, chance and all."""
    run("export", "finished", "--out", tmp_path, "--data", data)
    answer = run("import", tmp_path / "artefakt-finished.wk", "--data", tmp_path / "new")
    assert answer.code == 0, answer
    assert answer.out.rstrip().endswith(" finished")
    run("export", "--all", "--out", tmp_path / "again", "--data", tmp_path / "new")
    (again,) = (tmp_path / "again").iterdir()
    assert again.read_bytes() == (tmp_path / "artefakt-finished.wk").read_bytes()


@in_every_language
def test_a_game_that_went_on_from_another_is_checked_from_there(data: Path, tmp_path: Path, lang: str) -> None:
    run("export", "finished", "--out", tmp_path, "--data", data)
    lines = (tmp_path / "artefakt-finished.wk").read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
    asyncio.run(play(tmp_path / "old", "forked", 10_000, given=lines[:43]))
    run("export", "--all", "--out", tmp_path, "--data", tmp_path / "old")
    forked = tmp_path / "artefakt-forked.wk"
    text = forked.read_text(encoding="utf-8")
    assert fair.noted(text) == Fairness("forked", KEY, ["", ""], 43)
    answer = run("verify", forked, "--lang", lang)
    assert answer.code == 0, answer
    assert "43" in answer.out
    outcomes = sum(line.startswith("* ") for line in text.partition("\n\n")[2].splitlines()[43:])
    assert json.loads(run("verify", forked, "--json").out)["outcomes"] == outcomes
    run("import", forked, "--data", tmp_path / "new")
    run("export", "--all", "--out", tmp_path / "again", "--data", tmp_path / "new")
    assert (tmp_path / "again" / "artefakt-forked.wk").read_bytes() == forked.read_bytes()
    for wrong in ("-1", "99999", '"x"', "true"):
        forked.write_text(text.replace('"from": 43', f'"from": {wrong}'), encoding="utf-8")
        assert json.loads(run("verify", forked, "--json").out)["error"]["code"] == "bad-fairness"


def test_a_game_of_the_terminal_becomes_a_table_without_a_key(tmp_path: Path) -> None:
    game = finished_record(tmp_path / "game.wk")
    answer = run("import", game, "--data", tmp_path)
    assert answer.code == 0, answer
    name = answer.out.split()[-1]
    assert run("export", name, "--out", tmp_path, "--data", tmp_path).code == 0
    assert (tmp_path / f"artefakt-{name}.wk").read_text() == game.read_text()


def test_a_game_of_an_own_edition_is_kept_with_it(tmp_path: Path) -> None:
    own = editions.standard_text("artefakt").replace('name = "standard"', 'name = "mine"')
    (tmp_path / "mine.toml").write_text(own)
    asyncio.run(play(tmp_path, "ours", 10_000, edition=own))
    assert run("export", "ours", "--out", tmp_path, "--data", tmp_path).code == 0
    assert (tmp_path / "artefakt-ours.toml").read_text() == own
    game = tmp_path / "artefakt-ours.wk"
    assert run("import", game, "--data", tmp_path / "new").code == 2
    assert run("import", game, "--edition", tmp_path / "mine.toml", "--data", tmp_path / "new").code == 0
    assert run("export", "ours", "--out", tmp_path / "new", "--data", tmp_path / "new").code == 0
    assert (tmp_path / "new" / "artefakt-ours.wk").read_text() == game.read_text()


def test_what_is_wrong_is_not_imported_but_the_rest_is(data: Path, tmp_path: Path) -> None:
    run("export", "--all", "--out", tmp_path, "--data", data)
    finished = (tmp_path / "artefakt-finished.wk").read_text()
    (tmp_path / "scores.wk").write_text(finished.replace("\n= ", "\n= 1"))
    (tmp_path / "key.wk").write_text(finished.replace(KEY.hex(), KEY[::-1].hex()))
    (tmp_path / "note.wk").write_text(finished.replace('"table": "finished"', '"table": "../finished"'))
    (tmp_path / "words.wk").write_text(finished.replace('"words": [', '"words": ["", '))
    wrong = [tmp_path / f"{name}.wk" for name in ("scores", "key", "note", "words", "artefakt-running", "nothing")]
    answer = run("import", *wrong, tmp_path / "artefakt-finished.wk", "--data", tmp_path / "new")
    assert answer.code == 2
    told = answer.err.splitlines()
    assert len(told) == len(wrong)
    assert all(str(path) in line for path, line in zip(wrong, told, strict=True))
    with closing(sqlite3.connect(tmp_path / "new" / "tables.db")) as db:
        assert db.execute('SELECT "table", over FROM tables').fetchall() == [("finished", 1)]


def test_a_table_that_is_there_already_is_left_as_it_is(data: Path, tmp_path: Path) -> None:
    run("export", "finished", "--out", tmp_path, "--data", data)
    before = rows(data / "tables.db")
    answer = run("import", tmp_path / "artefakt-finished.wk", "--data", data)
    assert answer.code == 2
    assert "finished" in answer.err
    assert rows(data / "tables.db") == before


# Backup.


def rows(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return [*db.execute("SELECT * FROM tables"), *db.execute("SELECT * FROM log")]


def test_a_copy_is_made_while_others_write(data: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(data / "tables.db", isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM log")
        answer = run("backup", tmp_path / "copy.db", "--data", data)
        writer.execute("ROLLBACK")
    assert answer.code == 0, answer
    assert answer.out.startswith("3 tables were copied to ")
    assert rows(tmp_path / "copy.db") == rows(data / "tables.db")
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0  # it holds secrets


def test_a_copy_can_be_served(data: Path, tmp_path: Path) -> None:
    run("backup", tmp_path / "tables.db", "--data", data)
    assert run("export", "--all", "--out", tmp_path / "games", "--data", tmp_path).code == 0


def test_nothing_is_overwritten_by_a_copy(data: Path, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("mine")
    answer = run("backup", tmp_path / "copy.db", "--data", data)
    assert answer.code == 2
    assert (tmp_path / "copy.db").read_text() == "mine"


def test_a_copy_that_cannot_be_made_is_told(data: Path, tmp_path: Path) -> None:
    answer = run("backup", tmp_path / "nowhere" / "copy.db", "--data", data)
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    shutil.copy(data / "tables.db", tmp_path)
    with (tmp_path / "tables.db").open("r+b") as file:
        file.write(b"rubbish" * 100)
    assert run("backup", tmp_path / "copy.db", "--data", tmp_path).code == 2
    assert not (tmp_path / "copy.db").exists()


@in_every_language
def test_for_postgresql_another_way_is_named(lang: str, tmp_path: Path) -> None:
    answer = run("backup", tmp_path / "copy.db", "--database", "postgresql://x/y", "--lang", lang)
    assert answer.code == 2
    assert "pg_dump" in answer.err


# Chance.


@pytest.fixture
def game(data: Path, tmp_path: Path) -> Path:
    run("export", "finished", "--out", tmp_path, "--data", data)
    return tmp_path / "artefakt-finished.wk"


@in_every_language
def test_every_outcome_is_derived_again(game: Path, lang: str) -> None:
    outcomes = sum(line.startswith("* ") for line in game.read_text().splitlines())
    answer = run("verify", game, "--lang", lang)
    assert answer.code == 0
    assert str(outcomes) in answer.out
    assert json.loads(run("verify", game, "--json").out)["outcomes"] == outcomes


def test_the_key_is_the_one_that_was_promised(game: Path) -> None:
    answer = run("verify", game, "--commitment", fair.commitment(KEY).upper())
    assert answer.code == 0
    assert "promised" in answer.out
    answer = run("verify", game, "--commitment", fair.commitment(b"another"))
    assert answer.code == 2
    assert fair.commitment(KEY) in answer.err


def test_an_outcome_that_does_not_follow_is_named_with_its_line(game: Path) -> None:
    game.write_text(game.read_text().replace(KEY.hex(), KEY[::-1].hex()))
    answer = json.loads(run("verify", game, "--json").out)["error"]
    assert answer["code"] == "unfair-outcome"
    assert answer["line"] > 0


def test_what_is_noted_must_be_readable(game: Path) -> None:
    game.write_text(game.read_text().replace('; Fair: {"table"', '; Fair: {"tabel"'))
    assert json.loads(run("verify", game, "--json").out)["error"]["code"] == "bad-fairness"


def test_without_a_key_there_is_nothing_to_compare(tmp_path: Path) -> None:
    path = finished_record(tmp_path / "game.wk")
    assert json.loads(run("verify", path, "--json").out)["outcomes"] is None
    assert run("verify", path, "--commitment", "00").code == 2
