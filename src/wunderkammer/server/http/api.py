"""The same as over the WebSocket for programs that speak plain HTTP, and all other requests."""

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from wunderkammer import record
from wunderkammer.record import practice
from wunderkammer.record.masked import masked
from wunderkammer.server.house.commands import do
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.http.analysing import Analysed, Sheet, analysed, weighed
from wunderkammer.server.http.bearer import A_SEAT, ANYBODY, eyes_of, keys_of
from wunderkammer.server.http.callers import caller_of
from wunderkammer.server.http.changing import Changed, Changing, change
from wunderkammer.server.http.chat import Chat, chat
from wunderkammer.server.http.exercises import ExerciseOfTheDay, Posed, answer, exercise, today
from wunderkammer.server.http.filling import Filling, Freeing, Settled, fill, free
from wunderkammer.server.http.game_kit import GameInfo, GameKit, game, games
from wunderkammer.server.http.lobby import Listed, tables
from wunderkammer.server.http.making import NewTable, NewTableMade, make
from wunderkammer.server.http.replays import Upload, replayed, uploaded
from wunderkammer.server.http.schema import protocol, refusals
from wunderkammer.server.http.sitting import Carrying, Seated, Sitting, carry, sit
from wunderkammer.server.http.taking import Luggage, Taking, take
from wunderkammer.server.tables.records import whole
from wunderkammer.server.tables.table import FINISHED
from wunderkammer.server.wire import fields, snapshots
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire.guest import Guest
from wunderkammer.server.wire.news import story_since
from wunderkammer.server.wire.replay import Replay

VERSION = "wunderkammer-protocol"  # the header
WAIT = 25.0  # seconds that a question for news may wait


@get("/protocol.json", summary="The messages over the WebSocket as a JSON schema", responses=refusals())
async def messages() -> dict[str, Any]:
    return protocol()


@get(
    "/tables/{name:str}",
    summary="The table as the seat of the bearer token, or a spectator, sees it",
    responses=refusals(403, 404, 503),
    security=ANYBODY,
)
async def look(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    seen: Annotated[int, QueryParameter(ge=0, le=fields.LARGEST)] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=WAIT)] = 0,
) -> msg.Table:
    """With `wait` it answers as soon as there is news, or after that many seconds."""
    house: House = request.app.state.house
    room = await house.newest(name)
    eyes = eyes_of(request, room)
    if wait > 0 and room.table.number <= seen:
        with house.quotas.connection(caller_of(request)):
            await something(room, wait)
        eyes = eyes_of(request, room)
    story = story_since(room.table, eyes, seen)
    return snapshots.show(room.table, eyes, story, room.recent_news(seen))


async def something(room: Room, seconds: float) -> None:
    """Wait until something happens at a table."""
    guest = Guest()
    room.guests.add(guest)
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await guest.waiting.get()
    finally:
        room.guests.discard(guest)


@post(
    "/tables/{name:str}/do",
    summary="A command, as over the WebSocket",
    responses=refusals(403, 404, 409, 413, 503),
    security=A_SEAT,
)
async def command(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[msg.AnyCommand]) -> msg.Answer:
    house: House = request.app.state.house
    room = await house.newest(name)
    return await do(house, room, data, keys_of(request), place=room.table.place(caller_of(request)))


@get(
    "/tables/{name:str}/record",
    summary="The record: whole when the game is over, else as far as the seat may know",
    media_type=MediaType.TEXT,
    responses=refusals(403, 404, 409, 503),
    security=ANYBODY,
)
async def written(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    house: House = request.app.state.house
    room = await house.newest(name)
    table = room.table
    eyes = eyes_of(request, room)
    game = table.game.record
    if table.phase == FINISHED:
        text = whole(table)
    else:
        text = practice.marked(record.write(masked(game, eyes, table.edition)), table.practice)
    return Response(text, media_type="text/plain; charset=utf-8")


HANDLERS = [
    messages,
    games,
    game,
    tables,
    make,
    sit,
    carry,
    fill,
    free,
    change,
    take,
    look,
    chat,
    command,
    written,
    replayed,
    uploaded,
    analysed,
    weighed,
    today,
    exercise,
    answer,
]


async def versioned(request: Request[Any, Any, Any]) -> None:
    """A client that says which version it speaks is not misunderstood."""
    spoken = request.headers.get(VERSION, "")
    msg.same_version(int(spoken) if spoken.isdecimal() else msg.PROTOCOL)


api = Router("/api", route_handlers=HANDLERS, before_request=versioned)

TYPES = [
    Chat,
    GameInfo,
    GameKit,
    Listed,
    NewTable,
    NewTableMade,
    Sitting,
    Carrying,
    Seated,
    Filling,
    Freeing,
    Settled,
    Changing,
    Changed,
    Taking,
    Luggage,
    Upload,
    Replay,
    Sheet,
    Analysed,
    ExerciseOfTheDay,
    Posed,
]
