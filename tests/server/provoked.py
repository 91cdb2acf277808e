"""The application in this very process, for what has to be provoked from inside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from wunderkammer.server.http.app import Settings, create_app

HOSTS = frozenset({"table.example"})


@asynccontextmanager
async def opened(data: Path, **more: Any) -> AsyncIterator[tuple[Litestar, httpx.AsyncClient]]:  # noqa: ANN401
    """An application that has started, and a client of it."""
    app = create_app(Settings(data / "tables.db", **{"hosts": HOSTS, **more}))
    async with app.lifespan():
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example/api") as client:
            yield app, client
