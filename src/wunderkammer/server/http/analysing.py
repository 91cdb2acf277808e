"""The requests for analyses of finished games: of a table, or of a record that is sent along."""

import gzip
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from wunderkammer.insight import Analysis
from wunderkammer.server.house.house import House
from wunderkammer.server.http.bearer import ANYBODY
from wunderkammer.server.http.callers import caller_of
from wunderkammer.server.http.replays import unpacked
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.tables.summary import SeatInfo
from wunderkammer.server.thinking.subjects import name_of
from wunderkammer.server.thinking.weighing import Work
from wunderkammer.server.wire import fields, snapshots
from wunderkammer.server.wire.replay import chair_of


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record, and of an edition file if it was played with one."""

    record: fields.Written
    edition: fields.Figures = ""


class Analysed(msgspec.Struct, frozen=True):
    """How far the analysis of a game is, and at last what it found."""

    done: int
    of: int
    seats: list[SeatInfo]
    analysis: Analysis | None
    turnings: list[list[int]]  # by seat: the plies of its turning points


@get(
    "/tables/{name:str}/analysis",
    summary="A finished game weighed decision by decision, in the background: ask again until it is done",
    responses=refusals(404, 409, 429, 503),
    security=ANYBODY,
)
async def analysed(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Analysed]:
    house: House = request.app.state.house
    table = (await house.newest(name)).table
    if not house.analyses.known(table.name):
        house.quotas.replay(caller_of(request))
    work = await house.analyses.of_table(table)
    return told(request, work, list(table.game.record.people), snapshots.chairs(table))


@post(
    "/analysis",
    summary="The same for a record: send it again until it is done",
    status_code=200,
    responses=refusals(403, 409, 413, 429, 503),
)
async def weighed(request: Request[Any, Any, Any], data: JSONBody[Sheet]) -> Response[Analysed]:
    house: House = request.app.state.house
    if not house.analyses.known(name_of(data.record, data.edition)):
        house.quotas.replay(caller_of(request))
    work = await house.analyses.of_text(data.record, data.edition)
    return told(request, work, work.people, [chair_of(person) for person in work.people])


def told(request: Request[Any, Any, Any], work: Work, people: list[str], seats: list[SeatInfo]) -> Response[Analysed]:
    found = work.result and msgspec.structs.replace(work.result, people=people)
    turnings = [] if found is None else found.turning_plies()
    answer = Analysed(work.progress.done, work.progress.of, seats, found, turnings)
    return unpacked(request, gzip.compress(msgspec.json.encode(answer), mtime=0))
