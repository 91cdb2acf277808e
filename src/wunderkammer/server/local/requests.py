"""What only the house of one device is asked: to keep a record, and how fast the device is."""

from typing import Any

import msgspec
from litestar import Request, Router, get, post
from litestar.params import JSONBody

from wunderkammer import editions, record
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.server.house.house import House
from wunderkammer.server.local.measuring import CLOCK, seconds_by_level
from wunderkammer.server.tables.records import put
from wunderkammer.server.tables.refusal import refused
from wunderkammer.server.wire import fields
from wunderkammer.store import StoreError


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, and of an edition file if it was played with one."""

    record: fields.Written
    edition: fields.Figures = ""


class Kept(msgspec.Struct, frozen=True):
    table: str


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


@get("/speed", summary="How long a search may take here, and would like to")
async def speed() -> Speed:
    return Speed(CLOCK, seconds_by_level())


HERE = Router("/api/here", route_handlers=[bring, speed])
