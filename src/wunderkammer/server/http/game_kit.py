"""All that a page needs to draw a game that it was not built with."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath

import wunderkammer as wk
from wunderkammer import editions, exercises, lessons
from wunderkammer.core.errors import UnknownGame
from wunderkammer.core.game import Game
from wunderkammer.server.http.schema import refusals
from wunderkammer.server.tables.refusal import refused
from wunderkammer.server.wire.fields import one_of
from wunderkammer.texts.box import Box, box
from wunderkammer.texts.bundles import LANGUAGES, by_language
from wunderkammer.texts.phrasing import Spelling, spelling
from wunderkammer.texts.terms import Glossary, glossary


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: bool | str
    values: list[bool | str]


class LessonInfo(msgspec.Struct, frozen=True):
    """The lesson of a game: its name, how many steps and seats it has, and how long it takes."""

    name: str
    steps: int
    seats: int
    minutes: int


class ExerciseInfo(msgspec.Struct, frozen=True):
    """An exercise of a game; its number is its place, from 1."""

    grade: Annotated[str, one_of(*exercises.GRADES)]
    seats: int


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    seats: list[int]
    rules: int
    options: list[OptionInfo]
    box: Box
    lesson: LessonInfo | None
    exercises: list[ExerciseInfo]


class FigureInfo(msgspec.Struct, frozen=True):
    """A figure of the standard edition, and where it comes from."""

    key: str
    value: Any
    mark: str


class GameKit(msgspec.Struct, frozen=True):
    """A game with its notation, and by language its texts (Fluent), its rulebook (Markdown), glossary and lesson."""

    info: GameInfo
    spelling: Spelling
    texts: dict[str, str]
    rulebook: dict[str, str]
    glossary: Glossary
    lesson: dict[str, str]
    edition: str  # the standard one, to be copied and corrected
    figures: list[FigureInfo]


@get("/games", summary="What there is to play", responses=refusals())
async def games() -> list[GameInfo]:
    return [info(game) for game in map(wk.game, wk.games())]


@get("/games/{name:str}", summary="A game with its notation, its texts and its rulebook", responses=refusals(409))
async def game(name: FromPath[str]) -> GameKit:
    try:
        return kit(wk.game(name).name)
    except UnknownGame as error:
        raise refused(error) from None


@cache
def kit(name: str) -> GameKit:
    return GameKit(
        info(wk.game(name)),
        spelling(name),
        by_language(name, "texts", "ftl"),
        by_language(name, "rulebook", "md"),
        glossary(name, LANGUAGES),
        by_language(name, "lesson", "ftl"),
        editions.standard_text(name),
        [FigureInfo(key, one["value"], one["mark"]) for key, one in editions.marked(name).items()],
    )


def info(game: Game) -> GameInfo:
    options = [OptionInfo(one.name, one.default, list(one.values)) for one in game.options]
    return GameInfo(
        game.name,
        list(game.seats),
        game.rules,
        options,
        box(game.name),
        lesson_info(game.name),
        [ExerciseInfo(one.grade, len(one.played().people)) for one in exercises.offered(game.name)],
    )


def lesson_info(game: str) -> LessonInfo | None:
    found = lessons.offered(game)
    if found is None:
        return None
    return LessonInfo(game, len(found.step), len(found.people), found.minutes)
