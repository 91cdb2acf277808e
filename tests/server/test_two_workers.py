"""Whole games on PostgreSQL and Valkey, with two workers that serve the same tables."""

import asyncio
from collections.abc import Callable, Iterator
from random import Random

import pytest

from .serving import Server, make, play_out, seated, served
from .test_whole_games import GAMES, check_record


@pytest.fixture(scope="module")
def workers(
    tmp_path_factory: pytest.TempPathFactory, postgres: Callable[[], str], valkey: str
) -> Iterator[tuple[Server, Server]]:
    environment = {"DATABASE_URL": postgres(), "BUS_URL": valkey}
    folder = tmp_path_factory.mktemp("workers")
    with served(folder, environment) as one, served(folder, environment) as two:
        yield one, two


@pytest.mark.parametrize(("game", "levels"), GAMES)
def test_a_whole_game(game: str, levels: list[str | None], workers: tuple[Server, Server]) -> None:
    async def play() -> None:
        made = await make(workers[0].address, game, levels)
        tokens = [token for token in made["tokens"] if token]
        last = await asyncio.gather(
            *[
                play_out(workers[number % 2].address, made["table"], token, Random(number))
                for number, token in enumerate(tokens)
            ]
        )
        for worker in workers:
            await check_record(worker.address, made, last)

    asyncio.run(play())


def test_what_one_worker_writes_the_other_knows_at_once(workers: tuple[Server, Server]) -> None:
    """Who comes to the other worker sees all of it, is known there, and is not told twice."""

    async def story() -> None:
        one, two = (worker.address for worker in workers)
        made = await make(one, "artisans", [None, None])
        ann, bob = made["tokens"]
        async with seated(one, made["table"], ann) as person:
            for number in range(10):
                await person.say(do="say", id=f"s{number}", text=f"{number}")
                done = await person.hear("done")
                async with seated(two, made["table"], bob, seen=done["event"] - 1) as other:
                    shown = await other.hear("table")
                    assert shown["event"] == done["event"]
                    assert shown["news"] == [{"what": "said", "seat": 0, "text": f"{number}"}]
                    await other.say(do="say", id=f"s{number}", text="yes")
                    assert (await other.hear("done"))["event"] == done["event"] + 1
                    assert (await other.hear("table"))["event"] == done["event"] + 1
                while (await person.hear("table"))["event"] != done["event"] + 1:
                    pass

    asyncio.run(story())


def test_a_command_that_is_sent_to_both_workers_is_done_once(workers: tuple[Server, Server]) -> None:
    async def story() -> None:
        one, two = (worker.address for worker in workers)
        made = await make(one, "artisans", [None, None])
        async with (
            seated(one, made["table"], made["tokens"][0]) as here,
            seated(two, made["table"], made["tokens"][0]) as there,
        ):
            for number in range(20):
                command = {"do": "say", "id": f"s{number}", "text": "hello"}
                await asyncio.gather(here.say(**command), there.say(**command))
                first, second = await asyncio.gather(here.hear("done"), there.hear("done"))
                assert first == second

    asyncio.run(story())
