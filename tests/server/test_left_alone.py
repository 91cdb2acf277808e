"""A table that this program cannot follow is told, refused and left alone; the others go on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
from cli.running import run

from .hosting import hosted, wait_for
from .serving import make


def tables(data: Path) -> list[str]:
    """A sound one, one of other rules, one with a damaged row, one with a row that is missing, one out of order."""

    async def make_all(address: str) -> list[str]:
        made = [await make(address, "artefakt", [None, None], listed=True) for _ in range(5)]
        return [one["table"] for one in made]

    with hosted("--data", data) as host:
        names = asyncio.run(make_all(host.address))
        host.process.terminate()
        assert host.ended() == 0
    with closing(sqlite3.connect(data / "tables.db")) as db, db:
        change = """UPDATE log SET event = replace(event, '"rules":', '"rules":9') WHERE number = 1 AND "table" = ?"""
        db.execute(change, (names[1],))
        db.execute("""UPDATE log SET event = 'rubbish' WHERE number = 3 AND "table" = ?""", (names[2],))
        db.execute("""DELETE FROM log WHERE number = 2 AND "table" = ?""", (names[3],))
        too_early = """UPDATE log SET event = '{"kind":"undone","seat":0,"to":5}' WHERE number = 2 AND "table" = ?"""
        db.execute(too_early, (names[4],))
        db.execute("UPDATE tables SET phase = '', due = 0")  # as in a store of version 0.1: nobody has looked yet
    return names


def test_the_server_starts_and_says_which_tables_it_leaves_alone(tmp_path: Path) -> None:
    sound, old, damaged, gappy, early = tables(tmp_path)
    with hosted("--data", tmp_path) as host, httpx.Client(base_url=f"http://{host.address}/api") as client:
        assert client.get(f"/tables/{sound}").status_code == 200
        codes = {name: client.get(f"/tables/{name}").json()["code"] for name in (old, damaged, gappy, early)}
        assert codes == {old: "other-rules", **dict.fromkeys((damaged, gappy, early), "damaged-table")}
        assert client.get(f"/tables/{old}").json()["args"]["expected"] == 1
        for phase, one in (("playing", sound), ("other-rules", old)):
            wait_for(lambda: [each["table"] for each in client.get("/tables", params={"phase": phase}).json()] == [one])  # noqa: B023
        host.process.terminate()
        assert host.ended() == 0
    noted = {note["table"]: note["code"] for note in host.notes() if note["message"] == "a table is skipped"}
    assert noted == codes


def test_they_are_not_exported_but_the_others_are(tmp_path: Path) -> None:
    sound, old, damaged, gappy, early = tables(tmp_path / "data")
    answer = run("export", "--all", "--out", tmp_path / "games", "--data", tmp_path / "data")
    assert answer.code == 2
    assert [path.name for path in (tmp_path / "games").iterdir()] == [f"artefakt-{sound}.wk"]
    told = answer.err.splitlines()
    assert len(told) == 4
    for name, word in ((old, "rules"), (damaged, "damaged"), (gappy, "damaged"), (early, "damaged")):
        assert any(name in line and word in line for line in told)
