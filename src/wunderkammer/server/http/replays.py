"""The requests for whole games, step by step: of a table, or of a record that is sent along."""

import gzip
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wunderkammer.server.house.house import House
from wunderkammer.server.http.bearer import ANYBODY, eyes_of
from wunderkammer.server.http.callers import caller_of
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.wire import fields
from wunderkammer.server.wire.replay import Eyes, Replay, eyes_allowed


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, of an edition file if it was played with one, and whose eyes are to see it."""

    record: fields.Written
    edition: fields.Figures = ""
    eyes: Eyes = "open"


@get(
    "/tables/{name:str}/replay",
    summary="The game step by step, as a seat, a spectator or, when it is over, anybody sees it",
    responses=refusals(403, 404, 409, 503),
    security=ANYBODY,
)
async def replayed(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    eyes: FromQuery[Eyes | Literal[""]] = "",
) -> Response[Replay]:
    """`eyes` is a seat, `spectator` or `open`; by default the seat of the bearer token, or a spectator."""
    house: House = request.app.state.house
    house.quotas.replay(caller_of(request))
    room = await house.newest(name)
    word = eyes_allowed(room.table, eyes, eyes_of(request, room))
    packed = await house.replayer.of_table(room.table, word)
    eyes_allowed(room.table, eyes, eyes_of(request, room))  # the answer took its time: is it still theirs to see?
    return unpacked(request, packed)


@post("/replay", summary="A record step by step", status_code=200, responses=refusals(403, 409, 413))
async def uploaded(request: Request[Any, Any, Any], data: JSONBody[Upload]) -> Response[Replay]:
    house: House = request.app.state.house
    house.quotas.replay(caller_of(request))
    return unpacked(request, await house.replayer.of_text(data.record, data.edition, data.eyes))


def unpacked(request: Request[Any, Any, Any], packed: bytes) -> Response[Any]:
    """Compressed for clients that accept it, otherwise in full."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type=MediaType.JSON, headers=headers)
