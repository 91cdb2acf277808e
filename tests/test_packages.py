"""What people install: the wheel and the source package, with the page built into both."""

import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
from pathlib import Path
from zipfile import ZipFile

import mypy_extensions
import pytest
import yaml

import wunderkammer as wk
from wunderkammer import record

ROOT = Path(__file__).parents[1]
WEB = "wunderkammer/web/"

# Packed in the same way in both forms.
pytestmark = pytest.mark.skipif(os.environ.get("WUNDERKAMMER_PURE") == "1", reason="checked in the other run")


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
    linked = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', door)
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


def test_an_index_would_take_them(packages: Path) -> None:
    files = [str(path) for path in packages.iterdir()]
    wheels = [path for path in files if path.endswith(".whl")]
    check = "from check_wheel_contents.__main__ import main; main()"
    for command in (["-m", "twine", "check", "--strict", *files], ["-c", check, *wheels]):
        answer = subprocess.run([sys.executable, *command], cwd=packages, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stdout + answer.stderr


def test_the_pure_wheel_is_for_every_machine_and_has_types(packages: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    assert wheel.name == f"wunderkammer-{wk.__version__}-py3-none-any.whl"
    with ZipFile(wheel) as packed:
        assert "wunderkammer/py.typed" in packed.namelist()


def test_the_source_package_has_no_tests_that_could_not_run(packages: Path) -> None:
    with tarfile.open(next(packages.glob("*.tar.gz"))) as package:
        names = {name.partition("/")[2] for name in package.getnames()}
    assert not [name for name in names if name.startswith("tests")]


def test_there_is_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert project["version"] == citation["version"] == wk.__version__


def test_the_typed_example_runs(tmp_path: Path) -> None:
    """Its types are checked with ours (`mypy --strict`), as those of any program that uses the library."""
    main = runpy.run_path(str(ROOT / "examples" / "library.py"))["main"]
    assert main(tmp_path / "game.wk") == record.replay(record.read(tmp_path / "game.wk")).scores()


COMMANDS = (
    "--version",
    "simulate artisans --games 2",
    "verify game.wk",
    "analyse game.wk --iterations 20",
    "serve --check --port 0 --data tables",
    "learn artisans",
    "play artefakt",
)


@pytest.mark.soak
def test_the_wheel_works_in_an_empty_environment(packages: Path, tmp_path: Path) -> None:
    """With the web table: play, serve, learn, analyse; and a program of a user has types."""
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "empty")], check=True)
    (wheel,) = packages.glob("*.whl")
    python = tmp_path / "empty" / "bin" / "python"
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", f"{wheel}[table]"], check=True)
    shutil.copy(ROOT / "tests" / "records" / "3-seats-advanced.wk", tmp_path / "game.wk")
    for command in COMMANDS:
        words = [str(python), "-m", "wunderkammer", *command.split()]
        answer = subprocess.run(words, cwd=tmp_path, input="quit\n", capture_output=True, text=True, check=False)
        assert answer.returncode == 0, (command, answer.stderr)
    shutil.copy(ROOT / "examples" / "library.py", tmp_path / "program.py")
    typed = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(python), "program.py"]
    answer = subprocess.run(typed, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout


@pytest.mark.soak
def test_the_rules_are_compiled_where_only_the_needs_of_the_build_are(tmp_path: Path) -> None:
    """As pip does: it builds in an environment of its own, with mypy and what mypy brings."""
    venv.create(tmp_path / "bare", symlinks=True)
    python = tmp_path / "bare" / "bin" / "python"
    (place,) = (tmp_path / "bare").glob("lib/python*/site-packages")
    for name in ("librt", "mypy_extensions.py"):
        (place / name).symlink_to(Path(mypy_extensions.__file__).parent / name)
    (flag,) = re.findall(r'"(--follow-imports=\w+)"', (ROOT / "setup.py").read_text(encoding="utf-8"))
    sources = [*(ROOT / "src/wunderkammer/core").glob("*.py"), *(ROOT / "src/wunderkammer/games").glob("*/contract.py")]
    command = [sys.executable, "-m", "mypy", flag, "--python-executable", str(python), "--cache-dir", str(tmp_path)]
    answer = subprocess.run([*command, *map(str, sources)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout
