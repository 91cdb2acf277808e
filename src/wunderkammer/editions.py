"""The one reader of edition files: TOML in, checked figures out."""

import hashlib
import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from wunderkammer.core.edition import MARKS, Edition, Figure, check_figures
from wunderkammer.core.errors import BadEdition


def standard_text(game: str) -> str:
    """The edition file that comes with a game, to be copied and corrected."""
    return files(f"wunderkammer.games.{game}").joinpath("edition.toml").read_text(encoding="utf-8")


def standard(game: str, figures: tuple[Figure, ...]) -> Edition:
    return parse(standard_text(game), game, figures)


def read(path: Path, game: str, figures: tuple[Figure, ...]) -> Edition:
    """A user's own edition; BadEdition names the file, the key and the reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadEdition("edition-unreadable", {"file": str(path), "problem": error.strerror}) from None
    except UnicodeDecodeError:
        raise BadEdition("edition-not-text", {"file": str(path)}) from None
    try:
        return parse(text, game, figures)
    except BadEdition as error:
        raise BadEdition(error.code, {"file": str(path), **error.details}) from None


def parse(text: str, game: str, figures: tuple[Figure, ...]) -> Edition:
    """An edition from its text: a name, the game, and one table a figure with value, mark and source."""
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number without end, a list in a list in a list
        raise BadEdition("edition-not-toml", {"problem": str(error)}) from None
    name = content.pop("name", None)
    if not isinstance(name, str) or not name.isidentifier():
        raise BadEdition("edition-name", {"key": "name", "value": name})
    if content.pop("game", None) != game:
        raise BadEdition("edition-game", {"key": "game", "game": game})
    values = {key: value_of(key, table) for key, table in content.items()}
    check_figures(figures, values)
    return Edition(name, fingerprint(values), values)


def value_of(key: str, table: object) -> object:
    """The value of one figure; its mark and source must stand beside it."""
    if not isinstance(table, dict) or "value" not in table:
        raise BadEdition("figure-shape", {"key": key})
    if table.get("mark") not in MARKS:
        raise BadEdition("figure-mark", {"key": key, "value": table.get("mark"), "allowed": list(MARKS)})
    if not isinstance(table.get("source"), str):
        raise BadEdition("figure-source", {"key": key})
    return table["value"]


def fingerprint(values: dict[str, Any]) -> str:
    """Eight letters that change with any figure: a record is not replayed with others of the same name."""
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:8]
