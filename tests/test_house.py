"""House rules: format, lint, types and layers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from seldom import BY_NIGHT

ROOT = Path(__file__).parents[1]

# These read the sources only, so one of the two runs of the suite is enough.
pytestmark = pytest.mark.skipif(os.environ.get("WUNDERKAMMER_PURE") == "1", reason="checked in the other run")


def passes(*command: str) -> None:
    result = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_formatted() -> None:
    passes("-m", "ruff", "format", "--check", ".")


def test_linted() -> None:
    passes("-m", "ruff", "check", ".")


@BY_NIGHT  # and in `make check`
def test_typed() -> None:
    passes("-m", "mypy")


def test_layered() -> None:
    # import-linter has a command but no `python -m`.
    command = "from importlinter.cli import lint_imports_command as lint; lint()"
    passes("-c", command, "--no-logo", "--cache-dir", ".cache/import-linter")
