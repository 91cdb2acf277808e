"""How many tables one worker holds: real clients over WebSockets, four at each table, one move a second and table.

    python benchmarks/load.py --tables 500 --seconds 20

The server runs on one core with SQLite, the clients on another. A move is over when all four have been told; its time
goes from sending it to the last of them, the clients' own work included. `--most` goes on with more and more tables
until fewer than 99 of 100 moves keep the bar, `--write` puts the figures into docs/benchmarks.md.

Tables that begin at one moment would all end their rounds, which is more work, at one moment, too; so each plays some
moves before anything is measured.
"""

import argparse
import asyncio
import gc
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import page
import uvloop
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
BAR = 0.1  # seconds in which a move is acknowledged and told to all
SHARE = 0.99  # of the moves that have to keep it
LOST = 10.0  # seconds after which a move is given up
STEP = 1.25  # so many times more tables are tried next
AT_ONCE = 20  # tables that are made at the same time
AHEAD = 30  # moves that a table may have made before

HEAD = """\
| tables | moves a second | 99 % acknowledged | half told | 90 % | 99 % | all | work of the server for a move |
|---:|---:|---:|---:|---:|---:|---:|---:|"""

encode = msgspec.json.encode


class Heard(msgspec.Struct):
    """What a client looks at in a message."""

    kind: str = msgspec.field(name="is")
    ply: int = 0
    legal: list[str] = []
    phase: str = ""


decoder = msgspec.json.Decoder(Heard)


class Figures(NamedTuple):
    tables: int
    rate: float  # moves a second
    acknowledged: list[float]
    told: list[float]
    work: float  # seconds of the processor that the server took for a move

    @property
    def kept(self) -> bool:
        return at(self.told, SHARE) <= BAR

    def cells(self) -> list[str]:
        times = [at(self.acknowledged, SHARE), *(at(self.told, share) for share in (0.5, 0.9, SHARE, 1.0)), self.work]
        return [f"{self.tables}", f"{self.rate:.0f}", *(f"{time * 1000:.1f}" for time in times)]


def at(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else float("inf")


class Company:
    """The four people of a table."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.last = [Heard("", 0)] * SEATS
        self.news = asyncio.Event()
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.sent = 0.0

    async def sit(self, address: str, client: httpx.AsyncClient, game: str) -> None:
        made = await client.post("/tables", json={"game": game, "seats": SEATS})
        table: dict[str, Any] = made.raise_for_status().json()
        for seat, token in enumerate(table["tokens"], 1):
            person = {"name": f"Person {seat}", "token": token}
            (await client.post(f"/tables/{table['table']}/sit", json=person)).raise_for_status()
        for token in table["tokens"]:
            url = f"ws://{address}/api/tables/{table['table']}/live"
            one = await connect(url, max_size=None, compression=None, ping_interval=None)
            await one.send(encode({"do": "hello", "tokens": [token]}).decode())
            self.sockets.append(one)

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            heard = decoder.decode(text)
            if heard.kind == "table":
                self.last[seat] = heard
                self.news.set()
            elif heard.kind == "done":
                self.acknowledged.append(time.perf_counter() - self.sent)

    async def go_ahead(self) -> None:
        """Some moves as quickly as may be, which do not count."""
        for number in range(self.rng.randrange(AHEAD)):
            await self.move(f"a{number}")
        self.told.clear()
        self.acknowledged.clear()

    async def play(self, end: float) -> None:
        """Random moves of whoever is asked, one a second on average."""
        await asyncio.sleep(self.rng.random())
        number = 0
        while time.perf_counter() < end:
            number += 1
            began = time.perf_counter()
            await self.move(f"m{number}")
            await asyncio.sleep(max(0.0, began + self.rng.uniform(0.8, 1.2) - time.perf_counter()))

    async def move(self, name: str) -> None:
        asked = [seat for seat in range(SEATS) if self.last[seat].legal]
        if not asked:
            return  # the game is over
        seat = self.rng.choice(asked)
        ply = self.last[seat].ply
        self.sent = time.perf_counter()
        play = {"do": "play", "id": name, "ply": ply, "moves": [self.rng.choice(self.last[seat].legal)]}
        await self.sockets[seat].send(encode(play).decode())
        try:
            async with asyncio.timeout(LOST):
                while any(heard.ply <= ply for heard in self.last):
                    self.news.clear()
                    await self.news.wait()
            self.told.append(time.perf_counter() - self.sent)
        except TimeoutError:
            self.told.append(LOST)


async def loaded(address: str, server: int, tables: int, seconds: float, game: str) -> Figures:
    companies = [Company(Random(number)) for number in range(tables)]
    limits = httpx.Limits(keepalive_expiry=1)  # before the server closes it
    async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60, limits=limits) as client:
        for number in range(0, tables, AT_ONCE):
            shown(f"{number} of {tables} tables are there")
            await asyncio.gather(*[one.sit(address, client, game) for one in companies[number : number + AT_ONCE]])
    listening = [asyncio.create_task(one.listen(seat)) for one in companies for seat in range(SEATS)]
    await asyncio.sleep(2)
    for number in range(0, tables, AT_ONCE):
        shown(f"{number} of {tables} tables have gone ahead")
        await asyncio.gather(*[one.go_ahead() for one in companies[number : number + AT_ONCE]])
    gc.collect()
    gc.freeze()  # the clients' rubbish is not the server's fault
    shown(f"{tables} tables play for {seconds:g} seconds")
    began, worked = time.perf_counter(), processor_time(server)
    await asyncio.gather(*[one.play(began + seconds) for one in companies])
    taken, worked = time.perf_counter() - began, processor_time(server) - worked
    for task in listening:
        task.cancel()
    await asyncio.gather(*[socket.close() for one in companies for socket in one.sockets], return_exceptions=True)
    told = [time for one in companies for time in one.told]
    acknowledged = [time for one in companies for time in one.acknowledged]
    return Figures(tables, len(told) / taken, acknowledged, told, worked / max(1, len(told)))


def shown(news: str) -> None:
    """A line of progress, which the next one and the table cover."""
    if sys.stderr.isatty():
        print(f"\r{news:<60}\r", end="", file=sys.stderr, flush=True)


def processor_time(process: int) -> float:
    """Seconds that a process has worked; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(pinned: bool = False) -> Iterator[tuple[str, int]]:
    """A worker with a database of its own; on the first core, and who asks on the second, if they are to be pinned."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "wunderkammer", "serve", "--port", "0", "--data", folder]
        environment = {**os.environ, "WUNDERKAMMER_RATE": "1000000"}
        if pinned:
            pin(0)  # the server with all its threads
        server = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # its log
            text=True,
            env=environment,
            start_new_session=True,
        )
        assert server.stdout is not None
        if pinned:
            pin(1)
        try:
            line = next(line for line in server.stdout if "http://" in line)
            yield line.partition("http://")[2].split()[0].strip("/."), server.pid
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.communicate()


def pin(core: int) -> None:
    """This process, and what it starts, on one core."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {core})


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--game", default="artefakt")
    asked.add_argument("--most", action="store_true", help="go on with more tables until the bar is missed")
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    wanted = asked.parse_args()
    print(HEAD)
    tables, rows = wanted.tables, []
    while True:
        with serving(pinned=True) as (address, server):
            time.sleep(3)
            figures = uvloop.run(loaded(address, server, tables, wanted.seconds, wanted.game))
        rows.append(f"| {' | '.join(figures.cells())} |")
        print(rows[-1], flush=True)
        if not (wanted.most and figures.kept):
            break
        tables = int(tables * STEP)
    if wanted.write:
        text = page.PAGE.read_text(encoding="utf-8")
        page.PAGE.write_text(page.replaced(text, "load", "\n".join([HEAD, *rows])), encoding="utf-8")


if __name__ == "__main__":
    main()
