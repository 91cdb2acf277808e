"""Many tables at once, written straight into a store."""

import asyncio

import wunderkammer as wk
from wunderkammer.core.options import settle
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import summary
from wunderkammer.server.tables.tokens import hashed
from wunderkammer.store import Row, Secret, Store

PERSON = ev.Chair("person", "Person", token=hashed("token"))


def made(chairs: list[ev.Chair], listed: bool = False, game: str = "artisans", pace: int = 0) -> ev.Made:
    rules = wk.game(game)
    return ev.Made(game, rules.rules, settle(rules.options, {}), "", chairs, listed, pace, "")


async def fill(store: Store, names: list[str], event: ev.Made, since: float = 1000.0) -> None:
    """A table of each name, one second after the other."""
    short = summary.first(event)
    await asyncio.gather(
        *[
            store.make(name, Secret(bytes(32)), Row(1, "made", ev.encode(event), since + number), short)
            for number, name in enumerate(names)
        ]
    )


class Reads:
    """How many logs are read from a store."""

    def __init__(self, store: Store) -> None:
        self.names: list[str] = []
        self.real = store.rows
        store.rows = self.rows  # type: ignore[method-assign]

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        self.names.append(table)
        return await self.real(table, after)
