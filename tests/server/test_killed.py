"""kill -9 during play: what was confirmed is there, once, and people play on by themselves."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from seldom import daily

from wunderkammer import record
from wunderkammer.store import Row, open_store

from .persisting import Persistent
from .serving import Server, make, served

KILLS = daily([2, 20], 2)
MOVES = 3  # that are confirmed, at least, between one kill and the next


class Evening:
    """A company that plays game after game until the server has been killed often enough."""

    def __init__(self, servers: list[Server], where: Path | str, rng: Random, kills: int) -> None:
        self.servers = servers
        self.where = where
        self.rng = rng
        self.kills = kills
        self.games: list[tuple[str, list[Persistent]]] = []

    @property
    def confirmed(self) -> int:
        return sum(len(player.confirmed) for _, players in self.games for player in players)

    async def spend(self, kill: Callable[[int], Awaitable[None]], pause: float) -> None:
        killing = asyncio.create_task(self.kill(kill))
        while not killing.done():
            made = await self.new_table()
            players = [self.player(made, token) for token in made["tokens"]]
            self.games.append((made["table"], players))
            await asyncio.gather(*[player.play(pause) for player in players])
        await killing
        for table, players in self.games:
            await self.check(table, players)

    async def new_table(self) -> dict[str, Any]:
        """At whichever server is there just now."""
        while True:
            for server in self.servers:
                with contextlib.suppress(httpx.TransportError):
                    return await make(server.address, "artefakt", [None] * 3)
            await asyncio.sleep(0.05)

    def player(self, made: dict[str, Any], token: str) -> Persistent:
        addresses = [lambda server=server: server.address for server in self.servers]
        return Persistent(made["table"], token, self.rng, addresses)

    async def kill(self, kill: Callable[[int], Awaitable[None]]) -> None:
        for number in range(self.kills):
            before = self.confirmed
            while self.confirmed < before + MOVES:
                await asyncio.sleep(0.005)
            await asyncio.sleep(self.rng.random() * 0.05)
            await kill(number)

    async def check(self, table: str, players: list[Persistent]) -> None:
        """The record has just what was confirmed, in order; the log has each command once."""
        async with httpx.AsyncClient(base_url=f"http://{self.servers[0].address}/api") as client:
            kept = record.parse((await client.get(f"/tables/{table}/record")).text)
        record.verify(kept)
        commands = [row.command for row in await rows_of(self.where, table)]
        assert len(set(commands)) == len(commands)
        for seat, player in enumerate(players):
            played = [entry.move for entry in kept.entries if entry.seat == seat]
            assert played == [move for command in player.confirmed for move in command["moves"]]
            logged = [command for command in commands if command.startswith(f"{seat + 1}/")]
            assert logged == [f"{seat + 1}/{one['id']}" for one in player.confirmed]


async def rows_of(where: Path | str, table: str) -> list[Row]:
    store = await open_store(where)
    try:
        return await store.rows(table)
    finally:
        await store.close()


@pytest.mark.parametrize("kills", KILLS)
def test_the_server_is_killed_again_and_again(tmp_path: Path, kills: int) -> None:
    with served(tmp_path) as server:
        evening = Evening([server], tmp_path / "tables.db", Random(1), kills)

        async def kill(_: int) -> None:
            server.kill()
            await asyncio.to_thread(server.start)

        asyncio.run(evening.spend(kill, pause=0.01))
        assert sum(player.connections for _, players in evening.games for player in players) > 3 * kills


@pytest.mark.parametrize("kills", KILLS)
def test_one_of_two_workers_is_killed_again_and_again(
    tmp_path: Path, postgres: Callable[[], str], valkey: str, kills: int
) -> None:
    database = postgres()
    environment = {"DATABASE_URL": database, "BUS_URL": valkey}
    with served(tmp_path, environment) as one, served(tmp_path, environment) as two:
        evening = Evening([one, two], database, Random(2), kills)

        async def kill(number: int) -> None:
            """One after the other; the game goes on while it starts again."""
            worker = [one, two][number % 2]
            worker.kill()
            await asyncio.to_thread(worker.start)

        asyncio.run(evening.spend(kill, pause=0.05))
        assert sum(player.connections for _, players in evening.games for player in players) > kills
