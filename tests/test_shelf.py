"""The shelf: games are found through their plugs, and no shared file names one."""

import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from unittest.mock import patch

import pytest

import wunderkammer as wk
from wunderkammer import shelf
from wunderkammer.core.judge import Judge
from wunderkammer.shelf import finding
from wunderkammer.shelf.plug import UNKNOWN
from wunderkammer.testing.positions import FRAME

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "wunderkammer"
PAGE = ROOT / "web" / "src"
KINDS = ("py", "ftl", "toml", "html", "css", "svg", "ts", "svelte")
# Examples in docstrings.
EXAMPLES = {
    "env/gymnasium.py": ["wunderkammer/Artefakt-v0"],
    "env/pettingzoo.py": ['env("artefakt", seats=3)'],
    "env/openspiel.py": ["wunderkammer_artisans", "openspiel.Artefakt"],
}


def shared(folder: Path) -> list[Path]:
    """All that people have written there, but for what belongs to one game and the page as it is built."""
    found = [path for kind in KINDS for path in folder.rglob(f"*.{kind}")]
    own = [folder / "games" / game for game in wk.games()]
    return [path for path in found if not any(path.is_relative_to(place) for place in (*own, SOURCES / "web"))]


@pytest.mark.parametrize("folder", [SOURCES, PAGE], ids=["python", "page"])
def test_no_shared_file_names_a_game(folder: Path) -> None:
    files = shared(folder)
    assert len(files) > 100
    for path in files:
        name = path.relative_to(folder).as_posix()
        text = path.read_text(encoding="utf-8")
        for example in EXAMPLES.get(name, []):
            assert example in text, "the list of examples is as short as it can be"
            text = text.replace(example, "")
        named = [game for game in wk.games() if game in f"{name} {text}".lower()]
        assert not named, f"{name} names {named}"


@pytest.mark.parametrize("name", wk.games())
def test_every_game_of_ours_brings_everything(name: str) -> None:
    plug = shelf.plug(name)
    assert plug.package == f"wunderkammer.games.{name}"
    assert shelf.game(name) is wk.game(name)
    assert plug.notation().names == wk.game(name).move_names()
    assert type(plug.judge()) is not Judge
    assert plug.board() is not None
    assert plug.balance() is not None
    assert plug.bounds(3) != UNKNOWN
    assert plug.view_type() is not None
    for lang in ("en", "fr", "de"):
        assert plug.file("texts", f"{lang}.ftl") == plug.texts(lang)
        assert plug.file("rulebook", f"{lang}.md") == plug.rulebook(lang)
    state = wk.game(name).new(3)
    assert state.game() == wk.State.game(state) == state.copy().game() == name


def test_importing_the_library_loads_no_game() -> None:
    loaded = "import sys, wunderkammer; print(sorted(m for m in sys.modules if m.startswith('wunderkammer.games.')))"
    said = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


def test_a_game_that_cannot_be_loaded_says_so_and_disturbs_no_other() -> None:
    points = (
        EntryPoint("missing", "no_such_package.plug:PLUG", finding.GROUP),
        EntryPoint("number", "math:pi", finding.GROUP),
        EntryPoint("artisans", "math:pi", finding.GROUP),
    )
    before = wk.games()
    try:
        with patch("importlib.metadata.entry_points", return_value=points):
            shelf.forget()
            assert wk.games() == before
            for name, package, problem in (
                ("missing", "no_such_package", "ModuleNotFound"),
                ("number", "math", "no Plug"),
            ):
                for _ in range(2):
                    with pytest.raises(wk.UnknownGame) as caught:
                        wk.game(name)
                    assert caught.value.code == "broken-game"
                    assert caught.value.details["package"].startswith(package)
                    assert problem in caught.value.details["problem"]
            assert wk.game("artisans").name == "artisans"
    finally:
        shelf.forget()
    assert wk.games() == before


def test_the_checklist_names_every_part_of_a_plug() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    checklist = page.partition("## The checklist")[2].partition("\n## ")[0]
    named = [
        name for row in re.findall(r"^\| (`.+?`) \|", checklist, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    ]
    assert sorted(named) == sorted(name for name in vars(shelf.Plug) if not name.startswith("_"))
    assert all(f"`{key}`" in page for key in FRAME)
