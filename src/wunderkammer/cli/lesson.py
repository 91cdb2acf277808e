"""A lesson at the table of the terminal: bubbles are read with Enter, moves are typed, mistakes are answered kindly."""

from collections.abc import Sequence
from pathlib import Path

from rich.panel import Panel
from rich.text import Text

import wunderkammer as wk
from wunderkammer.boards.marks import BRASS, GLOW, INK, WHISPER, WRONG
from wunderkammer.cli.house import House
from wunderkammer.cli.reader import Reader
from wunderkammer.cli.session import Session
from wunderkammer.cli.table import Table
from wunderkammer.core.errors import MalformedMove
from wunderkammer.lessons import Run, Unmeant, Words
from wunderkammer.texts.typed import in_lesson, understood, understood_in_lesson

WIDTH = 72  # of a bubble
HELPLESS = 2  # mistakes after which help is offered
COMMANDS = ("why", "board", "rules", "save", "quit")


class LessonTable(Table):
    """A table whose luck is prepared and whose rivals follow a script."""

    def __init__(self, run: Run, path: Path) -> None:
        super().__init__(run.journal, run.lesson.learner, {}, "", path)
        self.run = run
        self.news = []  # somebody who comes back is shown the bubbles again, not the story

    def go_on(self) -> None:
        """The script, as far as it goes by itself."""
        while self.run.place.plays:
            self.run.follow()
        self.news += self.state.story(self.seat)
        self.state.listen()

    def play(self, action: int) -> None:
        self.state.listen()
        self.run.play(self.state.name(action))
        self.news, self.held = self.held, []

    def undo(self) -> bool:
        self.run.back()
        self.state.listen()
        self.news, self.held = [], []
        return True


