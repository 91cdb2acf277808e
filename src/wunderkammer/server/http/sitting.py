"""Sitting down: an invitation, or a free seat at a listed table, becomes a token that nobody else has ever seen."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.http.callers import caller_of
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.tables import gathering
from wunderkammer.server.tables.gathering import Person
from wunderkammer.server.tables.refusal import Refused
from wunderkammer.server.tables.table import Table
from wunderkammer.server.tables.tokens import derived_token, hashed, new_token
from wunderkammer.server.wire import fields

Secret = Annotated[str, Meta(max_length=64)]
Drawn = Annotated[str, Meta(pattern="^([!-~]{16,64})?$")]


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """If the answer got lost, the same request with the same `id` gets the same answer again."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    invitation: Secret = ""
    token: Secret = ""
    seat: fields.SeatNumber | None = None
    lang: Annotated[str, Meta(pattern="^(en|fr|de)?$")] = ""  # older pages send it; nothing depends on it
    seals: bool = False
    id: Drawn = ""


class Carrying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code of the message `carry`, on another device."""

    code: Secret
    id: Drawn = ""


class Seated(msgspec.Struct, frozen=True):
    seat: int
    token: str


@post("/tables/{name:str}/sit", summary="Take a seat", responses=refusals(403, 404, 409, 413, 503))
async def sit(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Sitting]) -> Seated:
    house: House = request.app.state.house
    room = await house.newest(name)
    person = Person(data.name, data.seals)
    house.quotas.seat(caller_of(request))
    if data.token:
        return await renamed(house, room, person, data.token)
    token = token_for(room.table, data)
    key, place = hashed(token), room.table.place(caller_of(request))
    await house.submit(
        name, f"sit/{key[:32]}", lambda now: gathering.sit(now, person, key, data.seat, data.invitation, place)
    )
    return seated(room, token)


@post(
    "/tables/{name:str}/carry",
    summary="Exchange the code of a seat for a token of this device",
    responses=refusals(403, 404, 409, 413, 503),
)
async def carry(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Carrying]) -> Seated:
    house: House = request.app.state.house
    room = await house.newest(name)
    house.quotas.seat(caller_of(request))
    token = token_for(room.table, data)
    key, code = hashed(token), hashed(data.code)
    await house.submit(name, f"carry/{key[:32]}", lambda now: now.carry(code, key, time.time()))
    return seated(room, token)


def token_for(table: Table, data: Sitting | Carrying) -> str:
    """A new token, or the same one for a repeated request. It takes the secret id, not only the invitation."""
    return derived_token(table.key, b"sit/" + msgspec.json.encode(data)) if data.id else new_token()


async def renamed(house: House, room: Room, person: Person, token: str) -> Seated:
    """A person already sitting there may change their name. The same name again changes nothing."""
    chairs = room.table.chairs
    seat = chairs.holder(hashed(token))
    if seat is None or chairs.all[seat].name != chairs.free_name(person.name, seat):
        command = f"name/{room.table.number}/{hashed(token + person.name)[:16]}"
        await house.submit(room.table.name, command, lambda now: gathering.rename(now, person, hashed(token)))
    return seated(room, token)


def seated(room: Room, token: str) -> Seated:
    seat = room.table.chairs.holder(hashed(token))
    if seat is None:  # they sat down with this request before, and got up since
        raise Refused("wrong-token")
    return Seated(seat, token)
