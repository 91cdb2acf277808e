"""Lessons: a guided game at a real table, with prepared luck and rivals who follow a script.

A lesson is data beside its game (`lesson/steps.toml`, and its words in Fluent); docs/learn.md says how to write one.
What happened so far decides where one is in it, so a lesson needs no memory of its own: `place` finds out. The terminal
takes it through `Run`, the server through its own tables; every action goes through `State.play`.
"""

from wunderkammer.lessons.bubbles import Bubble
from wunderkammer.lessons.lesson import BadLesson, Lesson, Step, Then, Wrong, lesson, offered
from wunderkammer.lessons.place import Place, place
from wunderkammer.lessons.run import Run, Unmeant, said
from wunderkammer.lessons.words import Words

__all__ = [
    "BadLesson",
    "Bubble",
    "Lesson",
    "Place",
    "Run",
    "Step",
    "Then",
    "Unmeant",
    "Words",
    "Wrong",
    "lesson",
    "offered",
    "place",
    "said",
]
