"""Every command of the README works as it stands there, in a folder with what it speaks of."""

import re
import shlex
import shutil
import tomllib
from pathlib import Path

import pytest
from cli.running import run

ROOT = Path(__file__).parents[1]
README = re.sub(r"^```.*?^```$", "", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
GAME = ROOT / "tests" / "records" / "3-seats-advanced.wk"
COMMANDS = [line.partition(" #")[0].strip() for line in re.findall(r"^    (\S.*)$", README, re.MULTILINE)]
OURS = [line for line in COMMANDS if line.startswith("wunderkammer")]

# What would take long is made short by more words; what waits for people gets something typed.
SHORTER = {"serve": "--check --port 0", "simulate": "--games 20", "lab": "--games 2", "analyse": "--iterations 20"}
TYPED = {"learn": "quit\n", "play": "quit\n"}


def test_the_readme_has_commands_of_each_kind() -> None:
    assert len(OURS) > 10
    assert {line.split()[0] for line in COMMANDS} == {"make", "pip", "source", "wunderkammer"}


def test_what_is_made_and_activated_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z]+):", makefile, re.MULTILINE)
    assert {line.split()[1] for line in COMMANDS if line.startswith("make ")} <= set(targets)
    (folder,) = re.findall(r"^VENV := (.*)$", makefile, re.MULTILINE)
    assert [line for line in COMMANDS if line.startswith("source ")] == [f"source {folder}/bin/activate"]


def test_extras_that_are_installed_exist_and_no_index_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for words in re.findall(r"pip install ([^`#\n]+)", page.read_text(encoding="utf-8")):
            assert not re.match(r"['\"]?wunderkammer", words), page
            assert set(re.findall(r"\.\[(\w+)\]", words)) <= set(project["optional-dependencies"]), page


def test_every_command_of_ours_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, as somebody would who reads on: what `play` saves can be continued."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    shutil.copy(GAME, "game.wk")
    shutil.copytree(ROOT / "examples", "examples")
    for line in OURS:
        saved = [path.name for path in tmp_path.glob("artefakt-*.wk")]
        words = shlex.split(re.sub(r"artefakt-….wk", saved[0] if saved else "nothing", line))[1:]
        answer = run(*words, *SHORTER.get(words[0], "").split(), typed=TYPED.get(words[0], ""))
        assert answer.code == 0, (line, answer)
