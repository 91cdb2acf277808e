"""What runs twice, here and inside the browser's Python: whole games with their records, and what bots think.

The browser's Python reads this file alone (`web/run-python.mjs`), so it needs nothing of the tests.
"""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.core.options import settle
from wunderkammer.server.house.house import House
from wunderkammer.server.local.opening import LocalHouse
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.records import whole
from wunderkammer.server.tables.table import FINISHED, Table
from wunderkammer.server.thinking.thinker import Thinker

KEY = bytes(range(32))
NAME = "here-table"
THOUGHT_OF = 3  # positions of a game


class Drawer:
    """Keeps nothing for long."""

    async def load(self) -> bytes:
        return b""

    async def keep(self, changed: dict[int, bytes], pages: int) -> None:
        pass


class Beside:
    """A thinker in the same process."""

    def __init__(self) -> None:
        self.thinker = Thinker()

    async def ask(self, line: bytes) -> bytes:
        return msgspec.json.encode(self.thinker.answered(line))

    def end(self) -> None:
        pass


async def beside() -> Beside:
    return Beside()


async def weigh(game: bytes, hear: Callable[[bytes], None]) -> None:
    raise NotImplementedError


async def played(house: House, game: str, seed: str) -> str:
    """A whole game of one person against the usual bot, with the chance of a fixed key; its record."""
    rules = wk.game(game)
    seats = min(rules.seats)
    chairs = [ev.Chair("person", "Ada"), *[ev.Chair("bot", level=bots.USUAL)] * (seats - 1)]
    await house.make(ev.Made(game, rules.rules, settle(rules.options, {}), "", chairs, False, 0, ""), KEY, NAME)
    room, rng = await house.room(NAME), Random(seed)
    while room.table.phase != FINISHED:
        table = room.table
        # Where several choose at once, the person goes last: the record has the order in which they did.
        if table.journal is None or table.actors() != [0]:
            await asyncio.sleep(0.001)
            continue
        state, since = table.game.state, table.questions[0].since
        move = state.name(rng.choice(state.legal(0)))
        await house.submit(NAME, f"move/{table.number}", moving(since, move))
    return whole(room.table)


def moving(since: int, move: str) -> Callable[[Table], ev.AnyEvent]:
    return lambda table: table.play(0, since, [move])


def thoughts(game: str, seed: str, levels: list[str]) -> list[Any]:
    """What bots of each level think in some positions of a game, without a clock."""
    rng = Random(seed)
    state = wk.deal(wk.game(game).new(3), rng)
    found: list[Any] = []
    for number in range(20 * THOUGHT_OF):
        seat = state.actors()[0]
        if number % 20 == 7:
            perspective = bots.Perspective(state, seat, Random(number))
            for level in levels:
                ideas = bots.bot(level, Random(number), clock=False).consider(perspective)
                found.append([level, [[perspective.name(one.action), one.visits] for one in ideas[:5]]])
        state.play(rng.choice(state.legal(seat)), seat)
        wk.deal(state, rng)
    return found


async def told(wish: str) -> str:
    """For the browser's Python: what was wished for, as JSON."""
    asked: dict[str, Any] = json.loads(wish)
    if "levels" in asked:
        return json.dumps(thoughts(**asked))
    local = LocalHouse(Drawer(), beside, weigh)
    async with local:
        return await played(local.app.state.house, **asked)
