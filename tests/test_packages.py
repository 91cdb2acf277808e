"""What people install: the wheel and the source package, with the page built into both."""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
WEB = "wunderkammer/web/"

# Packed in the same way in both forms; once, since two builds in one folder would disturb each other.
pytestmark = [
    pytest.mark.skipif(os.environ.get("WUNDERKAMMER_PURE") == "1", reason="checked in the other run"),
    pytest.mark.xdist_group("packages"),
]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel is made of the source package, as pip does it; compiling is left out."""
    folder = tmp_path_factory.mktemp("packages")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    environment = {**os.environ, "WUNDERKAMMER_PURE": "1"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder


def test_the_page_is_in_the_wheel_with_all_it_needs(packages: Path) -> None:
    with ZipFile(next(packages.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        door = wheel.read(f"{WEB}index.html").decode()
    linked = re.findall(r'(?:src|href)="/(assets/[^"]+)"', door)
    assert linked
    assert {WEB + one for one in linked} <= names
    built = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / WEB).rglob("*") if path.is_file()}
    assert built <= names
    assert not [name for name in names if "node_modules" in name or name.endswith(".svelte")]


def test_words_rules_and_figures_are_in_the_wheel(packages: Path) -> None:
    with ZipFile(next(packages.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    kept = [path for kind in ("*.ftl", "edition.toml", "rulebook/*.md") for path in (ROOT / "src").rglob(kind)]
    assert {path.relative_to(ROOT / "src").as_posix() for path in kept} <= names


def test_the_sources_of_the_page_are_in_the_source_package(packages: Path) -> None:
    with tarfile.open(next(packages.glob("*.tar.gz"))) as package:
        names = {name.partition("/")[2] for name in package.getnames()}
    assert {"web/package-lock.json", "web/src/main.ts", "web/npm.py", f"src/{WEB}index.html"} <= names
    assert not [name for name in names if "node_modules" in name]
