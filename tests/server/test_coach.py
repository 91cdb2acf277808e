"""A coach at a table: where there is one, what it answers, and what it never says."""

from pathlib import Path
from random import Random

import pytest

import wunderkammer as wk
from wunderkammer.insight.counting import counted
from wunderkammer.server.house.house import House
from wunderkammer.server.tables.coaching import may_be_coached
from wunderkammer.server.tables.sets import ways
from wunderkammer.server.thinking.thinker import coached

from .inside import legal, table_of, tell, until
from .serving import seated
from .tables import Desk
from .test_sets import SETUPS, questions


@pytest.mark.parametrize(
    ("people", "bots", "practice", "coached"), [(1, 1, False, True), (2, 0, False, False), (2, 0, True, True)]
)
def test_where_there_is_a_coach(people: int, bots: int, practice: bool, coached: bool) -> None:
    desk = Desk("artisans", people, bots)
    desk.table.practice = practice
    assert may_be_coached(desk.table, 0) is coached


def test_everybody_at_a_table_knows_whether_there_is_one(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None], practice=True)
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-2") as other:
            tables = [await one.hear("table"), await other.hear("table")]
        assert [(table["coach"], table["practice"]) for table in tables] == [(True, True), (True, True)]
        async with seated(address, "table") as watcher:
            seen = await watcher.hear("table")
        assert (seen["coach"], seen["practice"]) == (False, True)

    tell(tmp_path, story)


def test_what_a_coach_answers(tmp_path: Path) -> None:
    """The best move is no mistake; what cannot be played is refused as a move would be; a turn is summed up."""

    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artisans", [None, "random"])
        rng = Random(5)
        async with seated(address, "table", "token-1") as me:
            noticed = brought = 0
            for number in range(60):
                await until(lambda: 0 in room.table.actors())
                now = counted(room.table.game.state, 0)
                told = await me.ask(do="recap", id=f"r{number}")
                assert told["is"] == "recap"
                brought += bool(told["brought"])
                moves = legal(room, 0)
                if number % 6 == 0 and len(moves) > 1:
                    best, *others = (await me.ask(do="hint", id=f"h{number}"))["moves"]
                    after = counted(room.table.game.state.copy().play(room.table.game.state.action(best["move"]), 0), 0)
                    assert best["now"] == {name: after[name] - now[name] for name in best["now"]}
                    assert all(move["now"] is None and move["brings"] is None for move in others)
                    weighed = await me.ask(do="weigh", id=f"b{number}", moves=[best["move"]])
                    assert (weighed["mistake"], weighed["better"]) == ("", "")
                    for move in moves[:4]:
                        weighed = await me.ask(do="weigh", id=f"w{number}{move}".replace(" ", "."), moves=[move])
                        noticed += weighed["mistake"] == move and weighed["better"] in moves
                await me.ask(do="play", id=f"m{number}", event=room.table.number, moves=[rng.choice(moves)])
                if noticed and brought:
                    break
            assert noticed
            assert brought
            await until(lambda: 0 in room.table.actors())
            assert (await me.ask(do="weigh", id="x", moves=["nonsense"]))["code"] == "unknown-move"

    tell(tmp_path, story)


def test_of_several_things_all_are_advised() -> None:
    """One of the sets that may be chosen; what there is no choice about is in it, but is not what is advised."""
    seen = {True: 0, False: 0}  # whether there is a choice about the first thing
    for state in questions(10, *SETUPS[1]):
        seat = state.actor
        sets, at_once = [moves for _, moves in ways(state, seat)], len(state.legal(seat)) > 1
        if len(sets) < 2 or seen[at_once]:
            continue
        best, *others = found = coached(state, seat, "seed")
        assert best.whole in sets
        assert best.move in best.whole
        assert others, "there is a choice"
        assert coached(state.resample(seat, Random(2)), seat, "seed") == found, "twins"
        seen[at_once] += 1
    assert all(seen.values())


def test_where_nothing_else_is_chosen_there_is_no_set() -> None:
    state = next(questions(2, *SETUPS[1]))
    state.play(state.legal()[0])
    while ways(state, max(state.actor, 0)) or state.actor == wk.CHANCE:
        state.play(state.legal()[0])
    assert coached(state, state.actor, "seed")[0].whole is None
