"""The words of a lesson in one language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from wunderkammer import shelf
from wunderkammer.lessons.bubbles import Bubble, chapter
from wunderkammer.lessons.lesson import Lesson
from wunderkammer.texts import MissingText

HAND: Final = "keys"  # how things are chosen in the terminal; on the page by a mouse or a finger


@cache
def bundle(lang: str, game: str) -> FluentBundle:
    texts = FluentBundle([lang], use_isolating=False)
    pointing = files("wunderkammer.lessons").joinpath(f"pointing/{lang}.ftl").read_text(encoding="utf-8")
    for source in (pointing, shelf.plug(game).lesson_texts(lang)):
        texts.add_resource(FluentResource(source))
    return texts


class Words:
    def __init__(self, lang: str, lesson: Lesson) -> None:
        self.lang = lang
        self.lesson = lesson
        self.bundle = bundle(lang, lesson.game)

    def chapter(self, number: int) -> str:
        """The name of a chapter."""
        return self.say(chapter(self.lesson, self.lesson.step[self.lesson.chapters[number]]), {})

    def bubble(self, bubble: Bubble) -> str:
        return self.say(bubble.text, bubble.facts)

    def answer(self, bubble: Bubble, attribute: str) -> str:
        """To a move that is not meant."""
        return self.say(bubble.text, bubble.facts, attribute)

    def say(self, message: str, facts: Mapping[str, int | str], attribute: str = "") -> str:
        """A message, or an attribute of it; MissingText if there is none, or if a figure is missing."""
        found = self.bundle.get_message(message) if self.bundle.has_message(message) else None
        pattern = None if found is None else found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingText(f"{self.lang}: {message} {attribute}".strip())
        text, errors = self.bundle.format_pattern(pattern, {"hand": HAND, **facts})
        if errors:
            raise MissingText(f"{self.lang}: {message} {attribute}: {errors}")
        return str(text)
