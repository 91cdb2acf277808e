"""What the tests of the texts share: the speakers of every game, and a look into the Fluent files."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import wunderkammer as wk
from wunderkammer.texts import LANGUAGES, Speaker
from wunderkammer.texts.bundles import source

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "wunderkammer"
PEOPLE = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
GAMES = wk.games()
SPEAKERS = {game: [Speaker(lang, game) for lang in LANGUAGES] for game in GAMES}
EVERY_SPEAKER = [say for speakers in SPEAKERS.values() for say in speakers]


def called(say: Speaker) -> str:
    """How a test for one speaker is called."""
    return f"{say.game}-{say.lang}"


def part(game: str, name: str) -> ModuleType:
    """A module of a game: `part("artifact", "moves")`. The files of all games have the same names."""
    return import_module(f"wunderkammer.games.{game}.{name}")


class Mentions(Visitor):
    """The variables and messages that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the name fluent.syntax calls
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(lang: str, game: str | None) -> dict[str, Mentions]:
    """Every message of a file; a key that stands twice, or a line that Fluent cannot read, fails here."""
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse(source(lang, game)).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


def variables(lang: str, game: str | None, key: str) -> set[str]:
    """What a message needs, with all that it refers to."""
    mentions = {**messages(lang, None), **messages(lang, game)}[key]
    return mentions.variables.union(*[variables(lang, game, other) for other in mentions.messages])


def slots(names: set[str]) -> set[str]:
    """A language may read `$site` where another selects on `$site_id`: the slot is the same."""
    return {re.sub("_(id|who|of|kind|count)$", "", name) for name in names}


def said(text: str, end: str = ".?") -> str:
    """A text fit to be shown: complete, without marks of the machinery, a sentence if it has to be one."""
    assert not set(text) & set("{}$_\u2068\u2069"), text
    assert "  " not in text, text
    assert text == text.strip(), text
    assert text[0].upper() == text[0], text
    assert not end or text[-1] in end, text
    return text
