"""The page that needs no server, offered beside the tables: the folder that `make site` builds (docs/offline.md)."""

import asyncio
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from wunderkammer.server.http.assets import File, packed, sent
from wunderkammer.server.http.doors import APP_POLICY, HEADERS
from wunderkammer.server.http.fallback import content

AT = "/app/"
ASK_AGAIN = "no-cache"  # a newer version is noticed at once
OPEN = {**HEADERS, "content-security-policy": f"{APP_POLICY}; frame-ancestors 'none'"}
Encoded = list[tuple[bytes, bytes]]
Folder = dict[str, Path]


def encoded(headers: dict[str, str]) -> Encoded:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


CLOSED, OPENED = encoded(HEADERS), encoded(OPEN)


def headers_of(path: str) -> Encoded:
    """What the answer to a request for this path says about safety."""
    return OPENED if path.startswith(AT) else CLOSED


def listed(folder: Path | None) -> Folder:
    """All files by their path. They are read when somebody wants them."""
    return (
        {}
        if folder is None
        else {one.relative_to(folder).as_posix(): one for one in folder.rglob("*") if one.is_file()}
    )


@lru_cache(maxsize=256)
def read(name: str, path: Path, changed: int) -> File:  # noqa: ARG001 - a file that was built anew is read anew
    return packed(name, path.read_bytes())


@get([AT, f"{AT}{{name:path}}"], include_in_schema=False)
async def file(request: Request[Any, Any, Any]) -> Response[bytes]:
    folder: Folder = request.app.state.app
    name = str(request.path_params.get("name", "")).strip("/") or "index.html"
    if (path := folder.get(name)) is None or not path.is_file():
        raise NotFoundException
    return sent(request, await asyncio.to_thread(read, name, path, path.stat().st_mtime_ns), ASK_AGAIN)


@get("/away.js", include_in_schema=False)
async def away(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A worker of the browser for whoever keeps that page: it leads there while this server is away."""
    if not request.app.state.app:
        raise NotFoundException
    return Response(content("away.js"), media_type="text/javascript", headers={"cache-control": ASK_AGAIN})


APP = [file, away]
