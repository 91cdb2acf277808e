"""Lessons with something changed in them, to see what is said about that."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from wunderkammer import lessons, shelf
from wunderkammer.core.notation import Notation
from wunderkammer.lessons import words
from wunderkammer.shelf import Plug


class Changed(Plug):
    """The plug of a game, with a word of its lesson or of its texts replaced by another."""

    def __init__(self, own: Plug, old: str, new: str) -> None:
        super().__init__(own.package)
        self.own = own
        self.old, self.new = old, new
        assert self.old in own.lesson() + own.lesson_texts("en")

    def lesson(self) -> str:
        return self.own.lesson().replace(self.old, self.new, 1)

    def lesson_texts(self, lang: str) -> str:
        return self.own.lesson_texts(lang).replace(self.old, self.new, 1)

    def notation(self) -> Notation:
        return self.own.notation()


@contextmanager
def changed(game: str, old: str, new: str) -> Iterator[None]:
    """While this lasts, the lesson of a game is another one."""
    own = shelf.plug(game)
    with patch.object(shelf, "plug", lambda _: Changed(own, old, new)):
        forget()
        try:
            yield
        finally:
            forget()


def forget() -> None:
    lessons.lesson.cache_clear()
    words.bundle.cache_clear()
