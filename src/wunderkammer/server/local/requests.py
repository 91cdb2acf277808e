"""What only the house of one device is asked: to keep a record, to let a game go elsewhere, how fast the device is."""

from typing import Any

import msgspec
from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody

from wunderkammer import editions, record
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.server.house.house import House
from wunderkammer.server.http.bearer import keys_of
from wunderkammer.server.local.measuring import CLOCK, seconds_by_level
from wunderkammer.server.tables.records import put
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.wire import fields
from wunderkammer.store import StoreError


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, and of an edition file if it was played with one."""

    record: fields.Written
    edition: fields.Figures = ""


class Kept(msgspec.Struct, frozen=True):
    table: str


class Luggage(msgspec.Struct, frozen=True):
    """A game as it stands, with what is hidden in it: what a server needs to go on with it."""

    game: str
    record: str
    edition: str
    at: int  # actions


class Speed(msgspec.Struct, frozen=True):
    """After how many seconds a search ends here, and how many each level would take for one decision without that."""

    clock: float
    wanted: dict[str, float]


@post("/records", summary="Keep the record of a finished game among the tables")
async def bring(request: Request[Any, Any, Any], data: JSONBody[Brought]) -> Kept:
    house: House = request.app.state.house
    try:
        figures = editions.of(record.parse(data.record).game, data.edition)
        return Kept(await put(house.store, data.record, figures, data.edition))
    except StoreError as error:
        if error.code != "table-exists":
            raise refused(error) from None
        return Kept(str(error.details["table"]))  # it is there already
    except WunderkammerError as error:
        raise refused(error) from None


@get("/tables/{name:str}/luggage", summary="A running game, to be taken to a server by somebody who plays it")
async def pack(request: Request[Any, Any, Any], name: FromPath[str]) -> Luggage:
    house: House = request.app.state.house
    table = (await house.newest(name)).table
    if not table.chairs.played_with(keys_of(request)):
        raise Refused("wrong-token")
    game = table.game.record
    return Luggage(game.game, record.write(game), table.made.edition, len(game.entries))


@get("/speed", summary="How long a search may take here, and would like to")
async def speed() -> Speed:
    return Speed(CLOCK, seconds_by_level())


HERE = Router("/api/here", route_handlers=[bring, pack, speed])
