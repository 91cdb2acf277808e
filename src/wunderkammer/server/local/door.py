"""The door of an application that no network reaches: requests and connections are handed to it as they are."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import unquote

from litestar import Litestar

HOST = "localhost"
CLIENT = ("127.0.0.1", 0)
WENT = 1001  # the code of a connection whose page was closed


class Answer(NamedTuple):
    status: int
    kind: str  # what the body is
    body: bytes


class Door:
    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def request(self, method: str, target: str, headers: dict[str, str], body: bytes = b"") -> Answer:
        """One request, with `target` as in its first line."""
        status, kind, parts = 500, "", list[bytes]()
        asked = asyncio.Event()

        async def receive() -> Any:  # noqa: ANN401 - as ASGI has it
            if asked.is_set():
                await asyncio.Event().wait()  # the page stays
            asked.set()
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:  # noqa: ANN401
            nonlocal status, kind
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = dict(message["headers"]).get(b"content-type", b"").decode()
            else:
                parts.append(message.get("body", b""))

        scope = scope_of("http", target, headers) | {"method": method}
        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return Answer(status, kind, b"".join(parts))

    def connect(self, target: str, hear: Callable[[str], None], closed: Callable[[int, str], None]) -> "Line":
        """A connection like a WebSocket: `hear` gets what is said, `closed` is called once."""
        line = Line(hear, closed)
        scope = scope_of("websocket", target, {}) | {"subprotocols": []}
        line.task = asyncio.get_running_loop().create_task(line.serve(self.app, scope))
        return line


class Line:
    def __init__(self, hear: Callable[[str], None], closed: Callable[[int, str], None]) -> None:
        self.hear = hear
        self.closed = closed
        self.waiting: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.waiting.put_nowait({"type": "websocket.connect"})
        self.ended = False
        self.task: asyncio.Task[None] | None = None

    def say(self, text: str) -> None:
        self.waiting.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self.waiting.put_nowait({"type": "websocket.disconnect", "code": WENT})

    async def serve(self, app: Litestar, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self.waiting.get, self.send)  # type: ignore[arg-type]
        finally:
            self.end(WENT, "")

    async def send(self, message: Any) -> None:  # noqa: ANN401
        if message["type"] == "websocket.send":
            text = message.get("text")
            self.hear(message["bytes"].decode() if text is None else text)
        elif message["type"] == "websocket.close":
            self.end(message.get("code", 1000), message.get("reason") or "")

    def end(self, code: int, reason: str) -> None:
        if not self.ended:
            self.ended = True
            self.closed(code, reason)


def scope_of(kind: str, target: str, headers: dict[str, str]) -> dict[str, Any]:
    path, _, query = target.partition("?")
    every = {"host": HOST, **headers}
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in every.items()],
        "client": CLIENT,
        "server": (HOST, 80),
    }