class Lesson(Session):
    """Bubble after bubble; `at` is the one on the screen, of those that are shown here."""

    def __init__(self, house: House, table: LessonTable, reader: Reader) -> None:
        super().__init__(house, table, reader)
        self.run_of = table.run
        self.words = Words(house.speaker.lang, table.run.lesson)
        self.at = 0
        self.mistakes = 0

    def run(self) -> bool:
        """Until the lesson is over (True) or the person leaves (False); either way it is on disk."""
        self.table.go_on()
        self.keep()
        self.arrive()
        while not self.finished():
            line = self.reader.read(self.vocabulary())
            words = "quit" if line is None else " ".join(line.lower().split())
            if understood(words) == "quit":
                return False
            self.hear(words)
        return True

    def finished(self) -> bool:
        """The last bubble of the lesson is on the screen."""
        return self.run_of.place.over and self.at == len(self.run_of.place.shown) - 1

    def hear(self, words: str) -> None:
        meant = understood_in_lesson(words)
        if not words:
            self.enter()
        elif meant == "back":
            self.back()
        elif meant == "show me" or understood(words) in ("hint", "coach"):  # the lesson speaks, nobody else
            self.show()
        elif self.answer(understood(words)):
            self.arrive()

    def arrive(self) -> None:
        """Another position: what happened, and the first bubble there; in the middle of a step the last one."""
        place = self.run_of.place
        self.at = len(place.shown) - 1 if place.stops[-1] < place.ply else 0
        self.mistakes = 0
        self.screen.tell_news()
        self.bubble()

    def enter(self) -> None:
        """Go on: to the next bubble, or to what is watched next; a move has to be made, unless there is only one."""
        if self.at < len(self.run_of.place.shown) - 1:
            self.at += 1
            self.bubble()
        elif self.run_of.place.waits:
            self.table.state.listen()
            self.run_of.read()
            self.table.news = []
            self.table.go_on()
            self.keep()
            self.arrive()
        elif move := self.only_move():
            self.hear(move)
        else:
            self.ask()

    def back(self) -> None:
        """The bubble before; the position before, with its last bubble, if this is the first."""
        if self.at > 0 and self.run_of.place.stops[-1] == self.run_of.place.ply:
            self.at -= 1
        elif self.run_of.place.back is None:
            self.house.say("ui-lesson-first")
            return
        else:
            self.table.undo()
            self.keep()
            self.at = len(self.run_of.place.shown) - 1
            self.screen.show_board()
        self.bubble()

    def show(self) -> None:
        """What is meant, to be typed by the learner."""
        moves = self.run_of.place.meant if self.asks() else []
        for move in moves:
            self.house.say("ui-lesson-type", move=move, meaning=self.house.speaker.move(move, self.people))
        if not moves:
            self.ask()

    def asks(self) -> bool:
        """Whether the bubble on the screen asks for a move."""
        return self.run_of.bubbles()[self.at].step.kind == "do"

    # What is said

    def bubble(self) -> None:
        one = self.run_of.bubbles()[self.at]
        lesson = self.run_of.lesson
        steps = self.house.speaker.say("ui-lesson-step", number=one.number + 1, steps=len(lesson.step))
        heading = Text(self.words.chapter(lesson.chapter(one.number)), BRASS)
        told = Text(self.words.bubble(one))
        self.house.blank()
        width = min(WIDTH, self.house.out.width)
        panel = Panel(told, title=heading, title_align="left", subtitle=Text(steps, WHISPER), subtitle_align="right")
        panel.border_style, panel.width, panel.padding = INK, width, (1, 2)
        self.house.out.print(panel)
        self.ask()

    def ask(self) -> None:
        """One line: what can be typed."""
        lang = self.house.speaker.lang
        typed = {"back": in_lesson("back", lang), "show": in_lesson("show me", lang)}
        if self.asks():
            self.house.line(f"▸ {self.house.speaker.say('ui-lesson-move', **typed)}", GLOW)
            if move := self.only_move():
                self.house.say("ui-hint-enter", WHISPER, move=move)
        elif not self.finished():
            self.house.say("ui-lesson-enter", WHISPER, **typed)

    def move(self, words: str) -> bool:
        """A move, if it is meant; else why not now, and if the rules forbid it, their reason first."""
        try:
            action = self.table.state.action(words)
            self.table.play(action)
        except MalformedMove as error:
            self.half_made(words, error)
            return False
        except Unmeant as unmeant:
            self.kindly(self.words.answer(unmeant.bubble, unmeant.attribute))
            return False
        except wk.MoveError as error:
            self.house.line(self.house.speaker.error(error, self.people), WRONG)
            self.remind(words)
            return False
        self.table.go_on()
        self.keep()
        return True

    def half_made(self, words: str, error: MalformedMove) -> None:
        """The beginning of a move that is meant is right so far."""
        begun = [move for move in self.run_of.place.meant if move.startswith(f"{words} ")]
        if begun:
            self.house.say("ui-lesson-begun", moves=begun)
        else:
            self.wonder(words, error)

    def remind(self, move: str) -> None:
        """What the lesson has to say about an illegal move, where it asks for one."""
        step = self.run_of.place.step
        if step is not None and step.kind == "do":
            self.kindly(self.words.answer(self.run_of.bubbles()[-1], step.attribute(move)))

    def kindly(self, answer: str) -> None:
        self.house.out.print(Text.assemble(("▎", WRONG), " ", answer), soft_wrap=not self.house.out.is_terminal)
        self.mistakes += 1
        if self.mistakes >= HELPLESS:
            self.house.say("ui-lesson-help", WHISPER, show=in_lesson("show me", self.house.speaker.lang))

    def undo(self) -> bool:
        self.back()
        return False

    def only_move(self) -> str:
        """The move that has no alternative, where it is asked for."""
        return super().only_move() if self.asks() else ""

    def vocabulary(self) -> Sequence[tuple[str, str]]:
        say = self.house.speaker
        meant = [(move, say.move(move, self.people)) for move in self.table.legal()]
        return [*meant, *self.commands(COMMANDS), *((in_lesson(word, say.lang), "") for word in ("back", "show me"))]
