"""What tables cost that nobody plays at: the start with many running ones, and memory after many finished ones.

    python benchmarks/memory.py [TABLES] [SOURCES]

A store of version 0.1 is filled with copies of one running and one finished table, so that any version can be measured
with it: SOURCES is the folder `src` of another checkout.
"""

import asyncio
import gzip
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import httpx

HERE = Path(__file__).parents[1]
FIXTURES = HERE / "tests" / "server" / "fixtures"
PAGE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")


def filled(folder: Path, tables: int) -> None:
    """So many running and so many finished tables, listed, one as the other."""
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress((FIXTURES / "store-0.1.db.gz").read_bytes()))
    known = json.loads(gzip.decompress((FIXTURES / "store-0.1.json.gz").read_bytes()))
    with closing(sqlite3.connect(path)) as db, db:
        for phase, over in (("playing", 0), ("over", 1)):
            name = next(
                one["table"]
                for one in known.values()
                if one["phase"] == phase and (over or all(who[0] == "person" and not who[3] for who in one["people"]))
            )
            for number in range(tables):
                copied(db, name, f"{phase}-{number}", over)
        db.execute("DELETE FROM log WHERE \"table\" NOT LIKE '%-%'")
        db.execute("DELETE FROM tables WHERE \"table\" NOT LIKE '%-%'")


def copied(db: sqlite3.Connection, name: str, new: str, over: int) -> None:
    db.execute('INSERT INTO tables SELECT ?, key, made, ? FROM tables WHERE "table" = ?', (new, over, name))
    db.execute('INSERT INTO log SELECT ?, number, command, event, at FROM log WHERE "table" = ?', (new, name))


def memory(process: int) -> float:
    """In MB."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 1e6


def processor(process: int) -> float:
    """Seconds so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def asked(address: str, names: list[str]) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60) as client:
        for some in range(0, len(names), 8):
            answers = await asyncio.gather(*[client.get(f"/tables/{name}") for name in names[some : some + 8]])
            assert all(answer.status_code == 200 for answer in answers)


def measure(tables: int, sources: Path) -> dict[str, float]:
    limits = {"WUNDERKAMMER_RATE": "1e9", "WUNDERKAMMER_LIMITS": "off", "PYTHONPATH": str(sources)}
    with tempfile.TemporaryDirectory() as folder:
        filled(Path(folder), tables)
        command = [sys.executable, "-m", "wunderkammer", "serve", "--port", "0", "--data", folder]
        began = time.perf_counter()
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, **limits}
        )
        try:
            return figures(server, began, tables)
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate()


def figures(server: "subprocess.Popen[str]", began: float, tables: int) -> dict[str, float]:
    assert server.stdout is not None
    address = next(line for line in server.stdout if "http://" in line).rpartition("http://")[2].strip()
    ready = time.perf_counter() - began
    found = {"tables of each kind": tables, "seconds to ready": ready, "processor to ready": processor(server.pid)}
    for phase in ("playing", "over"):
        now = time.perf_counter()
        httpx.get(f"http://{address}/api/tables?phase={phase}", timeout=600)
        found[f"seconds for the first list of {phase}"] = time.perf_counter() - now
    before = processor(server.pid) - 1.0
    while processor(server.pid) - before > 0.5:  # an old store is filled in, and due tables are looked at
        before = processor(server.pid)
        time.sleep(5)
    found["processor when it is quiet"] = processor(server.pid)
    found["MB then"] = memory(server.pid)
    asyncio.run(asked(address, [f"over-{number}" for number in range(tables)]))
    found["MB after all finished tables were looked at"] = memory(server.pid)
    time.sleep(75)
    found["MB a minute later"] = memory(server.pid)
    return found


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for what, figure in measure(count, Path(sys.argv[2] if len(sys.argv) > 2 else HERE / "src")).items():
        print(f"{figure:10.2f}  {what}")
