"""The ASGI application: routes, doors, and what happens when it starts and ends."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Receive, Scope, Send

import wunderkammer as wk
from wunderkammer.server.api import TYPES, api
from wunderkammer.server.bus import Bus, NoBus, RedisBus
from wunderkammer.server.doors import HEADERS, Doors
from wunderkammer.server.house import House
from wunderkammer.server.live import live
from wunderkammer.server.metrics import Metrics
from wunderkammer.server.page import ASSETS, asset, built, door
from wunderkammer.server.pages import PAGES, missing, reads_pages
from wunderkammer.server.refusal import REFUSED, STATUS, Refused
from wunderkammer.server.schema import OpenAPI
from wunderkammer.server.thinking import Thinkers
from wunderkammer.store import Store, open_store

LARGEST = 64 * 1024  # bytes of a request
CLOSED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
log = logging.getLogger(__name__)


class Settings(msgspec.Struct, frozen=True):
    """Where a server keeps its tables, and who may come."""

    store: Path | str
    bus: str = ""
    origins: frozenset[str] = frozenset()
    thinkers: int | None = None


def create_app(settings: Settings) -> Litestar:
    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            store: Store = await open_store(settings.store)
            bus: Bus = RedisBus(settings.bus) if settings.bus else NoBus()
            thinkers = Thinkers(settings.thinkers)
            house = House(store, bus, thinkers, app.state.metrics)
            app.state.house = house
            await house.resume()
        except Exception:
            log.exception("the tables cannot be opened")
            raise
        listening = asyncio.create_task(house.listen())
        app.state.ready = True
        log.info("open", extra={"count": len(house.rooms)})
        yield
        log.info("closing")
        app.state.ready = False
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await house.close()
        thinkers.close()
        await bus.close()
        await store.close()
        log.info("closed")

    app = Litestar(
        route_handlers=[api, live, door, asset, healthz, readyz, metrics, *PAGES],
        lifespan=[lifespan],
        exception_handlers={
            Refused: refusal,
            HTTPException: http_error,
            msgspec.ValidationError: invalid,
            RecursionError: invalid,
            Exception: server_error,
        },
        openapi_config=described(),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    app.asgi_handler = guarded(app.asgi_handler)  # outside everything: middleware does not see what has no route
    app.state.doors = Doors(settings.origins)
    app.state.metrics = Metrics()
    app.state.page = built()
    app.state.ready = False
    return app


def described() -> OpenAPIConfig:
    seat = SecurityScheme(
        "http", scheme="bearer", description="The token of a seat, from its link or from sitting down"
    )
    return OpenAPIConfig(
        title="Wunderkammer",
        version=wk.__version__,
        description="Live tables for programs; docs/protocol.md explains what the messages mean.",
        path="/api/schema",
        render_plugins=[OpenAPI(TYPES)],
        components=Components(security_schemes={"seat": seat}),
    )


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    ready = request.app.state.ready
    if ready:
        await request.app.state.house.store.tables(live=True, limit=1)
    return Response("ready" if ready else "not ready", status_code=200 if ready else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(request.app.state.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def guarded(app: ASGIApp) -> ASGIApp:
    """Origin, rate and headers, for every request, be it for a page that does not exist."""

    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        doors: Doors = scope["litestar_app"].state.doors
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        client = scope.get("client")
        answer = with_headers(send)
        counted = not scope["path"].startswith(ASSETS)  # a page is many small files that never change
        if counted and not doors.may_call(client[0] if client else ""):
            await deny(answer, 429, "too-many")
        elif scope["method"] != "GET" and not doors.admits(headers.get("origin"), headers.get("host")):
            await deny(answer, 403, "origin")
        else:
            await app(scope, receive, answer)

    return outer


def with_headers(send: Send) -> Send:
    async def sending(message: Any) -> None:  # noqa: ANN401
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *CLOSED]
        await send(message)

    return sending


async def deny(send: Send, status: int, code: str) -> None:
    body = json.dumps({"is": "refused", "id": "", "code": code, "clause": "", "args": {}}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def refusal(request: Request[Any, Any, Any], error: Refused) -> Response[dict[str, Any]]:
    request.app.state.metrics.refusals.labels(error.code).inc()
    return answered(STATUS.get(error.code, REFUSED), error.code, error.clause, error.details)


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return server_error(request, error)
    if error.status_code == 404 and reads_pages(request):
        return missing()
    problem = error.detail if not error.extra else f"{error.detail}: {error.extra}"
    told = answered(error.status_code, "bad-request", "", {"problem": problem})
    told.headers.update(error.headers or {})  # such as which methods there are
    return told


def invalid(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:  # noqa: ARG001
    return answered(400, "bad-message", "", {"problem": str(error)})


def server_error(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """What went wrong is for the log; the client learns that it did."""
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return answered(500, "server-error")


def answered(status: int, code: str, clause: str = "", args: dict[str, Any] | None = None) -> Response[dict[str, Any]]:
    content = {"is": "refused", "id": "", "code": code, "clause": clause, "args": args or {}}
    return Response(content, status_code=status, media_type=MediaType.JSON)
