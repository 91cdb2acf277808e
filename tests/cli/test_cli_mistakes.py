"""Bad input of every kind: one clear sentence, exit code 2, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from wunderkammer import editions

from .running import LANGUAGES, Answer, finished_record, process, run


def refused(answer: Answer, *words: str) -> None:
    assert answer.code == 2, answer
    assert "Traceback" not in answer.out + answer.err
    for word in words:
        assert word in answer.err, answer.err


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return finished_record(tmp_path / "game.wk")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["verify", "replay", "why"])
def test_no_file_a_folder_and_bytes(command: str, lang: str, tmp_path: Path) -> None:
    noise = tmp_path / "noise.wk"
    noise.write_bytes(bytes(range(256)))
    move = ["skip"] if command == "why" else []
    for path in (tmp_path / "missing.wk", tmp_path, noise):
        refused(run(command, path, *move, "--lang", lang), str(path))


def test_as_a_real_process(tmp_path: Path) -> None:
    refused(process("verify", tmp_path / "missing.wk"), "missing.wk", "No such file")
    refused(process("play", "--continue", tmp_path), "directory")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("Wunderkammer: 1", "Wonder: 1", 1),
        ("Game: artefakt", "Game: chess", 2),
        ("Options: advanced", "Options: hurry", 5),
        ("Options: advanced", "Colour: red", 5),
        ("Seat 3: Cleo", "Seat 4: Cleo", 8),
        ("\n\n* lay", "\n\n* fly", 10),
        ("\n\n* lay", "\n\n1 lay", 10),
        ("\n\n* lay", "\n\n* ?", 10),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_with_a_mistake_names_its_line(game: Path, old: str, new: str, line: int, lang: str) -> None:
    text = game.read_text(encoding="utf-8")
    assert old in text
    game.write_text(text.replace(old, new, 1), encoding="utf-8")
    for command in ("verify", "replay"):
        refused(run(command, game, "--lang", lang), str(line))
    refused(run("play", "--continue", game, "--lang", lang), str(line))


def test_a_truncated_record_is_unfinished_or_refused(game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    for length in range(0, len(text), 307):
        game.write_text(text[:length], encoding="utf-8")
        answer = run("verify", game)
        assert answer.code in (0, 2)
        assert "Traceback" not in answer.err
        assert answer.err or "not finished" in answer.out


def test_wrong_scores(game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    body, _, _ = text.rpartition("= ")
    game.write_text(body + "= 9 9 9\n", encoding="utf-8")
    refused(run("verify", game), str(len(text.splitlines())), "9")
    answer = run("verify", game, "--json")
    assert answer.code == 2
    assert '"wrong-scores"' in answer.out


def test_signs_that_steer_a_terminal_are_not_passed_on(game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    game.write_text(text.replace("Ada", "\x1b[31mAda\x07"), encoding="utf-8")
    shown = run("replay", game).out
    assert "Ada" in shown
    assert "\x1b" not in shown
    assert "\x07" not in shown
    game.write_text(text.replace("* lay", "\x1b]0;x\x07", 1), encoding="utf-8")
    assert "\x1b" not in run("verify", game).err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["play", "chess"], "artefakt"),
        (["play"], "artefakt"),
        (["rules", "chess"], "artefakt"),
        (["rules", "artefakt", "99.9"], "99.9"),
        (["rules", "artefakt", "nonsense"], "nonsense"),
        (["simulate", "chess"], "chess"),
        (["simulate", "artefakt", "--seats", "7"], "7"),
        (["simulate", "artefakt", "--bots", "clever"], "random"),
        (["simulate", "artefakt", "--bots", "random,random,random", "--seats", "2"], "3"),
        (["simulate", "artefakt", "--option", "hurry"], "advanced"),
        (["simulate", "artefakt", "--option", "opening=upwards"], "printed"),
        (["simulate", "artefakt", "--option", "advanced=perhaps"], "advanced"),
        (["simulate", "artefakt", "--edition", "missing.toml"], "missing.toml"),
        (["play", "artefakt", "--seats", "1"], "2"),
        (["play", "artefakt", "--seats", "2", "--seat", "3"], "3"),
        (["play", "artefakt", "--seat", "0"], "0"),
        (["play", "artefakt", "--bots", ""], "random"),
        (["play", "artefakt", "--name", "random"], "random"),
        (["play", "artefakt", "--save", "no/such/folder/game.wk"], "game.wk"),
    ],
)
def test_unknown_things(
    arguments: list[str], word: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(run(*arguments, "--lang", lang), word)
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_language_is_refused() -> None:
    refused(run("--lang", "la", "games"), "la")
    refused(run("games", "--lang", "la"), "la")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_edition_with_a_missing_figure(lang: str, tmp_path: Path) -> None:
    text = editions.standard_text("artefakt")
    path = tmp_path / "mine.toml"
    path.write_text(text[: text.index("[last_round]")], encoding="utf-8")
    refused(run("simulate", "artefakt", "--edition", path, "--lang", lang), "last_round", "mine.toml")
    path.write_bytes(b"\xff\xfe\x00")
    refused(run("play", "artefakt", "--edition", path, "--lang", lang), "mine.toml")


def test_a_record_wants_the_edition_it_was_played_with(game: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(editions.standard_text("artefakt").replace('"standard"', '"mine"'), encoding="utf-8")
    refused(run("verify", game, "--edition", path), "mine", "standard")


@pytest.mark.parametrize("at", [-1, 100000])
def test_no_such_position(game: Path, at: int) -> None:
    refused(run("replay", game, "--at", at), str(at)[:2])
    refused(run("why", game, "--at", at, "skip"), str(at)[:2])


@pytest.mark.parametrize("seat", [-3, -1, 0, 4])
def test_no_such_seat(game: Path, seat: int) -> None:
    refused(run("replay", game, "--seat", seat), str(seat))
    refused(run("why", game, "--at", 11, "stand lady", "--seat", seat), str(seat))


def test_why_of_words_that_are_no_move_names_near_ones(game: Path) -> None:
    refused(run("why", game, "--at", 11, "stnd lady"), "stnd lady", "stand lady")


def test_what_exists_is_not_overwritten(game: Path) -> None:
    before = game.read_bytes()
    refused(run("play", "artefakt", "--save", game), "--continue")
    assert game.read_bytes() == before


def test_a_reader_that_goes_away_is_no_accident(game: Path) -> None:
    command = f"{sys.executable} -m wunderkammer replay {game} | head -1"
    result = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in result.stderr
    assert "Broken" not in result.stderr


def test_a_terminal_without_unicode(game: Path) -> None:
    answer = process("replay", game, environment={"PYTHONIOENCODING": "ascii"})
    assert answer.code == 0
