"""The house of one device: the same application, its tables kept page by page, its bots asked elsewhere."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from web.device import beside

from wunderkammer import record
from wunderkammer.record import fair, line_of
from wunderkammer.server.house.house import House
from wunderkammer.server.local.door import Door
from wunderkammer.server.local.opening import LocalHouse
from wunderkammer.server.thinking import analyst
from wunderkammer.server.wire.messages import PROTOCOL
from wunderkammer.store import Appended, Row, Secret, StoreError, StoreTrouble
from wunderkammer.store.in_memory import PAGE, MemoryStore

from .inside import tell, until

KEY = Secret(bytes(range(32)))
FIRST = Row(1, "made", b"{}", 1000.5)
JSON = {"content-type": "application/json"}


class Drawer:
    """Keeps pages, as a browser does."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.written: list[int] = []  # how many pages, each time
        self.full = False

    async def load(self) -> bytes:
        return b"".join(page for _, page in sorted(self.pages.items()))

    async def keep(self, changed: dict[int, bytes], pages: int) -> None:
        if self.full:
            raise OSError("no room")
        self.pages = {number: page for number, page in (self.pages | changed).items() if number < pages}
        self.written.append(len(changed))


async def weigh(game: bytes, hear: Callable[[bytes], None]) -> None:
    analyst.weigh(game, hear)


def told(drawer: Drawer, *stories: Callable[[Door], Awaitable[Any]]) -> list[Any]:
    """Each story in a house that was opened anew."""

    async def telling() -> list[Any]:
        answers = []
        for story in stories:
            async with LocalHouse(drawer, beside, weigh) as door:
                answers.append(await story(door))
        return answers

    return asyncio.run(telling())


async def asked(door: Door, target: str, body: object = None, token: str = "", status: int = 200) -> Any:  # noqa: ANN401
    headers = {"authorization": f"Bearer {token}"} if token else {}
    if body is None:
        answer = await door.request("GET", f"/api{target}", headers)
    else:
        answer = await door.request("POST", f"/api{target}", headers | JSON, json.dumps(body).encode())
    assert answer.status == status, answer
    return json.loads(answer.body) if answer.kind.startswith("application/json") else answer.body.decode()


async def seated(door: Door, game: str, bots: list[str | None]) -> tuple[str, str]:
    """A table with me at it: its name and my token."""
    made = await asked(door, "/tables", {"game": game, "seats": len(bots), "bots": bots}, status=201)
    invitation = next(filter(None, made["invitations"]))
    sitting = await asked(door, f"/tables/{made['table']}/sit", {"name": "Ada", "invitation": invitation}, status=201)
    return made["table"], sitting["token"]


async def played(door: Door, table: str, token: str, moves: int) -> dict[str, Any]:
    """So many first moves of mine, or until the game is over; the table then."""
    now: dict[str, Any] = await asked(door, f"/tables/{table}?seen={2**53 - 1}", token=token)
    for number in range(moves):
        while now["phase"] != "over" and 0 not in now["asked"]:
            now = await asked(door, f"/tables/{table}?seen={now['event']}&wait=20", token=token)
        if now["phase"] == "over":
            break
        command = {"do": "play", "id": f"{now['event']}-{number}", "event": now["event"], "moves": [now["legal"][0]]}
        await asked(door, f"/tables/{table}/do", command, token, status=201)
        now = await asked(door, f"/tables/{table}?seen={2**53 - 1}", token=token)
    return now


def test_a_game_goes_on_after_the_house_was_closed_and_its_record_is_sound() -> None:
    drawer = Drawer()

    async def begin(door: Door) -> tuple[str, str]:
        table, token = await seated(door, "artisans", [None, "greedy"])
        before = await played(door, table, token, 4)
        assert before["ply"] >= 4
        return table, token

    ((table, token),) = told(drawer, begin)

    async def go_on(door: Door) -> str:
        assert (await asked(door, f"/tables/{table}", token=token))["ply"] >= 4
        now = await played(door, table, token, 500)
        assert now["phase"] == "over"
        text: str = await asked(door, f"/tables/{table}/record")
        return text

    (text,) = told(drawer, go_on)
    kept, fairness = record.parse(text), fair.noted(text)
    record.verify(kept)
    assert fairness is not None
    assert fair.check(kept, fairness) > 0


def test_a_connection_says_what_a_websocket_says() -> None:
    async def story(door: Door) -> None:
        table, token = await seated(door, "artefakt", [None, "greedy"])
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        ended: list[tuple[int, str]] = []
        line = door.connect(
            f"/api/tables/{table}/live",
            lambda text: heard.put_nowait(json.loads(text)),
            lambda code, reason: ended.append((code, reason)),
        )
        line.say(json.dumps({"do": "hello", "protocol": PROTOCOL, "tokens": [token], "seen": 0}))
        assert (await heard.get())["is"] == "welcome"
        now = await heard.get()
        while 0 not in now["asked"]:
            now = await heard.get()
        line.say(json.dumps({"do": "why", "id": "1", "seat": 0, "move": "nonsense"}))
        assert (await heard.get())["id"] == "1"
        line.hang_up()
        assert line.task is not None
        await line.task
        assert len(ended) == 1

    told(Drawer(), story)


def test_a_connection_without_a_table_is_refused_and_closed() -> None:
    async def story(door: Door) -> None:
        heard: list[str] = []
        ended: list[tuple[int, str]] = []
        line = door.connect("/api/tables/nowhere/live", heard.append, lambda *end: ended.append(end))
        assert line.task is not None
        await line.task
        assert [json.loads(text)["code"] for text in heard] == ["no-such-table"]
        assert ended == [(1008, "no-such-table")]

    told(Drawer(), story)


