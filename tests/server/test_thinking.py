"""Thinking is a resource: who gets it first, what is dropped, and what happens when a process hangs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

import wunderkammer as wk
from wunderkammer import bots
from wunderkammer.bots.thinking.search import Search
from wunderkammer.record import Journal, line_of, replay
from wunderkammer.server.house.commands import do
from wunderkammer.server.house.house import House
from wunderkammer.server.system.metrics import Metrics
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.tokens import hashed
from wunderkammer.server.thinking.process import Knowledge, NoThought, Stumbled, ThinkingProcess
from wunderkammer.server.thinking.thinker import Question, Start, Thinker, Thought
from wunderkammer.server.thinking.thinkers import Thinkers
from wunderkammer.server.wire import messages as msg

from .inside import legal, table_of, tell, until

LIMIT = 0.05  # seconds, for processes that hang on purpose
HOSTILE = 400


class Fake:
    """A process that thinks when it is told to, and notes who was thought for: the seed says it here."""

    def __init__(self, crew: "Crew") -> None:
        self.crew = crew
        self.killed = False
        self.gone = False

    async def think(self, question: Question) -> list[Thought]:
        self.crew.begun.append(question.seed)
        if question.level == "hangs":
            await asyncio.Event().wait()
        if question.level == "ends":
            raise EOFError
        if question.level == "stumbles":
            raise Stumbled("ZeroDivisionError")
        await self.crew.go.acquire()
        self.crew.order.append(question.seed)
        return [Thought("pass", 1.0, 1)]

    def kill(self) -> None:
        self.killed = True

    async def end(self) -> None:
        self.kill()
        async with self.crew.leaving:
            self.gone = True


class Crew:
    def __init__(self) -> None:
        self.go = asyncio.Semaphore(0)  # one for each thought that may come to its end
        self.leaving = asyncio.Lock()  # no process is gone while somebody holds it
        self.begun: list[str] = []
        self.order: list[str] = []
        self.processes: list[Fake] = []

    async def start(self) -> Fake:
        self.processes.append(Fake(self))
        return self.processes[-1]


def table(name: str, people: int = 0) -> Any:  # noqa: ANN401 (as much of a table as is looked at)
    journal = Journal(wk.game("artisans"), ["Ann", "Bob"], {}, None)
    chairs = [SimpleNamespace(automatic=seat >= people) for seat in range(2)]
    return SimpleNamespace(
        name=name, game=journal, made=SimpleNamespace(edition=""), chairs=SimpleNamespace(all=chairs)
    )


def told(story: Callable[[Thinkers, Crew], Awaitable[None]], processes: int = 1, limit: float = 30.0) -> None:
    async def telling() -> None:
        crew = Crew()
        thinkers = Thinkers(Metrics(), processes, limit, crew.start)
        try:
            await story(thinkers, crew)
        finally:
            await thinkers.close()
        assert all(process.gone for process in crew.processes)

    asyncio.run(telling())


def ask(thinkers: Thinkers, where: Any, seed: str, level: str = "master") -> "asyncio.Task[str]":  # noqa: ANN401
    return asyncio.create_task(thinkers.choose(where, 0, level, seed))


def free(crew: Crew, count: int = 10_000) -> None:
    for _ in range(count):
        crew.go.release()


# Who comes first


def test_hundreds_of_tables_of_bots_do_not_keep_a_person_waiting() -> None:
    async def story(thinkers: Thinkers, crew: Crew) -> None:
        hostile = [table(f"hostile {number}") for number in range(HOSTILE)]
        flood = [ask(thinkers, one, f"flood {seat}") for one in hostile for seat in range(5)]
        await until(lambda: len(thinkers.queue) == 5 * HOSTILE - 1)
        honest = ask(thinkers, table("honest", people=1), "honest")
        await until(lambda: len(thinkers.queue) == 5 * HOSTILE)
        free(crew)
        await asyncio.gather(honest, *flood)
        assert crew.order.index("honest") == 1, "after the one thought that was under way"

    told(story)


def test_a_hint_does_not_wait_behind_bots_either() -> None:
    async def story(thinkers: Thinkers, crew: Crew) -> None:
        flood = [ask(thinkers, table(f"hostile {number}"), "flood") for number in range(50)]
        await until(lambda: len(thinkers.queue) == 49)
        hint = asyncio.create_task(thinkers.consider(table("bots play on"), 0, "expert", "hint"))
        await until(lambda: len(thinkers.queue) == 50)
        free(crew)
        await asyncio.gather(hint, *flood)
        assert crew.order.index("hint") == 1

    told(story)


@pytest.mark.parametrize("people", [0, 1])
def test_table_after_table_however_much_one_of_them_asks(people: int) -> None:
    async def story(thinkers: Thinkers, crew: Crew) -> None:
        greedy, *others = (table(name, people) for name in ("greedy", "one", "two", "three"))
        asked = [ask(thinkers, greedy, f"greedy {number}") for number in range(5)]
        await until(lambda: len(thinkers.queue) == 4)
        asked += [ask(thinkers, one, one.name) for one in others]
        await until(lambda: len(thinkers.queue) == 7)
        free(crew)
        await asyncio.gather(*asked)
        assert crew.order == ["greedy 0", "greedy 1", "one", "two", "three", "greedy 2", "greedy 3", "greedy 4"]

    told(story)


def test_the_queue_is_bounded() -> None:
    async def story(thinkers: Thinkers, crew: Crew) -> None:
        thinkers.queue.most = 3
        asked = [ask(thinkers, table("table"), "first")]
        await until(lambda: crew.begun)
        asked += [ask(thinkers, table("table"), f"{number}") for number in range(3)]
        await until(lambda: len(thinkers.queue) == 3)
        with pytest.raises(Refused, match="busy"):
            await thinkers.choose(table("table"), 0, "master", "one too many")
        free(crew)
        assert await asyncio.gather(*asked) == ["pass"] * 4

    told(story)


# What is dropped


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def story(thinkers: Thinkers, crew: Crew) -> None:
        first = ask(thinkers, table("table"), "first")
        await until(lambda: crew.begun)
        others = [ask(thinkers, table("table"), f"{number}") for number in range(100)]
        await until(lambda: len(thinkers.queue) == 100)
        for one in others:
            one.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        assert len(thinkers.queue) == 0
        last = ask(thinkers, table("table"), "last")
        free(crew)
        await asyncio.gather(first, last)
        assert crew.begun == ["first", "last"]

    told(story)


def test_nor_is_what_was_given_up_while_the_other_workers_were_asked() -> None:
    async def story(thinkers: Thinkers, crew: Crew) -> None:
        asked, answered = asyncio.Event(), asyncio.Event()

        async def claim() -> None:
            asked.set()
            await answered.wait()

        first = asyncio.create_task(thinkers.choose(table("table"), 0, "master", "given up", claim))
        await asked.wait()
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        answered.set()
        free(crew)
        await ask(thinkers, table("table"), "last")
        assert crew.begun == ["last"]

    told(story)


def test_who_takes_back_again_and_again_fills_no_queue(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        crew = Crew()
        house.thinkers = thinkers = Thinkers(Metrics(), 1, 30.0, crew.start)
        room = await table_of(house, "artisans", [None, "master"])
        await until(lambda: thinkers.wanted or 0 in room.table.actors())
        for number in range(40):
            while 0 in room.table.actors():
                move, ply = legal(room, 0)[0], room.table.number
                await house.submit("table", f"m{ply}", lambda table: table.play(0, ply, [move]))  # noqa: B023
            await until(lambda: thinkers.wanted == 1)
            await house.submit("table", f"u{number}", lambda table: table.undo(0, None))
            await until(lambda: thinkers.wanted == 0)
            assert len(thinkers.queue) == 0
        assert len(crew.begun) == 1, "what was begun is finished, the others were never begun"
        await thinkers.close()

    tell(tmp_path, story)


def test_a_hint_about_a_question_that_is_gone_is_dropped(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        crew = Crew()
        house.thinkers = thinkers = Thinkers(Metrics(), 1, 30.0, crew.start)
        room = await table_of(house, "artisans", [None, None], practice=True)
        (seat,) = room.table.actors()
        keys = frozenset([hashed(f"token-{seat + 1}")])
        hint = asyncio.create_task(do(house, room, msg.Hint(id="h"), keys))
        await until(lambda: thinkers.wanted == 1)
        with pytest.raises(Refused, match="busy"):
            await do(house, room, msg.Hint(id="again"), keys)
        move, ply = legal(room, seat)[0], room.table.number
        await house.submit("table", "m", lambda table: table.play(seat, ply, [move]))
        with pytest.raises(Refused, match="stale"):
            await hint
        assert (thinkers.wanted, len(thinkers.queue), room.advised) == (0, 0, {})
        await thinkers.close()

    tell(tmp_path, story)


# What goes wrong


def outcomes(thinkers: Thinkers) -> dict[str, float]:
    samples = [sample for family in thinkers.metrics.thoughts.collect() for sample in family.samples]
    return {one.labels["outcome"]: one.value for one in samples if one.name.endswith("_total")}


@pytest.mark.parametrize(("level", "outcome"), [("hangs", "timeout"), ("ends", "ended")])
def test_a_process_that_fails_is_replaced_and_the_others_go_on(
    level: str, outcome: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(thinkers: Thinkers, crew: Crew) -> None:
        free(crew)
        bad = [ask(thinkers, table("bad"), "bad", level) for _ in range(3)]
        good = [ask(thinkers, table(f"good {number}"), "good") for number in range(20)]
        assert await asyncio.gather(*good) == ["pass"] * 20
        for failed in await asyncio.gather(*bad, return_exceptions=True):
            assert isinstance(failed, NoThought)
        assert outcomes(thinkers) == {outcome: 3, "done": 20}
        assert len(crew.processes) > 2, "new ones were started"
        assert sum(process.killed for process in crew.processes) == 3

    with caplog.at_level(logging.ERROR):
        told(story, processes=2, limit=LIMIT)
    assert [record.message for record in caplog.records] == [
        f"a thinking process {'hung' if level == 'hangs' else 'ended'} and was replaced"
    ] * 3


def test_who_closes_waits_for_a_process_that_was_just_being_replaced() -> None:
    async def story(thinkers: Thinkers, crew: Crew) -> None:
        await crew.leaving.acquire()
        failing = ask(thinkers, table("bad"), "bad", "ends")
        with pytest.raises(NoThought):
            await failing
        await until(lambda: crew.processes[0].killed)
        asyncio.get_running_loop().call_later(LIMIT, crew.leaving.release)  # `told` closes before

    told(story)


def test_a_bot_that_stumbles_leaves_its_process_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def story(thinkers: Thinkers, crew: Crew) -> None:
        free(crew)
        with pytest.raises(NoThought):
            await ask(thinkers, table("table"), "seed", "stumbles")
        assert await ask(thinkers, table("table"), "seed") == "pass"
        assert len(crew.processes) == 1

    told(story)
    assert [(one.message, one.__dict__["kind"]) for one in caplog.records] == [("a bot failed", "ZeroDivisionError")]


def test_when_no_process_can_be_started_it_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("wunderkammer.server.thinking.thinkers.PAUSE", 0)

    async def fails() -> Fake:
        raise OSError("no more processes")

    async def story() -> None:
        thinkers = Thinkers(Metrics(), 1, 30.0, fails)
        with pytest.raises(NoThought):
            await ask(thinkers, table("table"), "seed")
        await thinkers.close()

    asyncio.run(story())
    assert caplog.records[0].message == "cannot start a thinking process"


def test_it_is_told_when_thinking_stands_still(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}") as client:
            crew = Crew()
            house.thinkers = thinkers = Thinkers(Metrics(), 1, 30.0, crew.start)
            asked = ask(thinkers, table("table"), "seed")
            await until(lambda: crew.begun)
            assert (await client.get("/readyz")).status_code == 200
            thinkers.progress -= 60  # as if nothing had come to its end for a minute
            answer = await client.get("/readyz")
            assert (answer.status_code, answer.text) == (503, "thinking")
            free(crew)
            await asked
            assert (await client.get("/readyz")).status_code == 200
            thinkers.progress -= 60
            assert (await client.get("/readyz")).status_code == 200, "nobody wants a thought"
            await thinkers.close()

    tell(tmp_path, story)


# Real processes


def question(level: str = "amateur") -> Question:
    game = Journal(wk.game("artisans"), ["Ann", "Bob"], {}, None)
    game.deal(Random(1))
    return asked(game, level)


def asked(game: Journal, level: str = "amateur", table: str = "table") -> Question:
    start = Start(game.record.game, len(game.record.people), game.record.options, "")
    lines = [line_of(entry) for entry in game.record.entries]
    return Question(table, start, lines, game.state.actor, level, f"seed {len(lines)}")


def test_a_real_process_thinks_stumbles_and_thinks_on() -> None:
    async def story() -> None:
        process = await ThinkingProcess.start()
        try:
            first = await process.think(question())
            with pytest.raises(Stumbled, match="UnknownBot"):
                await process.think(question("genius"))
            assert await process.think(question()) == first
        finally:
            await process.end()
        assert process.process.returncode is not None

    asyncio.run(story())


# Positions that a process keeps


class Pupil:
    """A process without a process: what it is told, and what it thinks then."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.knowledge = Knowledge()
        self.told = 0  # lines

    def think(self, question: Question) -> list[Thought]:
        news = self.knowledge.news(question)
        self.told += len(news.lines)
        found = self.thinker.think(news)
        self.knowledge.learn(question)
        return found


