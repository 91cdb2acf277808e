"""`exercise`: what would you do? A position of a real game in the terminal."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

import wunderkammer as wk
from wunderkammer import exercises
from wunderkammer.boards.marks import BRASS, GLOW, WHISPER, WRONG
from wunderkammer.cli.house import House, Trouble
from wunderkammer.cli.options import Lang, house_of
from wunderkammer.cli.play import Game, own_name
from wunderkammer.cli.reader import Reader, reader
from wunderkammer.cli.session import Session
from wunderkammer.cli.table import Table
from wunderkammer.core.errors import MalformedMove
from wunderkammer.exercises import Exercise
from wunderkammer.insight.solving import Solution, solution
from wunderkammer.insight.words import compared, percent
from wunderkammer.record import Journal
from wunderkammer.texts import Speaker
from wunderkammer.texts.typed import understood

COMMANDS = ("why", "board", "rules", "quit")
Number = Annotated[int | None, typer.Option("--number", metavar="N")]
Daily = Annotated[bool, typer.Option("--daily")]


def exercise(
    ctx: typer.Context, game: Game = None, number: Number = None, daily: Daily = False, lang: Lang = None
) -> None:
    """Find the best move in a position of a real game. Without a game, list the exercises; --daily is that of today."""
    house = house_of(ctx, lang, game=game)
    found = exercises.daily(datetime.now(UTC).date()) if daily else None
    if found is None and game is None:
        for known in wk.games():
            describe(house, known)
        return
    found = found or chosen(game or "", number or 1)
    house.speak(game=found.game)
    Solving(house, found, reader()).run()


def describe(house: House, game: str) -> None:
    offered = exercises.offered(game)
    if offered:
        speaker = Speaker(house.speaker.lang, game)
        grades = [f"{one.number} {speaker.say(f'ui-grade-{one.grade}')}" for one in offered]
        house.line(speaker.name("game", game), BRASS)
        house.line("  " + speaker.say("ui-exercise-listed", count=len(offered), numbers=", ".join(grades)), WHISPER)
        house.line(f"  wunderkammer exercise {game} --number 1")


def chosen(game: str, number: int) -> Exercise:
    offered = exercises.offered(game)
    if not offered:
        raise Trouble("no-exercises", {"game": game, "allowed": [one for one in wk.games() if exercises.offered(one)]})
    if not 0 < number <= len(offered):
        raise Trouble("no-such-exercise", {"game": game, "number": number, "count": len(offered)})
    return offered[number - 1]


class ExerciseTable(Table):
    """The position as the deciding seat sees it; it is kept nowhere."""

    def __init__(self, exercise: Exercise, name: str) -> None:
        played = exercise.played()
        seat = exercise.position().actor
        played.people[seat] = name
        super().__init__(Journal.of(played), seat, {}, "", Path())

    def save(self) -> None:
        """There is nothing to keep."""


class Solving(Session):
    """Move after move, until one is right."""

    def __init__(self, house: House, exercise: Exercise, keys: Reader) -> None:
        super().__init__(house, ExerciseTable(exercise, own_name(house, None)), keys)
        self.exercise = exercise
        self.solved = False

    def run(self) -> bool:
        say, one = self.house.speaker, self.exercise
        count = len(exercises.offered(one.game))
        grade = say(f"ui-grade-{one.grade}")
        title = say("ui-exercise-of", game=say.name("game", one.game), number=one.number, count=count, grade=grade)
        self.house.line(title, BRASS)
        self.screen.show_news()
        self.house.say("ui-exercise-type", WHISPER)
        while not self.solved:
            line = self.reader.read(self.vocabulary())
            words = "quit" if line is None else understood(" ".join(line.lower().split()))
            if words == "quit":
                move = say.move(one.best, self.people)
                self.house.say("ui-exercise-left", move=move, share=percent(one.chances[one.best]))
                return False
            if words and words.split()[0] not in ("hint", "undo", "save"):
                self.answer(words)
        return True

    def move(self, words: str) -> bool:
        try:
            found = solution(self.exercise, words)
        except MalformedMove as error:
            self.wonder(words, error)
        except wk.MoveError as error:
            self.house.line(self.house.speaker.error(error, self.people), WRONG)
        else:
            self.tell(found)
        return False

    def tell(self, found: Solution) -> None:
        say = self.house.speaker
        self.solved = found.right
        verdict = say("ui-exercise-right" if found.right else "ui-exercise-wrong")
        share = say("ui-exercise-shares", move=say.move(found.move, self.people), share=percent(found.chance))
        self.house.line(f"{verdict} · {share}", GLOW if found.right else WRONG)
        others = [say.move(move, self.people) for move in found.answers if move != found.move]
        if found.right and others:
            self.house.say("ui-exercise-equal", moves=say.all_of(others))
        elif not found.right:
            self.house.say("ui-exercise-better", share=percent(found.best))
        if told := compared(say, found.reasons, say.move(found.than, self.people)):
            self.house.line(told)

    def vocabulary(self) -> Sequence[tuple[str, str]]:
        moves = [(move, self.house.speaker.move(move, self.people)) for move in self.table.legal()]
        return [*moves, *self.commands(COMMANDS)]
