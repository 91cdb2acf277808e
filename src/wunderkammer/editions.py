"""The one reader of edition files: TOML in, checked figures out.

An edition may come from anybody, and the TOML reader needs time that grows with the square of what it is given. So the
text is held against a few bounds first, in one pass, and what has been read is kept.
"""

import hashlib
import json
import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from wunderkammer.core.edition import MARKS, Edition, Figure, check_figures, completed, spelled_out
from wunderkammer.core.errors import BadEdition
from wunderkammer.shelf import game as game_of
from wunderkammer.shelf import plug

SIZE = 32_768  # characters of an edition
NAME = 40  # characters of its name
DOTS = 10  # in one line, outside texts: keys in keys, or figures that are no whole numbers
DEPTH = 6  # of lists and tables in each other
VALUES = 1_000  # in all
WORD = 40  # characters of a key or a number
KEPT = 64  # editions that are not read again
PARTS = ("value", "mark", "source")  # of a figure

# Texts and comments, as TOML reads them. What does not end goes on to the end of its line, or of the edition: it is no
# TOML, and nothing behind it is read.
_QUOTED = re.compile(
    r'''"""(?:[^"\\]|\\.|"{1,2}(?!"))*+(?:"{3,5}|\Z)'''
    r"""|'''.*?(?:'{3,5}|\Z)"""
    r"""|"(?:[^"\\\n]|\\[^\n])*+"?"""
    r"""|'[^'\n]*+'?"""
    r"""|\#[^\n]*+""",
    re.DOTALL,
)
_WORD = re.compile(rf"[^\s\[\]{{}}=,.]{{{WORD + 1}}}")


def standard_text(game: str) -> str:
    """The edition file that comes with a game, to be copied and corrected."""
    return plug(game).edition()


def marked(game: str) -> dict[str, dict[str, Any]]:
    """The figures of the standard edition, each with value, mark and source."""
    return {key: table for key, table in tomllib.loads(standard_text(game)).items() if isinstance(table, dict)}


def read(path: Path, game: str, figures: tuple[Figure, ...]) -> Edition:
    """A user's own edition; BadEdition names the file, the key and the reason."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(SIZE + 1)
    except OSError as error:
        raise BadEdition("edition-unreadable", {"file": str(path), "problem": error.strerror}) from None
    except UnicodeDecodeError:
        raise BadEdition("edition-not-text", {"file": str(path)}) from None
    try:
        return parse(text, game, figures)
    except BadEdition as error:
        raise BadEdition(error.code, {"file": str(path), **error.details}) from None


@lru_cache(maxsize=KEPT)
def of(game: str, text: str, new: bool = True) -> Edition | None:
    """The edition of a table from its text, None for the standard one. It is read once and kept."""
    return parse(text, game, game_of(game).figures, new) if text else None


def stored(game: str, text: str) -> Edition | None:
    """The same for a table that was made before, perhaps by version 0.1, which did not mind further keys."""
    try:
        return of(game, text)
    except BadEdition:
        return of(game, text, new=False)


def parse(text: str, game: str, figures: tuple[Figure, ...], new: bool = True) -> Edition:
    """An edition from its text: a name, the game, and one table a figure with value, mark and source."""
    check_bounds(text)
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadEdition("edition-not-toml", {"problem": str(error)}) from None
    name = content.pop("name", None)
    if not isinstance(name, str) or not name.isidentifier() or (new and len(name) > NAME):
        raise BadEdition("edition-name", {"key": "name", "value": name})
    if content.pop("game", None) != game:
        raise BadEdition("edition-game", {"key": "game", "game": game})
    values = {key: value_of(key, table, new) for key, table in content.items()}
    check_figures(figures, values)
    return Edition(name, fingerprint(spelled_out(figures, values)), completed(figures, values))


def check_bounds(text: str) -> None:
    """Refuse what would take long to read, in one pass and without reading it."""
    if len(text) > SIZE:
        raise BadEdition("edition-size", {"allowed": SIZE})
    bare = _QUOTED.sub(lambda found: "" if found[0].startswith("#") else "-", text)
    if any(line.count(".") > DOTS for line in bare.split("\n")) or depth(bare) > DEPTH:
        raise BadEdition("edition-nested")
    if bare.count("=") + bare.count(",") > VALUES:
        raise BadEdition("edition-values", {"allowed": VALUES})
    if _WORD.search(bare):
        raise BadEdition("edition-word", {"allowed": WORD})


def depth(bare: str) -> int:
    """How deep lists and tables stand in each other."""
    deepest = now = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        now = now + 1 if bracket in "[{" else max(0, now - 1)
        deepest = max(deepest, now)
    return deepest


def value_of(key: str, table: object, new: bool = True) -> object:
    """The value of one figure; its mark and source must stand beside it, and nothing else."""
    if not isinstance(table, dict) or "value" not in table:
        raise BadEdition("figure-shape", {"key": key})
    if table.get("mark") not in MARKS:
        raise BadEdition("figure-mark", {"key": key, "value": table.get("mark"), "allowed": list(MARKS)})
    if not isinstance(table.get("source"), str):
        raise BadEdition("figure-source", {"key": key})
    if new and (more := next((part for part in table if part not in PARTS), None)) is not None:
        raise BadEdition("figure-part", {"key": key, "found": more, "allowed": list(PARTS)})
    return table["value"]


def fingerprint(values: dict[str, Any]) -> str:
    """Eight letters that change with any figure: a record is not replayed with others of the same name."""
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:8]
