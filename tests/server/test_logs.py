"""Nothing secret is ever logged, or told in an error: no token, no key, no hidden card."""

import asyncio
import logging
from pathlib import Path
from random import Random

import httpx
import pytest

from wunderkammer.record.masked import masked

from .inside import KEY, legal, open_house, table_of, until
from .serving import seated


def test_no_secrets_in_the_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Of what the server logs at the loudest, through a game with mistakes and breakdowns."""
    caplog.set_level(logging.DEBUG)
    heard: list[str] = []

    async def story() -> list[str]:
        async with open_house(tmp_path) as (house, address):
            room = await table_of(house, "artefakt", [None, None, "random"])
            rng = Random(3)
            async with seated(address, "table", "token-1") as one, seated(address, "table", "token-2") as two:
                for number in range(40):
                    await until(lambda: legal(room, 0) or legal(room, 1))
                    person, seat = (one, 0) if legal(room, 0) else (two, 1)
                    ply, move = room.table.number, rng.choice(legal(room, seat))
                    await person.ask(do="play", id=f"m{number}", event=ply, moves=[move])
                    heard.append(str(await person.ask(do="play", id=f"x{number}", event=ply, moves=["oops"])))
            async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table") as client:
                wrong = {"authorization": "Bearer token-3-which-is-wrong"}
                heard.append((await client.get("", headers=wrong)).text)
                heard.append((await client.post("/do", json={"do": "play"}, headers=wrong)).text)
                house.rooms["table"].table.lengths.clear()  # so that something breaks
                heard.append((await client.get("")).text)
                heard.append((await client.post("/do", json={"do": "undo", "id": "u", "to": 0})).text)
            whole, seen = room.table.game.record, masked(room.table.game.record, None)
            return [
                entry.move for entry, other in zip(whole.entries, seen.entries, strict=True) if entry.move != other.move
            ]

    secret = asyncio.run(story())
    assert len(secret) > 5
    logged = "\n".join(f"{one.getMessage()} {one.__dict__} {one.exc_text}" for one in caplog.records if ours(one))
    assert "a request failed" in logged
    for text in (logged, "\n".join(heard)):
        assert "token-" not in text
        assert KEY.hex() not in text
        assert repr(KEY) not in text
        assert not [move for move in secret if move in text]


def ours(one: logging.LogRecord) -> bool:
    """Not what the clients of the test log about themselves."""
    return not one.name.startswith(("websockets", "httpx", "httpcore"))
