"""What a move would change is told as far as it is certain, and does not depend on what the seat cannot know."""

from pathlib import Path
from random import Random

import pytest
from play import Setup, new

import wunderkammer as wk
from wunderkammer.server.house.house import House
from wunderkammer.server.thinking.previewing import MOST, gains, worlds
from wunderkammer.server.wire.figures import own_figures, points

from .inside import legal, table_of, tell
from .serving import seated
from .test_twins import EYES, SETUPS, twin_games

Walked = list[wk.State]


def figures(state: wk.State, seat: int) -> dict[str, int]:
    """The numbers of a player as the whole view has them."""
    view = state.view(seat)
    own = {name: value for name, value in view["players"][seat].items() if type(value) is int and name != "seat"}
    return own if "prestige" in own else own | {"points": points(view)[seat]}


def walked(setup: Setup, rng: Random, length: int) -> Walked:
    """Positions of a random game in which somebody is asked."""
    state = new(setup)
    seen: Walked = []
    while state.actor != wk.OVER and len(seen) < length:
        if state.actor == wk.CHANCE:
            wk.deal(state, rng)
            continue
        seen.append(state.copy())
        state.apply(rng.choice(state.legal()))
    return seen


@pytest.mark.parametrize("setup", SETUPS, ids=[f"{name}-{seats}" for name, seats, _ in SETUPS])
def test_what_is_told_is_what_happens(setup: Setup) -> None:
    told = 0
    for state in walked(setup, Random(5), 120):
        seat = state.actors()[0]
        before = figures(state, seat)
        for move, changes in gains(worlds(state, seat, "x"), seat, []).items():
            after = state.copy()
            after.play(after.action(move), seat)
            now = figures(after, seat)
            for name, change in changes.items():
                assert now[name] - before[name] == change, (move, name)
                told += 1
    assert told > 0


@pytest.mark.parametrize("setup", SETUPS, ids=[f"{name}-{seats}" for name, seats, _ in SETUPS])
def test_the_figures_of_a_player_are_those_of_the_whole_view(setup: Setup) -> None:
    for state in walked(setup, Random(8), 200):
        for seat in range(state.seats):
            assert state.player(seat) == state.view(seat)["players"][seat]
            assert own_figures(state, seat) == figures(state, seat)


@pytest.mark.parametrize("setup", SETUPS, ids=[f"{name}-{seats}" for name, seats, _ in SETUPS])
def test_states_that_are_equal_for_a_seat_give_the_same(setup: Setup) -> None:
    rng = Random(7)
    compared = 0
    for _ in range(20):
        state, twin = new(setup), new(setup)
        for step in twin_games(setup, rng, 150):
            if EYES in state.actors():
                told = [gains(worlds(one, EYES, "x"), EYES, []) for one in (state, twin)]
                assert told[0] == told[1]
                compared += 1
            state.play(state.action(step.moves[0]), step.seat)
            twin.play(twin.action(step.moves[1]), step.seat)
    assert compared > 50


def test_it_is_asked_for_at_the_table(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artifact", [None, None, None])
        seat = room.table.actors()[0]
        moves = legal(room, seat)
        async with seated(address, "table", f"token-{seat + 1}") as person:
            told = await person.ask(do="preview", id="a")
            assert (told["is"], told["event"], sorted(told["gains"])) == ("preview", room.table.number, sorted(moves))
            assert all(change == {"supply": -1} for change in told["gains"].values())
            told = await person.ask(do="preview", id="b", moves=[moves[0], "pass"])
            assert list(told["gains"]) == [moves[0]]
            assert (await person.ask(do="preview", id="c", moves=["nonsense"]))["code"] == "unknown-move"
            many = {"do": "preview", "id": "d", "moves": ["pass"] * (MOST + 1)}
            await person.say(**many)
            assert (await person.hear("refused"))["code"] == "bad-message"
        other = (seat + 1) % 3 + 1
        async with seated(address, "table", f"token-{other}") as person:
            assert (await person.ask(do="preview", id="a"))["code"] == "not-asked"

    tell(tmp_path, story)
