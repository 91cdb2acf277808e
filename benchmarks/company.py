"""The people round a table, each with a page of their own: they say and ask over the wire what the page does."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import httpx
import msgspec
from plan import Due
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wunderkammer.server.wire.messages import PROTOCOL

LOST = 20.0  # seconds after which something is given up
BOT = "amateur"
encode = msgspec.json.Encoder().encode


class Heard(msgspec.Struct):
    """What a client looks at in a message."""

    kind: str = msgspec.field(name="is")
    id: str = ""
    event: int = 0
    legal: list[str] = []
    phase: str = ""
    asked: list[int] = []


decoder = msgspec.json.Decoder(Heard)
NOTHING = Heard("")


class Times:
    """What was measured, in seconds from the moment at which somebody meant to act."""

    def __init__(self) -> None:
        self.done: list[float] = []
        self.told: list[float] = []
        self.previewed: list[float] = []
        self.late: list[float] = []  # the clients' own fault
        self.skipped = 0  # it was a bot's turn, or the game was over
        self.refused = 0


class Page:
    """One browser: a WebSocket, what it was told last, and the answers it waits for."""

    def __init__(self, company: "Company", token: str) -> None:
        self.company = company
        self.token = token
        self.last = NOTHING
        self.seen = 0
        self.answers: dict[str, asyncio.Future[Heard]] = {}
        self.foreseen = -1

    async def open(self) -> None:
        self.socket: ClientConnection = await connect(
            self.company.url, max_size=None, compression=None, ping_interval=None
        )
        tokens = [self.token] if self.token else []
        hello = {"do": "hello", "protocol": PROTOCOL, "tokens": tokens, "seen": self.seen}
        await self.socket.send(encode(hello).decode())
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                heard = decoder.decode(text)
                if heard.kind == "table":
                    self.last, self.seen = heard, heard.event
                    self.company.news()
                    self.look()
                elif (waiting := self.answers.pop(heard.id, None)) and not waiting.done():
                    waiting.set_result(heard)

    def look(self) -> None:
        """The list of moves is open: the page asks what each would change, once for each question."""
        if self.company.looking and self.last.legal and self.foreseen != self.last.event:
            self.foreseen = self.last.event
            self.company.spawn(self.foresee(time.perf_counter()))

    async def foresee(self, began: float) -> None:
        if (await self.ask(do="preview")).kind == "preview":
            self.company.times.previewed.append(time.perf_counter() - began)

    async def ask(self, **command: object) -> Heard:
        id_ = f"{self.company.number()}"
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.answers[id_] = answer
        try:
            await self.socket.send(encode({**command, "id": id_}).decode())
            async with asyncio.timeout(LOST):
                return await answer
        except (TimeoutError, ConnectionClosed):
            return Heard("lost")

    async def close(self) -> None:
        self.listening.cancel()
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            await self.socket.close()


class Company:
    """A table with its people, maybe a bot, maybe somebody who only watches."""

    def __init__(self, rng: Random, looking: bool) -> None:
        self.rng = rng
        self.means_to_look, self.looking = looking, False
        self.pages: list[Page] = []
        self.people: list[Page] = []
        self.times = Times()
        self.changed = asyncio.Event()
        self.counted = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def gather(
        self, address: str, client: httpx.AsyncClient, game: str, seats: int, bot: bool, spectators: int
    ) -> None:
        bots = [*[None] * (seats - 1), BOT] if bot else []
        made = (await client.post("/tables", json={"game": game, "seats": seats, "bots": bots})).raise_for_status()
        table: dict[str, Any] = made.json()
        self.url = f"ws://{address}/api/tables/{table['table']}/live"
        for number, invitation in enumerate(one for one in table["invitations"] if one):
            person = {"name": f"Person {number + 1}", "invitation": invitation}
            sat = (await client.post(f"/tables/{table['table']}/sit", json=person)).raise_for_status()
            self.people.append(Page(self, sat.json()["token"]))
        self.pages = [*self.people, *(Page(self, "") for _ in range(spectators))]

    async def open(self) -> None:
        for page in self.pages:
            await page.open()
        if not await self.until(lambda: all(page.last.phase == "playing" for page in self.pages)):
            raise RuntimeError("a table has not begun")

    def news(self) -> None:
        self.changed.set()

    def number(self) -> int:
        self.counted += 1
        return self.counted

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def until(self, holds: Callable[[], bool]) -> bool:
        try:
            async with asyncio.timeout(LOST):
                while not holds():
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            return False
        return True

    async def go_ahead(self, moves: int) -> None:
        """Some moves as quickly as may be, which do not count: tables in step would end their rounds in step, too."""
        for _ in range(moves):
            await self.until(lambda: any(page.last.legal for page in self.people) or self.over)
            await self.decide(time.perf_counter())
        self.times, self.looking = Times(), self.means_to_look

    @property
    def over(self) -> bool:
        return any(page.last.phase == "over" for page in self.people)

    async def play(self, began: float, plan: list[Due]) -> None:
        """Follow the plan. What comes too late because the server has not answered yet counts from when it was due."""
        for due in plan:
            planned = began + due.at
            if (rest := planned - time.perf_counter()) > 0:
                await asyncio.sleep(rest)
                self.times.late.append(time.perf_counter() - planned)
            await self.act(due.what, planned)

    async def act(self, what: str, planned: float) -> None:
        page = self.rng.choice(self.people)
        match what:
            case "decide":
                await self.decide(planned)
            case "say":
                self.spawn(self.timed(page, planned, do="say", text="Well played, and now it is your turn."))
            case "hint" if asked := [one for one in self.people if one.last.legal]:
                self.spawn(self.ignored(asked[0], do="hint"))
            case "return" | "reload":
                await page.close()
                page.seen = 0 if what == "reload" else page.seen
                await page.open()

    async def decide(self, planned: float) -> None:
        """A random move of somebody who is asked."""
        asked = [page for page in self.people if page.last.legal]
        if not asked:
            self.times.skipped += 1
            return
        page = self.rng.choice(asked)
        await self.timed(page, planned, do="play", event=page.last.event, moves=[self.rng.choice(page.last.legal)])

    async def timed(self, page: Page, planned: float, **command: object) -> None:
        answer = await page.ask(**command)
        if answer.kind == "refused":  # the table has gone on meanwhile
            self.times.refused += 1
            return
        self.times.done.append(time.perf_counter() - planned if answer.kind == "done" else LOST)
        told = await self.until(lambda: all(one.last.event >= answer.event for one in self.pages))
        self.times.told.append(time.perf_counter() - planned if told else LOST)

    async def ignored(self, page: Page, **command: object) -> None:
        await page.ask(**command)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*[page.close() for page in self.pages], return_exceptions=True)
