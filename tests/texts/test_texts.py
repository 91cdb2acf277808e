"""The Fluent files as such, and what all games share."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.codes import refusals

import wunderkammer as wk
from wunderkammer.bots import PERSONAS
from wunderkammer.core import errors
from wunderkammer.texts import LANGUAGES, MissingText, Speaker

from .words import EVERY_SPEAKER, GAMES, SOURCES, called, messages, said, slots, variables

COMMON = [Speaker(lang) for lang in LANGUAGES]
FILES = [None, *GAMES]

ERRORS = {name for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, Exception)}
ERRORS |= {"StoreTrouble"}
CODE = re.compile(r"[a-z]+(-[a-z]+)+")
KEY = re.compile(r"(ui|over|list|phrase|error|reason|name|ask|wait|story|option|move|effect)-[a-z0-9_-]*[a-z0-9]")


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_have_the_same_keys(lang: str, game: str | None) -> None:
    assert set(messages(lang, game)) == set(messages("en", game))


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_speak_of_the_same_things(lang: str, game: str | None) -> None:
    for key in messages("en", game):
        # Parts of sentences exist because languages differ; the sentences made of them must not.
        if not key.startswith("phrase-"):
            assert slots(variables(lang, game, key)) == slots(variables("en", game, key)), f"{lang}: {key}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_change_common_words(game: str) -> None:
    for lang in LANGUAGES:
        assert not set(messages(lang, None)) & set(messages(lang, game))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_persona_has_a_sentence_of_its_own(lang: str) -> None:
    told = {key: Speaker(lang).say(key) for key in messages(lang, None) if key.startswith("persona-")}
    assert list(told) == [f"persona-{name}" for name in PERSONAS]
    assert len({*told.values()}) == len(told)
    for name in PERSONAS:
        assert re.fullmatch(rf"{name.capitalize()} .{{15,75}}\.", told[f"persona-{name}"]), told[f"persona-{name}"]


def test_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(errors.UnknownLanguage) as caught:
        Speaker("la")
    assert caught.value.details == {"name": "la", "allowed": ["en", "fr", "de"]}
    assert "en, fr, de" in COMMON[0].error(caught.value)


def test_missing_words_are_never_shown() -> None:
    say = COMMON[0]
    for key, args in (("ui-nonsense", {}), ("ui-round", {}), ("ui-round", {"rounds": 3})):
        with pytest.raises(MissingText):
            say(key, **args)
    assert say("ui-round", round=3) == "Round 3"


def test_plurals() -> None:
    told = [[say("ui-games", count=count) for count in (0, 1, 2)] for say in COMMON]
    assert told == [["0 games", "1 game", "2 games"], ["0 partie", "1 partie", "2 parties"],
                    ["0 Partien", "1 Partie", "2 Partien"]]  # fmt: skip


def test_games_and_languages_have_names() -> None:
    for say in COMMON:
        assert all(Speaker(say.lang, game).name("game", game) for game in GAMES)
        assert all(say.name("language", lang) for lang in LANGUAGES)


# Every error has its words.


def constants(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def raise_sites() -> Iterator[tuple[str, set[str] | None]]:
    """Each error that is made somewhere: its code, and the details given if they stand there in full."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                code = node.args[0] if node.args else None
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield code.value, literal_keys(node.args[1]) if len(node.args) > 1 else set()
    yield from refusals()


def literal_keys(node: ast.expr) -> set[str] | None:
    if not isinstance(node, ast.Dict) or None in node.keys:
        return None
    return {key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def test_every_error_has_its_words() -> None:
    codes = {code for code, _ in raise_sites()}
    for path in (*SOURCES.glob("core/*.py"), *SOURCES.glob("record/*.py"), SOURCES / "editions.py"):
        codes |= {text for text in constants(path) if CODE.fullmatch(text)}
    assert {"unknown-game", "figure-range", "not-a-record", "malformed-header", "wrong-scores"} <= codes
    for lang in LANGUAGES:
        known = set(messages(lang, None))
        assert {f"error-{code}" for code in codes} <= known
        # The other way round, but for the wrappings: no words for errors that do not exist.
        assert {key for key in known if key.startswith("error-")} == {
            f"error-{code}" for code in codes | {"in-line", "in-file"}
        }


def test_every_error_brings_what_its_words_need() -> None:
    checked = 0
    for code, details in raise_sites():
        if details is not None:
            checked += 1
            for lang in LANGUAGES:
                assert variables(lang, None, f"error-{code}") <= details, f"{lang}: {code}"
    assert checked > 20


def test_every_key_in_the_sources_exists() -> None:
    spoken = {text for path in SOURCES.rglob("*.py") for text in constants(path) if KEY.fullmatch(text)}
    assert "reason-with-clause" in spoken
    assert {key for key in spoken if not any(say.has(key) for say in EVERY_SPEAKER)} == set()


@pytest.mark.parametrize("say", EVERY_SPEAKER, ids=called)
def test_errors_are_told_with_file_line_and_reason(say: Speaker) -> None:
    reason = wk.Reason("not-asked", f"{say.game} §3.1", {"question": "nothing"})
    told = said(say.error(wk.IllegalMove("dig 5", reason)))
    assert "dig 5" in told
    assert told.endswith(f"({say.game} §3.1).")
    in_record = errors.RecordError("illegal-move", {"move": "dig 5", "reason": reason}, 17)
    assert "17" in say.error(in_record)
    assert say.error(in_record).endswith(told)
    in_file = wk.BadEdition("figure-range", {"file": "mine.toml", "key": "last_round", "value": 0, "low": 1, "high": 9})
    assert say.error(in_file).startswith("mine.toml")
    assert "4, 2" in say.error(errors.RecordError("wrong-scores", {"found": [4, 1], "expected": [4, 2]}))
