"""The one reader of Fluent files: what all games share, and what one game adds."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from wunderkammer import shelf
from wunderkammer.core.errors import UnknownLanguage

LANGUAGES: Final = ("en", "fr", "de")


def source(lang: str, game: str | None = None) -> str:
    """The Fluent text of a language: the common one, with what only commands say, or that of a game."""
    if game is not None:
        return shelf.plug(game).texts(lang)
    texts = files("wunderkammer.texts")
    common, commands = texts.joinpath(f"{lang}.ftl"), texts.joinpath("commands", f"{lang}.ftl")
    return f"{common.read_text(encoding='utf-8')}\n{commands.read_text(encoding='utf-8')}"


def by_language(game: str, folder: str, ending: str) -> dict[str, str]:
    """The texts or the rulebooks of a game, in the languages in which it has them."""
    found = {lang: shelf.plug(game).file(folder, f"{lang}.{ending}") for lang in LANGUAGES}
    return {lang: text for lang, text in found.items() if text is not None}


@cache
def resource(lang: str, game: str | None = None) -> Resource:
    """What `source` says, understood: this takes long, and every bundle of a language shares the common one."""
    return FluentResource(source(lang, game))


@cache
def bundle(lang: str, game: str | None = None) -> FluentBundle:
    """All messages of a language, with those of a game if one is named; read once, then shared."""
    if lang not in LANGUAGES:
        raise UnknownLanguage("unknown-language", {"name": lang, "allowed": list(LANGUAGES)})
    # Names of people are short and plain, and a terminal shows the isolation marks as garbage.
    texts = FluentBundle([lang], use_isolating=False)
    texts.add_resource(resource(lang))
    if game is not None:
        texts.add_resource(resource(lang, game))
    return texts
