"""The same as over the WebSocket for programs that speak plain HTTP, and everything about making and finding tables."""

import asyncio
import contextlib
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

import wunderkammer as wk
from wunderkammer import bots, editions, record
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.core.options import settle
from wunderkammer.record.masked import masked
from wunderkammer.server import events as ev
from wunderkammer.server import forking, reading, showing
from wunderkammer.server import messages as msg
from wunderkammer.server.bearer import A_SEAT, ANYBODY, eyes_of, seats_of
from wunderkammer.server.doing import do
from wunderkammer.server.filing import whole
from wunderkammer.server.forking import Beginning
from wunderkammer.server.guest import Guest
from wunderkammer.server.house import House, Room
from wunderkammer.server.refusal import Refused, refused
from wunderkammer.server.replaying import Replay
from wunderkammer.server.replays import Upload, replayed, uploaded
from wunderkammer.server.schema import protocol, refusals
from wunderkammer.server.table import FINISHED
from wunderkammer.server.tokens import hashed, new_token

LISTED = 100  # tables in a list
LOOKED_AT = 2000  # for it, the newest
WAIT = 25.0  # seconds that a question for news may wait
OTHER_RULES = "other-rules"
SLOWEST = 7 * 24 * 3600  # seconds for a move

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Annotated[str, Meta(pattern="^(en|fr|de)?$")]
Token = Annotated[str, Meta(max_length=64)]
Level = Annotated[str, Meta(max_length=20), msg.one_of(*bots.bots())]


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: bool | str
    values: list[bool | str]


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    seats: list[int]
    rules: int
    options: list[OptionInfo]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `bots` has a level for each seat that a bot takes and null for each that is for a person.

    With `at` the game goes on from another one after so many actions: from a `record`, or from a `table` that is over.
    """

    game: Annotated[str, Meta(max_length=20), msg.one_of(*wk.games())]
    seats: Annotated[int, Meta(ge=1, le=9)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | Annotated[str, Meta(max_length=40)]] = {}
    edition: msg.Figures = ""
    bots: Annotated[list[Level | None], Meta(max_length=9)] = []
    listed: bool = False
    pace: Annotated[int, Meta(ge=0, le=SLOWEST)] = 0
    record: msg.Written = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    at: msg.Number | None = None


class NewTableMade(msgspec.Struct, frozen=True):
    """`tokens` has the secret of each seat that is kept for a person: hand it on in a link, and sit down with it."""

    table: str
    tokens: list[str | None]
    commitment: str


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    token: Token = ""
    seat: msg.SeatNumber | None = None
    lang: Language = ""
    words: Annotated[str, Meta(max_length=100)] = ""


class Seated(msgspec.Struct, frozen=True):
    seat: int
    token: str


class Listed(msgspec.Struct, frozen=True):
    table: str
    game: str
    phase: Annotated[str, msg.one_of("gathering", "playing", "over", OTHER_RULES)]
    pace: int
    options: dict[str, bool | str]
    seats: list[msg.SeatInfo]


@get("/protocol.json", summary="The messages over the WebSocket as a JSON schema", responses=refusals())
async def messages() -> dict[str, Any]:
    return protocol()


@get("/games", summary="What there is to play", responses=refusals())
async def games() -> list[GameInfo]:
    return [
        GameInfo(
            game.name,
            list(game.seats),
            game.rules,
            [OptionInfo(one.name, one.default, list(one.values)) for one in game.options],
        )
        for game in map(wk.game, wk.games())
    ]


@get("/tables", summary="Open tables, or finished ones that were open", responses=refusals())
async def tables(
    request: Request[Any, Any, Any],
    phase: FromQuery[Literal["gathering", "playing", "over", "other-rules"]] = "gathering",
) -> list[Listed]:
    house: House = request.app.state.house
    found: list[Listed] = []
    for name in await house.store.tables(live=phase != FINISHED, limit=LOOKED_AT):
        one = await listed(house, name)
        if one is not None and one.phase == phase and len(found) < LISTED:
            found.append(one)
    return found


async def listed(house: House, name: str) -> Listed | None:
    """None if it is not for the list, or if its log is damaged; a table of other rules has `other-rules` as phase."""
    try:
        table = (await house.room(name)).table
    except Refused as refusal:
        return await left_alone(house, name) if refusal.code == OTHER_RULES else None
    made = table.made
    return Listed(name, made.game, table.phase, made.pace, made.options, showing.chairs(table)) if made.listed else None


async def left_alone(house: House, name: str) -> Listed | None:
    made = await reading.made(house.store, name)
    return Listed(name, made.game, OTHER_RULES, made.pace, made.options, []) if made.listed else None


@post("/tables", summary="Make a table", responses=refusals(403, 409, 413))
async def make(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> NewTableMade:
    house: House = request.app.state.house
    tokens = [None if level else new_token() for level in levels(data)]
    start = await beginning(house, data)
    chairs = [
        ev.Chair("bot", level=level) if level else ev.Chair(token="" if token is None else hashed(token))
        for level, token in zip(levels(data), tokens, strict=True)
    ]
    rules = wk.game(start.game).rules
    made = ev.Made(
        start.game, rules, start.options, start.edition, chairs, data.listed, data.pace, "", given=start.given
    )
    table = await house.make(made)
    return NewTableMade(table.name, tokens, table.made.commitment)


async def beginning(house: House, data: JSONBody[NewTable]) -> Beginning:
    """Where the game of a new table begins: at its beginning, or where another one was."""
    if data.at is None and not data.record and not data.table:
        return anew(data)
    if data.at is None or bool(data.record) == bool(data.table):
        raise Refused("record-or-table")
    if data.table:
        start = forking.of_table((await house.newest(data.table)).table, data.at)
    else:
        start = await asyncio.to_thread(forking.of_text, data.record, data.edition, data.at)
    if (start.game, start.seats) != (data.game, data.seats):
        raise Refused("other-game", game=start.game, seats=start.seats)
    return start


def anew(data: JSONBody[NewTable]) -> Beginning:
    try:
        game = wk.game(data.game)
        options = settle(game.options, data.options)
        edition = None if not data.edition else editions.parse(data.edition, data.game, game.figures)
        game.new(data.seats, options, edition)
    except WunderkammerError as error:
        raise refused(error) from None
    return Beginning(data.game, data.seats, options, data.edition, [])


def levels(data: JSONBody[NewTable]) -> list[str | None]:
    """A bot or a person for each seat."""
    asked = data.bots or [None] * data.seats
    if len(asked) != data.seats:
        raise Refused("bots-count", found=len(asked), expected=data.seats)
    try:
        for level in asked:
            if level is not None:
                bots.check(level)
    except WunderkammerError as error:
        raise refused(error) from None
    return asked


@post("/tables/{name:str}/sit", summary="Take a seat", responses=refusals(403, 404, 409, 413, 503))
async def sit(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Sitting]) -> Seated:
    house: House = request.app.state.house
    fresh = new_token()
    seat = None if data.seat is None else data.seat - 1
    taken: list[int] = []

    def decide(table: Any) -> ev.Sat:  # noqa: ANN401
        event = table.sit(data.name, data.lang, data.token, hashed(fresh), seat, data.words)
        taken[:] = [event.seat]
        return event  # type: ignore[no-any-return]

    left = (await house.room(name)).table.chairs.left  # who comes back sits down anew
    await house.submit(name, f"sit/{hashed(data.token or fresh)[:16]}/{hashed(data.name)[:16]}/{left}", decide)
    if not taken:  # the same was asked for before
        room = await house.room(name)
        taken = [room.table.chairs.holder(data.token or fresh) or 0]
    return Seated(taken[0] + 1, data.token or fresh)


@get(
    "/tables/{name:str}",
    summary="The table as the seat of the bearer token, or a spectator, sees it",
    responses=refusals(403, 404),
    security=ANYBODY,
)
async def look(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    seen: Annotated[int, QueryParameter(ge=0, le=msg.LARGEST)] = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=WAIT)] = 0,
) -> msg.Table:
    """With `wait` it answers when there is more than was seen, or when so many seconds have gone by."""
    house: House = request.app.state.house
    room = await house.newest(name)
    eyes = eyes_of(request, room)
    if wait > 0 and room.table.number <= seen:
        await something(room, eyes, wait)
    story = showing.story_since(room.table, eyes, seen)
    return showing.show(room.table, eyes, story, room.news_since(seen))


async def something(room: Room, eyes: int | None, seconds: float) -> None:
    """Wait until something happens at a table."""
    guest = Guest([eyes])
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
    return await do(house, room, data, seats_of(request, room))


@get(
    "/tables/{name:str}/record",
    summary="The record: whole when the game is over, else as far as the seat may know",
    media_type=MediaType.TEXT,
    responses=refusals(403, 404, 409),
    security=ANYBODY,
)
async def written(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    house: House = request.app.state.house
    room = await house.newest(name)
    table = room.table
    eyes = eyes_of(request, room)
    game = table.game.record
    text = whole(table) if table.phase == FINISHED else record.write(masked(game, eyes, table.edition))
    return Response(text, media_type="text/plain; charset=utf-8")


api = Router("/api", route_handlers=[messages, games, tables, make, sit, look, command, written, replayed, uploaded])

TYPES = [GameInfo, Listed, NewTable, NewTableMade, Sitting, Seated, Upload, Replay]
