"""Gather the pages of the site of documentation in one folder: docs, the pages at the root, examples and rulebooks.

A second folder gets the modules that the reference is read from. Links between pages are rewritten to where their goals
are on the site. Only the standard library is used.
"""

import os
import re
import shutil
import sys
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"(?<!!)\[([^\[\]]+)\]\(([^)\s#:]+)(#[^)\s]*)?\)")
PICTURE = re.compile(r"""(!\[[^\]]*\]\(|src=")([^)\s"#:]+)(?=[)"])""")
AT_ROOT = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "RELEASING.md", "SECURITY.md", "LICENSE")


def sources() -> dict[Path, PurePosixPath]:
    """Every file of the site, and where it is there."""
    found = {ROOT / name: PurePosixPath("index.md" if name == "README.md" else name) for name in AT_ROOT}
    for folder, place in (("docs", ""), ("examples", "examples")):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found[path] = PurePosixPath(place, path.relative_to(ROOT / folder).as_posix())
    for path in sorted((ROOT / "src" / "wunderkammer" / "games").glob("*/rulebook/*.md")):
        found[path] = PurePosixPath("players", f"{path.parts[-3]}-{path.stem}.md")
    return found


def rewritten(path: Path, text: str, places: dict[Path, PurePosixPath]) -> str:
    """The text of a page, with links to where their goals are on the site; what is not there is no link any more."""

    def at(goal: str) -> str | None:
        found = (path.parent / goal).resolve()
        if found.is_dir():
            found = next((one for one in sorted(places) if one.parent == found and one.suffix == ".md"), found)
        if found not in places:
            return None
        return PurePosixPath(os.path.relpath(places[found], places[path].parent)).as_posix()

    def link(found: re.Match[str]) -> str:
        goal = at(found[2])
        return found[1] if goal is None else f"[{found[1]}]({goal}{found[3] or ''})"

    text = PICTURE.sub(lambda found: found[1] + (at(found[2]) or found[2]), text)
    return LINK.sub(link, text)


def gather_modules(folder: Path) -> None:
    """The sources alone: beside compiled modules, the reference would be read from those, without words."""
    shutil.rmtree(folder, ignore_errors=True)
    for path in (ROOT / "src").rglob("*.py"):
        goal = folder / path.relative_to(ROOT / "src")
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, goal)


def gather(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    places = sources()
    for path, place in places.items():
        goal = folder / place
        goal.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            goal.write_text(rewritten(path, path.read_text(encoding="utf-8"), places), encoding="utf-8")
        else:
            shutil.copyfile(path, goal)


if __name__ == "__main__":
    pages, modules = map(Path, sys.argv[1:])
    gather(pages)
    gather_modules(modules)
