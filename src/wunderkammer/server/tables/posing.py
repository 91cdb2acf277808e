"""An exercise as a table: in memory alone, and the same for everybody. Nothing is ever played at it."""

from functools import cache

import wunderkammer as wk
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.core.options import settle
from wunderkammer.exercises import Exercise, offered
from wunderkammer.record import line_of, upgraded
from wunderkammer.server.tables import events as ev
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.tables.table import Table


def exercise_of(game: str, number: int) -> Exercise:
    """The exercise of this number, from 1; Refused if there is none."""
    try:
        found = offered(wk.game(game).name)
    except WunderkammerError as error:
        raise refused(error) from None
    if not 0 < number <= len(found):
        raise Refused("no-such-exercise", game=game, number=number, count=len(found))
    return found[number - 1]


@cache
def posed(game: str, number: int) -> Table:
    """The table where it is asked: bots sit at it, and one nameless person, who decides."""
    exercise = exercise_of(game, number)
    played = upgraded(exercise.played())
    seat = exercise.position().actor
    chairs = [
        ev.Chair("person") if one == seat else ev.Chair("bot", level=level) for one, level in enumerate(played.people)
    ]
    kind = wk.game(game)
    given = [line_of(entry) for entry in played.entries]
    made = ev.Made(game, kind.rules, settle(kind.options, played.options), "", chairs, False, 0, "", given=given)
    table = Table(f"{game}-{number}", made, b"")
    table.apply(1, "", ev.Begun([], kind.rules), 0.0)
    return table
