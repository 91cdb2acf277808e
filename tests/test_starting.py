"""Importing the library loads nothing heavy, and the command line needs no extra."""

import subprocess
import sys

import pytest

HEAVY = "asyncio email fluent http importlib.metadata json litestar msgspec numpy rich socket tomllib typer uvicorn"
# What only the extras bring: without them, every module but those of the server's door can be imported.
BLOCKED = "asyncpg litestar numpy openskill prometheus_client redis segno uvicorn uvloop websockets"
WITHOUT_EXTRAS = f"""
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {BLOCKED.split()!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Blocker())
from wunderkammer.cli import main
main(sys.argv[1:])
"""


def python(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("program", ["import wunderkammer", "from wunderkammer.cli import run; run(['--version'])"])
def test_nothing_heavy_is_imported(program: str) -> None:
    asked = f"import sys; {program}; print(sorted(set({HEAVY.split()!r}) & set(sys.modules)))"
    answer = python("-I", "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {asked}")
    assert answer.stdout.split("\n")[-2] == "[]", answer


def test_a_command_imports_only_its_own_module() -> None:
    asked = (
        "import sys; from wunderkammer.cli import run; run(['games']); print('wunderkammer.cli.play' in sys.modules)"
    )
    assert python("-c", asked).stdout.endswith("False\n")


@pytest.mark.parametrize(
    "words", ["--help", "games", "rules artisans 3", "simulate artisans --games 1", "serve --help"]
)
def test_the_command_line_needs_no_extra(words: str) -> None:
    answer = python("-c", WITHOUT_EXTRAS, *words.split())
    assert answer.returncode == 0, answer.stderr


@pytest.mark.parametrize("words", ["", "serve"])
def test_the_web_table_says_which_extra_it_needs(words: str) -> None:
    answer = python("-c", WITHOUT_EXTRAS, *words.split())
    assert answer.returncode == 2
    assert "wunderkammer[table]" in answer.stderr
