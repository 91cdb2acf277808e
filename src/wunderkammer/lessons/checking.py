"""Whether a lesson holds what it says: played through the engine in every way it accepts, in every language.

`check_lesson("pawn")` is for the tests of a game. A failure is an AssertionError that names the step.
"""

import re
from collections.abc import Iterator
from typing import Final

from wunderkammer import record, shelf
from wunderkammer.core.state import OVER
from wunderkammer.lessons.bubbles import Bubble, chapter, in_sight, message, value
from wunderkammer.lessons.lesson import Lesson, Step, lesson, move_of
from wunderkammer.lessons.run import Run
from wunderkammer.lessons.words import Words, bundle
from wunderkammer.texts import LANGUAGES

LONGEST: Final = {"en": 30, "fr": 38, "de": 34}  # words of a bubble
Ways = dict[str, list[str]]  # by step: the way that is taken instead of the usual one


def check_lesson(game: str, langs: tuple[str, ...] = LANGUAGES) -> list[Run]:
    """All runs through the lesson of a game: the usual one first, then one for each other way."""
    found = lesson(game)
    assert found is not None, f"{game} has no lesson"
    spoken = [Words(lang, found) for lang in langs]
    for words in spoken:
        check_messages(words)
    runs = [Check(found, spoken, ways).run() for ways in all_ways(found)]
    for run in runs:
        record.verify(record.parse(record.write(run.journal.record)))
    return runs


def all_ways(lesson: Lesson) -> Iterator[Ways]:
    yield {}
    for step in lesson.step:
        yield from ({step.id: way} for way in step.ways()[1:])


def check_messages(words: Words) -> None:
    """There is a text for everything that is said, and nothing else; all languages have the same."""
    said: dict[str, set[str]] = {chapter(words.lesson, step): set() for step in words.lesson.step if step.chapter}
    for step in words.lesson.step:
        said[message(words.lesson, step)] = {*(one.say for one in step.wrong), "else"} if step.kind == "do" else set()
    found = bundle(words.lang, words.lesson.game)
    there = {name: set(found.get_message(name).attributes) for name in found._messages if name.startswith("lesson-")}
    assert there == said, f"{words.lang}: {difference(there, said)}"


def difference(there: dict[str, set[str]], said: dict[str, set[str]]) -> str:
    names = sorted(name for name in {*there, *said} if there.get(name) != said.get(name))
    return "; ".join(f"{name}: has {there.get(name)}, needs {said.get(name)}" for name in names)


class Check:
    """One way through a lesson, as a learner would take it, with a look at everything on the way."""

    def __init__(self, lesson: Lesson, spoken: list[Words], ways: Ways) -> None:
        self.lesson = lesson
        self.spoken = spoken
        self.ways = ways
        self.taken = Run(lesson, "Ada" if "Ada" not in lesson.people else "Zoe")
        self.read: list[str] = []  # the steps whose bubbles were read

    def run(self) -> Run:
        while not self.taken.place.over:
            self.look()
            step = self.taken.place.step
            assert step is not None, "the lesson is lost"
            if step.kind == "do":
                self.do(step)
            else:
                assert self.taken.place.waits, f"{step.id}: it neither waits nor goes on"
                self.taken.read()
            while self.taken.place.plays:
                self.taken.follow()
        self.look()
        assert self.read == [step.id for step in self.lesson.step]
        self.check_end()
        return self.taken

    def look(self) -> None:
        """All bubbles of a place."""
        view = self.taken.journal.state.view(self.lesson.learner)
        shown = self.taken.bubbles()
        assert shown, f"after {self.read[-1:]}: nothing is said"
        for bubble in shown:
            step = bubble.step
            self.read.append(step.id)
            for path, wanted in step.expect.items():
                assert value(view, path) == wanted, f"{step.id}: {path} is {value(view, path)}, not {wanted}"
            for anchor in [step.at, *step.also]:
                assert in_sight(self.lesson, anchor, view), f"{step.id}: nothing to point to: {anchor}"
            for words in self.spoken:
                check_words(words, bubble)
        asked = self.lesson.learner in self.taken.journal.state.actors()
        assert asked == (shown[-1].step.kind in ("do", "free")), f"{shown[-1].step.id}: asked: {asked}"

    def do(self, step: Step) -> None:
        """The moves of the learner, in the way that was chosen; the script answers."""
        self.check_answers(step)
        way = self.ways.get(step.id, step.moves)
        start = len(self.taken.journal.record.entries)
        for line in filter(self.lesson.is_own, way):
            assert move_of(line) in self.taken.place.meant, f"{step.id}: {line} is not meant"
            self.taken.play(move_of(line))
            while self.taken.place.step is step and self.taken.place.plays:
                self.taken.follow()
        played = [record.line_of(entry) for entry in self.taken.journal.record.entries[start:]]
        assert played == way, f"{step.id}: {played} instead of {way}"

    def check_answers(self, step: Step) -> None:
        """Moves that are answered alike are all legal, or all not: the reason of the rules is added to the others."""
        state = self.taken.journal.state
        for one in step.wrong:
            legal = {state.why_not(state.action(move), self.lesson.learner) is None for move in one.moves}
            assert len(legal) == 1, f"{step.id}: of {one.moves} some are legal and some are not"

    def check_end(self) -> None:
        """A lesson that is played on ends with a decision of the learner; any other with the end of the game."""
        state, last = self.taken.journal.state, self.lesson.step[-1]
        if self.lesson.then.on:
            assert last.kind == "free", f"{last.id}: it has to be free"
        else:
            assert state.actor == OVER, f"{last.id}: the game is not over"
        allowed = shelf.game(self.lesson.game).seats
        assert self.lesson.then.seats in allowed


def check_words(words: Words, bubble: Bubble) -> None:
    """Few words, and no figure that does not come from the table."""
    attributes = ["", *(one.say for one in bubble.step.wrong), "else"] if bubble.step.kind == "do" else [""]
    for attribute in attributes:
        where = f"{words.lang}: {bubble.text} .{attribute}"
        text = words.say(bubble.text, bubble.facts, attribute)
        bare = words.say(bubble.text, dict.fromkeys(bubble.facts, "x"), attribute)
        assert not re.search(r"\d", bare), f"{where} has a figure that does not come from the table: {bare}"
        count = sum(any(map(str.isalnum, word)) for word in text.split())
        assert count <= LONGEST[words.lang], f"{where} has {count} words"
