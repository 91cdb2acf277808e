"""`serve`: the web table, for this machine and everyone who can reach it."""

import asyncio
import io
import logging
import os
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wunderkammer.cli.house import House
from wunderkammer.cli.keeping import Data, Database, make_folder, where
from wunderkammer.cli.options import Lang, house_of
from wunderkammer.core.errors import ServeError, StoreError
from wunderkammer.server.house import limits
from wunderkammer.server.house.bus import RedisBus
from wunderkammer.server.http import hosts
from wunderkammer.server.http.address import addresses, bound
from wunderkammer.server.system.logs import LEVELS, note_on
from wunderkammer.store import open_store
from wunderkammer.store.lock import serving
from wunderkammer.store.trouble import AWAY

if TYPE_CHECKING:
    from wunderkammer.server.http.app import Settings

HOST, PORT = "127.0.0.1", 8600
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds between two attempts to reach the store
log = logging.getLogger(__name__)

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535)]
Bus = Annotated[str, typer.Option("--bus", metavar="URL", envvar="BUS_URL")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=1, max=256)]
Origins = Annotated[list[str] | None, typer.Option("--origin", metavar="URL")]
Hosts = Annotated[
    list[str] | None,
    typer.Option("--allow-host", metavar="NAME", envvar="WUNDERKAMMER_HOSTS"),
]
App = Annotated[Path | None, typer.Option("--app", metavar="FOLDER", envvar="WUNDERKAMMER_APP")]
LogLevel = Annotated[str, typer.Option("--log-level", metavar="|".join(LEVELS))]
LimitWords = Annotated[
    list[str] | None,
    typer.Option("--limit", metavar="NAME=N", envvar="WUNDERKAMMER_LIMITS"),
]
Check = Annotated[bool, typer.Option("--check")]


def serve(
    ctx: typer.Context,
    host: Host = HOST,
    port: Port = PORT,
    data: Data = None,
    database: Database = None,
    bus: Bus = "",
    workers: Workers = 1,
    origin: Origins = None,
    allow_host: Hosts = None,
    limit: LimitWords = None,
    app: App = None,
    log_level: LogLevel = "info",
    check: Check = False,
    lang: Lang = None,
) -> None:
    """Serve the web table: live tables for people and bots."""
    # The server takes a second to import, and no other command needs it.
    try:
        from wunderkammer.server.http.app import Settings  # noqa: PLC0415
        from wunderkammer.server.http.running import run  # noqa: PLC0415
        from wunderkammer.server.http.workers import Workers as Crew  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise ServeError("extra-missing", {"library": missing.name, "extra": "table"}) from missing

    house = house_of(ctx, lang)
    if log_level not in LEVELS:
        raise ServeError("unknown-level", {"name": log_level, "allowed": list(LEVELS)})
    place = where(data, database)
    if workers > 1 and isinstance(place, Path):
        raise ServeError("workers-need-database", {"workers": workers})
    if app is not None and not (app / "index.html").is_file():
        raise ServeError("app-missing", {"folder": str(app)})
    make_folder(place)
    thinkers = max(1, ((os.cpu_count() or 2) - 1) // workers)
    names = hosts.known(host, allow_host or [])
    allowed = frozenset(origin or [])
    settings = Settings(place, bus, allowed, thinkers, limits.parsed(limit or []), names, app=app)
    with serving(place), bound(host, port) as listening:
        if check:
            asyncio.run(knock(settings))
            house.say("ui-serve-ready")
            return
        note_on(lowest=log_level)
        wait_for(settings)
        opened = partial(welcome, house, *addresses(host, listening.getsockname()[1]), place)
        if workers > 1:
            if not bus:
                house.whisper("ui-serve-no-bus")
            Crew(settings, listening, workers, log_level).run(opened)
        else:
            run(settings, listening, opened)
    house.say("ui-serve-closed")


def wait_for(settings: "Settings") -> None:
    """Wait until the store is there, as after a reboot; a wrong address is reported at once.

    Serving works without the bus: workers find it when it comes.
    """
    pause = FIRST_PAUSE
    while True:
        try:
            asyncio.run(knock(settings))
            return
        except ServeError as error:
            if error.code != "bus-unreachable":
                raise
            log.warning("the bus is unreachable: serving without it until it is back", extra={"cause": AWAY})
            return
        except StoreError as error:
            if error.code != "store-unreachable":
                raise
            extra = {"cause": AWAY, "problem": error.details["problem"]}
            log.warning("the database is unreachable: waiting for it", extra=extra)
        time.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


async def knock(settings: "Settings") -> None:
    """Whether store and bus are there; else an error says which is not."""
    await (await open_store(settings.store)).close()
    if settings.bus:
        bus = RedisBus(settings.bus)
        try:
            await bus.knock()
        finally:
            await bus.close()


def welcome(house: House, own: str, others: str, place: Path | str) -> None:
    """Where it is, for this machine and for others, where the tables are kept, and how to end it."""
    house.say("ui-serve-open", "bold", address=own)
    if others:
        house.say("ui-serve-others", address=others)
        if house.out.is_terminal and house.out.encoding.startswith("utf"):
            show_code(house, others)
    else:
        house.say("ui-serve-alone")
    if isinstance(place, Path):
        house.say("ui-serve-kept", file=str(place))
    house.say("ui-serve-end", "dim")


def show_code(house: House, address: str) -> None:
    """The address as a code for the camera of a phone."""
    import segno  # noqa: PLC0415 - comes with the extra `table`

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    house.out.out(drawn.getvalue(), highlight=False)
