"""One address, seat or table cannot use what belongs to all; who is refused learns what is possible."""

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from wunderkammer.core.errors import ServeError
from wunderkammer.server.house import quotas
from wunderkammer.server.house.commands import do
from wunderkammer.server.house.house import House
from wunderkammer.server.house.limits import Limits, names, parsed
from wunderkammer.server.house.quotas import Allowance, Quotas
from wunderkammer.server.system.metrics import Metrics
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.tokens import hashed
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire.guest import Guest

from .filling import fill, made
from .inside import table_of, tell, until
from .serving import seated

NEW = {"game": "artisans", "seats": 2, "listed": True}


async def post(address: str, path: str, body: dict[str, Any], caller: str = "198.51.100.1") -> httpx.Response:
    """As from somewhere else, behind a proxy on this machine."""
    async with httpx.AsyncClient(base_url=f"http://{address}/api", headers={"x-forwarded-for": caller}) as client:
        return await client.post(path, json=body)


def refused(answer: httpx.Response, code: str, **args: object) -> None:
    told = answer.json()
    assert (answer.status_code, told["code"]) == (429, code)
    assert told["args"] | args == told["args"]


def count(house: House, limit: str) -> float:
    return house.metrics.registry.get_sample_value("wunderkammer_limits_total", {"limit": limit}) or 0.0