def test_only_pages_that_changed_are_kept() -> None:
    drawer = Drawer()

    async def story() -> None:
        store = await MemoryStore.open(drawer)
        for name in range(40):
            await store.make(f"table {name}", KEY, FIRST)
        before = dict(drawer.pages)
        assert await store.append("table 7", Row(2, "one", b"\x00\xff", 1001.0), over=False) == Appended()
        changed = [number for number, page in drawer.pages.items() if page != before.get(number)]
        assert 0 < len(changed) == drawer.written[-1] < len(drawer.pages)
        kept = len(drawer.written)
        assert await store.rows("table 7", after=1) == [Row(2, "one", b"\x00\xff", 1001.0)]
        assert len(drawer.written) == kept, "who reads changes nothing"
        await store.close()
        assert len(await drawer.load()) % PAGE == 0
        again = await MemoryStore.open(drawer)
        assert await again.rows("table 7") == [FIRST, Row(2, "one", b"\x00\xff", 1001.0)]
        assert await again.secret("table 39") == KEY
        await again.close()

    asyncio.run(story())


def test_without_room_nothing_is_promised_and_nothing_is_lost() -> None:
    drawer = Drawer()

    async def story() -> None:
        store = await MemoryStore.open(drawer)
        drawer.full = True
        with pytest.raises(StoreTrouble) as caught:
            await store.make("a", KEY, FIRST)
        assert caught.value.cause == "full"
        assert store.health.cause == "full"
        drawer.full = False
        await store.make("b", KEY, FIRST)
        assert store.health.cause == ""
        again = await MemoryStore.open(drawer)
        assert await again.rows("b") == [FIRST]

    asyncio.run(story())


def test_pages_that_are_no_log_are_refused() -> None:
    drawer = Drawer()
    drawer.pages = {0: b"a letter to my aunt".ljust(PAGE)}
    with pytest.raises(StoreError) as caught:
        asyncio.run(MemoryStore.open(drawer))
    assert caught.value.code == "store-unusable"


def test_a_record_from_elsewhere_becomes_a_past_game_that_can_be_forked() -> None:
    async def elsewhere(door: Door) -> str:
        table, token = await seated(door, "artisans", [None, "greedy"])
        await played(door, table, token, 500)
        text: str = await asked(door, f"/tables/{table}/record")
        return text

    (text,) = told(Drawer(), elsewhere)

    async def here(door: Door) -> None:
        kept = await asked(door, "/here/records", {"record": text}, status=201)
        again = await asked(door, "/here/records", {"record": text}, status=201)
        assert again == kept
        assert [one["table"] for one in await asked(door, "/tables?phase=over")] == [kept["table"]]
        assert await asked(door, f"/tables/{kept['table']}/record") == text
        replay = await asked(door, f"/tables/{kept['table']}/replay?eyes=open")
        wish = {"game": "artisans", "seats": 2, "bots": [None, "greedy"], "table": kept["table"], "at": 30}
        fork = await asked(door, "/tables", wish, status=201)
        assert len(replay["steps"]) > 30
        assert (await asked(door, f"/tables/{fork['table']}"))["phase"] == "gathering"

    told(Drawer(), here)


def test_what_is_no_record_is_not_kept() -> None:
    async def story(door: Door) -> None:
        refusal = await asked(door, "/here/records", {"record": "a letter to my aunt"}, status=409)
        assert refusal["code"] == "not-a-record"
        assert await asked(door, "/tables?phase=over") == []

    told(Drawer(), story)


def test_a_running_game_goes_on_elsewhere_where_it_is(tmp_path: Path) -> None:
    async def leave(door: Door) -> tuple[dict[str, Any], dict[str, Any]]:
        table, token = await seated(door, "artefakt", [None, "greedy"])
        now = await played(door, table, token, 3)
        while now["asked"] != [0]:  # where several choose, the others first
            now = await asked(door, f"/tables/{table}?seen={now['event']}&wait=20", token=token)
        await asked(door, f"/tables/{table}/take", {"tokens": ["somebody-else"]}, status=403)
        luggage = await asked(door, f"/tables/{table}/take", {"tokens": [token]})
        return luggage, now

    ((luggage, before),) = told(Drawer(), leave)

    async def arrive(house: House, address: str) -> None:
        wish = {"seats": 2, "bots": [None, "greedy"], **luggage}
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            made = (await client.post("/tables", json=wish)).json()
            person = {"name": "Ada", "invitation": made["invitations"][0]}
            await client.post(f"/tables/{made['table']}/sit", json=person)
        room = await house.room(made["table"])
        await until(lambda: room.table.journal is not None)
        assert [line_of(one) for one in room.table.game.record.entries][: luggage["at"]] == room.table.made.given
        assert len(room.table.made.given) == luggage["at"] == before["ply"]

    tell(tmp_path / "tables", arrive)


def test_the_device_says_what_each_level_would_take() -> None:
    async def story(door: Door) -> None:
        took = (await asked(door, "/here/speed"))["wanted"]
        assert list(took) == ["expert", "master", "grandmaster"]
        assert 0 < took["expert"] < took["master"] < took["grandmaster"]

    told(Drawer(), story)


def test_a_server_has_no_such_requests(tmp_path: Path) -> None:
    async def story(house: House, address: str) -> None:  # noqa: ARG001
        async with httpx.AsyncClient(base_url=f"http://{address}/api") as client:
            assert (await client.get("/here/speed")).status_code == 404
            assert (await client.post("/here/records", json={"record": ""})).status_code == 404

    tell(tmp_path / "tables", story)
