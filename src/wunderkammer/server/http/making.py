"""Making a table: what can be chosen, and whether it is possible."""

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta

import wunderkammer as wk
from wunderkammer import editions
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.core.options import settle
from wunderkammer.lessons import Lesson
from wunderkammer.server.house.house import House
from wunderkammer.server.http.callers import caller_of
from wunderkammer.server.http.filling import Level, checked
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables import forking
from wunderkammer.server.tables.forking import Beginning
from wunderkammer.server.tables.guiding import guide_of
from wunderkammer.server.tables.posing import exercise_of
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.tables.tokens import hashed, new_token
from wunderkammer.server.wire import fields

SLOWEST = 7 * 24 * 3600  # seconds for a move

SeatCount = Annotated[int, Meta(ge=1, le=9)]
Options = dict[Annotated[str, Meta(max_length=40)], bool | Annotated[str, Meta(max_length=40)]]
Bots = Annotated[list[Level | None], Meta(max_length=9)]
Pace = Annotated[int, Meta(ge=0, le=SLOWEST)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `bots` has a level for each seat that a bot takes and null for each that is for a person.

    At a listed table strangers may take all seats but those in `reserved`; without it, all but the first for a person.
    With `at` the game continues another one after that many actions: from a `record`, or from a `table` that is over.
    With `exercise` it continues the game of that exercise. A `lesson` has its own options and rivals.
    """

    game: Annotated[str, Meta(max_length=20), fields.one_of(*wk.games())]
    seats: SeatCount
    options: Options = {}
    edition: fields.Figures = ""
    bots: Bots = []
    listed: bool = False
    reserved: Annotated[list[fields.SeatNumber], Meta(max_length=9)] | None = None
    pace: Pace = 0
    practice: bool = False
    record: fields.Written = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    at: fields.Number | None = None
    lesson: Annotated[str, Meta(max_length=20)] = ""
    exercise: Annotated[int, Meta(ge=0, le=999)] = 0


class NewTableMade(msgspec.Struct, frozen=True):
    """`invitations` has one for each seat for a person: hand it on in a link, or sit down with it yourself.

    Those in `bots` are for the seats of bots; they are good for nothing until the bot is removed with them.
    With `maker` you can change the table as long as a seat is free; it is empty for a lesson.
    """

    table: str
    invitations: list[str | None]
    bots: list[str | None]
    commitment: str
    maker: str


@post("/tables", summary="Make a table", responses=refusals(403, 404, 409, 413, 503))
async def make(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> NewTableMade:
    house: House = request.app.state.house
    taught = lesson_of(data)
    asked = levels(data.seats, data.bots)
    secrets = [new_token() for _ in asked]
    maker = new_token() if taught is None else ""
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
        made = made_of(data, await beginning(house, data), chairs_of(data, asked, secrets), hashed(maker))
    table = await house.make(made)
    house.quotas.table_made(address, table.name)
    return NewTableMade(table.name, invitations, of_bots, table.made.commitment, maker)


def made_of(data: JSONBody[NewTable], start: Beginning, chairs: list[ev.Chair], maker: str) -> ev.Made:
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
        maker=maker,
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
        edition = editions.of(data.game, data.edition)
    except WunderkammerError as error:
        raise refused(error) from None
    return Beginning(data.game, data.seats, possible(data.game, data.seats, data.options, edition), data.edition, [])


def possible(game: str, seats: int, options: Options, edition: wk.Edition | None) -> Options:
    """All options of a game, if it can be played like this; Refused says why not."""
    try:
        settled = settle(wk.game(game).options, options)
        wk.game(game).new(seats, settled, edition)
    except WunderkammerError as error:
        raise refused(error) from None
    return settled


def levels(seats: int, bots: Bots) -> list[str | None]:
    """A bot or a person for each seat."""
    asked = bots or [None] * seats
    if len(asked) != seats:
        raise Refused("bots-count", found=len(asked), expected=seats)
    return [None if level is None else checked(level) for level in asked]
