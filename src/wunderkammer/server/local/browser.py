"""What the workers of the page call: the house and the thinker, with values that JavaScript understands.

Pyodide alone can import this. It starts a new interpreter for each worker.
"""

import json
from collections.abc import Callable
from typing import Any

import msgspec
from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

from wunderkammer.server.local.door import Door, Line
from wunderkammer.server.local.measuring import CLOCK
from wunderkammer.server.local.opening import LocalHouse
from wunderkammer.server.thinking import analyst
from wunderkammer.server.thinking.thinker import Thinker

JavaScript = Any
thinker = Thinker(CLOCK)


class Drawer:
    """The browser's database as a keeper."""

    def __init__(self, drawer: JavaScript) -> None:
        self.drawer = drawer

    async def load(self) -> bytes:
        return bytes((await self.drawer.load()).to_bytes())

    async def keep(self, changed: dict[int, bytes], pages: int) -> None:
        try:
            await self.drawer.keep(to_js([list(one) for one in changed.items()]), pages)
        except Exception as error:  # a JsException, whatever is in the way
            raise OSError(str(error)) from None


class Worker:
    """Another worker that thinks."""

    def __init__(self, worker: JavaScript) -> None:
        self.worker = worker

    async def ask(self, line: bytes) -> bytes:
        answer: str = await self.worker.ask(line.decode())
        return answer.encode()

    def end(self) -> None:
        self.worker.end()


class Front:
    def __init__(self, house: LocalHouse, door: Door) -> None:
        self.house = house
        self.door = door

    async def request(self, method: str, target: str, headers: str, body: str) -> JavaScript:
        answer = await self.door.request(method, target, json.loads(headers), body.encode())
        return to_js([answer.status, answer.kind, answer.body.decode()])

    def connect(self, target: str, hear: Callable[[str], None], closed: Callable[[int, str], None]) -> Line:
        return self.door.connect(target, hear, closed)


async def open_house(drawer: JavaScript, begin: JavaScript, weigh: JavaScript) -> Front:
    async def start() -> Worker:
        return Worker(await begin())

    async def elsewhere(game: bytes, hear: Callable[[bytes], None]) -> None:
        def heard(line: str) -> None:
            hear(line.encode())

        await weigh(game.decode(), create_proxy(heard))

    house = LocalHouse(Drawer(drawer), start, elsewhere)
    return Front(house, await house.__aenter__())


def answered(question: str) -> str:
    """What a bot thinks, as the thinking processes of the server say it."""
    return msgspec.json.encode(thinker.answered(question.encode())).decode()


def weighed(game: str, tell: Callable[[str], object]) -> None:
    """An analysis, line by line."""
    analyst.weigh(game.encode(), lambda line: tell(line.decode()))
