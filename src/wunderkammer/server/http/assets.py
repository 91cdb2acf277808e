"""The page in the browser: the files that `make web` has built into the package."""

import gzip
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from wunderkammer.server.http.fallback import content

FOREVER = "public, max-age=31536000, immutable"  # for files whose name changes with what is in them
ASSETS = "/assets/"  # where they are found
KINDS = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
}


class File(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes


Page = dict[str, File]


@cache
def built() -> Page:
    """All files of the page by their path; nothing where it has not been built. Read once: it is small."""
    root = files("wunderkammer").joinpath("web")
    return dict(found(root, "")) if root.is_dir() else {}


def found(folder: Traversable, path: str) -> list[tuple[str, File]]:
    """The files of a folder and of those within."""
    every: list[tuple[str, File]] = []
    for one in folder.iterdir():
        name = f"{path}{one.name}"
        if one.is_dir():
            every += found(one, f"{name}/")
        else:
            plain = one.read_bytes()
            kind = KINDS.get(name.rpartition(".")[2], "application/octet-stream")
            every.append((name, File(kind, plain, gzip.compress(plain, mtime=0))))
    return every


@get("/", include_in_schema=False)
async def door(request: Request[Any, Any, Any]) -> Response[bytes]:
    page: Page = request.app.state.page
    if "index.html" not in page:
        return Response(content("index.html"), media_type=KINDS["html"])  # a page that needs no building
    return sent(request, page["index.html"], "no-cache")


@get(ASSETS + "{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any]) -> Response[bytes]:
    page: Page = request.app.state.page
    if (file := page.get(f"assets/{request.path_params['name']}")) is None:
        raise NotFoundException
    return sent(request, file, FOREVER)


def sent(request: Request[Any, Any, Any], file: File, keep: str) -> Response[bytes]:
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.plain, media_type=file.kind, headers=headers)
    return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})
