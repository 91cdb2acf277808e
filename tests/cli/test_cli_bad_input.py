"""Every file of the corpus of bad input, by every command that reads files: done, or one sentence and exit code 2."""

from pathlib import Path

import pytest
from seeds import mutations, seeds

from .running import LANGUAGES, Answer, run

MANY = [10, pytest.param(300, marks=pytest.mark.soak)]
COMMITMENT = "0" * 64
COMMANDS: dict[str, list[str]] = {
    "verify": [],
    "verify --json": ["--json", "--commitment", COMMITMENT],
    "replay": [],
    "why": ["x" * 5_000],
}


def fine(answer: Answer, what: object) -> None:
    """Done, or refused with a sentence; never an accident."""
    assert answer.code in (0, 2), (what, answer)
    assert "Traceback" not in answer.out + answer.err, (what, answer.err)
    assert answer.code == 0 or answer.err.strip(), what
    assert not set(answer.err) & set("\x1b\x07\0"), what


def languages(number: int) -> list[str]:
    """Each language in turn: three times as many runs would tell little more."""
    return ["--lang", LANGUAGES[number % len(LANGUAGES)]]


@pytest.mark.parametrize("command", COMMANDS)
def test_records_are_read_or_refused(command: str) -> None:
    codes = set()
    for number, path in enumerate(seeds("records")):
        answer = run(command.split(maxsplit=1)[0], path, *COMMANDS[command], *languages(number))
        fine(answer, path.name)
        codes.add(answer.code)
    assert 2 in codes


def test_records_are_imported_or_refused(tmp_path: Path) -> None:
    answer = run("import", *seeds("records"), "--data", tmp_path)
    fine(answer, "import")
    assert answer.code == 2
    assert "whole.wk" in answer.out


def test_records_are_played_on_or_refused(tmp_path: Path) -> None:
    for number, path in enumerate(seeds("records")):
        copy = tmp_path / path.name
        copy.write_bytes(path.read_bytes())
        fine(run("play", "--continue", copy, "--bots", "random", *languages(number), typed="x\nquit\n"), path.name)


def test_editions_are_read_or_refused() -> None:
    for number, path in enumerate(seeds("editions")):
        game = ["simulate", "artefakt", "--games", "1", "--bots", "random", "--edition", path]
        answer = run(*game, *languages(number))
        fine(answer, path.name)
        assert answer.code == 2 or path.name == "standard.toml", path.name


@pytest.mark.parametrize("count", MANY)
def test_records_gone_wrong(tmp_path: Path, count: int) -> None:
    path = tmp_path / "game.wk"
    for number, data in enumerate(mutations("records", count, seed=2)):
        path.write_bytes(data)
        for command, more in COMMANDS.items():
            fine(run(command.split(maxsplit=1)[0], path, *more, *languages(number)), (command, data))
