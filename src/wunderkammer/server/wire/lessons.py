"""What the learner gets of a lesson with the message `table`: what to say, where to point, and what is meant."""

from typing import Any, Literal

import msgspec

from wunderkammer import lessons
from wunderkammer.lessons.bubbles import chapter
from wunderkammer.server.tables.table import Table


class Chapter(msgspec.Struct, frozen=True):
    """Of a lesson: the text that names it, and its first step, from 1."""

    text: str
    first: int


class Bubble(msgspec.Struct, frozen=True):
    """What a step of a lesson says, with the figures for it, and the pieces it speaks of."""

    step: str
    number: int  # from 1
    kind: Literal["say", "do", "watch", "free"]
    chapter: int  # in the list of chapters
    text: str
    facts: dict[str, int | str]
    at: str
    also: list[str]


class Then(msgspec.Struct, frozen=True):
    """Requests for tables after a lesson."""

    on: dict[str, Any] | None  # this game played on, unless it is over
    new: dict[str, Any]


class Lesson(msgspec.Struct, frozen=True):
    """Where the learner is in a lesson."""

    name: str
    steps: int
    chapters: list[Chapter]
    bubbles: list[Bubble]  # what is said here, one after another
    meant: list[str]  # the moves that are right now
    answers: dict[str, str]  # by move: the attribute of the text that answers it
    next: bool  # after the last bubble, `next` goes on
    playing: bool  # the script goes on by itself
    then: Then | None  # when the lesson is over


def taken(table: Table, eyes: int | None) -> Lesson | None:
    """Where the learner is in a lesson; nobody else sees it."""
    guide = table.guide
    if guide is None or eyes != guide.learner:
        return None
    lesson, here = guide.lesson, guide.place(table.game)
    asked = here.step if here.step is not None and here.step.kind == "do" else None
    return Lesson(
        name=lesson.game,
        steps=len(lesson.step),
        chapters=[Chapter(chapter(lesson, lesson.step[first]), first + 1) for first in lesson.chapters],
        bubbles=[bubble(lesson, one) for one in lessons.said(here, table.game)],
        meant=here.meant,
        answers={move: one.say for one in asked.wrong for move in one.moves} if asked is not None else {},
        next=here.waits,
        playing=here.plays or here.lost,
        then=Then(*guide.follows(table.name, here)) if here.over else None,
    )


def bubble(lesson: lessons.Lesson, one: lessons.Bubble) -> Bubble:
    step = one.step
    number, part = one.number + 1, lesson.chapter(one.number)
    return Bubble(step.id, number, step.kind, part, one.text, one.facts, step.at, step.also)
