"""Changing a table before its game, by whoever made it: the same choices as for a new one, and the same checks."""

from typing import Any

import msgspec
from litestar import Request, post
from litestar.params import FromPath, JSONBody

from wunderkammer.server.http.filling import allowed
from wunderkammer.server.http.making import Bots, Options, Pace, SeatCount, levels, possible
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.http.sitting import Drawn, Secret
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import gathering
from wunderkammer.server.tables.table import Table
from wunderkammer.server.tables.tokens import derived_token, hashed, new_token, same


class Changing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be played now, with the secret of whoever made the table. `bots` has null for people and free seats.

    People keep their seats, and all invitations stay valid. If the answer got lost, repeat it with the same `id`.
    """

    maker: Secret
    seats: SeatCount
    options: Options = {}
    bots: Bots = []
    listed: bool = False
    pace: Pace = 0
    practice: bool = False
    id: Drawn = ""


class Changed(msgspec.Struct, frozen=True):
    """`invitations` has one for each seat that was added, and null for the others."""

    event: int
    invitations: list[str | None]


@post(
    "/tables/{name:str}/change", summary="Change a table before its game", responses=refusals(403, 404, 409, 413, 503)
)
async def change(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Changing]) -> Changed:
    asked = levels(data.seats, data.bots)
    house = await allowed(request, name)
    table = (await house.room(name)).table
    options = possible(table.made.game, data.seats, data.options, table.edition)
    secrets = [invitation(table, data, seat) for seat in range(data.seats)]
    hashes = [hashed(one) for one in secrets]
    wish = ev.Changed(options, [level or "" for level in asked], hashes, data.listed, data.pace, data.practice)
    command = f"change/{data.id or new_token()}"
    event = await house.submit(name, command, lambda now: gathering.change(now, data.maker, wish))
    return Changed(event, [one if opens(table, seat, one) else None for seat, one in enumerate(secrets)])


def invitation(table: Table, data: JSONBody[Changing], seat: int) -> str:
    """To a seat that is added, or the same one for a repeated request."""
    return derived_token(table.key, b"change/%d/" % seat + msgspec.json.encode(data)) if data.id else new_token()


def opens(table: Table, seat: int, secret: str) -> bool:
    """Whether it is the invitation to this seat."""
    seats = table.chairs.all
    return seat < len(seats) and same(hashed(secret), seats[seat].invitation)
