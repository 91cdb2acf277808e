"""The glossary: one word for one thing, and a sentence that says what it is for. The page reads the same files.

    glossary/terms.toml      the terms in their order, each with the drawing and the clauses that speak of it
    glossary/<lang>.ftl      `term-hut = worker hut`, with the sentence as its attribute `.means`
    glossary/discarded.toml  words that are said no more, by language, each with what is said instead

What all games share is in `texts/glossary`, the rest in the folder of each game; a game from elsewhere may have none.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from wunderkammer import shelf
from wunderkammer.shelf.plug import FALLBACK


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term as the files have it, in no language yet."""

    icon: str = ""  # the page's drawing
    clauses: list[str] = []  # beside which the page draws it


class Glossary(msgspec.Struct, frozen=True):
    """All that a page needs of it: the terms, and by language their words (Fluent)."""

    terms: dict[str, Entry]
    words: dict[str, str]


class Meaning(NamedTuple):
    """A term in one language."""

    term: str
    word: str
    means: str
    icon: str
    clauses: list[str]


def read(name: str, game: str | None) -> str:
    """A file of a glossary; empty where there is none."""
    if game is not None:
        return shelf.plug(game).file("glossary", name) or ""
    found = files("wunderkammer.texts").joinpath("glossary", name)
    return found.read_text(encoding="utf-8") if found.is_file() else ""


@cache
def terms(game: str | None) -> dict[str, Entry]:
    """The terms of a game, or those that all games share, in their order."""
    return msgspec.convert(tomllib.loads(read("terms.toml", game)), dict[str, Entry])


@cache
def discarded(game: str | None) -> dict[str, dict[str, str]]:
    """By language: the words that are said no more, and what is said instead."""
    found: Any = tomllib.loads(read("discarded.toml", game))
    return msgspec.convert(found, dict[str, dict[str, str]])


def source(lang: str, game: str | None) -> str:
    """The words of the terms; in English where there are none in this language."""
    return read(f"{lang}.ftl", game) or read(f"{FALLBACK}.ftl", game)


def glossary(game: str | None, langs: tuple[str, ...]) -> Glossary:
    return Glossary(terms(game), {lang: text for lang in langs if (text := read(f"{lang}.ftl", game))})


@cache
def meanings(lang: str, game: str | None = None) -> dict[str, Meaning]:
    """Every term that can be said in a language: those of the game, then those that all games share."""
    if game is None:
        return spoken(lang, None)
    own = spoken(lang, game)
    return own | {term: shared for term, shared in spoken(lang, None).items() if term not in own}


def meaning(term: str, lang: str, game: str | None = None) -> Meaning | None:
    """What a term is called and what it is for, by its id or by its word; None if the glossary does not have it."""
    found = meanings(lang, game)
    wanted = " ".join(term.casefold().split())
    by_word = {one.word.casefold(): one for one in reversed(found.values())}
    return found.get(wanted.replace(" ", "-")) or by_word.get(wanted)


def spoken(lang: str, game: str | None) -> dict[str, Meaning]:
    texts = FluentBundle([lang], use_isolating=False)
    texts.add_resource(FluentResource(source(lang, game)))
    found = {term: said(texts, term, entry) for term, entry in terms(game).items()}
    return {term: one for term, one in found.items() if one is not None}


def said(texts: FluentBundle, term: str, entry: Entry) -> Meaning | None:
    """A term in words. One that is only half said is not told; for our own games the tests do not let that happen."""
    message = texts.get_message(f"term-{term}") if texts.has_message(f"term-{term}") else None
    if message is None or message.value is None or "means" not in message.attributes:
        return None
    word, wrong = texts.format_pattern(message.value)
    means, worse = texts.format_pattern(message.attributes["means"])
    return None if wrong or worse else Meaning(term, str(word), str(means), entry.icon, entry.clauses)
