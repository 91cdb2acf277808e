"""The one reader of exercises."""

import tomllib
from functools import cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from wunderkammer import shelf
from wunderkammer.core.errors import UnknownGame, WunderkammerError
from wunderkammer.core.state import State
from wunderkammer.record import Record, parse, replay

GRADES: Final = ("novice", "amateur", "expert", "master")  # the easiest first
Grade = Literal["novice", "amateur", "expert", "master"]
Chance = Annotated[float, Meta(ge=0, le=1)]


class BadExercises(ValueError):
    """Exercises that cannot be read; says of which game, and what is wrong."""


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what every legal move promises there."""

    record: Annotated[str, Meta(pattern="^[0-9a-z-]*$")]  # the file with the game up to here
    grade: Grade
    answers: Annotated[list[str], Meta(min_length=1)]  # the best moves, about equal
    tempting: str  # the move that one might make instead
    chances: dict[str, Chance]  # by legal move: how likely the seat wins with it, as a long search found
    game: str = ""  # set by the reader, like the rest
    number: int = 0
    text: str = ""  # of the record

    @property
    def best(self) -> str:
        return self.answers[0]

    def played(self) -> Record:
        """The game up to here, with everything that is hidden from the seat: not to be handed out."""
        return parse(self.text)

    def position(self) -> State:
        return replay(self.played())


class Exercises(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    exercise: list[Exercise] = []


@cache
def exercises(game: str) -> tuple[Exercise, ...]:
    """Those of a game, the easiest first; none if it brings none, BadExercises if they cannot be used."""
    try:
        found = msgspec.convert(tomllib.loads(shelf.plug(game).exercises()), Exercises).exercise
        return tuple(completed(game, number, one) for number, one in enumerate(found, 1))
    except (ValueError, WunderkammerError) as error:  # those of TOML and msgspec are ValueErrors
        raise BadExercises(f"the exercises of {game}: {error}") from error


def completed(game: str, number: int, one: Exercise) -> Exercise:
    text = shelf.plug(game).exercise(one.record)
    if text is None:
        raise BadExercises(f"{number}: there is no record {one.record}.wk")
    if parse(text).game != game:
        raise BadExercises(f"{number}: {one.record}.wk is of another game")
    if not {*one.answers, one.tempting} <= one.chances.keys() or one.tempting in one.answers:
        raise BadExercises(f"{number}: the answers and another move have to be among those with chances")
    return msgspec.structs.replace(one, game=game, number=number, text=text)


def offered(game: str) -> tuple[Exercise, ...]:
    """The same for those who only want to know what there is: those that cannot be read are not offered."""
    try:
        return exercises(game)
    except (BadExercises, UnknownGame):
        return ()
