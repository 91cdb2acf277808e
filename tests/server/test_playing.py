"""Moves at a table: who answers what, and when."""

from pathlib import Path
from typing import Any

from wunderkammer.server.house.house import House

from .inside import legal, table_of, tell, to_assigning
from .serving import Person, seated


def test_simultaneous_choices_answer_the_same_ply(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 2)
        await to_assigning(house, room)
        event = room.table.number
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-2") as two:
            for person, seat in ((one, 0), (two, 1), (two, 1), (one, 0)):
                answer = await person.ask(
                    do="play", id=f"a{room.table.number}", event=event, moves=legal(room, seat)[:1]
                )
                now = room.table.number
                assert answer == {"is": "done", "id": answer["id"], "event": now} or answer["code"] == "stale"
                if answer["is"] == "refused":  # a second move needs the event of its question
                    assert answer["args"] == {"event": event, "now": now}
                    again = await person.ask(do="play", id=f"b{now}", event=now, moves=legal(room, seat)[:1])
                    assert again["is"] == "done"
        assert [entry.seat for entry in room.table.game.record.entries[-4:]] == [0, 1, 1, 0]

    tell(tmp_path, story)


def test_several_moves_are_all_done_or_none(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 2)
        await to_assigning(house, room)
        event, before = room.table.number, len(room.table.game.record.entries)
        three = ["assign bulky 1", "assign lady 2", "assign tall 3"]
        async with seated(address, "table", "token-1") as person:
            refused = await person.ask(do="play", id="a", event=event, moves=[*three[:2], "assign tall 2"])
            assert refused["is"] == "refused"
            assert refused["clause"]
            assert len(room.table.game.record.entries) == before
            assert (await person.ask(do="play", id="a", event=event, moves=three))["is"] == "done"
            assert len(room.table.game.record.entries) == before + 3
            for wrong, code in (([], "bad-message"), (["pass"] * 41, "bad-message")):
                answer = await raw_answer(person, {"do": "play", "id": "c", "event": event, "moves": wrong})
                assert answer["code"] == code

    tell(tmp_path, story)


async def raw_answer(person: Person, message: dict[str, Any]) -> dict[str, Any]:
    await person.say(**message)
    return await person.hear("refused")


def test_moves_never_go_across_chance_or_a_reveal(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 2)
        event = room.table.number
        async with seated(address, "table", "token-1") as one, seated(address, "table", "token-2") as two:
            figures = ["stand bulky", "stand lady"]
            assert (await one.ask(do="play", id="a", event=event, moves=figures))["code"] == "across-chance"
            assert room.table.number == event
            await to_assigning(house, room)
            cards = ["assign bulky 1", "assign lady 2", "assign tall 3"]
            await two.ask(do="play", id="b", event=room.table.number, moves=cards)
            answer = await one.ask(do="play", id="c", event=room.table.number, moves=[*cards, "move cw"])
            assert answer["code"] == "across-chance", "the last card is followed by the first that is revealed"

    tell(tmp_path, story)


def test_stale_plies_and_repeated_commands(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 2)
        event = room.table.number
        async with seated(address, "table", "token-1") as person:
            move = legal(room, 0)[:1]
            early = await person.ask(do="play", id="a", event=event + 1, moves=move)
            assert (early["code"], early["args"]) == ("stale", {"event": event + 1, "now": event})
            done = await person.ask(do="play", id="a", event=event, moves=move)
            assert done == {"is": "done", "id": "a", "event": event + 1}
            assert await person.ask(do="play", id="a", event=event, moves=move) == done
            assert room.table.number == event + 1
            late = await person.ask(do="play", id="b", event=event, moves=legal(room, 0)[:1])
            assert late["code"] == "stale", "the same seat is asked again, but it is another question"

    tell(tmp_path, story)


def test_two_seats_on_one_device(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 3)
        async with seated(address, "table", "token-2", "token-1") as both:
            assert (await both.hear("welcome"))["seats"] == [0, 1]
            shown = [await both.hear("table"), await both.hear("table")]
            assert [one["seat"] for one in shown] == [0, 1]
            assert [bool(one["legal"]) for one in shown] == [True, False]
            event, move = room.table.number, legal(room, 0)[:1]
            which = await both.ask(do="play", id="a", event=event, moves=move)
            assert (which["code"], which["args"]) == ("which-seat", {"seats": [1, 2]})
            assert (await both.ask(do="play", id="a", seat=2, event=event, moves=move))["code"] == "not-your-seat"
            assert (await both.ask(do="play", id="a", seat=1, event=event, moves=move))["code"] == "not-your-turn"
            assert (await both.ask(do="play", id="a", seat=0, event=event, moves=move))["is"] == "done"

    tell(tmp_path, story)


def test_spectators_see_and_say_nothing(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, "artefakt", [None] * 2)
        async with seated(address, "table") as watcher, seated(address, "table", "token-1") as person:
            shown = await watcher.hear("table")
            assert (shown["seat"], shown["legal"], shown["undo"]) == (None, [], None)
            for message in (
                {"do": "say", "text": "psst"},
                {"do": "leave"},
                {"do": "hint"},
                {"do": "why", "move": "pass"},
            ):
                assert (await watcher.ask(id="x", **message))["code"] == "spectator"
            await person.ask(do="play", id="a", event=room.table.number, moves=legal(room, 0)[:1])
            assert (await watcher.hear("table"))["ply"] > shown["ply"]
        async with seated(address, "table", "token-9") as nobody:
            assert (await nobody.hear())["code"] == "wrong-token"

    tell(tmp_path, story)
