"""The examples for libraries that learn run with these libraries, which are installed apart."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACE = ROOT / ".cache" / "learners"
LOCK = ROOT / "requirements" / "learners.txt"
EXAMPLES = {"train_sb3.py": "512", "train_rllib.py": "1", "train_tianshou.py": "1"}  # as little as each can do


def run(*command: str | Path, **more: str) -> str:
    result = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **more}, cwd=ROOT)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def python() -> Path:
    """Of an environment with the libraries and what ours needs, made as the page says."""
    made, stamp = PLACE / "bin" / "python", PLACE / "installed"
    wanted = LOCK.read_text(encoding="utf-8")
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        run(sys.executable, "-m", "venv", "--clear", PLACE)
        for words in re.findall(r"learners/bin/pip (install .*)", (ROOT / "docs" / "env.md").read_text("utf-8")):
            run(made, "-m", "pip", *shlex.split(words))
        stamp.write_text(wanted, encoding="utf-8")
    return made


def test_every_example_that_trains_is_tried() -> None:
    assert {path.name for path in (ROOT / "examples").glob("train_*.py")} == set(EXAMPLES)


@pytest.mark.soak
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_learns_and_says_how_well(python: Path, example: str) -> None:
    said = run(
        python, ROOT / "examples" / example, EXAMPLES[example], PYTHONPATH=str(ROOT / "src"), OMP_NUM_THREADS="1"
    )
    assert re.search(r"\d.* games won against random moves$", said.strip())
