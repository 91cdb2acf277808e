"""The sources of the page: their types and form, and that it says what the terminal says."""

import subprocess
import sys
from pathlib import Path

import pytest
from seldom import BY_NIGHT, daily

WEB = Path(__file__).parents[2] / "web"


def passes(*command: str) -> str:
    result = subprocess.run([sys.executable, *command], cwd=WEB, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_what_the_page_knows_of_the_server_is_of_today(tmp_path: Path) -> None:
    passes("-m", "wunderkammer.server.http.typescript", str(tmp_path))
    for name in ("protocol.d.ts", "views.d.ts", "notation.json", "glossary.json"):
        assert (tmp_path / name).read_text() == (WEB / name).read_text(), "run make web"


@BY_NIGHT  # and in `make check`
def test_typed() -> None:
    passes("npm.py", "run", "--silent", "check")


@BY_NIGHT  # and in `make check`
def test_formatted_and_linted() -> None:
    passes("npm.py", "run", "--silent", "lint")


@pytest.mark.parametrize("every", daily([3, 30], 30))
def test_the_page_says_of_whole_games_what_the_terminal_says(every: int) -> None:
    passes("tests/expect.py", "node_modules/.expected.json", str(every))
    passes("tests/positions.py", "node_modules/.positions.json")
    assert "sentences are the same" in passes("npm.py", "run", "--silent", "test")
