"""The same as over the WebSocket for programs that speak plain HTTP, and everything about making and finding tables."""

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

import wunderkammer as wk
from wunderkammer import editions, record
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.core.options import settle
from wunderkammer.lessons import Lesson
from wunderkammer.record import practice
from wunderkammer.record.masked import masked
from wunderkammer.server.house.commands import do
from wunderkammer.server.house.house import House
from wunderkammer.server.house.rooms import Room
from wunderkammer.server.http.analysing import Analysed, Sheet, analysed, weighed
from wunderkammer.server.http.bearer import A_SEAT, ANYBODY, eyes_of, keys_of
from wunderkammer.server.http.callers import caller_of
from wunderkammer.server.http.chat import Chat, chat
from wunderkammer.server.http.exercises import ExerciseOfTheDay, Posed, answer, exercise, today
from wunderkammer.server.http.filling import Filling, Freeing, Level, Settled, checked, fill, free
from wunderkammer.server.http.game_kit import GameInfo, GameKit, game, games
from wunderkammer.server.http.lobby import Listed, tables
from wunderkammer.server.http.replays import Upload, replayed, uploaded
from wunderkammer.server.http.schema import protocol, refusals
from wunderkammer.server.http.sitting import Carrying, Seated, Sitting, carry, sit
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import forking
from wunderkammer.server.tables.forking import Beginning
from wunderkammer.server.tables.guiding import guide_of
from wunderkammer.server.tables.posing import exercise_of
from wunderkammer.server.tables.records import whole
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.tables.table import FINISHED
from wunderkammer.server.tables.tokens import hashed, new_token
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire import snapshots
from wunderkammer.server.wire.guest import Guest
from wunderkammer.server.wire.news import story_since
from wunderkammer.server.wire.replay import Replay