def from_the_record(game: Journal, question: Question) -> str:
    """What the bot does if its position is replayed from the first action."""
    rng = Random(question.seed)
    perspective = bots.Perspective(replay(game.record, None, game.edition), question.seat, rng)
    return perspective.name(bots.bot(question.level, rng).consider(perspective)[0].action)


def play_on(game: Journal, pupil: Pupil, chance: Random) -> None:
    game.deal(chance)
    if game.state.actor != wk.OVER:
        question = asked(game)
        move = pupil.think(question)[0].move
        assert move == from_the_record(game, question)
        game.play(game.state.action(move))


@pytest.mark.parametrize("name", wk.games())
def test_over_a_game_each_action_is_sent_and_played_once(name: str) -> None:
    game, pupil, chance = Journal(wk.game(name), ["Ann", "Bob", "Cem"], {}, None), Pupil(), Random(3)
    while game.state.actor != wk.OVER:
        play_on(game, pupil, chance)
    after_the_last_thought = [entry.seat for entry in reversed(game.record.entries)]
    last = next(number for number, seat in enumerate(after_the_last_thought) if seat >= 0)
    assert pupil.thinker.played == pupil.told == len(game.record.entries) - last - 1


def test_what_was_taken_back_is_unlearnt() -> None:
    game, pupil, chance = Journal(wk.game("artisans"), ["Ann", "Bob"], {}, None), Pupil(), Random(3)
    for _ in range(20):
        play_on(game, pupil, chance)
    game.take_back(len(game.record.entries) - 3)
    other = game.state.legal()[-1]
    game.play(other)
    before = pupil.told
    play_on(game, pupil, chance)
    assert pupil.told > before + 10, "all of it is sent anew"
    before = pupil.told
    play_on(game, pupil, chance)
    assert pupil.told <= before + 10


