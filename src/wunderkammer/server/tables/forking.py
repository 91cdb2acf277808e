"""A table that begins in the middle of another game: what was played until then is given."""

from typing import NamedTuple

import wunderkammer as wk
from wunderkammer import editions, record
from wunderkammer.core.errors import WunderkammerError
from wunderkammer.core.options import settle
from wunderkammer.core.state import OVER
from wunderkammer.exercises import Exercise
from wunderkammer.record import Record, line_of
from wunderkammer.server.tables.refusal import Refused, refused
from wunderkammer.server.tables.table import FINISHED, Table


class Beginning(NamedTuple):
    """How a game begins: by which options and figures, and what was played before."""

    game: str
    seats: int
    options: dict[str, bool | str]
    edition: str  # the text of its file
    given: list[str]


def of_text(text: str, edition: str, at: int) -> Beginning:
    """From a record; Refused says what is wrong with it."""
    try:
        game = record.parse(text)
        figures = editions.of(game.game, edition)
        game = record.upgraded(game, figures)
        return after(game, figures, edition, at)
    except WunderkammerError as error:
        raise refused(error) from None


def of_table(table: Table, at: int) -> Beginning:
    """From a table at which the game, or the lesson, is over, so that nothing is secret."""
    learned = table.guide is not None and table.guide.place(table.game).over
    if table.phase != FINISHED and not learned:
        raise Refused("still-playing")
    try:
        return after(table.game.record, table.edition, table.made.edition, at)
    except WunderkammerError as error:
        raise refused(error) from None


def of_exercise(exercise: Exercise) -> Beginning:
    """From the position of an exercise."""
    game = record.upgraded(exercise.played())
    return after(game, None, "", len(game.entries))


def after(game: Record, figures: wk.Edition | None, edition: str, at: int) -> Beginning:
    """The game after this many actions. If chance comes next there, the new table draws it."""
    if record.replay(game, at, figures).actor == OVER:
        raise Refused("game-over")
    options = settle(wk.game(game.game).options, game.options)
    return Beginning(game.game, len(game.people), options, edition, [line_of(one) for one in game.entries[:at]])
