"""The one reader of lessons. What it accepts can be played from the beginning to the end as far as its form goes."""

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from wunderkammer import shelf
from wunderkammer.core.errors import MalformedMove, UnknownGame, WunderkammerError
from wunderkammer.core.options import settle
from wunderkammer.core.state import CHANCE

LEARNER: Final = "you"  # among the people of a lesson
LUCK: Final = "* "  # how a line of the record begins that is chance's
MOST: Final = 5  # moves that can be made in any order

Id = Annotated[str, Meta(pattern="^[a-z]+(-[a-z]+)*$")]
Line = Annotated[str, Meta(pattern=r"^(\*|[1-9]) \S.*$")]  # of the record: who, and the move


class BadLesson(ValueError):
    """A lesson that cannot be read; says which, and what is wrong."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a lesson: nothing is read that nobody knows."""


class Wrong(Part, frozen=True):
    """What is answered to moves that are not meant: an attribute of the text."""

    moves: Annotated[list[str], Meta(min_length=1)]
    say: Id


class Step(Part, frozen=True):
    id: Id
    kind: Literal["say", "do", "watch", "free"]
    at: str  # the piece that the bubble points to
    also: list[str] = []  # is ringed, too
    chapter: Id = ""  # that begins here
    moves: list[Line] = []
    accept: list[list[Line]] = []  # other ways that are right as well
    order: Literal["", "any"] = ""  # of the moves
    facts: dict[str, str] = {}  # the figures of the text: paths of the learner's view
    expect: dict[str, int | str | bool] = {}  # what has to hold for the text to be true
    wrong: list[Wrong] = []
    pace: Literal["", "once"] = ""  # once: what is watched happens all at once
    note: str = ""  # for those who draw it

    def ways(self) -> list[list[str]]:
        """All ways to get through it, the usual one first."""
        if self.order == "any":
            usual = tuple(self.moves)
            return [self.moves, *map(list, sorted({*permutations(usual)} - {usual}))]
        return [self.moves, *self.accept]

    def attribute(self, move: str) -> str:
        """Of the text: what is answered to a move that is not meant."""
        return next((one.say for one in self.wrong if move in one.moves), "else")


class Then(Part, frozen=True):
    """What comes after the lesson: a new game, and perhaps this very one played on."""

    seats: int
    bots: str
    on: bool = False
    options: dict[str, bool | str] = {}


class Lesson(Part, frozen=True):
    """A guided game."""

    people: list[str]  # names of the rivals; `you` is the learner
    then: Then
    anchors: dict[Id, list[str]]  # what a bubble can point to: words, with the names they may have
    step: Annotated[list[Step], Meta(min_length=1)]
    minutes: int  # that it takes
    options: dict[str, bool | str] = {}
    game: str = ""  # set by the reader

    @property
    def learner(self) -> int:
        return self.people.index(LEARNER)

    @property
    def chapters(self) -> list[int]:
        """The steps that begin one."""
        return [number for number, step in enumerate(self.step) if step.chapter]

    def chapter(self, number: int) -> int:
        """Which chapter a step belongs to."""
        return sum(first <= number for first in self.chapters) - 1

    def is_own(self, line: str) -> bool:
        """Whether a line is a move of the learner."""
        return line.startswith(f"{self.learner + 1} ")


def move_of(line: str) -> str:
    return line.partition(" ")[2]


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of a game; None if it brings none, BadLesson if that cannot be used."""
    text = shelf.plug(game).lesson()
    if not text:
        return None
    try:
        return read(game, text)
    except (ValueError, WunderkammerError) as error:  # those of TOML and msgspec are ValueErrors
        raise BadLesson(f"the lesson of {game}: {error}") from error


def offered(game: str) -> Lesson | None:
    """The same for those who only want to know what there is: a lesson that cannot be read is not offered."""
    try:
        return lesson(game)
    except (BadLesson, UnknownGame):
        return None


def read(game: str, text: str) -> Lesson:
    found = msgspec.structs.replace(msgspec.convert(tomllib.loads(text), Lesson), game=game)
    problems = [*of_table(found)] or [*of_steps(found)]
    if problems:
        raise BadLesson("; ".join(problems))
    return found


def of_table(found: Lesson) -> Iterator[str]:
    """What is wrong with the table at which it is played, or with the one that follows."""
    game = shelf.game(found.game)
    if found.people.count(LEARNER) != 1:
        yield f"people has to name “{LEARNER}” once"
    if len(set(found.people)) < len(found.people):
        yield "two people have the same name"
    for seats, options in ((len(found.people), found.options), (found.then.seats, found.then.options)):
        game.new(seats, settle(game.options, options))


def of_steps(found: Lesson) -> Iterator[str]:
    ids = [step.id for step in found.step]
    yield from (f"{twice}: the id stands twice" for twice in sorted({one for one in ids if ids.count(one) > 1}))
    if not found.step[0].chapter:
        yield f"{ids[0]}: the first step has to begin a chapter"
    for number, step in enumerate(found.step):
        if step.kind == "free" and number < len(ids) - 1:
            yield f"{step.id}: only the last step can be free"
        yield from (f"{step.id}: {problem}" for problem in of_step(found, step))


def of_step(found: Lesson, step: Step) -> Iterator[str]:
    lines = [line for way in step.ways() for line in way] if len(step.moves) <= MOST else step.moves
    own = any(map(found.is_own, lines))
    if step.kind in ("say", "free") and lines:
        yield f"{step.kind} has no moves"
    if step.kind in ("do", "watch") and not all([step.moves, *step.accept]):
        yield f"{step.kind} needs moves"
    if step.kind == "watch" and own:
        yield "learners do not watch their own moves"
    if step.kind == "do" and not all(found.is_own(way[0]) for way in [step.moves, *step.accept] if way):
        yield "it does not begin with a move of the learner"
    if step.kind != "do" and (step.accept or step.order or step.wrong):
        yield "accept, order and wrong are for do"
    if step.kind != "watch" and step.pace:
        yield "pace is for watch"
    yield from of_ways(found, step)
    yield from of_moves(found, [*lines, *(f"{found.learner + 1} {move}" for one in step.wrong for move in one.moves)])


def of_ways(found: Lesson, step: Step) -> Iterator[str]:
    """Ways have to be told apart, and answers have to be about other moves."""
    if step.order == "any" and (step.accept or len(step.moves) > MOST or not all(map(found.is_own, step.moves))):
        yield f"only up to {MOST} moves of the learner alone can be in any order"
        return
    ways = step.ways()
    for one in ways:
        if any(one is not other and one == other[: len(one)] for other in ways):
            yield f"one way is the beginning of another: {one}"
    right = {move_of(way[0]) for way in ways if way}
    answered = [move for one in step.wrong for move in one.moves]
    if right & {*answered} or len({*answered}) < len(answered):
        yield "a move is answered twice, or right and wrong"


def of_moves(found: Lesson, lines: list[str]) -> Iterator[str]:
    """Whether everything is spelled like a move, of somebody at this table."""
    spelled = shelf.plug(found.game).notation()
    for line in lines:
        seat = CHANCE if line.startswith(LUCK) else int(line[0]) - 1
        if seat >= len(found.people):
            yield f"“{line}”: there is no such seat"
        try:
            spelled.action(move_of(line))
        except MalformedMove:
            yield f"“{line}” is not a move of {found.game}"
