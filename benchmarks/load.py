"""How many tables one worker holds, under the load that pages make: real clients over WebSockets, each like a browser.

    python benchmarks/load.py --tables 500 --seconds 30

The server runs with SQLite on one core, its bots too, the clients on another. People decide when it was planned
beforehand (`plan.py`), whatever the server does, and every time counts from that moment: to when a command is in the
log (`done`), and to when everybody at its table has been told. The list of moves is open on every page, so each asks
for a preview of all its moves at every question; some tables have a bot, some spectators; people talk, ask for
hints, lose the connection and load the page again. `--idle` adds tables with a page open at which nobody does anything.

`--all` measures each game alone and all together. `--write` puts the figures into docs/benchmarks.md under the name of
what was measured (`--name`), in place of those that stand there under the same name.
"""

import argparse
import asyncio
import gc
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import page
import uvloop
from company import Company, Times
from hosting import memory_of, processor_time, read_again, resident, serving, shown, undisturbed
from plan import planned

GAMES = {"artefakt": 4, "artifact": 4, "artisans": 4}  # and how many sit there
RATE = 0.2  # decisions a second and table: one in five seconds
AHEAD = 40  # decisions that a table may have made before
AT_ONCE = 20  # tables that are made at the same time
WITH_BOT, WATCHED = 10, 4  # every so many tables have a bot, or a spectator
BAR = 0.1  # seconds in which 99 of 100 are told

COLUMNS = ["measured", "game", "tables", "idle", "commands a second", "done: half", "99 %", "all", "told: half", "99 %"]
COLUMNS += ["all", "previews: 99 %", "processor", "work", "memory"]
HEAD = f"| {' | '.join(COLUMNS)} |\n|---|---|{'---:|' * (len(COLUMNS) - 2)}"


class Load(NamedTuple):
    """What is asked for."""

    game: str  # or "all"
    tables: int
    seconds: float
    rate: float = RATE
    idle: int = 0
    looking: bool = True


class Figures(NamedTuple):
    name: str
    load: Load
    taken: float  # seconds
    worked: float  # seconds of the processor, of the server without its bots
    thought: float  # of its bots
    memory: float  # bytes for a table that is read from the log
    times: Times

    @property
    def kept(self) -> bool:
        return at(self.times.told, 0.99) <= BAR

    def cells(self) -> list[str]:
        done, told = self.times.done, self.times.told
        times = [*(at(done, share) for share in (0.5, 0.99, 1.0)), *(at(told, share) for share in (0.5, 0.99, 1.0))]
        return [
            self.name,
            self.load.game,
            f"{self.load.tables}",
            f"{self.load.idle}",
            f"{len(done) / self.taken:.0f}",
            *(f"{time * 1000:.1f}" for time in [*times, at(self.times.previewed, 0.99)]),
            f"{100 * self.worked / self.taken:.0f} %",
            f"{1000 * self.worked / max(1, len(done)):.2f}",
            f"{self.memory / 1024:.1f} KB",
        ]


def at(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else float("nan")


def together(all_times: list[Times]) -> Times:
    one = Times()
    for times in all_times:
        one.done += times.done
        one.told += times.told
        one.previewed += times.previewed
        one.late += times.late
        one.skipped += times.skipped
        one.refused += times.refused
    return one


def games_of(load: Load) -> list[str]:
    """The game of each table; those that are idle come last."""
    games = list(GAMES) if load.game == "all" else [load.game]
    return [games[number % len(games)] for number in range(load.tables + load.idle)]


async def gathered(address: str, load: Load) -> list[Company]:
    """All tables with their people, who have all opened their pages; an idle table has one page open."""
    companies = [Company(Random(number), load.looking) for number in range(load.tables + load.idle)]
    games = games_of(load)
    limits = httpx.Limits(keepalive_expiry=1)  # before the server closes it
    async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60, limits=limits) as client:
        for first in range(0, len(companies), AT_ONCE):
            shown(f"{first} of {len(companies)} tables are there")
            numbers = range(first, min(first + AT_ONCE, len(companies)))
            await asyncio.gather(*[sit(companies[one], address, client, games[one], one, load) for one in numbers])
    return companies


