"""`learn`: a guided game in the terminal, and a real one after it."""

import shlex
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

import wunderkammer as wk
from wunderkammer import lessons, record
from wunderkammer.boards.marks import BRASS, WHISPER
from wunderkammer.cli.coach import STRICT
from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.lesson import Lesson, LessonTable
from wunderkammer.cli.levels import introduced
from wunderkammer.cli.options import Lang, house_of
from wunderkammer.cli.play import Game, Name, Save, begun, new_seed, own_name, sit_down
from wunderkammer.cli.reader import Reader, reader
from wunderkammer.cli.table import Table
from wunderkammer.core.errors import RecordError
from wunderkammer.lessons import Run
from wunderkammer.record import Journal
from wunderkammer.texts import Speaker
from wunderkammer.texts.typed import in_lesson, understood, understood_in_lesson

New = Annotated[bool, typer.Option("--new")]


def learn(
    ctx: typer.Context, game: Game = None, save: Save = None, new: New = False, name: Name = None, lang: Lang = None
) -> None:
    """Learn a game by playing: a guided game, step by step. Without a game, list the lessons."""
    house = house_of(ctx, lang, game=game)
    if game is None:
        for known in wk.games():
            describe(house, known)
        return
    lesson = lessons.lesson(game)
    if lesson is None:
        raise Trouble("no-lesson", {"game": game, "allowed": [one for one in wk.games() if lessons.offered(one)]})
    path = save or kept_as(game)
    run = None if new or not path.exists() else resumed(house, lesson, path)
    take(house, run or Run(lesson, learner_name(house, lesson, name)), path)


def kept_as(game: str) -> Path:
    """The file of a lesson that somebody leaves, in the current folder."""
    return Path(f"{game}-lesson.wk")


def describe(house: House, game: str) -> None:
    lesson = lessons.offered(game)
    if lesson is None:
        return
    speaker = Speaker(house.speaker.lang, game)
    house.line(speaker.name("game", game), BRASS)
    house.line("  " + speaker.say("ui-lesson-facts", steps=len(lesson.step), minutes=lesson.minutes), WHISPER)
    house.line(f"  wunderkammer learn {game}")


def learner_name(house: House, lesson: lessons.Lesson, name: str | None) -> str:
    chosen = own_name(house, name)
    if chosen in lesson.people:
        raise Trouble("bad-name", {"name": chosen})
    return chosen


def resumed(house: House, lesson: lessons.Lesson, path: Path) -> Run | None:
    """A lesson that was left; None if it was taken to its end, so that it begins again."""
    found = record.read(path)
    try:
        run = Run(lesson, journal=Journal.of(found))
    except RecordError as error:
        raise Trouble("other-lesson", {"file": str(path)}) from error
    if found.game != lesson.game or run.place.lost:
        raise Trouble("other-lesson", {"file": str(path)})
    if run.place.over:
        return None
    house.say("ui-lesson-resumed", WHISPER, file=path)
    return run


def take(house: House, run: Run, path: Path) -> None:
    """The lesson, and what comes after it; it is on disk however it ends."""
    rivals = [name for seat, name in enumerate(run.lesson.people) if seat != run.lesson.learner]
    house.say("ui-lesson-prepared", WHISPER, rivals=house.speaker.all_of(rivals), count=len(rivals))
    house.warn_if_slow()
    table, keys = LessonTable(run, path), reader()
    try:
        finished = Lesson(house, table, keys).run()
    except KeyboardInterrupt:
        finished = False
        house.blank()
    table.save()
    if finished:
        go_on(house, run, keys)
    else:
        house.say("ui-lesson-left", command=way_back(run, path))
        house.say("ui-goodbye", "dim")


def way_back(run: Run, path: Path) -> str:
    """The command that goes on with a lesson."""
    words = ["wunderkammer", "learn", run.lesson.game]
    return shlex.join(words if path == kept_as(run.lesson.game) else [*words, "--save", str(path)])


def go_on(house: House, run: Run, keys: Reader) -> None:
    """A real game: this one played on, or a new one."""
    then, lang = run.lesson.then, house.speaker.lang
    house.blank()
    house.say("ui-lesson-then-on" if then.on else "ui-lesson-then-new", "bold", new=in_lesson("new", lang))
    while (line := keys.read([(in_lesson("new", lang), "")])) is not None:
        words = " ".join(line.lower().split())
        if understood(words) == "quit":
            break
        if not words or understood_in_lesson(words) == "new":
            sit_down(house, played_on(run) if then.on and not words else anew(house, run), None, STRICT)
            return
    house.say("ui-goodbye", "dim")


def played_on(run: Run) -> Table:
    """This very position, with bots for the rivals and chance that nobody has prepared."""
    lesson = run.lesson
    people = [
        name if seat == lesson.learner else lesson.then.bots for seat, name in enumerate(run.journal.record.people)
    ]
    seed = new_seed()
    people = introduced(people, lesson.learner, seed)
    run.journal.record.people = people
    rivals = {seat: level for seat, level in enumerate(people) if seat != lesson.learner}
    path = Path(f"{lesson.game}-{datetime.now():%Y%m%d-%H%M%S}.wk")
    return Table(Journal.of(run.journal.record), lesson.learner, rivals, seed, path)


def anew(house: House, run: Run) -> Table:
    then, name = run.lesson.then, run.journal.record.people[run.lesson.learner]
    options = [f"{option}={str(value).lower()}" for option, value in then.options.items()]
    return begun(house, run.lesson.game, then.seats, None, then.bots, options, None, name, None, new_seed())
