"""Tables that stand where one wants them: bots have played up to there, with luck of a seed, before the door opens."""

import asyncio
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import NamedTuple

import wunderkammer as wk
from wunderkammer.bots import Perspective, bot
from wunderkammer.bots.thinkers import GreedyBot
from wunderkammer.core.options import settle
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.tokens import hashed
from wunderkammer.store import Row, Secret, open_store

PEOPLE = ("Wanda", "Yusuf", "Zoe", "Ximena", "Viktor")
CARELESS = 0.4  # so often
TALK = [(1, "Good luck, everybody!"), (0, "And may the best collection win.")]


class Scene(NamedTuple):
    """A table after this many moves of the first seat; by default after all of them."""

    name: str
    game: str
    seats: int
    options: Mapping[str, bool | str] = MappingProxyType({})
    moves: int | None = None
    seed: int = 1
    level: str = "greedy"  # or careless: these learn nothing, so that their games stay the same
    people: tuple[str, ...] = PEOPLE
    practice: bool = False  # with a coach among people
    together: bool = False  # also where others choose at the same time and have not chosen yet

    @property
    def token(self) -> str:
        return f"the-secret-of-{self.name}"


class Careless(GreedyBot):
    """Now and then any move."""

    def choose(self, perspective: Perspective) -> int:
        return self.rng.choice(perspective.legal()) if self.rng.random() < CARELESS else super().choose(perspective)


def stage(folder: Path, scenes: list[Scene]) -> None:
    with ThreadPoolExecutor(1) as apart:  # Playwright may have a loop in this thread
        apart.submit(asyncio.run, write(folder, scenes)).result()


async def write(folder: Path, scenes: list[Scene]) -> None:
    store = await open_store(folder / "tables.db")
    for scene in scenes:
        lines, over = played(scene)
        said = [ev.Said(seat, text) for seat, text in TALK]
        events: list[ev.AnyEvent] = [made(scene), ev.Begun(lines, wk.game(scene.game).rules), *said]
        rows = [Row(number, f"stage/{number}", ev.encode(one), time.time()) for number, one in enumerate(events, 1)]
        if over:
            await store.keep(scene.name, Secret(b""), rows)
        else:
            await store.make(scene.name, Secret(bytes(32)), rows[0])
            for row in rows[1:]:
                await store.append(scene.name, row, over=False)
    await store.close()


def made(scene: Scene) -> ev.Made:
    game = wk.game(scene.game)
    tokens = [hashed(scene.token)] + [""] * (scene.seats - 1)
    people = [ev.Chair("person", name, token=token) for name, token in zip(scene.people, tokens, strict=False)]
    return ev.Made(
        scene.game, game.rules, settle(game.options, scene.options), "", people, True, 0, "", practice=scene.practice
    )


def played(scene: Scene) -> tuple[list[str], bool]:
    """The lines of the record, and whether it is over."""
    rng = Random(scene.seed)
    state = wk.game(scene.game).new(seats=scene.seats, options=scene.options)
    thinker = Careless(rng) if scene.level == "careless" else bot(scene.level, rng, clock=False)
    lines: list[str] = []
    own = 0
    while state.actor != wk.OVER and not (own == scene.moves and is_asked(scene, state)):
        if state.actor == wk.CHANCE:
            action = rng.choices(state.legal(), state.weights())[0]
            lines.append(f"* {state.name(action)}")
            state.play(action)
        else:
            seat = state.actors()[0]
            action = thinker.choose(Perspective(state, seat, rng))
            lines.append(f"{seat + 1} {state.name(action)}")
            own += seat == 0 and (scene.moves is None or own < scene.moves)
            state.play(action, seat)
    return lines, state.actor == wk.OVER


def is_asked(scene: Scene, state: wk.State) -> bool:
    """Whether the first seat is, alone unless the scene says otherwise."""
    return 0 in state.actors() if scene.together else state.actors() == [0]