async def sit(one: Company, address: str, client: httpx.AsyncClient, game: str, number: int, load: Load) -> None:
    idle = number >= load.tables
    bot = not idle and number % WITH_BOT == 0
    await one.gather(address, client, game, GAMES[game], bot, 0 if idle or number % WATCHED else 1)
    if idle:
        one.pages = one.pages[:1]
    await one.open()
    if not idle:
        await one.go_ahead(one.rng.randrange(AHEAD))


async def loaded(address: str, server: int, load: Load) -> Figures:
    companies = await gathered(address, load)
    playing = companies[: load.tables]
    plans = [planned(one.rng, load.seconds, load.rate) for one in playing]
    gc.collect()
    gc.freeze()  # the clients' rubbish is not the server's fault
    shown(f"{load.tables} tables play for {load.seconds:g} seconds")
    began, worked, thought = time.perf_counter(), processor_time(server), children_time(server)
    with undisturbed(server):
        await asyncio.gather(*[one.play(began, plan) for one, plan in zip(playing, plans, strict=True)])
        await asyncio.sleep(max(0.0, began + load.seconds - time.perf_counter()))
    taken = time.perf_counter() - began
    worked, thought = processor_time(server) - worked, children_time(server) - thought
    shown(f"{resident(server) / 2**20:.0f} MB for {len(companies)} tables with {pages(companies)} pages")
    await asyncio.gather(*[one.close() for one in companies], return_exceptions=True)
    return Figures("", load, taken, worked, thought, 0.0, together([one.times for one in playing]))


def pages(companies: list[Company]) -> int:
    return sum(len(one.pages) for one in companies)


def children_time(server: int) -> float:
    """Of the processes in which bots think."""
    tasks = Path(f"/proc/{server}/task")
    children = [int(one) for path in tasks.glob("*/children") for one in path.read_text().split()]
    return sum(processor_time(one) for one in children)


def measured(load: Load, name: str) -> Figures:
    with serving(pinned=True) as house:
        figures = uvloop.run(loaded(house.address, house.process, load))
        house.stop()
        memory = memory_of(read_again(house.folder))
    return figures._replace(name=name, memory=memory)


def row(figures: Figures) -> str:
    return f"| {' | '.join(figures.cells())} |"


def merged(text: str, rows: list[str]) -> str:
    """A page with these rows, in place of those that measured the same."""
    same = {what(one) for one in rows}
    there = text.partition("<!-- load: begin -->")[2].partition("<!-- load: end -->")[0].strip().split("\n")[2:]
    kept = [one for one in there if one and what(one) not in same]
    return page.replaced(text, "load", "\n".join([HEAD, *kept, *rows]))


def what(row: str) -> tuple[str, ...]:
    """What a row is about: name, game, tables and idle ones."""
    return tuple(row.split(" | ")[:4])


def notes(figures: Figures) -> str:
    times = figures.times
    return (
        f"  clients late by {1000 * at(times.late, 0.99):.1f} ms (99 %), {times.skipped} times a bot's turn or over, "
        f"{times.refused} refused, bots thought for {figures.thought:.1f} s, {len(times.previewed)} previews"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=30)
    asked.add_argument("--rate", type=float, default=RATE, help="decisions a second and table")
    asked.add_argument("--game", default="all", choices=["all", *GAMES])
    asked.add_argument("--idle", type=int, default=0, help="tables besides, at which nobody does anything")
    asked.add_argument("--blind", action="store_true", help="nobody has the list of moves open: no previews")
    asked.add_argument("--all", action="store_true", help="each game alone, then all together")
    asked.add_argument("--name", default="now", help="what is measured, for the page")
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    wanted = asked.parse_args()
    print(HEAD)
    rows = []
    for game in [*GAMES, "all"] if wanted.all else [wanted.game]:
        load = Load(game, wanted.tables, wanted.seconds, wanted.rate, wanted.idle, not wanted.blind)
        figures = measured(load, wanted.name)
        rows.append(row(figures))
        print(rows[-1], notes(figures), sep="\n", flush=True)
    if wanted.write:
        page.PAGE.write_text(merged(page.PAGE.read_text(encoding="utf-8"), rows), encoding="utf-8")


if __name__ == "__main__":
    main()
