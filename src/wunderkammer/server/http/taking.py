"""Taking a running game along, to a device or to another server, by whoever plays all the seats of people."""

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from wunderkammer import record
from wunderkammer.server.house.house import House
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.http.sitting import Drawn, Secret
from wunderkammer.server.tables.tokens import hashed, new_token


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of all seats of people. If the answer got lost, repeat it with the same `id`."""

    tokens: Annotated[list[Secret], Meta(min_length=1, max_length=9)]
    id: Drawn = ""


class Luggage(msgspec.Struct, frozen=True):
    """A game as it stands, with all that is hidden in it: what another house needs to go on with it."""

    game: str
    record: str
    edition: str
    at: int  # actions


@post(
    "/tables/{name:str}/take",
    summary="Take a running game along: all of it, for whoever plays all the seats of people",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 503),
)
async def take(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Taking]) -> Luggage:
    house: House = request.app.state.house
    room = await house.newest(name)
    house.quotas.event(room.table.number)
    keys = frozenset(map(hashed, data.tokens))
    await house.submit(name, f"take/{data.id or new_token()}", lambda now: now.take(keys))
    table = room.table
    game = table.game.record
    return Luggage(game.game, record.write(game), table.made.edition, len(game.entries))