def test_tables_that_nobody_asks_about_are_forgotten_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.server.thinking.memory.KEPT", 2)
    game, pupil = Journal(wk.game("artisans"), ["Ann", "Bob"], {}, None), Pupil()
    game.deal(Random(3))
    for table in ("a", "b", "a", "c", "b", "a", "a", "c"):
        pupil.think(asked(game, table=table))
        assert list(pupil.knowledge.tables) == list(pupil.thinker.positions)
    assert list(pupil.thinker.positions) == ["a", "c"]


def test_after_a_mistake_of_a_bot_nothing_is_known_of_its_table() -> None:
    thinker = Thinker()
    assert isinstance(thinker.answered(msgspec.json.encode(question())), list)
    assert thinker.answered(msgspec.json.encode(question("genius"))) == "UnknownBot"
    assert not thinker.positions
    assert thinker.answered(msgspec.json.encode(msgspec.structs.replace(question(), start=None))) == "LookupError"


def test_a_bot_that_searches_goes_on_from_its_last_thought() -> None:
    """Artefakt, three cards in a row (§4.1): the second thought goes on from the first; elsewhere a new one begins."""
    game, pupil, chance = Journal(wk.game("artefakt"), ["Ann", "Bob"], {}, None), Pupil(), Random(3)
    game.deal(chance)
    while not game.state.name(game.state.legal()[0]).startswith("assign"):
        game.play(chance.choice(game.state.legal()))
        game.deal(chance)
    game.play(game.state.action(pupil.think(asked(game, "expert"))[0].move))
    first = search_of(pupil, "table")
    assert first.knows(bots.Perspective(game.state, game.state.actor, Random(4)))
    for table in ("table", "other"):
        pupil.think(asked(game, "expert", table=table))
    assert search_of(pupil, "table") is first
    assert search_of(pupil, "other") is not first


def search_of(pupil: Pupil, table: str) -> Search:
    """What the expert in the first seat of a table thinks with."""
    mind = pupil.thinker.minds[f"{table}/0/expert"]
    assert isinstance(mind, bots.SearchBot)
    assert mind.search is not None
    return mind.search


def test_few_bots_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wunderkammer.server.thinking.thinker.MINDS", 2)
    game, pupil = Journal(wk.game("artefakt"), ["Ann", "Bob"], {}, None), Pupil()
    game.deal(Random(3))
    for table, level in (("a", "expert"), ("b", "expert"), ("c", "amateur"), ("a", "expert"), ("d", "expert")):
        pupil.think(asked(game, level, table=table))
    assert list(pupil.thinker.minds) == ["a/0/expert", "d/0/expert"]
