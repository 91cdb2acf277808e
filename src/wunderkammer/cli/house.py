"""The house: in which language it speaks, to whom, and how it says that something is wrong."""

import json
import os
from unicodedata import category

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

import wunderkammer as wk
from wunderkammer.boards.marks import BRASS, GLOW, WRONG
from wunderkammer.cli.language import from_environment
from wunderkammer.core.errors import RecordError
from wunderkammer.texts import Speaker

THEME = Theme({"markdown.code": GLOW, "markdown.h1": BRASS, "markdown.h2": BRASS, "markdown.h3": "bold"})


class Trouble(wk.WunderkammerError):
    """A mistake on the command line that no rule knows of; its sentence is `ui-<code>`."""


class House:
    """One run of the command: language, output, and whether a program reads it."""

    def __init__(self, lang: str | None = None) -> None:
        self.speaker = Speaker(lang or from_environment(os.environ))
        self.as_json = False
        self.out = Console(highlight=False, theme=THEME)
        self.err = Console(stderr=True, highlight=False)

    def speak(self, lang: str | None = None, game: str | None = None) -> None:
        """Change the language or the game that is spoken of; None leaves it as it is."""
        self.speaker = Speaker(lang or self.speaker.lang, game or self.speaker.game)

    def say(self, key: str, style: str = "", **args: object) -> None:
        self.line(self.speaker.say(key, **args), style)

    def line(self, sentence: str, style: str = "") -> None:
        """One sentence; in a pipe it stays on one line, however long."""
        self.out.print(Text(printable(sentence), style), soft_wrap=not self.out.is_terminal)

    def blank(self) -> None:
        self.out.print()

    def data(self, answer: object) -> None:
        """An answer for a program."""
        self.out.out(json.dumps(answer, ensure_ascii=False, indent=2), highlight=False)

    def whisper(self, key: str, **args: object) -> None:
        """A remark beside the matter, for people only."""
        if not self.as_json:
            self.err.print(Text(self.speaker.say(key, **args), "dim"), soft_wrap=True)

    def sentence(self, error: wk.WunderkammerError) -> str:
        if isinstance(error, Trouble):
            return self.speaker.say(f"ui-{error.code}", **error.details)
        return self.speaker.error(error)

    def complain(self, error: wk.WunderkammerError) -> None:
        """One clear sentence on standard error; for a program also as data."""
        sentence = printable(self.sentence(error))
        if self.as_json:
            line = {"line": error.line} if isinstance(error, RecordError) and error.line else {}
            self.data({"error": {"code": error.code, **line, "sentence": sentence}})
        self.err.print(Text(sentence, WRONG), soft_wrap=True)

    def warn_if_slow(self) -> None:
        if not wk.compiled:
            self.whisper("ui-interpreted")


def printable(text: str) -> str:
    """A text from outside without the signs that steer a terminal."""
    return "".join(sign if sign == "\n" or category(sign)[0] != "C" else "�" for sign in text)