VERSION = "wunderkammer-protocol"  # the header
WAIT = 25.0  # seconds that a question for news may wait
SLOWEST = 7 * 24 * 3600  # seconds for a move


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `bots` has a level for each seat that a bot takes and null for each that is for a person.

    At a listed table strangers may take all seats but those in `reserved`; without it, all but the first for a person.
    With `at` the game continues another one after that many actions: from a `record`, or from a `table` that is over.
    With `exercise` it continues the game of that exercise. A `lesson` has its own options and rivals.
    """

    game: Annotated[str, Meta(max_length=20), msg.one_of(*wk.games())]
    seats: Annotated[int, Meta(ge=1, le=9)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | Annotated[str, Meta(max_length=40)]] = {}
    edition: msg.Figures = ""
    bots: Annotated[list[Level | None], Meta(max_length=9)] = []
    listed: bool = False
    reserved: Annotated[list[msg.SeatNumber], Meta(max_length=9)] | None = None
    pace: Annotated[int, Meta(ge=0, le=SLOWEST)] = 0
    practice: bool = False
    record: msg.Written = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    at: msg.Number | None = None
    lesson: Annotated[str, Meta(max_length=20)] = ""
    exercise: Annotated[int, Meta(ge=0, le=999)] = 0


class NewTableMade(msgspec.Struct, frozen=True):
    """`invitations` has one for each seat for a person: hand it on in a link, or sit down with it yourself.

    Those in `bots` are for the seats of bots; they are good for nothing until the bot is removed with them.
    """

    table: str
    invitations: list[str | None]
    bots: list[str | None]
    commitment: str


@get("/protocol.json", summary="The messages over the WebSocket as a JSON schema", responses=refusals())
async def messages() -> dict[str, Any]:
    return protocol()


@post("/tables", summary="Make a table", responses=refusals(403, 409, 413, 503))
async def make(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> NewTableMade:
    house: House = request.app.state.house
    taught = lesson_of(data)
    asked = levels(data)
    secrets = [new_token() for _ in asked]
    address = caller_of(request)
    await house.quotas.new_table(address, house.store, bool(data.edition), data.at is not None or data.exercise > 0)
    if taught is not None:
        learner = taught.learner
        invitations = [secret if seat == learner else None for seat, secret in enumerate(secrets)]
        of_bots: list[str | None] = [None] * len(secrets)
        made = guided(taught, invitations)
    else:
        invitations = [None if level else secret for level, secret in zip(asked, secrets, strict=True)]
        of_bots = [secret if level else None for level, secret in zip(asked, secrets, strict=True)]
        made = made_of(data, await beginning(house, data), chairs_of(data, asked, secrets))
    table = await house.make(made)
    house.quotas.table_made(address, table.name)
    return NewTableMade(table.name, invitations, of_bots, table.made.commitment)


def made_of(data: JSONBody[NewTable], start: Beginning, chairs: list[ev.Chair]) -> ev.Made:
    return ev.Made(
        start.game,
        wk.game(start.game).rules,
        start.options,
        start.edition,
        chairs,
        data.listed,
        data.pace,
        "",
        given=start.given,
        practice=data.practice,
        sealed=True,
    )


def lesson_of(data: JSONBody[NewTable]) -> Lesson | None:
    """The lesson that somebody wants to take; Refused if there is none, or if more was chosen."""
    try:
        guide = guide_of(wk.game(data.game).name, data.lesson)
    except WunderkammerError as error:
        raise refused(error) from None
    if guide is None:
        return None
    seats = len(guide.lesson.people)
    if data != NewTable(data.game, seats, lesson=data.lesson):
        raise Refused("lesson-settings", seats=seats)
    return guide.lesson


def guided(lesson: Lesson, invitations: list[str | None]) -> ev.Made:
    """The table of a lesson: its rivals are people whom nobody plays."""
    game = wk.game(lesson.game)
    chairs = [
        ev.Chair(token=hashed(invitation)) if invitation else ev.Chair("person", name)
        for invitation, name in zip(invitations, lesson.people, strict=True)
    ]
    options = settle(game.options, lesson.options)
    return ev.Made(lesson.game, game.rules, options, "", chairs, False, 0, "", lesson=lesson.game)


def chairs_of(data: JSONBody[NewTable], asked: list[str | None], invitations: list[str]) -> list[ev.Chair]:
    """Bots and free seats, with their invitations."""
    people = [seat for seat, level in enumerate(asked) if level is None]
    reserved = people[:1] if data.reserved is None else data.reserved
    return [
        ev.Chair("bot", level=level, token=hashed(invitation))
        if level
        else ev.Chair(token=hashed(invitation), reserved=seat in reserved)
        for seat, (level, invitation) in enumerate(zip(asked, invitations, strict=True))
    ]


async def beginning(house: House, data: JSONBody[NewTable]) -> Beginning:
    """Where the game of a new table begins: at its beginning, or where another one was."""
    if data.exercise:
        return of_game(forking.of_exercise(exercise_of(data.game, data.exercise)), data)
    if data.at is None and not data.record and not data.table:
        return await house.threads.run(anew, data) if data.edition else anew(data)
    if data.at is None or bool(data.record) == bool(data.table):
        raise Refused("record-or-table")
    if data.table:
        start = forking.of_table((await house.newest(data.table)).table, data.at)
    else:
        start = await house.threads.run(forking.of_text, data.record, data.edition, data.at)
    return of_game(start, data)


def of_game(start: Beginning, data: JSONBody[NewTable]) -> Beginning:
    if (start.game, start.seats) != (data.game, data.seats):
        raise Refused("other-game", game=start.game, seats=start.seats)
    return start


def anew(data: JSONBody[NewTable]) -> Beginning:
    try:
        game = wk.game(data.game)
        options = settle(game.options, data.options)
        game.new(data.seats, options, editions.of(data.game, data.edition))
    except WunderkammerError as error:
        raise refused(error) from None
    return Beginning(data.game, data.seats, options, data.edition, [])


def levels(data: JSONBody[NewTable]) -> list[str | None]:
    """A bot or a person for each seat."""
    asked = data.bots or [None] * data.seats
    if len(asked) != data.seats:
        raise Refused("bots-count", found=len(asked), expected=data.seats)
    return [None if level is None else checked(level) for level in asked]


@get(
    "/tables/{name:str}",
    summary="The table as the seat of the bearer token, or a spectator, sees it",
    responses=refusals(403, 404, 503),
    security=ANYBODY,
)
async def look(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    seen: Annotated[int, QueryParameter(ge=0, le=msg.LARGEST)] = 0,
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
    Upload,
    Replay,
    Sheet,
    Analysed,
    ExerciseOfTheDay,
    Posed,
]
