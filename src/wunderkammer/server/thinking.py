"""Bots think in processes of their own, so that nobody waits for them."""

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from random import Random
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer import bots, editions, record
from wunderkammer.server.orphans import end_with_parent


class Thought(NamedTuple):
    """A move in notation, with how likely it wins and how often it was thought through."""

    move: str
    estimate: float
    visits: int


class Thinkers:
    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, initializer=be_quiet)

    async def choose(self, game: record.Record, edition: str, seat: int, level: str, seed: str) -> str:
        """The move of a bot, in notation."""
        return (await self.consider(game, edition, seat, level, seed))[0].move

    async def consider(self, game: record.Record, edition: str, seat: int, level: str, seed: str) -> list[Thought]:
        """The moves it thought about, the best first."""
        text = record.write(game)
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, think, text, edition, seat, level, seed)
        except BrokenProcessPool:  # a process was killed: once more, with new ones
            if self.pool is pool:
                self.pool = self.fresh()
            return await loop.run_in_executor(self.pool, think, text, edition, seat, level, seed)

    def close(self) -> None:
        """Nobody waits for a thought any more."""
        for process in multiprocessing.active_children():  # a server has no other children
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


def be_quiet() -> None:
    """Whoever ends the server with Ctrl-C means the server, which ends the thinkers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


@lru_cache(maxsize=16)
def edition_from(game: str, text: str) -> wk.Edition | None:
    return editions.parse(text, game, wk.game(game).figures) if text else None


def think(text: str, edition: str, seat: int, level: str, seed: str) -> list[Thought]:
    game = record.parse(text)
    state = record.replay(game, None, edition_from(game.game, edition))
    rng = Random(seed)
    bot = bots.bot(level, rng)
    perspective = bots.Perspective(state, seat, rng)
    return [Thought(perspective.name(one.action), one.estimate, one.visits) for one in bot.consider(perspective)]
