"""The requests for exercises. The record stays here: a client gets the view of the seat that decides."""

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from wunderkammer import exercises
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.insight.solving import solution
from wunderkammer.server.house.commands import preview, why
from wunderkammer.server.house.house import House
from wunderkammer.server.http.callers import caller_of
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.tables.posing import exercise_of, posed
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.wire import fields, snapshots
from wunderkammer.server.wire import messages as msg
from wunderkammer.server.wire.news import Recent, story_since


class ExerciseOfTheDay(msgspec.Struct, frozen=True):
    """One for everybody, another one each day (UTC)."""

    game: str
    number: int
    grade: Annotated[str, fields.one_of(*exercises.GRADES)]


class Posed(msgspec.Struct, frozen=True):
    """An exercise: the messages that a table with this position would send to the seat that decides."""

    grade: Annotated[str, fields.one_of(*exercises.GRADES)]
    of: int  # exercises that the game has
    welcome: msg.Welcome
    table: msg.Table


@get("/exercises/today", summary="The exercise of the day, if any game has exercises", responses=refusals())
async def today() -> ExerciseOfTheDay | None:
    found = exercises.daily(datetime.now(UTC).date())
    return None if found is None else ExerciseOfTheDay(found.game, found.number, found.grade)


@get(
    "/games/{name:str}/exercises/{number:int}",
    summary="An exercise, as the seat that decides sees it",
    responses=refusals(404, 409),
)
async def exercise(name: FromPath[str], number: FromPath[int]) -> Posed:
    found, table = exercise_of(name, number), posed(name, number)
    seat = table.game.state.actor
    shown = snapshots.show(table, seat, story_since(table, seat, 0), Recent([]))
    return Posed(found.grade, len(exercises.offered(name)), snapshots.welcome(table, [seat]), shown)


@post(
    "/games/{name:str}/exercises/{number:int}",
    summary="A move in an exercise, and whether it is the best; or a question about one",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 503),
)
async def answer(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    number: FromPath[int],
    data: JSONBody[msg.Play | msg.Why | msg.Preview],
) -> msg.Solved | msg.Reason | msg.Gains:
    """Nothing is played: whoever wants to go on makes a table with this `exercise`."""
    house: House = request.app.state.house
    found, table = exercise_of(name, number), posed(name, number)
    seat = table.game.state.actor
    if isinstance(data, msg.Why):
        return why(table, seat, data)
    house.quotas.replay(caller_of(request))
    if isinstance(data, msg.Preview):
        return await preview(house, table, seat, data)
    return await house.threads.run(solved, found, data)


def solved(exercise: exercises.Exercise, data: msg.Play) -> msg.Solved:
    if len(data.moves) > 1:
        raise Refused("moves-count", found=len(data.moves), allowed=1)
    try:
        found = solution(exercise, data.moves[0])
    except WunderkammerError as error:
        raise refused(error) from None
    return msg.Solved(
        data.id,
        found.move,
        found.right,
        found.answers,
        found.chance,
        found.best,
        found.than,
        {one.measure: round(one.more, 2) for one in found.reasons},
    )
