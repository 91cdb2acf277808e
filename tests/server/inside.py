"""The server in the process of the test: real sockets, and its house to look into."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

import wunderkammer as wk
from wunderkammer.core.options import settle
from wunderkammer.server.house.house import House
from wunderkammer.server.house.limits import Limits, parsed
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.http.address import bound
from wunderkammer.server.http.app import Settings, create_app
from wunderkammer.server.http.running import configured
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.tokens import hashed

KEY = bytes(range(32))
OFF = parsed(["off"])
Story = Callable[[House, str], Awaitable[None]]


@asynccontextmanager
async def open_house(where: Path | str, limits: Limits = OFF) -> AsyncIterator[tuple[House, str]]:
    """A house with its address: in a folder, or in a database."""
    if isinstance(where, Path):
        where.mkdir(exist_ok=True)
        where /= "tables.db"
    app = create_app(Settings(where, thinkers=1, limits=limits))
    listening = bound("127.0.0.1", 0)
    server = uvicorn.Server(configured(app))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not app.state.ready:
        await asyncio.sleep(0.01)
    try:
        yield app.state.house, f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


async def table_of(
    house: House,
    game: str,
    levels: list[str | None],
    options: dict[str, bool | str] | None = None,
    name: str = "table",
    pace: int = 0,
    listed: bool = False,
    practice: bool = False,
) -> Room:
    """A table that has begun, with a fixed key; None is a person, whose token is `token-1` in seat 1."""
    rules = wk.game(game)
    chairs = [
        ev.Chair("bot", level=level) if level else ev.Chair("person", f"Person {seat}", token=hashed(f"token-{seat}"))
        for seat, level in enumerate(levels, 1)
    ]
    made = ev.Made(
        game, rules.rules, settle(rules.options, options or {}), "", chairs, listed, pace, "", practice=practice
    )
    await house.make(made, KEY, name)
    room = await house.room(name)
    while room.table.journal is None:
        await asyncio.sleep(0.001)
    return room


def keys_of(seat: int) -> frozenset[str]:
    """With what the person in a seat of such a table comes."""
    return frozenset({hashed(f"token-{seat + 1}")})


def tell(folder: Path, story: Story, limits: Limits = OFF) -> None:
    async def telling() -> None:
        async with open_house(folder, limits) as (house, address):
            await story(house, address)

    asyncio.run(telling())


def legal(room: Room, seat: int) -> list[str]:
    state = room.table.game.state
    return [state.name(action) for action in state.legal(seat)]


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


async def to_assigning(house: House, room: Room) -> None:
    """Artefakt, up to the first simultaneous choice."""
    number = 0
    while len(room.table.actors()) < 2:
        seat, number = room.table.actors()[0], number + 1
        move, ply = legal(room, seat)[0], room.table.number
        await house.submit("table", f"go{number}", lambda table: table.play(seat, ply, [move]))  # noqa: B023
