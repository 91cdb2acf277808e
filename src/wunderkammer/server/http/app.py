"""The ASGI application: routes, doors, and what happens when it starts and ends."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Receive, Scope, Send

import wunderkammer as wk
from wunderkammer.server.house import pulse
from wunderkammer.server.house.bus import Bus, NoBus, RedisBus
from wunderkammer.server.house.house import House
from wunderkammer.server.house.limits import Limits
from wunderkammer.server.http.api import TYPES, api
from wunderkammer.server.http.app_folder import APP, AT, headers_of, listed
from wunderkammer.server.http.assets import ASSETS, asset, built, door
from wunderkammer.server.http.callers import household
from wunderkammer.server.http.doors import Doors
from wunderkammer.server.http.fallback import PAGES, missing, reads_pages
from wunderkammer.server.http.live import live
from wunderkammer.server.http.readiness import Readiness
from wunderkammer.server.http.schema import OpenAPI
from wunderkammer.server.system.metrics import Metrics
from wunderkammer.server.tables.refusal import REFUSED, STATUS, Refused, out_of_reach
from wunderkammer.server.thinking.thinkers import Thinkers
from wunderkammer.server.thinking.weighing import Weigh, in_a_process
from wunderkammer.store import Store, StoreTrouble, open_store
from wunderkammer.texts import Speaker

LARGEST = 64 * 1024  # bytes of a request
SHOWN = 80  # characters of a host name that an answer repeats
EXPOSITION = "text/plain; version=0.0.4; charset=utf-8"
log = logging.getLogger(__name__)


class Settings(msgspec.Struct, frozen=True):
    """Where a server keeps its tables, and who has access."""

    store: Path | str
    bus: str = ""
    origins: frozenset[str] = frozenset()
    thinkers: int | None = None
    limits: Limits = Limits()
    hosts: frozenset[str] = frozenset()  # names besides addresses and localhost by which it may be called
    limited: bool = True  # how many requests a second may come from one address
    prefix: str = ""  # how the names of its tables begin
    app: Path | None = None  # the folder of the page that needs no server, to be offered beside it


class Staff(NamedTuple):
    """What a house works with."""

    store: Store
    bus: Bus
    thinkers: Thinkers
    weigh: Weigh = in_a_process


async def hired(settings: Settings, metrics: Metrics) -> Staff:
    store = await open_store(settings.store)
    bus = RedisBus(settings.bus) if settings.bus else NoBus()
    return Staff(store, bus, Thinkers(metrics, settings.thinkers))


def create_app(
    settings: Settings,
    hire: Callable[[Settings, Metrics], Awaitable[Staff]] = hired,
    more: Sequence[Router] = (),
) -> Litestar:
    """With `more` it answers to other requests, too."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            store, bus, thinkers, weigh = await hire(settings, app.state.metrics)
            house = House(store, bus, thinkers, app.state.metrics, settings.limits, settings.prefix, weigh)
            app.state.house = house
            app.state.readiness = Readiness(store)
            await house.serving_time.begin()
        except Exception:
            log.exception("cannot open the tables")
            raise
        busy = [asyncio.create_task(work) for work in (house.listen(), house.upkeep.run(), pulse.run(house))]
        app.state.ready = True
        log.info("open")
        yield
        log.info("closing")
        app.state.ready = False
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        await house.close()
        await thinkers.close()
        await bus.close()
        await store.close()
        log.info("closed")

    app = Litestar(
        route_handlers=[api, live, door, asset, healthz, readyz, metrics, *PAGES, *APP, *more],
        lifespan=[lifespan],
        exception_handlers={
            Refused: refusal,
            StoreTrouble: out_of_store,
            HTTPException: http_error,
            msgspec.ValidationError: invalid,
            RecursionError: invalid,
            UnicodeDecodeError: invalid,
            Exception: server_error,
        },
        openapi_config=described(),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    app.asgi_handler = guarded(app.asgi_handler)  # outside everything: middleware does not see what has no route
    app.state.doors = Doors(settings.origins, settings.hosts, settings.limited)
    app.state.metrics = Metrics()
    app.state.app = listed(settings.app)
    app.state.page = built(offers=bool(app.state.app))
    app.state.ready = False
    return app


def described() -> OpenAPIConfig:
    seat = SecurityScheme("http", scheme="bearer", description="The token of a seat, from sitting down")
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
    state = request.app.state
    missing = await state.readiness.missing() if state.ready else "not ready"
    if not missing and state.house.thinkers.stands_still:
        missing = "thinking"
    return Response(missing or "ready", status_code=503 if missing else 200)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(request.app.state.metrics.text(), headers={"content-type": EXPOSITION})


def guarded(app: ASGIApp) -> ASGIApp:
    """Name, origin, rate and headers, for every request, be it for a page that does not exist."""

    async def outer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        doors: Doors = scope["litestar_app"].state.doors
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        client = scope.get("client")
        answer = with_headers(send, scope["path"])
        counted = not scope["path"].startswith((ASSETS, AT))  # a page is many small files that never change
        if counted and not doors.may_call(household(client[0] if client else "")):
            await deny(answer, 429, "too-many")
        elif not doors.answers_to(headers.get("host")):
            await turn_away(answer, doors, headers["host"][:SHOWN], "text/html" in headers.get("accept", ""))
        elif scope["method"] not in ("GET", "HEAD") and not doors.admits(
            headers.get("origin"), scope["scheme"], headers.get("host")
        ):
            await deny(answer, 403, "origin")
        elif scope["method"] == "HEAD" and not scope["path"].startswith("/api"):
            await app(scope | {"method": "GET"}, receive, without_body(answer))
        else:
            await app(scope, receive, answer)

    return outer


def without_body(send: Send) -> Send:
    """The answer to HEAD is that to GET, without what it is about."""

    async def sending(message: Any) -> None:  # noqa: ANN401
        await send(message | {"body": b""} if message["type"] == "http.response.body" else message)

    return sending


def with_headers(send: Send, path: str) -> Send:
    closed = headers_of(path)

    async def sending(message: Any) -> None:  # noqa: ANN401
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *closed]
        await send(message)

    return sending


async def turn_away(send: Send, doors: Doors, host: str, person: bool) -> None:
    """Refuse a host name: log it once for the operator, answer browsers with a sentence and programs with JSON."""
    if not doors.asked_for_others:
        doors.asked_for_others = True
        log.warning("request refused for an unknown host name: allow it with --allow-host", extra={"status": 421})
    if person:
        await send_all(
            send, 421, b"text/plain; charset=utf-8", Speaker("en").say("error-unknown-host", host=host).encode()
        )
    else:
        await deny(send, 421, "unknown-host", {"host": host})


async def deny(send: Send, status: int, code: str, args: dict[str, str] | None = None) -> None:
    body = json.dumps({"is": "refused", "id": "", "code": code, "clause": "", "args": args or {}}).encode()
    await send_all(send, status, b"application/json", body)


async def send_all(send: Send, status: int, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def refusal(request: Request[Any, Any, Any], error: Refused) -> Response[dict[str, Any]]:
    request.app.state.metrics.refusals.labels(error.code).inc()
    return answered(STATUS.get(error.code, REFUSED), error.code, error.clause, error.details)


def out_of_store(request: Request[Any, Any, Any], error: StoreTrouble) -> Response[dict[str, Any]]:
    return refusal(request, out_of_reach(error))


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
