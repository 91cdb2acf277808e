"""Bots for free seats, before the game begins. The right to a free seat is its invitation, also for this."""

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from wunderkammer import bots
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.server.house.house import House
from wunderkammer.server.http.callers import caller_of
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.http.sitting import Drawn, Secret
from wunderkammer.server.tables import gathering
from wunderkammer.server.tables.refusal import refused
from wunderkammer.server.tables.tokens import new_token
from wunderkammer.server.wire import fields

Level = Annotated[str, Meta(max_length=20), fields.one_of(*bots.bots())]


class Filling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots of this level take the seats of these invitations, all or none of them."""

    invitations: Annotated[list[Secret], Meta(min_length=1, max_length=9)]
    level: Level
    id: Drawn = ""


class Freeing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot in the seat of this invitation gets up again."""

    invitation: Secret
    id: Drawn = ""


class Settled(msgspec.Struct, frozen=True):
    event: int


@post("/tables/{name:str}/fill", summary="Let bots take free seats", responses=refusals(403, 404, 409, 413, 503))
async def fill(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Filling]) -> Settled:
    checked(data.level)
    house = await allowed(request, name)
    command = f"fill/{data.id or new_token()}"
    return Settled(await house.submit(name, command, lambda now: gathering.fill(now, data.invitations, data.level)))


@post("/tables/{name:str}/free", summary="Let a bot get up again", responses=refusals(403, 404, 409, 413, 503))
async def free(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Freeing]) -> Settled:
    house = await allowed(request, name)
    command = f"free/{data.id or new_token()}"
    return Settled(await house.submit(name, command, lambda now: gathering.free(now, data.invitation)))


async def allowed(request: Request[Any, Any, Any], name: str) -> House:
    """A bot's seat counts like one that is taken by a person, and so does an event."""
    house: House = request.app.state.house
    room = await house.newest(name)
    house.quotas.seat(caller_of(request))
    house.quotas.event(room.table.number)
    return house


def checked(level: str) -> str:
    """Refused if there is no such bot."""
    try:
        bots.check_level(level)
    except WunderkammerError as error:
        raise refused(error) from None
    return level
