"""Help, mistakes in a command, and the words typed at the table, in the language of the reader."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
from fluent.syntax import FluentParser, ast

import wunderkammer as wk
from wunderkammer.cli.app import app
from wunderkammer.cli.help import translate
from wunderkammer.cli.usage import wanted_language
from wunderkammer.texts import LANGUAGES
from wunderkammer.texts.guide import Guide, source
from wunderkammer.texts.typed import TYPED, in_language, understood

from .running import process, run


def commands(command: Any, path: str = "wunderkammer") -> Iterator[tuple[str, Any]]:  # noqa: ANN401
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, f"{path} {name}")


def translated(lang: str) -> dict[str, Any]:
    command = typer.main.get_command(app())
    translate(command, Guide(lang))
    return dict(commands(command))


def keys(lang: str) -> list[str]:
    return [entry.id.name for entry in FluentParser().parse(source(lang)).body if isinstance(entry, ast.Message)]


def test_languages_have_the_same_keys_each_once() -> None:
    assert len(keys("en")) == len(set(keys("en"))) > 100
    assert keys("en") == keys("fr") == keys("de")


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_command_and_every_option_is_explained_in_every_language(lang: str) -> None:
    english = translated("en")
    for path, command in translated(lang).items():
        assert command.help != english[path].help, path
        for param, original in zip(command.params, english[path].params, strict=True):
            assert original.help, (path, original.name)
            assert param.help != original.help, (path, param.name)


def test_the_language_can_be_named_anywhere() -> None:
    for path, command in translated("en").items():
        assert any("--lang" in param.opts for param in command.params), path
    assert "graine" in run("lab", "--lang", "fr", "arena", "--help").out


def test_no_help_is_left_over() -> None:
    used = {"help-option-help"}
    for path, command in translated("en").items():
        name = "-".join(path.split()[1:])
        used.add(f"help-{name or 'wunderkammer'}")
        for param in command.params:
            option = param.opts[0].lstrip("-")
            own = f"help-{name}-{option}"
            used.add(own if own in keys("en") else f"help-option-{option}")
    assert {key for key in keys("en") if key.startswith("help-")} == used


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("Usage:", "Options")), ("fr", ("Utilisation", "Commandes")), ("de", ("Aufruf:", "Befehle", "Optionen"))],
)
def test_help_speaks_the_language(lang: str, words: tuple[str, ...]) -> None:
    for arguments in (("--lang", lang, "--help"), (f"--lang={lang}", "-h")):
        answer = run(*arguments)
        assert answer.code == 0
        assert all(word in answer.out for word in words)
    assert words[0] in process("play", "--help", environment={"WUNDERKAMMER_LANG": lang}).out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "--nonsense"], "Es gibt keine Option --nonsense."),
        (["pley"], "Es gibt keinen Befehl „pley“. Meintest du"),
        (["why"], "DATEI fehlt."),
        (["play", "--seats"], "--seats braucht einen Wert."),
        (["games", "--json=yes"], "--json nimmt keinen Wert."),
        (["play", "--seats", "many"], "--seats braucht eine Zahl."),
        (["serve", "--port", "99999"], "--port braucht eine Zahl bis 65535."),
        (["simulate", "artefakt", "--games", "0"], "--games braucht eine Zahl ab 1."),
        (["games", "more"], "Das ist zu viel: more."),
    ],
)
def test_mistakes_are_told_in_the_language(arguments: list[str], told: str) -> None:
    answer = run("--lang", "de", *arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith(told)


@pytest.mark.parametrize(
    ("words", "lang"),
    [("", None), ("play artefakt", None), ("--lang fr", "fr"), ("play --lang=de artefakt", "de"), ("play --lang", "")],
)
def test_the_language_is_read_before_anything_else(words: str, lang: str | None) -> None:
    """Also where there is no word at all: `wunderkammer` alone opens the table."""
    assert wanted_language(words.split()) == lang


def test_an_unknown_language_is_refused_in_english() -> None:
    answer = run("games", "--lang", "la")
    assert answer.code == 2
    assert "la" in answer.err
    assert "Usage:" in run("--lang", "la", "--help").out


def test_words_are_understood_in_every_language() -> None:
    assert understood("warum move cw") == "why move cw"
    assert understood("pourquoi move cw") == "why move cw"
    assert understood("move cw") == "move cw"
    for command in TYPED:
        assert {understood(in_language(command, lang)) for lang in LANGUAGES} == {command}
    verbs = {move.split()[0] for game in wk.games() for move in wk.game(game).move_names()}
    assert not verbs & {word for words in TYPED.values() for word in words}


def test_they_work_at_the_table(tmp_path: Path) -> None:
    typed = "warum move cw\nhilfe\nregeln 2.3\nende\n"
    answer = run("play", "artefakt", "--seed", "7", "--save", tmp_path / "x.wk", "--lang", "de", typed=typed)
    assert answer.code == 0
    assert "„move cw“ geht jetzt nicht" in answer.out
    assert "„zurück“ nimmt deine letzte Entscheidung zurück" in answer.out
    assert "§2.3" in answer.out
