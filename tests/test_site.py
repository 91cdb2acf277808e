"""The site of documentation: every page has its place, every public name its reference, and tutorials run."""

import contextlib
import io
import os
import re
import runpy
import shutil
import subprocess
import zlib
from collections.abc import Iterator
from importlib.machinery import PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml
from cli.running import run
from test_docs import blocks, examples, shows, text_of

import wunderkammer as wk
from wunderkammer import bots, env, record
from wunderkammer.env import gymnasium, gymnasium_vector, pettingzoo, vector
from wunderkammer.lab import dataset

ROOT = Path(__file__).parents[1]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
SITE = runpy.run_path(str(ROOT / "scripts" / "docs.py"))


def place(module: ModuleType, name: str) -> str:
    """Where the reference finds a public name: where it is defined, if a module of this name stands in the way."""
    public = f"{module.__name__}.{name}"
    parts = getattr(module, "__path__", [])
    return f"{getattr(module, name).__module__}.{name}" if PathFinder.find_spec(public, parts) else public


PUBLIC = [
    *(place(module, name) for module in (wk, bots, record, dataset) for name in module.__all__),
    *(
        place(module, name)
        for module, names in (
            (env, ("batch",)),
            (vector, ("Vector", "Moment")),
            (gymnasium, ("SeatEnv",)),
            (gymnasium_vector, ("SeatVectorEnv",)),
            (pettingzoo, ("env", "raw_env")),
        )
        for name in names
    ),
]


class Settings(yaml.SafeLoader):  # type: ignore[misc]
    """What a site is built with; a function among it is of no interest here."""


Settings.add_multi_constructor("tag:yaml.org,2002:python/", lambda *_: None)


def named(nav: list[dict[str, Any]]) -> Iterator[str]:
    """The pages of the navigation."""
    for entry in nav:
        for goal in entry.values():
            yield from [goal] if isinstance(goal, str) else named(goal)


def test_every_page_has_its_place_in_the_navigation_and_no_other_is_there() -> None:
    settings = yaml.load(text_of(ROOT / "mkdocs.yml"), Settings)
    listed = list(named(settings["nav"]))
    pages = {str(place) for place in SITE["sources"]().values()}
    assert len(listed) == len(set(listed))
    assert set(listed) == {page for page in pages if page.endswith(".md") or page.startswith("gallery/")}


def test_links_lead_to_where_pages_are_on_the_site(tmp_path: Path) -> None:
    SITE["gather"](tmp_path)
    for page in tmp_path.rglob("*.md"):
        for link in re.findall(
            r"(?:\]\(|src=\")([^)\s\"#:]+)[)#\"]", re.sub(r"```.*?```", "", text_of(page), flags=re.DOTALL)
        ):
            assert (page.parent / link).exists(), f"{page.relative_to(tmp_path)}: {link}"


def test_every_public_name_is_in_the_reference() -> None:
    pages = "".join(map(text_of, (ROOT / "docs" / "reference").glob("*.md")))
    documented = re.findall(r"^::: ([\w.]+)$", pages, re.MULTILINE)
    assert len(documented) == len(set(documented))
    assert set(PUBLIC) - set(documented) == set()


@pytest.mark.parametrize("page", [page for page in TUTORIALS if page.stem != "host"], ids=lambda page: page.stem)
def test_the_code_of_a_tutorial_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One block after another, as a reader would."""
    if page.stem == "game":  # it uses a game that is in the clone, and puts it on the shelf
        monkeypatch.syspath_prepend(str(ROOT / "tests" / "plugin" / "package"))
        monkeypatch.setattr(wk.shelf, "_plugs", dict(wk.shelf._plugs))
        monkeypatch.setattr(wk.shelf, "_games", dict(wk.shelf._games))
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {"__name__": "tutorial"}
    assert blocks(text_of(page), "python")
    for program in blocks(text_of(page), "python"):
        with contextlib.redirect_stdout(io.StringIO()) as out:
            exec(compile(program, page.name, "exec"), known)
        assert out.getvalue().strip()
    for example in examples(text_of(page)):
        answer = run(*example.arguments, columns=100)
        assert answer.code == 0, answer.err
        assert shows(example.shown, answer.out), answer.out


@pytest.mark.soak
def test_the_site_is_built_without_a_warning() -> None:
    """With its notebooks, which run; and every public name can be looked up."""
    assert shutil.which("make")
    quiet = {**os.environ, "MAKEFLAGS": ""}
    built = subprocess.run(["make", "docs"], cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    assert "WARNING -" not in built.stdout + built.stderr
    folder = ROOT / "build" / "docs"
    names = zlib.decompress((folder / "objects.inv").read_bytes().split(b"\n", 4)[4]).decode()
    assert {name for name in PUBLIC if f"{name} py:" not in names} == set()
    library = text_of(folder / "reference" / "library.html")
    assert "method descriptor" not in library, "read from the sources, not from compiled modules"
    assert "is legal; else why it is refused" in library
    assert (folder / "search" / "search_index.json").stat().st_size > 100_000
    for notebook in ("balance", "learning", "replay"):
        assert "data:image/png" in text_of(folder / "gallery" / f"{notebook}.html")
