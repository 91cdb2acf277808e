"""A running game is taken along, to go on elsewhere: by whoever plays all the seats of people, and by nobody else."""

from pathlib import Path
from typing import Any

from wunderkammer import record
from wunderkammer.record import line_of, practice
from wunderkammer.server.house.house import House
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import summary
from wunderkammer.server.tables.records import whole

from . import learning
from .inside import until
from .test_gathering import Caller, calling


async def take(caller: Caller, table: str, *tokens: str, **more: object) -> dict[str, Any]:
    return await caller.ask(f"/tables/{table}/take", tokens=tokens, **more)


async def begun(house: House, caller: Caller, *people: str, bots: int = 1) -> tuple[str, list[str]]:
    """A table that plays, and the tokens of its people."""
    made = await caller.make(seats=len(people) + bots, bots=[*[None] * len(people), *["random"] * bots])
    tokens = []
    for seat, name in enumerate(people):
        tokens.append((await caller.sit(made["table"], name, invitation=made["invitations"][seat]))["token"])
    table = house.rooms[made["table"]].table
    await until(lambda: table.phase == "playing" and 0 in table.actors())
    return table.name, tokens


def test_whoever_plays_alone_gets_the_whole_game_and_it_goes_on_elsewhere(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        name, (ann,) = await begun(house, caller, "Ann", bots=2)
        luggage = await take(caller, name, ann)
        table = house.rooms[name].table
        lines = [line_of(entry) for entry in table.game.record.entries]
        assert [line_of(entry) for entry in record.parse(luggage["record"]).entries] == lines
        assert "?" not in luggage["record"]
        assert (luggage["game"], luggage["at"]) == (table.made.game, len(table.game.record.entries))
        again = await caller.make(seats=3, bots=[None, "random", "random"], **luggage)
        await caller.sit(again["table"], "Ann", invitation=again["invitations"][0])
        copy = house.rooms[again["table"]].table
        await until(lambda: copy.phase == "playing")
        assert [line_of(entry) for entry in copy.game.record.entries][: luggage["at"]] == copy.made.given == lines
        assert copy.key != table.key, "what is still to come stays unknown"

    calling(tmp_path, story)


def test_a_table_that_was_taken_along_is_one_for_practice(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        name, (ann,) = await begun(house, caller, "Ann")
        room = house.rooms[name]
        before = room.table.practice
        once = await take(caller, name, ann, id="0123456789abcdef")
        number = room.table.number
        assert (before, room.table.practice) == (False, True)
        assert practice.is_practice(whole(room.table))
        assert [one.what for one in room.recent_news(0).news][-1] == "taken"
        assert '"practice":true' in summary.in_use(room.table).card
        assert await take(caller, name, ann, id="0123456789abcdef") == once
        assert room.table.number == number, "the same request again changes nothing"

    calling(tmp_path, story)


def test_two_people_at_one_device_take_it_together(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        name, (ann, bea) = await begun(house, caller, "Ann", "Bea")
        refusal = await take(caller, name, ann)
        assert (refusal["code"], refusal["args"]["seats"]) == ("others-play", [2])
        assert not house.rooms[name].table.practice
        assert "record" in await take(caller, name, bea, ann)

    calling(tmp_path, story)


def test_who_is_away_still_has_secrets(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        name, (ann, bea) = await begun(house, caller, "Ann", "Bea")
        await caller.do(name, bea, do="leave", id="l")
        assert (await take(caller, name, ann))["code"] == "others-play"

    calling(tmp_path, story)


def test_nobody_else_gets_it(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        name, (ann,) = await begun(house, caller, "Ann")
        number = house.rooms[name].table.number
        assert (await take(caller, name, "guessed"))["code"] == "wrong-token"
        assert (await take(caller, name))["code"] == "bad-request"
        assert (await take(caller, "nowhere", ann))["code"] == "no-such-table"
        assert house.rooms[name].table.number == number

    calling(tmp_path, story)


def test_only_while_it_is_played(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        made = await caller.make(seats=2)
        ann = (await caller.sit(made["table"], "Ann", invitation=made["invitations"][0]))["token"]
        assert (await take(caller, made["table"], ann))["code"] == "not-begun"
        learner = await learning.begun(caller.client, "artisans")
        tokens = [learner.headers["authorization"].removeprefix("Bearer ")]
        assert (await caller.ask(f"{learner.path}/take", tokens=tokens))["code"] == "in-lesson"
        name, (cyd,) = await begun(house, caller, "Cyd")
        table = house.rooms[name].table
        while table.phase == "playing":
            legal = [table.game.state.name(one) for one in table.game.state.legal(0)] if 0 in table.actors() else []
            if legal:
                await house.submit(name, f"{table.number}", lambda now: now.play(0, now.number, [legal[0]]))  # noqa: B023
            else:
                number = table.number
                await until(lambda: table.number > number)  # noqa: B023
        assert (await take(caller, name, cyd))["code"] == "game-over"

    calling(tmp_path, story)


def test_the_log_says_it(tmp_path: Path) -> None:
    async def story(house: House, caller: Caller) -> None:
        name, (ann,) = await begun(house, caller, "Ann")
        await take(caller, name, ann)
        rows = await house.store.rows(name)
        kept = [ev.decode(row.event) for row in rows]
        assert ev.Taken(0) in kept
        assert '"practice":true' in summary.from_log(kept, over=False).card

    calling(tmp_path, story)