def test_who_makes_too_many_tables_is_refused_and_nobody_else(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        for _ in range(3):
            assert (await post(address, "/tables", NEW)).status_code == 201
        answer = await post(address, "/tables", NEW)
        refused(answer, "too-many-tables", allowed=3)
        assert 1 <= answer.json()["args"]["wait"] <= 1200
        assert (await post(address, "/tables", NEW, "198.51.100.2")).status_code == 201
        assert count(house, "tables-an-hour") == 1

    tell(tmp_path, story, Limits(tables_an_hour=3))


def test_who_keeps_too_many_tables_open_is_refused_until_one_is_over(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        made = [(await post(address, "/tables", NEW)).json()["table"] for _ in range(2)]
        refused(await post(address, "/tables", NEW), "too-many-open-tables", allowed=2)
        await house.store.change(('UPDATE tables SET over = 1 WHERE "table" = ?', (made[0],)))
        assert (await post(address, "/tables", NEW)).status_code == 201
        refused(await post(address, "/tables", NEW), "too-many-open-tables", allowed=2)
        assert count(house, "tables-open") == 2

    tell(tmp_path, story, Limits(tables_open=2))


def test_the_house_can_be_full(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await fill(house.store, [f"t{number}" for number in range(5)], made([ev.Chair()] * 2))
        refused(await post(address, "/tables", NEW), "too-many-tables-here", allowed=5)
        assert count(house, "tables-in-all") == 1

    tell(tmp_path, story, Limits(tables_in_all=5, gathering_hours=0))


def test_figures_and_forks_have_limits_of_their_own(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        over = await table_of(house, "artisans", ["random", "random"], name="over")
        await until(lambda: over.table.phase == "over")
        fork = {**NEW, "table": "over", "at": 0}
        assert (await post(address, "/tables", fork)).status_code == 201
        refused(await post(address, "/tables", fork), "too-many-forks", allowed=1)
        figures = {**NEW, "game": "artefakt", "edition": "no figures"}
        assert (await post(address, "/tables", figures)).status_code == 409
        refused(await post(address, "/tables", figures), "too-many-editions", allowed=1)
        assert (await post(address, "/tables", NEW)).status_code == 201

    tell(tmp_path, story, Limits(editions_an_hour=1, forks_an_hour=1))


def test_one_address_cannot_take_all_seats(tmp_path: Path) -> None:
    async def story(_: House, address: str) -> None:
        first, second = [(await post(address, "/tables", NEW)).json() for _ in range(2)]
        for name, invitation in zip(("Ada", "Bob"), first["invitations"], strict=True):
            body = {"name": name, "invitation": invitation}
            assert (await post(address, f"/tables/{first['table']}/sit", body)).status_code == 201
        body = {"name": "Cy", "invitation": second["invitations"][0]}
        refused(await post(address, f"/tables/{second['table']}/sit", body), "too-many-seats", allowed=2)
        refused(
            await post(address, f"/tables/{first['table']}/carry", {"code": "a guess"}), "too-many-seats", allowed=2
        )
        assert (await post(address, f"/tables/{second['table']}/sit", body, "198.51.100.2")).status_code == 201

    tell(tmp_path, story, Limits(seats_an_hour=2))


@pytest.mark.parametrize("limits", [Limits(connections=2), Limits(connections_in_all=2)])
def test_too_many_connections_are_refused(tmp_path: Path, limits: Limits) -> None:
    code = "too-many-connections" if limits.connections == 2 else "too-many-connections-here"

    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with seated(address, "table", "token-1") as one, seated(address, "table") as two:
            await one.hear("table")
            await two.hear("table")
            async with connect(f"ws://{address}/api/tables/table/live") as third:  # before it says hello
                told = json.loads(await third.recv())
                assert (told["is"], told["id"], told["code"], told["args"]) == (
                    "refused",
                    "hello",
                    code,
                    {"allowed": 2},
                )
            async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
                waiting = await client.get("/tables/table", params={"seen": 99, "wait": 20})
                refused(waiting, code)
        await until(lambda: not house.quotas.connected)
        async with seated(address, "table") as again:
            assert (await again.hear())["is"] == "welcome"

    tell(tmp_path, story, limits)


def test_words_and_hints_have_limits(tmp_path: Path) -> None:
    keys = frozenset({hashed("token-1")})

    async def story(house: House, _: str) -> None:
        room = await table_of(house, "artisans", [None, "random"])
        await until(lambda: room.table.actors() == [0])
        for number in range(2):
            await do(house, room, msg.Say(id=f"s{number}", text="Hello"), keys)
        with pytest.raises(Refused) as caught:
            await do(house, room, msg.Say(id="s2", text="Hello"), keys)
        assert (caught.value.code, caught.value.details["allowed"]) == ("too-many-words", 2)
        await do(house, room, msg.Say(id="s1", text="Hello"), keys)  # a repeated command is no new one
        house.quotas.words.used.clear()
        await do(house, room, msg.Say(id="s3", text="Hello"), keys)
        house.quotas.words.used.clear()
        with pytest.raises(Refused) as caught:
            await do(house, room, msg.Say(id="s4", text="Hello"), keys)
        assert caught.value.code == "too-many-words-here"
        house.quotas.hint("table", 0)
        with pytest.raises(Refused) as caught:
            await do(house, room, msg.Hint(id="h"), keys)
        assert caught.value.code == "too-many-hints"

    tell(tmp_path, story, Limits(words_a_minute=2, words_a_table=3, hints_a_minute=1))


def test_a_table_at_which_very_much_has_happened_takes_moves_only(tmp_path: Path) -> None:
    keys = frozenset({hashed("token-1")})

    async def story(house: House, _: str) -> None:
        room = await table_of(house, "artisans", [None, "random"])
        await until(lambda: room.table.actors() == [0])
        state = room.table.game.state
        play = msg.Play(id="p", event=room.table.number, moves=[state.name(state.legal(0)[0])])
        for message in (msg.Undo(id="u"), msg.Say(id="s", text="Hello"), msg.Leave(id="l")):
            with pytest.raises(Refused) as caught:
                await do(house, room, message, keys)
            assert caught.value.code == "too-many-events"
        await do(house, room, play, keys)

    tell(tmp_path, story, Limits(events_a_table=1))


def test_whole_games_are_told_so_often(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:
        await table_of(house, "artisans", [None, None])
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            assert (await client.get("/tables/table/replay")).status_code == 200
            refused(await client.get("/tables/table/replay"), "too-many-replays", allowed=1)
            refused(await client.post("/replay", json={"record": "of my own"}), "too-many-replays", allowed=1)

    tell(tmp_path, story, Limits(replays_a_minute=1))


def test_gatherings_to_which_nobody_comes_are_removed(tmp_path: Path) -> None:
    """Those at which somebody sits stay, those at which somebody looks, and games, however old."""

    async def story(house: House, _: str) -> None:
        person = ev.Chair("person", "Ada", token=hashed("token"))
        hour = time.time() - 3600
        await fill(house.store, ["empty", "newer"], made([ev.Chair()] * 2, listed=True), hour)
        await fill(house.store, ["fresh"], made([ev.Chair()] * 2), time.time())
        await fill(house.store, ["somebody"], made([person, ev.Chair()]), hour)
        await table_of(house, "artisans", [None, None], name="game")
        await house.store.change(("UPDATE tables SET made = 1000.0 WHERE phase = 'playing'", ()))
        await house.store.change(("UPDATE log SET at = 1000.0 WHERE \"table\" = 'game'", ()))
        house.upkeep.expired = -1e9
        old = house.quotas.limits
        house.quotas.limits = Limits(gathering_hours=1)
        await fill(house.store, ["older", "watched"], made([ev.Chair()] * 2), hour - 60)
        watched = await house.room("watched")
        watched.guests.add(Guest())
        await house.upkeep.expire()
        left = {name for live in (True, False) for name in await house.store.tables(live, 99)}
        assert left == {"fresh", "somebody", "game", "newer", "watched"}
        assert await house.store.rows("older") == []
        house.quotas.limits = old

    tell(tmp_path, story)


def test_an_allowance_comes_back_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("wunderkammer.server.house.quotas.time.monotonic", lambda: now[0])
    allowance = Allowance(6, 60.0)
    assert [allowance.wait("a") for _ in range(7)] == [0] * 6 + [10]
    assert allowance.wait("b") == 0
    now[0] += 10
    assert [allowance.wait("a"), allowance.wait("a")] == [0, 10]
    now[0] += 1000
    assert [allowance.wait("a") for _ in range(7)] == [0] * 6 + [10]
    assert [Allowance(0, 60.0).wait("a") for _ in range(9)] == [0] * 9


def test_who_calls_from_everywhere_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "KEPT", 10)
    spent = Quotas(Limits(), Metrics())
    for number in range(30):
        spent.seat(f"caller {number}")
        spent.table_made(f"caller {number}", "table")
    assert len(spent.seats.used) == len(spent.made) == 10


def test_limits_are_read_from_words() -> None:
    assert parsed([]) == Limits()
    assert parsed(["tables-an-hour=5", "connections=0"]) == Limits(tables_an_hour=5, connections=0)
    assert parsed(["off", "connections=7"]) == Limits(**dict.fromkeys(Limits.__struct_fields__, 0) | {"connections": 7})
    assert set(names()) == {one.replace("_", "-") for one in Limits.__struct_fields__}


def test_every_limit_is_documented_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in names():
        assert f"| `{name}` | {getattr(Limits(), name.replace('-', '_'))} |" in text


@pytest.mark.parametrize("word", ["tables=5", "connections", "connections=-1", "connections=x", "", "connections=1e9"])
def test_what_is_no_limit_is_refused(word: str) -> None:
    with pytest.raises(ServeError) as caught:
        parsed([word])
    assert caught.value.code == "unknown-limit"
