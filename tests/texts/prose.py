"""All that people read, file by file, as plain sentences: without keys, places to fill in, and signs of Markdown."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from wunderkammer.texts import LANGUAGES

from .words import GAMES, ROOT, SOURCES

WEB = ROOT / "web" / "src"
FILLED = "\N{OBJECT REPLACEMENT CHARACTER}"  # where something is filled in


class File(NamedTuple):
    """A file of texts: in which language, and of which game (None: of all)."""

    path: Path
    lang: str
    game: str | None

    def __str__(self) -> str:
        return str(self.path.relative_to(ROOT))


class Said(NamedTuple):
    """One text of a file, and where it stands."""

    where: str
    text: str


def files() -> list[File]:
    """Every file of texts there is."""
    found = [File(path, lang, None) for lang in LANGUAGES for path in shared(lang)]
    found += [File(path, lang, game) for game in GAMES for lang in LANGUAGES for path in of_game(game, lang)]
    return found


def shared(lang: str) -> list[Path]:
    own = [SOURCES / "texts" / part / f"{lang}.ftl" for part in ("", "commands", "glossary")]
    page = [*sorted((WEB / "texts" / lang).glob("*.ftl")), WEB / "learn" / "texts" / f"{lang}.ftl"]
    return [path for path in (*own, *page) if path.is_file()]


def of_game(game: str, lang: str) -> list[Path]:
    folder = SOURCES / "games" / game
    own = [folder / part / f"{lang}.ftl" for part in ("texts", "glossary", "lesson")]
    own.append(folder / "rulebook" / f"{lang}.md")
    page = [WEB / "games" / game / part / f"{lang}.ftl" for part in ("texts", "learn")]
    return [path for path in (*own, *page) if path.is_file()]


@cache
def texts(path: Path) -> list[Said]:
    """What a file says, text by text; a message with variants says each of them."""
    source = path.read_text(encoding="utf-8")
    return list(markdown(source) if path.suffix == ".md" else fluent(source))


def markdown(source: str) -> Iterator[Said]:
    """Paragraph by paragraph, and a list or a table line by line."""
    for number, part in enumerate(re.split(r"\n\s*\n|\n(?=[-|>#] ?)", source)):
        plain = re.sub(r"`[^`]*`", FILLED, part)
        plain = re.sub(r"\s*\[[PDRO](?::[^\]]+)?\]", "", plain)
        plain = re.sub(r"^(?:#+|-|>) ?|\*\*?|\|(?:[-: ]+\|)+|\|", "", plain.strip())
        if plain.strip():
            yield Said(f"part {number}", re.sub(r"[ \n]+", " ", plain).strip())


def fluent(source: str) -> Iterator[Said]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, (ftl.Message, ftl.Term)):
            for pattern in (entry.value, *[one.value for one in entry.attributes]):
                if pattern is not None:
                    yield from (Said(entry.id.name, text) for text in spelled(pattern))


def spelled(pattern: ftl.Pattern) -> Iterator[str]:
    """A pattern with each of its variants in its place."""
    found = [""]
    for element in pattern.elements:
        ways = [element.value] if isinstance(element, ftl.TextElement) else list(placed(element))
        found = [text + way for text in found for way in ways]
    yield from (re.sub(r"[ \n]+", " ", text) for text in found)


def placed(placeable: ftl.Placeable) -> Iterator[str]:
    match placeable.expression:
        case ftl.SelectExpression(variants=variants):
            for variant in variants:
                yield from spelled(variant.value)
        case ftl.StringLiteral() as literal:
            yield str(literal.parse()["value"])
        case ftl.Placeable() as inner:
            yield from placed(inner)
        case _:
            yield FILLED
