"""What was said at a table, page by page. A new connection gets the newest page; older ones are sent on request."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get
from litestar.params import FromPath, FromQuery, QueryParameter

from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.http.bearer import eyes_of
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.wire import fields

PAGE = 50  # words


class Word(msgspec.Struct, frozen=True):
    event: int
    seat: int | None  # None: somebody who watches
    name: str  # of somebody who watches; at the table the seat says who it is
    text: str


class Chat(msgspec.Struct, frozen=True):
    """A page, the oldest word first. `earlier`: before which event to ask for the page before it, if there is one."""

    words: list[Word]
    earlier: int | None


@get(
    "/tables/{name:str}/chat",
    summary="What was said at the table, or by those who watch: the newest page or the one before an event",
    responses=refusals(404, 503),
)
async def chat(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    before: Annotated[int, QueryParameter(ge=1, le=fields.LARGEST)] = fields.LARGEST,
    of: FromQuery[Literal["table", "spectators"]] = "table",
) -> Chat:
    house: House = request.app.state.house
    room = await house.newest(name)
    if room.table.guide is not None:
        eyes_of(request, room)
    return page(room, before, "said" if of == "table" else "remarked")


def page(room: Room, before: int, what: str) -> Chat:
    words: list[Word] = []
    for event in range(min(len(room.news), before - 1), 0, -1):
        words += [
            Word(event, one.seat, one.name or "", one.text or "") for one in room.news[event - 1] if one.what == what
        ]
        if len(words) > PAGE:
            break
    shown = words[:PAGE][::-1]
    return Chat(shown, shown[0].event if len(words) > PAGE else None)
