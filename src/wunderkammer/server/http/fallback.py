"""The few pages that the server has itself: the door, and what is shown where there is nothing."""

from functools import cache
from importlib.resources import files
from typing import Any

from litestar import MediaType, Request, Response, get

HOUR = {"cache-control": "public, max-age=3600"}


@cache
def content(name: str) -> bytes:
    return files("wunderkammer.server.http").joinpath("plain", name).read_bytes()


@get("/page.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return Response(content("page.css"), media_type=MediaType.CSS, headers=HOUR)


@get("/favicon.svg", include_in_schema=False)
async def icon() -> Response[bytes]:
    return Response(content("favicon.svg"), media_type="image/svg+xml", headers=HOUR)


def reads_pages(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody with a browser asks, and not for the interface of programs."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")


def missing() -> Response[bytes]:
    return Response(content("missing.html"), status_code=404, media_type=MediaType.HTML)


PAGES = [style, icon]
