"""Who asks over HTTP: the seat of the bearer token, or a spectator."""

from typing import Any

from litestar import Request

from wunderkammer.server.house import Room
from wunderkammer.server.refusal import Refused

A_SEAT: list[dict[str, list[str]]] = [{"seat": []}]
ANYBODY = [{}, *A_SEAT]


def eyes_of(request: Request[Any, Any, Any], room: Room) -> int | None:
    """Whose eyes look: the seat of the bearer token, or a spectator's."""
    seats = seats_of(request, room)
    return seats[0] if seats else None


def seats_of(request: Request[Any, Any, Any], room: Room) -> list[int]:
    """The seat that the bearer token opens; none without a token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not token:
        return []
    seat = room.table.chairs.holder(token) if kind.lower() == "bearer" else None
    if seat is None:
        raise Refused("wrong-token")
    return [seat]
