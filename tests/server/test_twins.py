"""Twin tables that differ only in what a seat may not know: every byte that it is sent is the same."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from play import Setup, choice, differ_openly, new, what_is_seen
from seldom import daily

import wunderkammer as wk
from wunderkammer.record.fair import Fairness
from wunderkammer.server.house.commands import do
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.wire import messages as msg

from .inside import keys_of, open_house, table_of
from .serving import Person, seated

SETUPS: list[Setup] = [
    ("artefakt", 3, {"advanced": True}),
    ("artifact", 3, {"roles": True}),
    ("artifact", 4, {"research": True, "roles": True}),
    ("artisans", 3, {}),
]
NAMES = [f"{name}-{seats}" for name, seats, _ in SETUPS]
EYES = 0
THOUGHT = 15  # of so many moves one is thought about
ENOUGH = 3  # differences, or else it proves nothing
MISTAKES: list[dict[str, Any]] = [
    {"do": "play", "event": 0, "moves": ["pass"]},
    {"do": "undo", "to": 0},
    {"do": "agree", "yes": True},
]


class Step(NamedTuple):
    """A move, or an outcome of chance, in both of the twin games."""

    seat: int
    moves: tuple[str, str]


def twin_games(setup: Setup, rng: Random, length: int) -> list[Step]:
    """Two games that are one for the first seat, as far as they go: until something is shown that differs."""
    state, twin = new(setup), new(setup)
    last = (EYES, "")
    steps: list[Step] = []
    while len(steps) < length and state.actor != wk.OVER:
        state.listen()
        twin.listen()
        who = state.actor if state.actor == wk.CHANCE else rng.choice(state.actors())
        action = choice(state, who, rng)
        seen = what_is_seen(state, state.name(action), who, EYES, last)
        same = [one for one in twin.legal(who) if what_is_seen(twin, twin.name(one), who, EYES, last) == seen]
        if not same:
            break
        other = rng.choice([one for one in same if one != action] or same)
        if who != wk.CHANCE:
            last = (who, state.name(action).split()[0])
        steps.append(Step(who, (state.name(action), twin.name(other))))
        state.play(action, who)
        twin.play(other, who)
        if wk.OVER in (state.actor, twin.actor) or differ_openly(state, twin, EYES):
            steps.pop()
            break
    while steps and steps[-1].seat == wk.CHANCE:  # chance answers at once, so a game ends before a move
        steps.pop()
    return steps[:-1]


async def everything_heard(folder: Path, game: Setup, steps: list[Step], which: int) -> list[bytes]:
    """Play one of the twins; all that the first seat and a spectator are sent."""
    name, seats, options = game
    moves = [step for step in steps if step.seat != wk.CHANCE]
    async with open_house(folder) as (house, address):
        room = await table_of(house, name, [None] * seats, options, practice=True)
        async with seated(address, "table", "token-1") as player, seated(address, "table") as watcher:
            heard = [await player.raw(), await player.raw(), await watcher.raw(), await watcher.raw()]
            for number, step in enumerate(moves):
                heard += await played(house, room, player, step.seat, step.moves[which], number)
                heard.append(await watcher.raw())
            heard += await asked(player, steps)
        return heard + await over_http(address)


async def played(house: House, room: Room, player: Person, seat: int, move: str, number: int) -> list[bytes]:
    ply = room.table.number
    if seat == EYES:
        seen = []
        questions: list[dict[str, Any]] = [{"do": "preview"}]
        if number % THOUGHT == 0:
            questions += [{"do": "hint"}, {"do": "weigh", "moves": [move]}, {"do": "recap"}]
        for question in questions:
            await player.say(id=f"v{number}{question['do']}", **question)
            seen.append(await player.raw())
        await player.say(do="play", id=f"m{number}", event=ply, moves=[move])
        return [*seen, await player.raw(), await player.raw()]
    await do(house, room, msg.Play(id=f"m{number}", event=ply, moves=[move]), keys_of(seat))
    return [await player.raw()]


async def asked(player: Person, steps: list[Step]) -> list[bytes]:
    """What it is answered to questions and mistakes: all moves that were played by anybody, in either game."""
    heard = []
    for number, move in enumerate(sorted({move for step in steps for move in step.moves})[:30]):
        await player.say(do="why", id=f"w{number}", move=move)
        heard.append(await player.raw())
    for number, message in enumerate(
        [{"do": "play", "event": 0, "moves": ["pass"]}, {"do": "undo", "to": 0}, {"do": "agree", "yes": True}]
    ):
        await player.say(id=f"x{number}", **message)
        heard.append(await player.raw())
    return heard


async def over_http(address: str) -> list[bytes]:
    async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table") as client:
        return [
            (await client.get(path, headers=headers)).content
            for path in ("", "?seen=5", "/record", "/replay", "/replay?eyes=spectator")
            for headers in ({}, {"authorization": "Bearer token-1"})
        ]


@pytest.mark.parametrize("setup", daily(SETUPS, *SETUPS[:1], *SETUPS[2:]), ids=NAMES)
def test_twins_are_told_the_same_bytes(setup: Setup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(7)
    steps = next(steps for _ in range(100) if hidden(steps := twin_games(setup, rng, 250)) >= ENOUGH)
    heard = []
    for which in (0, 1):
        forced = {ply: step.moves[which] for ply, step in enumerate(steps) if step.seat == wk.CHANCE}
        monkeypatch.setattr(Fairness, "outcome", lambda _, state, _none, forced=forced: state.action(forced[state.ply]))
        heard.append(asyncio.run(everything_heard(tmp_path / str(which), setup, steps, which)))
    for first, second in zip(*heard, strict=True):
        assert first == second
    told = [json.loads(one) for one in heard[0] if one.startswith(b"{")]
    assert all({"is", "steps"} & set(one) for one in told)
    assert {"hint", "weigh", "recap"} <= {one.get("is") for one in told}


def hidden(steps: list[Step]) -> int:
    """How often the two differ."""
    return sum(first != second for _, (first, second) in steps)
