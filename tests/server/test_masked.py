"""The record of a running game, as far as the reader may know it; all of it when the game is over."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from wunderkammer import record
from wunderkammer.server.house.house import House

from .inside import KEY, legal, table_of, tell
from .serving import play_out

HIDDEN = {"artefakt": "assign", "artisans": "deal"}


async def text_of(address: str, token: str = "") -> str:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=f"http://{address}/api/tables/table") as client:
        return (await client.get("/record", headers=headers)).text


@pytest.mark.parametrize("game", list(HIDDEN))
def test_a_record_hides_what_one_may_not_know(game: str, tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        room = await table_of(house, game, [None] * 2)
        rng = Random(4)
        for number in range(30):
            seat, ply = rng.choice(room.table.actors()), room.table.number
            move = rng.choice(legal(room, seat))
            await house.submit("table", f"c{number}", lambda table: table.play(seat, ply, [move]))  # noqa: B023
        whole = room.table.game.record.entries
        texts = [await text_of(address, token) for token in ("token-1", "token-2", "")]
        one, two, watcher = (record.parse(text).entries for text in texts)
        for number, entry in enumerate(whole):
            for seen in (one, two, watcher):
                assert seen[number].seat == entry.seat
                assert seen[number].move in (entry.move, f"{entry.move.split()[0]} ?")
        assert [entry.move for entry in one if entry.seat == 0] == [entry.move for entry in whole if entry.seat == 0]
        assert [entry.move for entry in two if entry.seat == 1] == [entry.move for entry in whole if entry.seat == 1]
        secret = f"{HIDDEN[game]} ?"
        assert 0 < sum(entry.move == secret for entry in one) < sum(entry.move == secret for entry in watcher)
        assert all(KEY.hex() not in text for text in texts)

    tell(tmp_path, story)


def test_a_record_is_whole_when_the_game_is_over(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None] * 2)
        await asyncio.gather(*[play_out(address, "table", f"token-{seat}", Random(seat)) for seat in (1, 2)])
        texts = {await text_of(address, token) for token in ("token-1", "token-2", "")}
        assert len(texts) == 1
        (text,) = texts
        assert "?" not in text
        assert KEY.hex() in text
        record.verify(record.parse(text))

    tell(tmp_path, story)


def test_there_is_no_record_before_the_game(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            made = (await client.post("/tables", json={"game": "artefakt", "seats": 2})).json()
            answer = await client.get(f"/tables/{made['table']}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-begun")

    tell(tmp_path, story)
