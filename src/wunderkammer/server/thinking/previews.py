"""Previews for those who look: computed in one thread beside the loop, once for a question however many ask."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from wunderkammer.core.state import State
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.thinking.previewing import Gains, gains, worlds

KEPT = 500  # questions whose previews are remembered
WAITING = 200  # requests that may wait for the thread; more are refused

Key = tuple[str, int, int]  # the table, the event since which the game stands as it does, the seat


class Foreseen:
    """What is known of one question."""

    def __init__(self, state: State, seat: int, seed: str) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        self.gains: Gains = {}
        self.whole = False  # all legal moves have been tried
        self.lock = asyncio.Lock()  # the second caller finds the result of the first

    def answer(self, moves: list[str]) -> Gains | None:
        """What is known already, if that is enough."""
        if moves:
            found = {move: self.gains[move] for move in moves if move in self.gains}
            return found if len(found) == len(set(moves)) else None
        return self.gains if self.whole else None

    def learn(self, moves: list[str]) -> Gains:
        """Try moves, in a thread: possible worlds are made there, too."""
        return gains(worlds(self.state, self.seat, self.seed), self.seat, moves)


class Previews:
    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "previews")  # more would only take the interpreter from each other
        self.known: OrderedDict[Key, Foreseen] = OrderedDict()
        self.waiting = 0

    async def ask(self, table: Table, seat: int, moves: list[str]) -> Gains:
        """What these moves would change, or all legal ones if none is named."""
        found = self.find(table, seat)
        if (known := found.answer(moves)) is not None:
            return known
        if self.waiting >= WAITING:
            raise Refused("busy")
        self.waiting += 1
        try:
            async with found.lock:
                known = found.answer(moves)
                return await self.learn(found, moves) if known is None else known
        finally:
            self.waiting -= 1

    def find(self, table: Table, seat: int) -> Foreseen:
        key = (table.name, table.turned, seat)
        if key not in self.known:
            self.known[key] = Foreseen(table.game.state.copy(), seat, table.seed(f"preview/{seat}/{table.turned}"))
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return self.known[key]

    async def learn(self, found: Foreseen, moves: list[str]) -> Gains:
        learnt = await asyncio.get_running_loop().run_in_executor(self.thread, found.learn, moves)
        found.gains |= learnt
        found.whole = found.whole or not moves
        return learnt

    def close(self) -> None:
        self.thread.shutdown(cancel_futures=True)
