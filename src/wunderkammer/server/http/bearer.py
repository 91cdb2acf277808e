"""The caller over HTTP: the seat of the bearer token, or a spectator."""

from typing import Any

from litestar import Request

from wunderkammer.server.house.rooms import Room
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.tables.tokens import hashed

A_SEAT: list[dict[str, list[str]]] = [{"seat": []}]
ANYBODY = [{}, *A_SEAT]


def eyes_of(request: Request[Any, Any, Any], room: Room) -> int | None:
    """Whose eyes look: the seat of the bearer token, or a spectator's. Ask again after each wait."""
    keys = keys_of(request)
    seats = room.table.chairs.played_with(keys)
    if keys and not seats:
        raise Refused("wrong-token")
    alone(room.table, seats)
    return seats[0] if seats else None


def alone(table: Table, seats: list[int]) -> None:
    """A lesson is not watched by anybody else."""
    if table.guide is not None and not seats:
        raise Refused("by-invitation")


def keys_of(request: Request[Any, Any, Any]) -> frozenset[str]:
    """The hash of the bearer token; none without one."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if token and kind.lower() != "bearer":
        raise Refused("wrong-token")
    return frozenset({hashed(token)} if token else ())
